import { yesWord } from '../../intake/columns/booleans.js';
import { isMissingMarker } from '../../intake/columns/missing.js';
import { sqlLiteral } from '../../query/sql-text.js';
import type { ColumnProfile } from './profile-columns.js';
import type { TextValues } from './text-values.js';

/** Answers in one column, no value in another. */
const MAY_BE_ANSWERS =
  /^(?:none|nil|nul|void|empty|blank|nenhum|ningun[oa]|geen|leer|leeg|vide|ns|nd|ka|nc|なし|無し|无|無)$/i;
const isNoName = (text: string): boolean => isMissingMarker(text) && !MAY_BE_ANSWERS.test(text.trim());

/** Columns of names without what stands for no name in them, such as `***` and `SIN DATO`: a group of these is none. */
export function withoutMissingNames(
  columns: readonly ColumnProfile[],
  texts: readonly TextValues[],
  rowCount: number,
): ColumnProfile[] {
  return columns.map((column) => {
    const known = texts.find((one) => one.isWhole && one.column === column);
    if (column.role !== 'category' || column.type !== 'string' || !known) return column;
    const missing = known.values.filter(({ text }) => isNoName(text));
    if (missing.length === 0 || missing.length >= known.values.length - 1) return column;
    const list = missing.map(({ text }) => sqlLiteral(text));
    const own = column.sql;
    const names = known.values.flatMap((one) => (missing.includes(one) ? [] : [one.text]));
    const yes = names.length === 2 ? yesWord(names, false) : undefined;
    const rows = missing.reduce((sum, one) => sum + one.rows, 0);
    return {
      ...column,
      sql:
        list.length === 1
          ? `NULLIF(${own}, ${list[0]})`
          : `CASE WHEN ${own} NOT IN (${list.join(', ')}) THEN ${own} END`,
      bare: own,
      distinct: column.distinct - missing.length,
      filled: column.filled - rows / rowCount,
      ...(yes === undefined ? {} : { yes: `${own} = ${sqlLiteral(yes)}` }),
    };
  });
}
