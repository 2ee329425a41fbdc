import type { Row } from '../../query/types.js';
import { fisherTail, studentTail } from '../../statements/tests/distributions.js';
import type { Measure } from './measures.js';
import { estimateOf, ratioRows, ratioStatistics, sizeOf } from './ratio-groups.js';
import { leastRows } from './widget-sql.js';

/** A measure where two ways to cut the rows meet. Of a ratio of sums the logarithm, since ratios differ by factors. */
export interface Cell {
  row: string;
  column: string;
  n: number;
  value: number;
  /** Of averages: of the rows around it (of the population); of ratios: of the value as an estimate. */
  variance: number;
  /** What the cell has of the amount below the line; rows for an average. */
  size: number;
}

/** What cells have beyond what their row and their column have by themselves. */
export interface OwnPart {
  /** The root of the part of the variance that is the cells' own; of ratios their own deviation as a part of the ratio. 0–1. */
  size: number;
  p: number;
  /** The row that has most of it, and the cell. */
  row: string;
  cell: Cell;
  /** Whether that cell is the highest of all, so that whoever looks for the highest finds it. */
  isHighest: boolean;
}

/** SQL of what is read of a measure in a cell, by short names. */
export function cellStatistics(measure: Measure, i: number): string[] {
  const { sql, only, over } = measure;
  if (over) return ratioStatistics(measure, over.sql, i);
  const filter = only.length === 0 ? '' : ` FILTER (WHERE ${only.join(' AND ')})`;
  const value = `${sql}::DOUBLE`;
  return [
    `COUNT(${sql})${filter} AS "n${i}"`,
    `AVG(${value})${filter} AS "a${i}"`,
    `VAR_POP(${value})${filter} AS "v${i}"`,
  ];
}

/** The cells of an answer to that, those with enough rows; `row` and `column` name them. */
export function cellsOf(
  measure: Measure,
  rows: readonly Row[],
  i: number,
): { cells: Cell[]; hasSmall: boolean } {
  const all = rows.filter(
    (row) => row['row'] !== null && row['column'] !== null && Number(row[`n${i}`] ?? 0) > 0,
  );
  const cells = all.flatMap((row): Cell[] => {
    const place = { row: row['row'] as string, column: `${row['column'] as string | number}` };
    const n = Number(row[`n${i}`]);
    if (n < leastRows(measure)) return [];
    if (!measure.over)
      return [{ ...place, n, value: Number(row[`a${i}`]), variance: Number(row[`v${i}`]), size: n }];
    const one = estimateOf(ratioRows(row, i));
    if (!one || one.value <= 0) return [];
    return [
      { ...place, n, value: Math.log(one.value), variance: one.variance / one.value ** 2, size: one.weight },
    ];
  });
  return { cells, hasSmall: cells.length < all.length };
}

/** One of two tests, either of which would do. */
const either = (a: number, b: number): number => Math.min(1, 2 * Math.min(a, b));

const ROUNDS = 30;
const AS_MUCH = 0.7;

/**
 * What the cells have beyond the sum of row and column effects, which are fitted in turn until they rest (backfitting, Breiman & Friedman
 * 1985): of averages by the analysis of variance, of ratios by weighted least squares over their linearised variances (Grizzle, Starmer &
 * Koch, Biometrics 25, 1969).
 */
