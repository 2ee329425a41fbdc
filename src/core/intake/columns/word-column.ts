import { shown } from '../../base/shown.js';
import { yesWord } from './booleans.js';
import { cellsLeftOut, type ColumnContext, type ColumnFinding } from './column-finding.js';
import type { TextTally } from './text-tally.js';
import { isKnownUnit } from './units.js';

/** From this share of numbers or dates on a column of text is likely meant as them. */
const NEARLY_ALL = 0.7;

/** A column that keeps its text. */
export function plainText(tally: TextTally, { typed }: ColumnContext): ColumnFinding {
  const read = textReader(tally, !typed);
  const finding: ColumnFinding = { type: 'string', stored: 'VARCHAR', read, readText: read, flags: [] };
  return tally.filled === 0 ? { ...finding, empty: true, flags: ['empty'] } : finding;
}

/** A column that keeps its text; where it is mostly numbers or dates, with the first cell that is in the way. */
export function textColumn(tally: TextTally, context: ColumnContext): ColumnFinding {
  const { counts, firstWord, filled } = tally;
  const finding = plainText(tally, context);
  const numbers = counts.whole + counts.point + counts.number;
  const dates = counts.day + counts.moment + counts.date;
  const values = filled - counts.missing;
  if (!firstWord || counts.code > 0 || values < 5 || Math.max(numbers, dates) < NEARLY_ALL * values)
    return finding;
  const withUnit = [...tally.units.values()].reduce((sum, count) => sum + count, 0);
  if (numbers > dates && withUnit * 2 > numbers && ![...tally.units.keys()].some(isKnownUnit)) return finding;
  const what = numbers > dates ? 'numbers' : 'dates';
  const detail = `mostly ${what}, but row ${firstWord.row + 1} holds ${shown(firstWord.cell)}; the column is kept as text`;
  return { ...finding, flags: ['misfits'], problem: { code: 'mixed_types', detail } };
}

/** A column of two words for yes and no, or of a mark and nothing; undefined where it is none. */
export function booleanColumn(tally: TextTally, context: ColumnContext): ColumnFinding | undefined {
  const { counts, words, markers } = tally;
  if (tally.booleans === 0 || counts.word !== tally.filled - counts.missing) return undefined;
  const hasEmpty = tally.filled < tally.rowCount;
  const yes = yesWord(words.keys(), hasEmpty);
  if (yes === undefined) return undefined;
  const isTrueFalse = [...words.keys()].every((word) => /^(?:true|false)$/i.test(word));
  const text = textReader(tally, !context.typed);
  const lower = yes.toLowerCase();
  const noted = cellsLeftOut(markers);
  const isWord = (cell: string | null): cell is string =>
    cell !== null && (markers.size === 0 || !markers.has(cell));
  return {
    type: 'boolean',
    stored: isTrueFalse && !context.typed ? 'BOOLEAN' : 'VARCHAR',
    read: (row) => {
      const cell = text(row);
      if (!isWord(cell)) return null;
      return isTrueFalse && !context.typed ? cell.toLowerCase() === lower : cell;
    },
    readText: text,
    yes,
    ...noted.parts,
    flags: noted.flags,
  };
}

function textReader({ read }: TextTally, trim: boolean): (row: number) => string | null {
  return (row) => {
    const cell = read(row);
    if (cell === undefined || cell === null || cell === '') return null;
    const text = typeof cell === 'string' ? cell : String(cell);
    return trim ? text.trim() || null : text;
  };
}
