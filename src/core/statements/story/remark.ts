import type { Row } from '../../query/types.js';
import { findLiterals } from '../../template/index.js';

/** A remark is one line beside statements, no text of its own. */
const LONGEST = 240;
const MARKUP = /[`*_#<>|[\]~\\{}$@]|:\/\/|www\.|(?<=\w)\.(?=[a-z]{2,})/iu;
/** Of a shorter name only the whole word is meant: "Berlin" is named in "Berliner", "Or" not in "Order". */
const LEAST_STEM = 4;
/** Scripts that part words by nothing. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words of somebody's own as one line. */
export const remarkLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/u, '')
    .trim();

/**
 * Why a remark must not stand on a slide: no code has computed what it says, so it has no figure, no placeholder, no link, no mark and no
 * name of a row. Undefined where nothing is wrong with it.
 */
export function remarkObjection(
  remark: string,
  { locale, rows }: { locale: string; rows: readonly Row[] },
): string | undefined {
  if (remark.length > LONGEST) return `it is longer than ${LONGEST} characters`;
  if (findLiterals(remark, { locale }).length > 0) return 'it has a figure, a date or a number word';
  if (MARKUP.test(remark)) return 'it has a placeholder, a link or markup';
  if (/[\p{Cc}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u.test(remark))
    return 'it has characters that nobody sees';
  return namesRow(remark, rows) ? 'it has a name of a row' : undefined;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

function namesRow(remark: string, rows: readonly Row[]): boolean {
  const text = folded(remark);
  const names = new Set<string>();
  for (const row of rows)
    for (const cell of Object.values(row))
      if (typeof cell === 'string' && /\p{L}/u.test(cell)) names.add(folded(cell.trim()));
  return [...names].some((name) => standsIn(name, text));
}

function standsIn(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (UNPARTED.test(name)) return true;
    const before = /[\p{L}\p{N}]$/u.test(text.slice(0, at));
    const after = /^[\p{L}\p{N}]/u.test(text.slice(at + name.length));
    if (!before && (!after || name.length >= LEAST_STEM)) return true;
  }
  return false;
}