export function ownPart(cells: readonly Cell[], isRatio: boolean): OwnPart | undefined {
  const weightOf = ({ n, variance }: Cell): number => (isRatio ? 1 / variance : n);
  const { rows, columns, expected } = additiveFit(cells, weightOf);
  const rest = (cell: Cell): number => cell.value - expected(cell);
  const sum = (of: (cell: Cell) => number): number => cells.reduce((all, one) => all + of(one), 0);
  const n = sum((one) => one.n);
  const own = sum((one) => weightOf(one) * rest(one) ** 2);
  const above = cells.length - rows.size - columns.size + 1;
  const below = n - cells.length;
  if (rows.size < 2 || columns.size < 2 || above < 1 || below < 1) return undefined;
  const row = [...rows.keys()].map((key) => ({ key, part: sum((one) => (one.row === key ? weightOf(one) * rest(one) ** 2 : 0)) })).sort((a, b) => b.part - a.part)[0]?.key ?? ''; // prettier-ignore
  // Where two cells lie off by as much, one above and one below, it is the one above.
  const off = (one: Cell): number => weightOf(one) * rest(one) ** 2;
  const most = cells.reduce((all, one) => Math.max(all, off(one)), 0);
  const [cell] = cells
    .filter((one) => off(one) >= AS_MUCH * most)
    .sort((a, b) => Number(rest(b) > 0) - Number(rest(a) > 0) || b.value - a.value);
  if (!cell) return undefined;
  const where = { row, cell, isHighest: cells.every(({ value }) => value <= cell.value) };
  if (isRatio) {
    const whole = sum(({ size }) => size);
    const part = sum((one) => one.size * rest(one) ** 2) / whole;
    const noise = ((above / cells.length) * sum(({ size, variance }) => size * variance)) / whole;
    const within = sum((one) => one.n * (one.n - 1) * one.variance);
    const off = sum((one) => one.n * rest(one) ** 2);
    const size = sizeOf(Math.sqrt(Math.max(0, part - noise)), off, within, (above * within) / below);
    // Their variances are estimates: as in Welch's test of means (Biometrika 38, 1951).
    const lack = sum((one) => 1 / (one.n - 1));
    const one = oneOffP(cell, cells, weightOf, ({ variance }) => variance, cell.n - 1);
    const f = own / above / (1 + (2 * (above - 1) * lack) / (above * (above + 2)));
    const freedom = Math.max(1, (above * (above + 2)) / (3 * lack));
    return { size, p: either(fisherTail(f, above, Math.min(below, freedom)), one), ...where };
  }
  const mean = sum((one) => one.n * one.value) / n;
  const within = sum((one) => one.n * one.variance);
  const total = within + sum((one) => one.n * (one.value - mean) ** 2);
  if (within === 0) return undefined;
  const noise = within / below;
  const one = oneOffP(cell, cells, weightOf, ({ n: own }) => noise / own, below);
  return {
    size: Math.sqrt(Math.max(0, (own - above * noise) / total)),
    p: either(fisherTail(own / above / noise, above, below), one),
    ...where,
  };
}

interface Fit {
  rows: ReadonlyMap<string, number>;
  columns: ReadonlyMap<string, number>;
  expected: (cell: Cell) => number;
}

function additiveFit(cells: readonly Cell[], weightOf: (cell: Cell) => number): Fit {
  const rows = new Map<string, number>();
  const columns = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    refit(cells, rows, weightOf, ({ row }) => row, ({ value, column }) => value - (columns.get(column) ?? 0)); // prettier-ignore
    refit(cells, columns, weightOf, ({ column }) => column, ({ value, row }) => value - (rows.get(row) ?? 0)); // prettier-ignore
  }
  return { rows, columns, expected: ({ row, column }) => (rows.get(row) ?? 0) + (columns.get(column) ?? 0) };
}

/** How often chance sets one of the cells so far from what the others lead one to expect: its deleted residual by Student's t, times the number of cells (Bonferroni; Cook & Weisberg, "Residuals and Influence in Regression", 1982, section 2.2.2). */
function oneOffP(
  cell: Cell,
  cells: readonly Cell[],
  weightOf: (cell: Cell) => number,
  varianceOf: (cell: Cell) => number,
  freedom: number,
): number {
  const others = cells.filter((one) => one !== cell);
  const inRow = others.filter(({ row }) => row === cell.row);
  const inColumn = others.filter(({ column }) => column === cell.column);
  if (inRow.length === 0 || inColumn.length === 0) return 1;
  const off = cell.value - additiveFit(others, weightOf).expected(cell);
  // The variance of a row's or a column's effect, as if the other were known.
  const effect = (some: readonly Cell[]): number =>
    1 / some.reduce((sum, one) => sum + 1 / varianceOf(one), 0);
  const t = Math.abs(off) / Math.sqrt(varianceOf(cell) + effect(inRow) + effect(inColumn));
  return Math.min(1, 2 * studentTail(t, freedom) * cells.length);
}

function refit(
  cells: readonly Cell[],
  effects: Map<string, number>,
  weightOf: (cell: Cell) => number,
  keyOf: (cell: Cell) => string,
  rest: (cell: Cell) => number,
): void {
  const sums = new Map<string, { weight: number; sum: number }>();
  for (const cell of cells) {
    const { weight, sum } = sums.get(keyOf(cell)) ?? { weight: 0, sum: 0 };
    const own = weightOf(cell);
    sums.set(keyOf(cell), { weight: weight + own, sum: sum + own * rest(cell) });
  }
  for (const [key, { weight, sum }] of sums) effects.set(key, sum / weight);
}
