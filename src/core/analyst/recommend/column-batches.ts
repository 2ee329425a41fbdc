import type { Row, RunQuery } from '../../query/types.js';

/** For every column whose values it tells apart an engine sets up some megabytes, however few rows there are, … */
const MOST_COLUMNS = 10;
/** … and it keeps every value that it has seen. */
const MOST_CELLS = 5_000_000;

/** Columns of a table in batches that one statement can tell the values of apart: one batch where the table is narrow. */
export function columnBatches<Column>(columns: readonly Column[], rowCount: number): Column[][] {
  const size = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(MOST_CELLS / Math.max(1, rowCount))));
  return Array.from({ length: Math.ceil(columns.length / size) }, (_, i) =>
    columns.slice(i * size, (i + 1) * size),
  );
}

/** The rows of one SELECT a column, joined batch after batch; each begins with the place of its column. */
export async function readEach<Column>(
  columns: readonly Column[],
  select: (column: Column, at: number) => string,
  rowCount: number,
  runQuery: RunQuery,
): Promise<Row[]> {
  const read: Row[] = [];
  let from = 0;
  for (const batch of columnBatches(columns, rowCount)) {
    const start = from;
    const parts = batch.map((column, i) => select(column, start + i));
    read.push(...(await runQuery(parts.join(' UNION ALL '))).rows);
    from += batch.length;
  }
  return read;
}

export interface TableSource {
  /** The SQL after the list of columns. */
  from: string;
  rowCount: number;
  runQuery: RunQuery;
}

/**
 * Reads aggregates of every column, batch after batch, and gives one row for each column: `aggregates` says what is read of
 * a column, as SQL by name.
 */
export async function readByColumn<Column>(
  columns: readonly Column[],
  aggregates: (column: Column) => Readonly<Record<string, string>>,
  { from, rowCount, runQuery }: TableSource,
): Promise<Row[]> {
  const read: Row[] = [];
  for (const batch of columnBatches(columns, rowCount)) {
    const items = batch.map((column) => Object.entries(aggregates(column)));
    const list = items.flatMap((own, i) => own.map(([name, sql]) => `${sql} AS "${name}${i}"`));
    const { rows } = await runQuery(`SELECT ${list.join(', ')} ${from}`);
    for (const [i, own] of items.entries())
      read.push(Object.fromEntries(own.map(([name]) => [name, rows[0]?.[`${name}${i}`] ?? null])));
  }
  return read;
}
