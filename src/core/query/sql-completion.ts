import { DUCKDB_FUNCTIONS, DUCKDB_KEYWORDS, DUCKDB_TYPES } from './duckdb-words.js';
import { nameOf, writeName } from './sql-name.js';
import { scanSql, type SqlToken } from './sql-text.js';
import type { TableSchema } from './types.js';

export type CompletionKind = 'table' | 'column' | 'keyword' | 'function' | 'type';

export interface SqlCompletion {
  label: string;
  kind: CompletionKind;
  /** What stands in the SQL: names in double quotes where they need them. */
  insert: string;
  /** The type of a column, or the table it is of. */
  detail?: string;
  /** Higher comes first among equally good matches. */
  rank: number;
}

export interface SqlCompletions {
  /** Offset at which the completed word begins. */
  from: number;
  items: SqlCompletion[];
}

/**
 * What can stand at an offset: columns of the tables that the SQL reads, tables, keywords, functions, types; behind
 * `name.` the columns of that table or alias alone. Undefined in text and comments.
 */
export function completeSql(
  sql: string,
  offset: number,
  tables: readonly TableSchema[],
): SqlCompletions | undefined {
  const before = scanSql(sql.slice(0, offset));
  const last = before.at(-1);
  const inWord =
    last && last.end === offset && (last.kind === 'word' || last.kind === 'quoted') ? last : undefined;
  if (!inWord && (isComment(sql.slice(last?.end ?? 0, offset)) || last?.kind === 'number')) return undefined;
  if (last?.kind === 'string' && last.end === offset) return undefined;
  const from = inWord?.start ?? offset;
  const rest = inWord ? before.slice(0, -1) : before;
  const text = (token: SqlToken | undefined): string => (token ? sql.slice(token.start, token.end) : '');
  const read = tablesRead(sql, tables);
  if (text(rest.at(-1)) === '.') {
    const owner = nameOf(text(rest.at(-2))).toLowerCase();
    const table = read.find((each) => each.names.includes(owner))?.table ?? named(tables, owner);
    return { from, items: table ? columnsOf(table, 0) : [] };
  }
  const wantsTable = /^(from|join)$/i.test(text(rest.at(-1)));
  const names = tables.map((table): SqlCompletion => ({
    label: table.name,
    kind: 'table',
    insert: writeName(table.name),
    rank: wantsTable ? 4 : 1,
  }));
  if (wantsTable || inWord?.kind === 'quoted') {
    return { from, items: [...names, ...(wantsTable ? [] : columnsOfAll(tables, read))] };
  }
  return { from, items: [...columnsOfAll(tables, read), ...names, ...WORDS] };
}

const WORDS: readonly SqlCompletion[] = [
  ...DUCKDB_FUNCTIONS.map((name): SqlCompletion => ({
    label: name,
    kind: 'function',
    insert: name,
    rank: 0,
  })),
  ...DUCKDB_KEYWORDS.map((word): SqlCompletion => {
    const upper = word.toUpperCase();
    return { label: upper, kind: 'keyword', insert: upper, rank: 0 };
  }),
  ...DUCKDB_TYPES.map((name): SqlCompletion => {
    const upper = name.toUpperCase();
    return { label: upper, kind: 'type', insert: upper, rank: -2 };
  }),
];

interface TableRead {
  table: TableSchema;
  /** Its name and its alias, in small letters. */
  names: string[];
}

const named = (tables: readonly TableSchema[], name: string): TableSchema | undefined =>
  tables.find((table) => table.name.toLowerCase() === name);

/** The tables that stand anywhere in the SQL, with the alias that follows: before or behind the offset. */
function tablesRead(sql: string, tables: readonly TableSchema[]): TableRead[] {
  const tokens = scanSql(sql);
  const textAt = (at: number): string => {
    const token = tokens[at];
    return token ? sql.slice(token.start, token.end) : '';
  };
  return tokens.flatMap(({ kind }, at): TableRead[] => {
    if (kind !== 'word' && kind !== 'quoted') return [];
    const name = nameOf(textAt(at)).toLowerCase();
    const table = named(tables, name);
    if (!table) return [];
    const next = /^as$/i.test(textAt(at + 1)) ? at + 2 : at + 1;
    const alias = tokens[next];
    const isAlias = alias && (alias.kind === 'quoted' || (alias.kind === 'word' && !isKeyword(textAt(next))));
    return [{ table, names: isAlias ? [name, nameOf(textAt(next)).toLowerCase()] : [name] }];
  });
}

const isKeyword = (word: string): boolean => DUCKDB_KEYWORDS.includes(word.toLowerCase());

function columnsOf(table: TableSchema, rank: number): SqlCompletion[] {
  return table.columns.map(({ name, dbType }) => ({
    label: name,
    kind: 'column',
    insert: writeName(name),
    detail: dbType,
    rank,
  }));
}

/** Those of the tables that are read come first; of the others each says its table. */
function columnsOfAll(tables: readonly TableSchema[], read: readonly TableRead[]): SqlCompletion[] {
  const first = new Set(read.map(({ table }) => table));
  return tables.flatMap((table) =>
    first.has(table)
      ? columnsOf(table, 3)
      : columnsOf(table, -1).map((column) => ({ ...column, detail: table.name })),
  );
}

/** What stands between two tokens is white space or comment. */
function isComment(gap: string): boolean {
  return /--[^\r\n]*$/.test(gap) || gap.lastIndexOf('/*') > gap.lastIndexOf('*/');
}
