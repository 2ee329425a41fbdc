import { measuredBy } from './measured-by.js';
import { isMeasure, type AskColumn, type TableProfile } from './profile-tables.js';
import type { PromptLine, Tag, Taken } from './prompt-line.js';
import { isOfPeople, namesRows } from './row-nouns.js';
import { isCountedIn } from './units.js';

const OLDEST = 120;
const PERSON =
  /^(?:people|persons?|patients?|customers?|clients?|employees?|workers?|players?|students?|members?|users?|men|women|boys|girls|adults|males?|females?|those|anyone|everyone)$/;

/** A year that data may be of, with four digits. */
export const isPlausible = (year: number): boolean => Number.isInteger(year) && year >= 1000 && year <= 2999;

/**
 * The column of numbers that a comparison without a name means: by the unit of its numbers, by the adjective it is said with, or the
 * age of people. Undefined where several would do, or none.
 */
export function columnOfNumber(
  line: PromptLine,
  { from, to, tags }: Taken,
  numbers: readonly (Tag | undefined)[],
  table: TableProfile,
  before?: Tag,
): AskColumn | undefined {
  const unit = numbers.findLast((tag) => tag?.unit !== undefined)?.unit;
  const near = line.tags.slice(Math.max(0, from - 3), from);
  const words = [...tags, ...near.toReversed()].flatMap((tag) => tag.words.map(({ text }) => text));
  for (const word of words) {
    const found = measuredBy(word, table)?.column;
    if (found && (unit === undefined || isCountedIn(found, unit) || unit === 'year')) return found;
  }
  const measures = table.columns.filter(isMeasure);
  if (unit !== undefined) {
    const counted = measures.filter((column) => isCountedIn(column, unit));
    const said = counted.filter((column) => line.tags.slice(0, to).some(({ link }) => link?.columns.includes(column)));
    const [only] = said.length > 0 ? said.slice(-1) : counted;
    if (only && (said.length > 0 || counted.length === 1)) return only;
    return unit === 'year' || unit === 'age' ? ageOf(measures) : undefined;
  }
  const who = before ?? line.tags[from - 1];
  return who && speaksOfPeople(who, table) && numbers.every(isAge) ? ageOf(measures) : undefined;
} // prettier-ignore

const ageOf = (columns: readonly AskColumn[]): AskColumn | undefined =>
  columns.find(({ words }) => words.some((word) => word === 'age' || word === 'ag'));

const isAge = (tag: Tag | undefined): boolean => {
  const value = Number(tag?.words[0]?.value);
  return value > 0 && value <= OLDEST;
};

function speaksOfPeople({ words: [word], link }: Tag, table: TableProfile): boolean {
  if (!word || (link && link.value === undefined && !link.columns.every(({ identifier }) => identifier)))
    return false;
  return PERSON.test(word.text) || (isOfPeople(table) && (link !== undefined || namesRows(word, table)));
}
