import type { IngestColumn } from '../table-types.js';
import type { ReadType } from '../reading.js';
import { periodName, type PeriodName } from './period-name.js';
import { isTotalLabel } from './total-words.js';

/** With fewer columns of periods a table is not wide. */
const FEWEST = 3;

export interface NamedColumn {
  original: string;
  type: ReadType;
}

/** Columns of a table whose names are periods of one measure. */
export interface WidePeriods {
  grain: PeriodName['grain'];
  hasYear: boolean;
  /** What their names say beside the period: `Passengers` in `Passengers 2024`; empty where they say nothing else. */
  measure: string;
  /** By the place in the table. */
  columns: { at: number; value: number }[];
  /** Columns that are repeated for each period; row totals are not. */
  keys: number[];
}

/** Finds columns of numbers that are named after periods one after the other. */
export function findWidePeriods(columns: readonly NamedColumn[]): WidePeriods | undefined {
  const groups = new Map<string, { name: PeriodName; columns: WidePeriods['columns'] }>();
  for (const [at, { original, type }] of columns.entries()) {
    const name = type === 'number' ? periodName(original) : undefined;
    if (!name) continue;
    const key = `${name.grain} ${name.hasYear} ${name.rest}`;
    const group = groups.get(key) ?? { name, columns: [] };
    group.columns.push({ at, value: name.value });
    groups.set(key, group);
  }
  const [widest] = [...groups.values()].sort((a, b) => b.columns.length - a.columns.length);
  if (!widest || widest.columns.length < FEWEST || !isSorted(widest.columns, widest.name.hasYear))
    return undefined;
  // `Q1` to `Q12` are questions.
  if (
    widest.name.grain === 'quarter' &&
    !widest.name.hasYear &&
    columns.some(({ original }) => /^q([5-9]|\d\d)$/i.test(original.trim()))
  )
    return undefined;
  const inPeriods = new Set(widest.columns.map(({ at }) => at));
  const keys = columns.flatMap(({ original }, at) =>
    inPeriods.has(at) || isTotalLabel(original) || periodName(original) ? [] : [at],
  );
  const { grain, hasYear, rest } = widest.name;
  return { grain, hasYear, measure: rest.replaceAll('…', ' ').trim(), columns: widest.columns, keys };
}

/** One after the other; without a year a business year may begin with any month. */
function isSorted(columns: WidePeriods['columns'], hasYear: boolean): boolean {
  const steps = columns.slice(1).map(({ value }, at) => value - (columns[at]?.value as number));
  const isRound =
    !hasYear && steps.filter((step) => step < 0).length === 1 && steps.every((step) => step !== 0);
  return steps.every((step) => step > 0) || steps.every((step) => step < 0) || isRound;
}

/** The name of the view with a row for each period of a table. */
export const longTable = (table: string): string => `${table}_long`;

/** Names of the column of periods and the column of values, whatever the others are called. */
export function longNames(
  { grain, measure }: WidePeriods,
  keys: readonly { name: string }[],
): { period: string; value: string } {
  const free = (wanted: string): string =>
    keys.some(({ name }) => name.toLowerCase() === wanted) ? `${wanted}_${wanted}` : wanted;
  return { period: free(grain), value: free(measure === '' ? 'value' : measure) };
}

/** The rows that a wide table becomes: for each of its rows one for each period, with the keys, the period and the value. */
export function longColumns(
  wide: WidePeriods,
  columns: readonly IngestColumn[],
  names: { period: string; value: string },
): IngestColumn[] {
  const periods = wide.columns.length;
  const keys = wide.keys.map((at): IngestColumn => {
    const column = columns[at] as IngestColumn;
    return { ...column, read: (row) => column.read(Math.floor(row / periods)) };
  });
  const values = wide.columns.map(({ at }) => columns[at] as IngestColumn);
  const isBig = values.some(({ type }) => type === 'BIGINT' || type === 'HUGEINT');
  const isWhole = values.every(({ type }) => type === 'INTEGER');
  return [
    ...keys,
    {
      name: names.period,
      type: wide.hasYear ? 'DATE' : 'INTEGER',
      read: (row) => wide.columns[row % periods]?.value ?? null,
    },
    {
      name: names.value,
      type: isWhole ? 'INTEGER' : 'DOUBLE',
      read: (row) => {
        const cell = (values[row % periods] as IngestColumn).read(Math.floor(row / periods));
        return isBig && cell !== null ? Number(cell) : cell;
      },
    },
  ];
}
