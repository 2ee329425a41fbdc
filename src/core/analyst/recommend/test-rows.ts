import { sqlLiteral } from '../../query/sql-text.js';
import { isTestFlagName, isTestName } from '../../statements/frame/test-names.js';
import { textFigures, type Doubt } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';
import { MOST_TESTS, type TextValues } from './text-values.js';

/** More of the rows than this are what the table is about, whatever they are called. */
const MOST = 0.05;

/** Rows that are no part of what the table is about, with the SQL of a condition that leaves them out. */
export interface LeftOutRows {
  condition: string;
  /** What these rows are called in their column. */
  names: readonly string[];
  doubt: Doubt;
}

/** Rows that somebody made to try the system out: by the name of their group, customer or address, or by a column that says so. */
export function testRows(texts: readonly TextValues[], rowCount: number): LeftOutRows[] {
  return texts.flatMap(({ column, values, isWhole }): LeftOutRows[] => {
    // So many that not all are known are what the column holds.
    if (!isWhole && values.length >= MOST_TESTS) return [];
    const isFlag = column.yes !== undefined;
    const tests = isFlag
      ? values.filter(({ text }) => isYes(column, text))
      : values.filter(({ text }) => isTestName(text, column.name));
    const count = tests.reduce((sum, { rows }) => sum + rows, 0);
    if (count === 0 || count > MOST * rowCount || (isFlag && !isTestFlagName(column.name))) return [];
    const names = tests.map(({ text }) => text);
    return [
      {
        condition: withoutTexts(column, names),
        names,
        doubt: isFlag
          ? {
              kind: 'test_flag',
              column: column.name,
              figures: { rows: `COUNT(*) FILTER (WHERE ${column.yes})` },
            }
          : { kind: 'test_rows', column: column.name, figures: textFigures(column.name, names) },
      },
    ];
  });
}

const isYes = ({ type, yes = '', sql }: ColumnProfile, text: string): boolean =>
  type === 'boolean' ? text === 'true' : yes === `${sql} = ${type === 'number' ? text : sqlLiteral(text)}`;

/** SQL of a condition that leaves out the rows with one of some texts; rows without a text there stay. */
export function withoutTexts({ sql: column, filled, type }: ColumnProfile, texts: readonly string[]): string {
  const list = texts.map((text) => (type === 'string' ? sqlLiteral(text) : text));
  const test = list.length === 1 ? `${column} <> ${list[0]}` : `${column} NOT IN (${list.join(', ')})`;
  return filled < 1 ? `(${column} IS NULL OR ${test})` : test;
}
