import type { Link } from './link.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import { markOf } from './vocabulary.js';
import { nameWords, type Word } from './words.js';

// Words for whom or what rows are about: customers in a table of orders.

/** "Patients" beside `PatientAge` and `PatientGender` are whom the rows are about, and none of the columns. */
export function isEntity({ columns, value, whole, from, to }: Link, words: readonly Word[]): boolean {
  const { stem } = words[from] as Word;
  return (
    columns.length > 1 && value === undefined && !whole && to === from + 1 &&
    columns.every((column) => column.words[0] === stem && !column.identifier)
  );
} // prettier-ignore

/** "Customers" that are asked for are those of the column that names them, where rows repeat it. */
export function asEntity(link: Link, words: readonly Word[], table: TableProfile): Link {
  const { columns, value, whole, from, to } = link;
  if (columns.length < 2 || value !== undefined || whole || to !== from + 1 || !isAskedFor(words, from)) return link;
  const { stem } = words[from] as Word;
  const naming = columns.find((column) => isNameOf(column, stem)) ?? columns.find((column) => isKeyOf(column, stem));
  return naming && repeats(naming, table) ? { ...link, columns: [naming], whole: true } : link;
} // prettier-ignore

/** Words that ask for whom or what a column names: "artists" of `artistName`, "labels" of `recordLabel`, not "names". */
export const namesEntity = (column: AskColumn, { stem }: Word): boolean =>
  isNameOf(column, stem) || isKeyOf(column, stem) || (stem !== 'nam' && column.words.at(-1) === stem);

const isNameOf = ({ words }: AskColumn, stem: string): boolean =>
  words.length === 2 && words[0] === stem && words[1] === 'nam';
const isKeyOf = ({ words: [first], identifier }: AskColumn, stem: string): boolean =>
  first === stem && identifier;

/** Rows share its values, so that it tells no row from the others; yes and no name nothing. */
export const repeats = ({ distinct, type, identifier }: AskColumn, { rowCount }: TableProfile): boolean =>
  (type !== 'number' || identifier) && distinct > 2 && distinct < 0.9 * rowCount;

/** In a table of countries by year "which countries" asks for the column: rows are no countries. */
export const isColumnAsked = (
  words: readonly Word[],
  from: number,
  column: AskColumn,
  table: TableProfile,
): boolean =>
  table.nouns.has((words[from] as Word).stem) &&
  (isListed(words, from) || (repeats(column, table) && isAskedFor(words, from)));

/** Behind "which", "how many", "number of", "top 5", "different", "per": what is told apart or counted, not what rows are. */
function isAskedFor(words: readonly Word[], from: number): boolean {
  if (isListed(words, from) || isSubject(words, from)) return true;
  const [before, second] = [words[from - 1], words[from - 2]];
  if (!before) return false;
  const mark = markOf(before.text) ?? '';
  if (before.text === 'of') return second !== undefined && markOf(second.text) === 'NUMBER';
  if (before.kind === 'number') return second === undefined || /^(?:TOP|BOTTOM|WHICH|SHOW|MOST|LEAST|MAX|MIN)$/.test(markOf(second.text) ?? '') || /^(?:the|me)$/.test(second.text);
  return /^(?:WHICH|MANY|DIFFERENT|BY|EACH|ACROSS|TOP|BOTTOM|MOST|LEAST|NUMBER)$/.test(mark);
} // prettier-ignore

/** "List the country, year and population". */
function isListed(words: readonly Word[], from: number): boolean {
  const before = words.slice(0, from).findLast(({ text }) => !/^(?:the|a|an|all|me)$/.test(text));
  const joins = (word: Word | undefined): boolean => /^(?:,|and|&)$/.test(word?.text ?? '');
  const leads =
    before === undefined || joins(before) || /^(?:SHOW|WHICH|IS)$/.test(markOf(before.text) ?? '');
  return leads && (joins(before) || joins(words[from + 1]));
}

/** "Customers with …", "artists per label": the prompt begins with them. */
function isSubject(words: readonly Word[], from: number): boolean {
  const mark = markOf(words[from + 1]?.text ?? '') ?? words[from + 1]?.text ?? '';
  return from === 0 && /^(?:HAS|BY|EACH|who|that)$/.test(mark);
}

/** A word of the table's name that does not say what a row is: "energy" of `energy_readings`. */
export function isPartOfName({ stem }: Word, { name }: TableProfile): boolean {
  const stems = nameWords(name).map((word) => word.stem);
  return stems.length > 1 && stems.slice(0, -1).includes(stem) && stems.at(-1) !== stem;
}
