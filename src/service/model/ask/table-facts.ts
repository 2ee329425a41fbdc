import { quoteName } from '../../../core/query/sql-text.js';
import { isAbort } from '../../../core/errors.js';
import type { TableProfile } from '../../../core/analyst/index.js';
import type { Cell, Column, Row, RunQuery, TableSchema } from '../../../core/query/types.js';
import type { Privacy } from '../../../core/stream/protocol.js';
import { shortCell } from '../short-texts.js';

/** What a model is told of a column. Under privacy `none` name, types and the share of nulls: all else is data. */
export interface ColumnFacts {
  name: string;
  type: Column['type'];
  dbType: string;
  /** 0 … 1 of the rows. */
  nulls?: number;
  distinct?: number;
  min?: Cell;
  max?: Cell;
  /** SQL that reads text or numbers as the dates they stand for. */
  readAs?: string;
  /** The most frequent values with the number of their rows, the first of many. */
  values?: [value: Cell, rows: number][];
}

export interface TableFacts {
  name: string;
  rows: number;
  columns: ColumnFacts[];
}

/** Values of a column that a model sees. */
export const MOST_VALUES: Record<Privacy, number> = { all: 12, sample: 5, none: 0 };
/** Longer texts are no categories. */
const LONGEST_VALUE = 200;
const MOST_LISTED = 40;
/** What a prompt has room for: beyond it the facts, and then the last tables, are left out. */
const MOST_CHARACTERS = 60_000;

/** The tables of a question; with an engine at hand (`profiles`, `run`) with what may be told of their values. */
export async function tableFacts(
  tables: readonly TableSchema[],
  profiles: readonly TableProfile[] | undefined,
  run: RunQuery | undefined,
  privacy: Privacy,
  signal: AbortSignal,
): Promise<TableFacts[]> {
  const facts = await Promise.all(
    tables.map(async (table): Promise<TableFacts> => {
      const profile = profiles?.find(({ name }) => name === table.name);
      const values = profile && run ? await topValues(table, run, privacy, signal) : new Map<string, Row[]>();
      return {
        name: table.name,
        rows: table.rowCount,
        columns: table.columns.map((column) => columnFacts(column, profile, values, privacy)),
      };
    }),
  );
  return fitted(facts);
}

function columnFacts(
  { name, type, dbType }: Column,
  profile: TableProfile | undefined,
  values: ReadonlyMap<string, readonly Row[]>,
  privacy: Privacy,
): ColumnFacts {
  const bare = { name, type, dbType };
  const known = profile?.columns.find((column) => column.name === name);
  // A table without rows has columns without statistics.
  if (!known || profile?.rowCount === 0) return bare;
  const nulls = Math.round((1 - known.filled) * 1000) / 1000;
  if (privacy === 'none') return { ...bare, nulls };
  const { distinct, least, most, sql } = known;
  const listed = values.get(name) ?? [];
  return {
    ...bare,
    nulls,
    distinct,
    ...(least === undefined ? {} : { min: shortCell(least) }),
    ...(most === undefined ? {} : { max: shortCell(most) }),
    ...(sql === quoteName(name) ? {} : { readAs: sql }),
    ...(listed.length > 0
      ? { values: listed.map(({ v, n }): [Cell, number] => [shortCell(v ?? null), Number(n)]) }
      : {}),
  };
}

/** By column the most frequent texts of a table. */
async function topValues(
  { name: table, columns }: TableSchema,
  run: RunQuery,
  privacy: Privacy,
  signal: AbortSignal,
): Promise<Map<string, Row[]>> {
  const listed = columns.filter(({ type }) => type === 'string' || type === 'boolean').slice(0, MOST_LISTED);
  const most = MOST_VALUES[privacy];
  if (listed.length === 0 || most === 0) return new Map();
  const parts = listed.map(({ name }, i) => {
    const column = quoteName(name);
    return `SELECT * FROM (SELECT ${i} AS "c", ${column}::VARCHAR AS "v", COUNT(*) AS "n" FROM ${quoteName(table)} WHERE LENGTH(${column}::VARCHAR) <= ${LONGEST_VALUE} GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${most})`;
  });
  try {
    const { rows } = await run(parts.join(' UNION ALL '), { signal });
    return new Map(listed.map(({ name }, i) => [name, rows.filter(({ c }) => Number(c) === i)]));
  } catch (error) {
    if (isAbort(error)) throw error;
    // A question can still be read by the columns.
    return new Map();
  }
}

function fitted(tables: TableFacts[]): TableFacts[] {
  const size = (some: TableFacts[]): number => JSON.stringify(some).length;
  if (size(tables) <= MOST_CHARACTERS) return tables;
  const bare = tables.map(({ columns, ...table }) => ({
    ...table,
    columns: columns.map(({ name, type, dbType }) => ({ name, type, dbType })),
  }));
  while (bare.length > 1 && size(bare) > MOST_CHARACTERS) bare.pop();
  return bare;
}
