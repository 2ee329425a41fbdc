import { sqlLiteral } from '../../query/sql-text.js';
import { textFigures, type Doubt } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';
import type { TextValues } from './text-values.js';

/** A name and other ways in which rows write it. */
export interface Spelling {
  name: string;
  others: readonly string[];
}

/** One or two letters are codes, of which `a` and `A` may be two; a rare one is a slip all the same. */
const SHORTEST = 3;
const SLIP = 0.1;
/** More of them than this in a column make SQL that nobody reads. */
const MOST_OTHERS = 40;

/** Dots, apostrophes and hyphens between letters are one way to write a name: `A.B. Smith`, `Trentino-Alto Adige`. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?<=\p{L})[.’'](?=\p{L})/gu, '')
    .replace(/(?<=\p{L})[.,](?= |$)/gu, '')
    .replace(/(?<=\p{L})[-‐–](?=\p{L})/gu, ' ')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** Names that are written in several ways: in small and capital letters, with blanks around them or within. The most frequent way stands for all. */
export function spellingsOf(values: TextValues['values']): Spelling[] {
  const ways = new Map<string, { text: string; rows: number }[]>();
  for (const one of values) {
    const key = keyOf(one.text);
    if (key !== '') ways.set(key, [...(ways.get(key) ?? []), one]);
  }
  const found = [...ways].flatMap(([key, all]): Spelling[] => {
    const [first, ...others] = [...all].sort((a, b) => b.rows - a.rows);
    if (!first || others.length === 0) return [];
    const rows = others.reduce((sum, one) => sum + one.rows, 0);
    if (key.length < SHORTEST && rows > SLIP * (first.rows + rows)) return [];
    return [{ name: first.text, others: others.map(({ text }) => text) }];
  });
  return found.reduce((sum, { others }) => sum + others.length, 0) > MOST_OTHERS ? [] : found;
}

/** The columns, of which those with names in several spellings have SQL that gives each name one. */
export function withOneSpelling(
  columns: readonly ColumnProfile[],
  texts: readonly TextValues[],
): { columns: ColumnProfile[]; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  const respelled = columns.map((column) => {
    const known = texts.find((one) => one.isWhole && one.column === column);
    const isName = column.role === 'category' && column.type === 'string' && column.yes === undefined;
    const spellings = known && isName ? spellingsOf(known.values) : [];
    if (spellings.length === 0) return column;
    const names = spellings.flatMap(({ others }) => others);
    const own = column.sql;
    const choices = spellings.map(({ name, others }) => {
      const [only = ''] = others;
      const is = others.length === 1 ? `= ${sqlLiteral(only)}` : `IN (${others.map(sqlLiteral).join(', ')})`;
      return `WHEN ${own} ${is} THEN ${sqlLiteral(name)}`;
    });
    const sql = `CASE ${choices.join(' ')} ELSE ${own} END`;
    doubts.push({
      kind: 'spellings',
      column: column.name,
      figures: textFigures(column.name, names),
      trace: sql,
    });
    return {
      ...column,
      sql,
      bare: own,
      distinct: column.distinct - names.length,
    };
  });
  return { columns: respelled, doubts };
}
