import { calendarOrderOfAny } from '../../chart/calendar-order.js';
import { isAbort } from '../../errors.js';
import { quoteName } from '../../query/sql-text.js';
import type { Row, RunQuery, TableSchema } from '../../query/types.js';
import { isAmountName, isLevelName } from '../amount-names.js';
import { columnBatches } from '../recommend/column-batches.js';
import { isIdentifierName, profileColumns, type ColumnProfile } from '../recommend/profile-columns.js';
import { nameWords, type Word } from './words.js';

/** A column as a prompt may name it and as a query may use it. */
export interface AskColumn extends ColumnProfile {
  /** Stems of its name's words. */
  words: readonly string[];
  /** Names rows, never an amount: an id, a code, a number of something. */
  identifier: boolean;
  /** Its cells, where they are months or weekdays: as the calendar has them. */
  calendar?: readonly string[];
}

/** A cell that a prompt may name. */
export interface KnownValue {
  column: AskColumn;
  value: string;
}

/** What is known of a table before any prompt: made once a table, by `profileTables`. */
export interface TableProfile {
  name: string;
  rowCount: number;
  columns: readonly AskColumn[];
  /** Stems of the words for one of its rows: `students` → `student`. */
  nouns: ReadonlySet<string>;
  /** Stemmed words of a cell, joined by spaces → where it stands: an inverted index of text columns with few values. */
  values: ReadonlyMap<string, readonly KnownValue[]>;
}

/** A column with more values than this is not indexed; nor is a longer cell. */
const MOST_VALUES = 1000;
const LONGEST_VALUE = 80;

/**
 * Reads what prompts may name: roles, ranges and values of the columns. Two to four queries for a narrow table; without
 * `runQuery` from names and types alone, and then without values.
 */
export async function profileTables(
  tables: readonly TableSchema[],
  runQuery?: RunQuery,
  signal?: AbortSignal,
): Promise<TableProfile[]> {
  const run: RunQuery | undefined = runQuery && ((sql) => runQuery(sql, signal ? { signal } : {}));
  return Promise.all(tables.map((table) => profileTable(table, run)));
}

async function profileTable(table: TableSchema, run: RunQuery | undefined): Promise<TableProfile> {
  const read = run ? await profileColumns(table, run) : [];
  const profiles = read.length > 0 ? read : table.columns.filter(({ type }) => type !== 'json').map(bySchema);
  const columns = profiles.map(asked);
  return {
    name: table.name,
    rowCount: table.rowCount,
    columns,
    nouns: new Set([...nameWords(table.name).map(({ stem }) => stem), ...keyNouns(columns, table.rowCount)]),
    values: run ? await indexValues(table, columns, run) : new Map(),
  };
}

/** What name and type say, where no rows are at hand. */
function bySchema({ name, type }: TableSchema['columns'][number]): ColumnProfile {
  const role = roleBySchema(name, type);
  const additive = type === 'number' && isAmountName(name);
  return { name, type, role, sql: quoteName(name), distinct: 0, filled: 1, longest: 0, additive };
}

/** `ad_id` with a value of its own in each row: rows are ads. */
const keyNouns = (columns: readonly AskColumn[], rowCount: number): string[] =>
  columns.flatMap(({ identifier, distinct, words: [noun, key, more] }) =>
    identifier && rowCount > 1 && distinct === rowCount && noun && key && more === undefined && noun.length > 1 ? [noun, `${noun}s`] : []); // prettier-ignore

function roleBySchema(name: string, type: ColumnProfile['type']): ColumnProfile['role'] {
  if (type === 'date' || type === 'datetime') return 'time';
  if (type !== 'number') return 'category';
  if (/(^|[^a-z])year([^a-z]|$)/i.test(name)) return 'year';
  return isIdentifierName(name) ? 'other' : 'measure';
}

function asked(profile: ColumnProfile): AskColumn {
  const column: AskColumn = {
    ...profile,
    words: nameWords(profile.name).map(({ stem }) => stem),
    identifier: isIdentifierName(profile.name),
  };
  if (isFullYear(column)) return { ...column, role: 'year' };
  if (isFewCounted(column)) return { ...column, role: 'measure', additive: true };
  return isShortYear(column) ? { ...column, role: 'year', sql: fullYear(column) } : column;
}

