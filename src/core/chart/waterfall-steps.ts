import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import type { Frame } from './frame.js';
import { fillPhrase } from './phrases.js';
import type { Category, Matrix } from './series-matrix.js';
import { readMatrix, requireReadable } from './series-matrix.js';
import { totalRows } from './total-rows.js';
import { frameFormat } from './value-axis.js';

export interface Step {
  category: Category;
  /** What the row says: a change, or the level itself of a total. Null is a step without a value, which changes nothing. */
  value: number | null;
  /** Levels that its bar runs between; a total's from zero. */
  from: number;
  to: number;
  total: boolean;
}

const MOST_NAMES = 20;
const MOST_STEPS = 400;

/**
 * The bars of a waterfall in the order of the rows, and a total behind them unless the last row is one: by its name, or
 * because `config.total` names it (a name or a list of names: subtotals stand between the steps). `false`: no total.
 * Of too many names the smallest changes become one step, so that the bars still add up.
 */
export function waterfallSteps(frame: Frame, room: number): Step[] {
  const matrix = readMatrix(frame, 'keep');
  const rows = waterfallRows(frame, matrix);
  const named = matrix.scale === 'names';
  if (!named) requireReadable(frame, matrix, MOST_STEPS);
  const shown = named ? joinSmall(frame, rows, room) : rows;

  let level = 0;
  return shown.map((row): Step => {
    const from = row.total ? 0 : level;
    const to = levelAfter(row, level);
    if (!Number.isFinite(to)) {
      throw new DeckError('wrong_columns', 'The steps of a waterfall add up beyond what a number can hold.', {
        hint: 'Scale the values in the SQL.',
      });
    }
    if (row.total && row.value !== null && row !== shown[0]) tellGap(frame, row.category, row.value, level);
    level = to;
    return { ...row, value: row.total ? to : row.value, from, to };
  });
}

export interface StepRow {
  category: Category;
  value: number | null;
  total: boolean;
}

/** Where a step leads from a level: a total without a value of its own stays there. */
export const levelAfter = ({ total, value }: StepRow, level: number): number =>
  total ? (value ?? level) : level + (value ?? 0);

/** All rows, and a total behind them unless the last one is one. */
export function waterfallRows(frame: Frame, matrix: Matrix): StepRow[] {
  const values = matrix.series[0]?.values ?? [];
  const isTotal = new Set(
    (['key', 'label'] as const).flatMap((of) =>
      totalRows(matrix.categories.map((category) => category[of]), frame.config['total'], frame.locale),
    ),
  ); // prettier-ignore
  const rows = matrix.categories.map((category, i) => ({
    category,
    value: values[i] ?? null,
    total: isTotal.has(i),
  }));
  if (frame.config['total'] !== false && rows.at(-1)?.total !== true) {
    const label = frame.phrases.total;
    rows.push({ category: { key: label, label, at: null }, value: null, total: true });
  }
  return rows;
}

/** The largest changes in the order of the rows; the rest as one step before the next total. */
function joinSmall(frame: Frame, rows: StepRow[], room: number): StepRow[] {
  const { top } = frame.config;
  const changes = rows.filter((row) => !row.total);
  const wanted = typeof top === 'number' && top >= 1 ? Math.floor(top) : MOST_NAMES;
  const most = Math.max(2, Math.min(wanted, room - (rows.length - changes.length)));
  if (changes.length <= most) return rows;
  const size = (row: StepRow): number => Math.abs(row.value ?? 0);
  const kept = new Set(
    [...changes].sort((a, b) => (size(a) < size(b) ? 1 : size(a) > size(b) ? -1 : 0)).slice(0, most - 1),
  );
  const result: StepRow[] = [];
  let rest: number | undefined;
  const flush = (): void => {
    const label = frame.phrases.other;
    if (rest !== undefined)
      result.push({ category: { key: label, label, at: null }, value: rest, total: false });
    rest = undefined;
  };
  for (const row of rows) {
    if (row.total) flush();
    if (row.total || kept.has(row)) result.push(row);
    else rest = (rest ?? 0) + (row.value ?? 0);
  }
  flush();
  const counts = { n: countText(frame, changes.length - kept.size), of: countText(frame, changes.length) };
  frame.notes.push(fillPhrase(frame.phrases.grouped, counts));
  return result;
}

/** A total that is not what its steps add up to is said, not smoothed over. */
function tellGap(frame: Frame, category: Category, value: number, sum: number): void {
  const format = frameFormat(frame, [value, sum]);
  if (format.label(value) === format.label(sum)) return;
  const gap = frameFormat(frame, [value - sum]).label(value - sum);
  frame.notes.push(fillPhrase(frame.phrases.sumGap, { name: category.label, value: gap }));
}
