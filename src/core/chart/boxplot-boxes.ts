import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import type { BoxSummary } from './box-summary.js';
import { tukeyBox } from './box-summary.js';
import { calendarOrder } from './calendar-order.js';
import { cellOf, nameOf, numberOf } from './cells.js';
import type { Frame } from './frame.js';
import { fillPhrase } from './phrases.js';
import type { Matrix } from './series-matrix.js';
import { pick, readMatrix } from './series-matrix.js';

/** Categories with their medians as values, and the box of each by its key. */
export interface Boxes {
  matrix: Matrix;
  byKey: ReadonlyMap<string, BoxSummary>;
}

const FIVE = ['min', 'q1', 'median', 'q3', 'max'] as const;

/** Boxes of raw values, or of five columns that hold their figures. */
export function readBoxes(frame: Frame): Boxes {
  const five = frame.encoding.median !== undefined;
  const matrix = five
    ? readMatrix({ ...frame, encoding: { ...frame.encoding, value: frame.encoding.median ?? '' } }, 'refuse')
    : readMatrix(frame, 'sum');
  const { byKey, missing } = five ? givenBoxes(frame) : computedBoxes(frame);
  if (missing > 0) {
    frame.notes.push(
      fillPhrase(frame.phrases.withoutValue, {
        n: countText(frame, missing),
        of: countText(frame, frame.data.rows.length),
      }),
    );
  }
  const values = matrix.categories.map((category) => byKey.get(category.key)?.median ?? null);
  const medians: Matrix = { ...matrix, series: [{ name: '', values, total: 0 }] };
  const calendar =
    frame.config.sort === undefined && matrix.scale === 'names'
      ? calendarOrder(matrix.categories.map((category) => category.label), frame.locale)
      : undefined; // prettier-ignore
  return { matrix: calendar === undefined ? medians : pick(medians, calendar), byKey };
}

interface Found {
  byKey: Map<string, BoxSummary>;
  /** Rows that have no value. */
  missing: number;
}

function computedBoxes(frame: Frame): Found {
  const { data, encoding } = frame;
  const groups = new Map<string, number[]>();
  let missing = 0;
  for (const row of data.rows) {
    const value = numberOf(cellOf(row, encoding.value ?? ''));
    const key = nameOf(cellOf(row, encoding.category ?? ''), frame.phrases);
    const group = groups.get(key);
    if (value === null) missing += 1;
    else if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  const boxes = [...groups].map(([key, values]): [string, BoxSummary] => [
    key,
    tukeyBox(values.sort((a, b) => a - b)),
  ]);
  return { byKey: new Map(boxes), missing };
}

function givenBoxes(frame: Frame): Found {
  const { data, encoding } = frame;
  const byKey = new Map<string, BoxSummary>();
  let missing = 0;
  for (const row of data.rows) {
    const name = nameOf(cellOf(row, encoding.category ?? ''), frame.phrases);
    const figures = FIVE.map((role) => numberOf(cellOf(row, encoding[role] ?? '')));
    const [low, q1, median, q3, high] = figures;
    if (low == null || q1 == null || median == null || q3 == null || high == null) {
      missing += 1;
      continue;
    }
    const wrong = FIVE.findIndex((_, i) => i > 0 && (figures[i] ?? 0) < (figures[i - 1] ?? 0));
    if (wrong > 0) {
      const said = (i: number): string =>
        `${JSON.stringify(encoding[FIVE[i] ?? 'min'])} (${figures[i] ?? ''})`;
      throw new DeckError(
        'wrong_columns',
        `A boxplot takes min ≤ q1 ≤ median ≤ q3 ≤ max, but at ${JSON.stringify(name)} ${said(wrong)} is less than ${said(wrong - 1)}.`,
        {
          hint: 'Check which column is which in the SQL, or return the raw values: the boxes are computed from them.',
        },
      );
    }
    byKey.set(name, { low, q1, median, q3, high, outliers: [] });
  }
  return { byKey, missing };
}
