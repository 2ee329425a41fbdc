import { dateText } from '../base/temporal.js';
import type { IngestColumn } from '../intake/table-types.js';
import { findWidePeriods, longNames, longTable } from '../intake/table/wide-periods.js';
import { quoteName } from './sql-text.js';

/** A view of a table with a column for each period, with a row for each of them. */
export interface WideView {
  name: string;
  /** Rows for each row of the table. */
  periods: number;
  /** Its column of values, and the first of those that it holds: they mean the same. */
  value: { name: string; of: string };
  /** Its SELECT. */
  sql: string;
}

const NUMBERS: ReadonlySet<string> = new Set(['INTEGER', 'BIGINT', 'HUGEINT', 'DOUBLE']);

/** The view `<table>_long` of a table whose columns are periods; undefined where they are not. */
export function wideView(
  table: string,
  columns: readonly Pick<IngestColumn, 'name' | 'type'>[],
  ref: string,
): WideView | undefined {
  const wide = findWidePeriods(
    columns.map(({ name, type }) => ({ original: name, type: NUMBERS.has(type) ? 'number' : 'string' })),
  );
  if (!wide) return undefined;
  const nameOf = (at: number): string => (columns[at] as IngestColumn).name;
  const keys = wide.keys.map((at) => ({ name: nameOf(at) }));
  const names = longNames(wide, keys);
  const periods = wide.columns.map(
    ({ value }, at) => `(${at}, ${wide.hasYear ? `DATE '${dateText(value)}'` : value})`,
  );
  const cases = wide.columns.map(({ at }, place) => `WHEN ${place} THEN ${quoteName(nameOf(at))}`);
  const list = [
    ...keys.map(({ name }) => quoteName(name)),
    `"__period"."start" AS ${quoteName(names.period)}`,
    `CASE "__period"."at" ${cases.join(' ')} END AS ${quoteName(names.value)}`,
  ];
  return {
    name: longTable(table),
    periods: wide.columns.length,
    value: { name: names.value, of: nameOf(wide.columns[0]?.at ?? 0) },
    sql: `SELECT ${list.join(', ')} FROM ${ref} CROSS JOIN (VALUES ${periods.join(', ')}) AS "__period"("at", "start")`,
  };
}
