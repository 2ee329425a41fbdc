import { isRowNoun } from './link-words.js';
import { daysOf } from '../recommend/widget-sql.js';
import { isTypo } from './match-words.js';
import type { PromptLine } from './prompt-line.js';
import type { TableProfile } from './profile-tables.js';
import { nameWords, type Word } from './words.js';

/** Shorter words are too much like others to be mistyped ones. */
const SHORTEST_TYPO = 6;
const PEOPLE = /^(?:people|persons?|individuals?)$/;
/** What only people have, as stems. */
const PERSONAL = /^(?:ag|age|gender|sex|salari|wag|birth|birthday)$/;

/** Each row is a person: it has an age, a sex or a salary. */
export const isOfPeople = ({ columns }: TableProfile): boolean =>
  columns.some(({ words }) => words.some((word) => PERSONAL.test(word)));

/** A row for each day: "days" are its rows. */
export const isDaily = ({ columns, rowCount }: TableProfile): boolean =>
  columns.some((column) => column.role === 'time' && rowCount > 1 && column.distinct === rowCount && daysOf(column) < 1.5 * rowCount); // prettier-ignore

/** The word for a row, mistyped too, for what several columns describe, or "people" where a row is one. */
export function namesRows(word: Word, table: TableProfile): boolean {
  const { text, kind } = word;
  if (isRowNoun(word, table)) return true;
  if (kind !== 'word') return false;
  if (/^days?$/.test(text)) return isDaily(table);
  if (PEOPLE.test(text)) return isOfPeople(table);
  if (table.columns.filter(({ words }) => words.length > 1 && words[0] === word.stem).length > 1) return true;
  return text.length >= SHORTEST_TYPO && nameWords(table.name).some((noun) => isTypo(text, noun.text));
}

/** "Largest order quantity": the word for a row is no word for sorting. */
export function keepRowNouns({ tags }: PromptLine, table: TableProfile): void {
  tags.forEach((tag, at) => {
    const [word] = tag.words;
    const amount = /^(?:AVG|SUM|MEDIAN|MAX|MIN)$/.test(tags[at - 1]?.text ?? '') && tags[at + 1]?.text.startsWith('#c');
    if (tag.text === 'SORT' && amount && word && namesRows(word, table)) tag.text = word.text;
  });
} // prettier-ignore
