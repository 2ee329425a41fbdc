import { isRowNoun } from './link-words.js';
import { daysOf } from '../recommend/periods.js';
import { isTypo } from './match-words.js';
import type { PromptLine } from './prompt-line.js';
import type { TableProfile } from './profile-tables.js';
import { nameWords, stemOf, type Word } from './words.js';

/** Shorter words are too much like others to be mistyped ones. */
const SHORTEST_TYPO = 6;
const PEOPLE = /^(?:people|persons?|individuals?)$/;
/** What only people have, as stems. */
const PERSONAL = /^(?:ag|age|gender|sex|salari|wag|birth|birthday)$/;

/** Things that rows are and that go by several names; as words for columns they would say too much. */
const ALIKE: readonly ReadonlySet<string>[] = `
company firm manufacturer corporation enterprise business brand maker
aircraft airplane plane aeroplane jet
shop store outlet branch
restaurant diner eatery
ship vessel boat
photo photograph picture image
lawyer attorney
device machine equipment
laptop computer notebook
phone smartphone mobile
invoice bill
ticket case incident issue request
visit appointment stay admission
reading measurement observation
event happening
song track tune
employee worker staff
customer client buyer
home house flat apartment property listing
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ').map(stemOf)));
/** What is said of a thing though its name says it: "train stations" are stations. */
const USUAL = /^(?:train|railway|gas|petrol|bus|radio|tv) stations?$|^(?:football|soccer|basketball|hockey|baseball|tennis) (?:players?|teams?|games?|match(?:es)?)$|^(?:motor|passenger) (?:cars?|vehicles?)$|^(?:college|university|school) students?$|^music (?:tracks?|albums?|artists?)$|^(?:passenger|air) (?:flights?|planes?)$|^hotel (?:rooms?|guests?|bookings?)$|^(?:credit|debit|bank) (?:cards?|accounts?)$|^(?:customer|sales|purchase) orders?$|^(?:customer|support) tickets?$|^(?:hospital|medical) (?:visits?|patients?)$/; // prettier-ignore

/** "Train" before "stations". */
export const isUsualName = (before: string, noun: string): boolean => USUAL.test(`${before} ${noun}`);

/** Names that hosts and exports give to any table. */
const NAMELESS =
  /^(?:data|dataset|table|t|df|sheet|export|result|results|query|source|view|file|rows|records|main|report|list|log|dump|extract|overview|summary|stats|statistics|analysis|master|database|db)$/;
const VERSION = /^(?:final|new|copy|clean|cleaned|raw|full|all|v|latest|sample)$/;

/** The table's name says what its rows are: `orders`, but not `export_final`. */
export const namesItsRows = ({ name }: TableProfile): boolean =>
  !NAMELESS.test(
    nameWords(name).findLast(
      ({ kind, text }) => kind === 'word' && /\p{L}/u.test(text) && !VERSION.test(text),
    )?.text ?? 'data',
  );

/** Each row is a person: it has an age, a sex or a salary. */
export const isOfPeople = ({ columns }: TableProfile): boolean =>
  columns.some(({ words }) => words.some((word) => PERSONAL.test(word)));

/** A row for each day: "days" are its rows. */
export const isDaily = ({ columns, rowCount }: TableProfile): boolean =>
  columns.some((column) => column.role === 'time' && rowCount > 1 && column.distinct === rowCount && daysOf(column) < 1.5 * rowCount); // prettier-ignore

/** The word for a row, mistyped too, for what several columns describe, or "people" where a row is one. */
export function namesRows(word: Word, table: TableProfile): boolean {
  const { text, stem, kind } = word;
  if (isRowNoun(word, table)) return true;
  if (kind !== 'word') return false;
  if (/^days?$/.test(text)) return isDaily(table);
  if (PEOPLE.test(text)) return isOfPeople(table);
  if (ALIKE.some((alike) => alike.has(stem) && [...table.nouns].some((noun) => alike.has(noun)))) return true;
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
