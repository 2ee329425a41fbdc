import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { fisherTail } from '../../statements/tests/distributions.js';
import type { Effect } from './effects.js';
import type { Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import type { GroupRows } from './variance.js';
import { leastRows } from './widget-sql.js';

/** Two categories that act together: their cells lie where neither alone puts them. */
export interface Interaction {
  measure: Measure;
  /** The one with more values first. */
  by: readonly [ColumnProfile, ColumnProfile];
  /** The root of the part of the variance that is the cells' own; 0–1. */
  size: number;
  p: number;
  hasSmall: boolean;
}

interface Cell extends GroupRows {
  row: string;
  column: string;
}

const MOST_VALUES = 12;
const MOST_SPLITS = 3;

/** The pair of categories that act together most, of the best few of each measure; one query a pair. */
export async function interactionsOf(
  table: string,
  effects: readonly Effect[],
  measures: readonly Measure[],
  runQuery: RunQuery,
): Promise<Interaction[]> {
  const asked = measures.flatMap((measure) => {
    const columns = effects
      .filter(
        ({ measure: own, split }) =>
          own === measure && split.kind === 'category' && split.column.distinct <= MOST_VALUES,
      )
      .sort((a, b) => b.size - a.size)
      .slice(0, MOST_SPLITS)
      .map(({ split }) => split.column);
    return columns.flatMap((a, i) => columns.slice(i + 1).map((b) => ({ measure, by: a.distinct >= b.distinct ? ([a, b] as const) : ([b, a] as const) }))); // prettier-ignore
  });
  const found = await Promise.all(
    asked.map(async ({ measure, by }) => {
      const [a, b] = by;
      const tests = [`${a.sql} IS NOT NULL`, `${b.sql} IS NOT NULL`, ...measure.only].join(' AND ');
      const value = `${measure.sql}::DOUBLE`;
      const { rows } = await runQuery(
        `SELECT ${a.sql}::VARCHAR AS "row", ${b.sql}::VARCHAR AS "column", COUNT(${measure.sql}) AS "n", AVG(${value}) AS "mean", VAR_POP(${value}) AS "variance" FROM ${quoteName(table)} WHERE ${tests} GROUP BY 1, 2`,
      );
      const all = rows
        .map(({ row, column, n, mean, variance }) => ({
          row: row as string,
          column: column as string,
          n: Number(n),
          mean: Number(mean),
          variance: Number(variance),
        })) // prettier-ignore
        .filter(({ n }) => n > 0);
      const cells = all.filter(({ n }) => n >= leastRows(measure));
      const own = ownPart(cells);
      return own && { measure, by, ...own, hasSmall: cells.length < all.length };
    }),
  );
  return found.filter((one) => one !== undefined);
}

const ROUNDS = 30;

/** What the cells have beyond the sum of row and column effects, which are fitted in turn until they rest (backfitting, Breiman & Friedman 1985). */
function ownPart(cells: readonly Cell[]): { size: number; p: number } | undefined {
  const rows = new Map<string, number>();
  const columns = new Map<string, number>();
  const fitted = ({ row, column }: Cell): number => (rows.get(row) ?? 0) + (columns.get(column) ?? 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    refit(cells, rows, ({ row }) => row, (cell) => cell.mean - (columns.get(cell.column) ?? 0)); // prettier-ignore
    refit(cells, columns, ({ column }) => column, (cell) => cell.mean - (rows.get(cell.row) ?? 0)); // prettier-ignore
  }
  const n = cells.reduce((sum, one) => sum + one.n, 0);
  const mean = cells.reduce((sum, one) => sum + one.n * one.mean, 0) / n;
  const own = cells.reduce((sum, one) => sum + one.n * (one.mean - fitted(one)) ** 2, 0);
  const within = cells.reduce((sum, one) => sum + one.n * one.variance, 0);
  const total = within + cells.reduce((sum, one) => sum + one.n * (one.mean - mean) ** 2, 0);
  const above = cells.length - rows.size - columns.size + 1;
  const below = n - cells.length;
  if (rows.size < 2 || columns.size < 2 || above < 1 || below < 1 || within === 0) return undefined;
  const noise = within / below;
  return {
    size: Math.sqrt(Math.max(0, (own - above * noise) / total)),
    p: fisherTail(own / above / noise, above, below),
  };
}

function refit(
  cells: readonly Cell[],
  effects: Map<string, number>,
  keyOf: (cell: Cell) => string,
  rest: (cell: Cell) => number,
): void {
  const sums = new Map<string, { n: number; sum: number }>();
  for (const cell of cells) {
    const { n, sum } = sums.get(keyOf(cell)) ?? { n: 0, sum: 0 };
    sums.set(keyOf(cell), { n: n + cell.n, sum: sum + cell.n * rest(cell) });
  }
  for (const [key, { n, sum }] of sums) effects.set(key, sum / n);
}