/** Few whole numbers from zero on, of things in the plural, count them: `red_cards`, but neither `Cylinders` nor a code. */
function isFewCounted({ name, type, role, least, most, identifier }: AskColumn): boolean {
  const plural = /[^sui]s$/i.test(nameWords(name).at(-1)?.text ?? '');
  return type === 'number' && role === 'category' && least === 0 && Number(most) > 1 && plural && !identifier && !isLevelName(name);
} // prettier-ignore

/** Whole numbers that are years by their range, in a column whose name says so in short: `yr_built`. */
function isFullYear({ type, role, least, most, words }: AskColumn): boolean {
  const range = [Number(least), Number(most)];
  const years = range.every((end) => Number.isInteger(end) && end >= 1500 && end <= 2200);
  return type === 'number' && role !== 'year' && years && words.includes('year');
}

/** Years written with two digits: 70 is 1970. */
function isShortYear({ name, type, least, most }: ColumnProfile): boolean {
  const whole = Number.isInteger(least) && Number.isInteger(most);
  return (
    type === 'number' &&
    /year/i.test(name) &&
    whole &&
    Number(least) >= 0 &&
    Number(most) <= 99 &&
    least !== most
  );
}

/** The century by the usual rule for two digits: 69 to 99 lie in the 20th, 0 to 68 in the 21st. */
function fullYear({ sql, least, most }: ColumnProfile): string {
  if (Number(least) >= 69) return `(1900 + ${sql})`;
  return Number(most) < 69 ? `(2000 + ${sql})` : `(${sql} + CASE WHEN ${sql} < 69 THEN 2000 ELSE 1900 END)`;
}

async function indexValues(
  { name: table, rowCount }: TableSchema,
  columns: readonly AskColumn[],
  run: RunQuery,
): Promise<ReadonlyMap<string, readonly KnownValue[]>> {
  const listed = columns.filter(
    ({ type, distinct }) => type === 'string' && distinct > 0 && distinct <= MOST_VALUES,
  );
  const rows: Row[] = [];
  for (const batch of columnBatches(listed, rowCount)) {
    const parts = batch.map(
      (column) =>
        `SELECT DISTINCT ${listed.indexOf(column)} AS "c", ${quoteName(column.name)} AS "v" FROM ${quoteName(table)} WHERE LENGTH(${quoteName(column.name)}) <= ${LONGEST_VALUE}`,
    );
    rows.push(...(await rowsOrNone(parts, run)));
  }
  const index = new Map<string, KnownValue[]>();
  const cells = listed.map((): string[] => []);
  for (const { c, v } of rows) {
    const column = listed[Number(c)];
    if (!column || typeof v !== 'string') continue;
    add(index, { column, value: v });
    cells[Number(c)]?.push(v);
  }
  listed.forEach((column, c) => {
    const names = (cells[c] ?? []).sort();
    const order = calendarOrderOfAny(names);
    if (order) column.calendar = order.flatMap((at) => names[at] ?? []);
  });
  return index;
}

/** How words may name a cell: as they are, or by their stems where these are long enough to be no other word. */
export function cellPhrasesOf(words: readonly Pick<Word, 'text' | 'stem'>[]): string[] {
  const text = words.map((word) => word.text).join(' ');
  return text.length < 5 ? [text] : [text, words.map(({ stem }) => stem).join(' ')];
}

/** A runner may cut long answers: then column by column. */
async function rowsOrNone(parts: readonly string[], run: RunQuery): Promise<Row[]> {
  try {
    const { rows, truncated } = await run(parts.join(' UNION ALL '));
    if (!truncated || parts.length === 1) return rows;
    const each = await Promise.all(parts.map((part) => run(part)));
    return each.flatMap((result) => result.rows);
  } catch (error) {
    if (isAbort(error)) throw error;
    // Without its values a table can still be asked by its columns.
    return [];
  }
}

function add(index: Map<string, KnownValue[]>, known: KnownValue): void {
  for (const phrase of new Set(cellPhrasesOf(nameWords(known.value)))) {
    const there = index.get(phrase);
    if (there) there.push(known);
    else if (phrase !== '') index.set(phrase, [known]);
  }
}

export const isNumber = ({ type, role }: AskColumn): boolean =>
  type === 'number' && role !== 'year' && role !== 'time';

/** Runs along a time axis. */
export const isTime = ({ role }: AskColumn): boolean => role === 'time' || role === 'year';

/** Good for an amount: a number that is no key and no year. */
export const isMeasure = (column: AskColumn): boolean => isNumber(column) && !column.identifier;
