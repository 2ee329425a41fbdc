import type { AskMeasure, Aggregation } from './intent.js';
import { namesEntity, repeats } from './link-entities.js';
import { isMeasure, isNumber, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { isPlural } from './read-list.js';
import { namesRows } from './row-nouns.js';
import { pattern, type PromptLine, type Tag } from './prompt-line.js';

const AGGREGATIONS: Readonly<Record<string, Aggregation>> = {
  AVG: 'average', SUM: 'sum', MEDIAN: 'median', MAX: 'max', MIN: 'min',
}; // prettier-ignore

const BETWEEN = String.raw`(?: (?:of|for|in|value|values|VALUE|COUNT|NUMBER|AMOUNT|\(|amounts?|their|its|his|~))*`;

/** With its place among the words. */
type Placed = AskMeasure & { at: number };

export interface MeasuresRead {
  measures: AskMeasure[];
  /** Columns of text that are counted: what they are split by, where nothing else says so. */
  counted: Tag[];
  /** "Average" or "total" without its column: it is about the measure that is found later. */
  bare?: Aggregation;
}

/** Amounts with their aggregation: "average salary", "number of orders", "total of price". */
export function readMeasures(line: PromptLine, table: TableProfile, charted: boolean): MeasuresRead {
  const measures: Placed[] = [];
  const counted: Tag[] = [];
  const between = `${BETWEEN}${rowNouns(line, table)}`;
  measures.push(...readSeveral(line, between));
  for (;;) {
    const found = line.find(pattern(`(AVG|SUM|TOTALOF|MEDIAN|MAX|MIN)${between} {C}`));
    const tag = found?.groups[1];
    if (!found || !tag) break;
    const aggregation = AGGREGATIONS[found.texts[0] ?? ''] ?? 'sum';
    const said = found.said;
    const column = tag.link?.columns.find(isMeasure) ?? tag.link?.columns.find(isNumber);
    const counts = /COUNT|NUMBER|AMOUNT|TOTALOF/.test(
      line.tags
        .slice(found.from, found.to)
        .map(({ text }) => text)
        .join(' '),
    );
    if (column && !(counts && aggregation === 'sum' && !isMeasure(column))) {
      line.take(pattern(`(AVG|SUM|TOTALOF|MEDIAN|MAX|MIN)${between} {C}`));
      measures.push({ aggregation, column, said, at: found.from });
    } else if (aggregation === 'sum') {
      line.take(pattern(`(?:SUM|TOTALOF)${between}(?= #c)`));
      counted.push(tag);
      measures.push({ aggregation: 'count', said, at: found.from });
    } else line.take(pattern(`(?:AVG|MEDIAN|MAX|MIN)${between}(?= #c)`));
  }
  measures.push(...readCounts(line, table, counted, charted));
  const bare = line.take(pattern('(AVG|SUM|MEDIAN)'))?.texts[0];
  return {
    measures: onePerColumn(measures.sort((a, b) => a.at - b.at)).map(({ at: _at, ...measure }) => measure),
    counted,
    ...(bare ? { bare: AGGREGATIONS[bare] } : {}),
  };
}

/** "Oldest student age": the word for rows may stand between. */
function rowNouns({ tags }: PromptLine, table: TableProfile): string {
  const nouns = tags.flatMap(({ text, words: [word], link }) =>
    !link && word && text === word.text && /^\p{Ll}+$/u.test(text) && namesRows(word, table) ? [text] : [],
  );
  return nouns.length > 0 ? `(?: (?:${[...new Set(nouns)].join('|')}))?` : '';
}

/** "Lowest and highest price", "minimum, maximum and average age": each of them. The oldest date is the least one. */
function readSeveral(line: PromptLine, between: string): Placed[] {
  const one = `(?:${Object.keys(AGGREGATIONS).join('|')})`;
  return line
    .readEach(pattern(`${one}(?:(?: (?:AND|OR|,|VS|to))+ ${one})+${between} {C}`), (taken) => {
      const columns = taken.groups[0]?.link?.columns ?? [];
      const column = columns.find(isMeasure) ?? columns.find(isNumber) ?? columns.find(isTime);
      const named = taken.tags.filter(({ text }) => Object.hasOwn(AGGREGATIONS, text));
      return column && named.map((tag): Placed => ({ aggregation: endOf(tag, column), column, said: taken.said, at: taken.from }));
    })
    .flat();
} // prettier-ignore

const endOf = ({ text, words }: Pick<Tag, 'text' | 'words'>, column: AskColumn): Aggregation => {
  const oldest = isTime(column) && /^(?:oldest|earliest)$/.test(words[0]?.text ?? '');
  return oldest ? 'min' : (AGGREGATIONS[text] ?? 'sum');
};

function readCounts(line: PromptLine, table: TableProfile, counted: Tag[], charted: boolean): Placed[] {
  const measures: Placed[] = [];
  for (;;) {
    const found = line.find(
      pattern(
        String.raw`(COUNT|AMOUNT|NUMBER|TOTALOF)(?: (?:of|\(|COUNT|NUMBER|AMOUNT|in|for|their))*(?: (DIFFERENT))?(?: (?:of|type|kind|types|kinds))*(?: {C})?`,
      ),
    );
    if (!found) return measures;
    const tag = found.groups[2];
    const column = tag?.link?.columns[0];
    line.take(
      pattern(
        String.raw`(?:COUNT|AMOUNT|NUMBER|TOTALOF)(?: (?:of|\(|COUNT|NUMBER|AMOUNT|in|for|their))*(?: DIFFERENT)?(?: (?:of|type|kind|types|kinds))*`,
      ),
    );
    const amount = column !== undefined && isMeasure(column) && tag && !isSplit(line, tag);
    // "The number of cylinders" is what the column holds.
    if (amount) continue;
    if (tag && column) {
      counted.push(tag);
      const different = found.texts[1] === 'DIFFERENT';
      // A bar chart of "different channels" has a bar for each of them.
      const distinct =
        (!charted && (different || asksHowMany(line, tag))) ||
        (repeats(column, table) &&
          (different || isEntity(tag, column)) &&
          (isSplitElsewhere(line, tag) || (!charted && isAlone(line, table, tag))));
      measures.push({
        aggregation: distinct ? 'distinct' : 'count',
        ...(distinct ? { column } : {}),
        said: found.said,
        at: found.from,
      });
    } else
      measures.push({
        aggregation: 'count',
        said: `${found.said} ${nounAfter(line, found.to, table)}`.trim(),
        at: found.from,
      });
  }
}

/** "How many offices do we have": of the column itself, with nothing to split by. */
function asksHowMany(line: PromptLine, tag: Tag): boolean {
  const at = line.tags.indexOf(tag);
  const before = line.tags.slice(0, at).flatMap(({ words }) => words.map(({ text }) => text));
  const after = line.tags.slice(at + 1).map(({ text }) => text).join(' '); // prettier-ignore
  return (
    before.slice(-2).join(' ') === 'how many' &&
    /^(?:(?:do |we |you |they )*HAS|IS there|IS in|exist|SUM|in SUM)?(?: (?:in|of|SUM|data|dataset|table|there))*(?: ?[?.])?$/.test(
      after,
    )
  );
}

/** Another column splits what is counted: "different flight numbers for each carrier". */
const isSplitElsewhere = ({ tags }: PromptLine, { link: counted }: Tag): boolean =>
  tags.some(({ text }, at) => {
    if (!/^(?:BY|EACH|ACROSS|DIFFERENT|WHICH|TOP|BOTTOM)$/.test(text) && !isRanked(tags, at)) return false;
    const next = tags.slice(at + 1).find((tag) => !/^(?:BY|EACH|DIFFERENT|of|type|types)$/.test(tag.text));
    const split = next?.link?.value === undefined ? next?.link?.columns : undefined;
    return split !== undefined && !split.some((column) => counted?.columns.includes(column));
  });

/** "How many countries are in Africa": what is counted is all that is left to tell apart. */
const isAlone = (line: PromptLine, { nouns }: TableProfile, tag: Tag): boolean =>
  (line.tags[line.tags.indexOf(tag) - 1]?.words[0]?.text === 'how' || nouns.has(tag.words[0]?.stem ?? '')) &&
  isPlural(tag.words.at(-1)?.text ?? '') &&
  !line.has(pattern('EACH|BY|ACROSS|OVER|DISTRIBUTION|SHARE|TREND')) &&
  line.tags.some(({ used, text }) => used && text === '~') &&
  !line.tags.some((other) => other !== tag && other.text.startsWith('#c'));

/** "Top 5" as the reader of limits leaves it. */
const isRanked = (tags: readonly Tag[], at: number): boolean =>
  tags[at]?.text === '~' && (tags[at]?.words.some(({ kind }) => kind === 'number') ?? false);

const isEntity = ({ link, words: [word] }: Tag, column: AskColumn): boolean =>
  link?.whole === true || (word !== undefined && namesEntity(column, word));

/** A split follows on "per", "each" or "for different" at once. */
const isSplit = (line: PromptLine, tag: Tag): boolean =>
  /^(?:BY|EACH)$/.test(line.tags[line.tags.indexOf(tag) - 1]?.text ?? '');

function nounAfter(line: PromptLine, at: number, table: TableProfile): string {
  const word = line.tags[at]?.words[0];
  return word && table.nouns.has(word.stem) ? word.raw : '';
}

function onePerColumn(measures: readonly Placed[]): Placed[] {
  const key = ({ aggregation, column }: AskMeasure): string => `${aggregation} ${column?.name ?? ''}`;
  return measures.filter((measure, i) => measures.findIndex((other) => key(other) === key(measure)) === i);
}

/** What an amount is summed up as where the prompt does not say. */
export function usualAggregation(column: AskColumn, table: TableProfile, roles: boolean): Aggregation {
  if (!roles) return 'sum';
  if (!isNumber(column)) return 'count';
  if (column.identifier) return 'count';
  return column.additive && !(isPlan(column) && hasNames(table)) ? 'sum' : 'average';
}

/** What each thing was given, beside what it brought in. */
const isPlan = ({ words }: AskColumn): boolean =>
  words.some((word) => /^(?:budget|cost|price|capacity)$/.test(word));

/** Every row is a thing with a name of its own: its amounts describe it, where rows of transactions add up. */
const hasNames = ({ columns, rowCount }: TableProfile): boolean =>
  columns.some(
    ({ type, distinct, identifier }) =>
      type === 'string' && !identifier && rowCount > 20 && distinct > 0.9 * rowCount,
  );
