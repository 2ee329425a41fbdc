import { isAbort } from '../../../core/errors.js';
import { nameOf } from '../../../core/query/sql-name.js';
import { quoteName, scanSql, sqlLiteral, textOf, type SqlToken } from '../../../core/query/sql-text.js';
import type { Cell, RunQuery, TableSchema } from '../../../core/query/types.js';
import type { Privacy } from '../../../core/stream/protocol.js';
import { shortCell } from '../short-texts.js';

/** A column that a query compares with literals, and what is stored in it. */
export interface FilteredColumn {
  table: string;
  column: string;
  /** Of text: values nearest to the literals, best first. */
  values?: Cell[];
  min?: Cell;
  max?: Cell;
}

interface Filter {
  table: string;
  column: TableSchema['columns'][number];
  texts: string[];
}

const MOST_COLUMNS = 4;
const MOST_VALUES: Record<Privacy, number> = { all: 20, sample: 5, none: 0 };
const MOST_TEXTS = 10;
const LONGEST_VALUE = 200;
/** How far before a literal its column may stand: `lower("city") NOT IN ('a', 'b'`. */
const REACH = 40;

/** Whether a query compares a column of the tables with a literal. */
export const filtersRows = (sql: string, tables: readonly TableSchema[]): boolean =>
  filtersOf(sql, tables).length > 0;

/** What stands in the columns by which a query that found nothing filters. Nothing under privacy `none`. */
export async function filteredColumns(
  sql: string,
  tables: readonly TableSchema[],
  run: RunQuery,
  privacy: Privacy,
  signal: AbortSignal,
): Promise<FilteredColumn[]> {
  const most = MOST_VALUES[privacy];
  if (most === 0) return [];
  const filters = filtersOf(sql, tables).slice(0, MOST_COLUMNS);
  const found = await Promise.all(filters.map((filter) => read(filter, run, most, signal)));
  return found.flat();
}

async function read(
  { table, column: { name, type }, texts }: Filter,
  run: RunQuery,
  most: number,
  signal: AbortSignal,
): Promise<FilteredColumn[]> {
  const column = quoteName(name);
  const from = `FROM ${quoteName(table)} WHERE ${column} IS NOT NULL`;
  try {
    if (type !== 'string') {
      const { rows } = await run(`SELECT MIN(${column}) AS "a", MAX(${column}) AS "b" ${from}`, { signal });
      const { a = null, b = null } = rows[0] ?? {};
      return [{ table, column: name, min: shortCell(a), max: shortCell(b) }];
    }
    const nearness = texts.map((text) => `jaro_winkler_similarity(LOWER("v"), LOWER(${sqlLiteral(text)}))`);
    const order = nearness.length > 0 ? `GREATEST(${nearness.join(', ')}) DESC, ` : '';
    const { rows } = await run(
      `SELECT "v" FROM (SELECT DISTINCT ${column} AS "v" ${from} AND LENGTH(${column}) <= ${LONGEST_VALUE}) ORDER BY ${order}"v" LIMIT ${most}`,
      { signal },
    );
    return [{ table, column: name, values: rows.map(({ v }) => shortCell(v ?? null)) }];
  } catch (error) {
    if (isAbort(error)) throw error;
    return [];
  }
}

/** Columns that stand before a text or a number, nearest first, with the texts. */
function filtersOf(sql: string, tables: readonly TableSchema[]): Filter[] {
  const tokens = scanSql(sql);
  const start = tokens.findIndex((token) => /^(?:where|having|qualify|filter|on)$/i.test(textOf(sql, token)));
  const filters = new Map<string, Filter>();
  if (start < 0) return [];
  const used = readTables(sql, tokens, tables);
  tokens.forEach((token, at) => {
    if (at < start || (token.kind !== 'string' && token.kind !== 'number')) return;
    for (let before = at - 1; before > Math.max(start, at - REACH); before -= 1) {
      const found = columnNamed(sql, tokens[before], used);
      if (!found) continue;
      const key = `${found.table}.${found.column.name}`;
      const filter = filters.get(key) ?? { ...found, texts: [] };
      const text = token.kind === 'string' ? plainText(textOf(sql, token)) : undefined;
      if (text && filter.texts.length < MOST_TEXTS) filter.texts.push(text);
      filters.set(key, filter);
      return;
    }
  });
  return [...filters.values()];
}

function readTables(
  sql: string,
  tokens: readonly SqlToken[],
  tables: readonly TableSchema[],
): readonly TableSchema[] {
  const names = new Set(tokens.map((token) => nameOf(textOf(sql, token)).toLowerCase()));
  return tables.filter(({ name }) => names.has(name.toLowerCase()));
}

function columnNamed(
  sql: string,
  token: SqlToken | undefined,
  tables: readonly TableSchema[],
): Omit<Filter, 'texts'> | undefined {
  if (token?.kind !== 'word' && token?.kind !== 'quoted') return undefined;
  const name = nameOf(textOf(sql, token)).toLowerCase();
  for (const table of tables) {
    const column = table.columns.find((each) => each.name.toLowerCase() === name);
    if (column) return { table: table.name, column };
  }
  return undefined;
}

/** `'%O''Neil%'` → `O'Neil`; other ways to write text are rare and carry nothing to compare. */
const plainText = (literal: string): string | undefined =>
  literal.startsWith("'")
    ? literal.slice(1, -1).replaceAll("''", "'").replace(/[%_]/g, ' ').trim() || undefined
    : undefined;
