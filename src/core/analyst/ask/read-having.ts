import type { AskHaving } from './intent.js';
import { columnOfNumber } from './place-number.js';
import { ANY, comparisonOf } from './read-comparisons.js';
import { isMeasure, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';
import { namesRows } from './row-nouns.js';

const AGGREGATIONS = { AVG: 'average', SUM: 'sum', MEDIAN: 'median', MAX: 'max', MIN: 'min' } as const;
const AGGREGATED = `(${Object.keys(AGGREGATIONS).join('|')})`;
const COMPARED = new RegExp(`^${ANY}$`, 'u');
/** A verb that says what groups do: "spent", "ordered". */
const VERB = String.raw`(?:(?:\p{Ll}+|SORT) )?`;

/**
 * What must hold of a group: "customers with more than 10 orders", "regions with an average price above 500", "sites that spent
 * more than 9000 euros in total".
 */
export function readHaving(line: PromptLine, table: TableProfile): AskHaving | undefined {
  const readers = [readCount, readAggregated, readAdded, readTotal];
  const isGrouped = ({ from }: Taken): boolean => groupedBy(line, from);
  for (const read of readers) {
    const having = read(line, table, isGrouped);
    if (having) return having;
  }
  return undefined;
}

type Grouped = (taken: Taken) => boolean;

const groupedBy = ({ tags }: PromptLine, from: number): boolean =>
  tags
    .slice(0, from)
    .some(({ link }) => link?.value === undefined && link?.columns.some((one) => !isMeasure(one)));

function having(taken: Taken, column: AskColumn | undefined, mark: keyof typeof AGGREGATIONS | undefined): AskHaving {
  const compared = taken.texts.find((text) => COMPARED.test(text)) ?? '';
  const number = taken.groups.find((tag) => tag?.text.startsWith('#n'));
  const { said } = taken;
  const measure = column && mark ? { aggregation: AGGREGATIONS[mark], column, said } : ({ aggregation: 'count', said: '' } as const);
  return { measure, comparison: comparisonOf(compared), value: Number(number?.words[0]?.value), said };
} // prettier-ignore

/** "More than 10 orders", "ordered at least 20 times". */
const readCount = (line: PromptLine, table: TableProfile, grouped: Grouped): AskHaving | undefined =>
  line.readEach(pattern(`${VERB}${ANY} {N}(?: {V})? (\\p{Ll}+|[A-Z]+)`), (taken) => {
    const word = taken.tags.at(-1)?.words[0];
    const counts = word && (word.text === 'times' || namesRows(word, table));
    return counts && grouped(taken) ? having(taken, undefined, undefined) : undefined;
  }, [2])[0]; // prettier-ignore

/** "With an average price above 500". */
const readAggregated = (line: PromptLine, _: TableProfile, grouped: Grouped): AskHaving | undefined =>
  line.readEach(
    pattern(`(?:HAS|where|IS|that) ${AGGREGATED}(?: of)? {C}(?: (?:IS|of))* ${ANY} {N}`),
    (taken) => {
      const column = measureOf(taken.groups[1]);
      return column && grouped(taken) ? having(taken, column, markIn(taken)) : undefined;
    },
  )[0];

/** "Spent more than 9000 euros in total", "average over 40 points", "fly at least 500 passengers overall". */
const readAdded = (line: PromptLine, table: TableProfile, grouped: Grouped): AskHaving | undefined => {
  const column = String.raw`(?:(#c\d+|\p{Ll}+|HAS) )?`;
  const read = (taken: Taken): AskHaving | undefined => {
    const named = taken.groups.map(measureOf).find((one) => one !== undefined);
    const measured = named ?? columnOfNumber(line, taken, taken.groups.filter((tag) => tag?.text.startsWith('#n')), table);
    return measured && grouped(taken) ? having(taken, measured, markIn(taken)) : undefined;
  };
  return [
    ...line.readEach(pattern(`${column}${ANY} {N}(?:(?: of)? {C})? (?:in |on )?${AGGREGATED}(?:(?: of)? {C})?`), read),
    ...line.readEach(pattern(`${AGGREGATED} ${ANY} {N}(?: {C})?`), read),
  ][0];
}; // prettier-ignore

/** "Regions with sales over a million", where no row has so much: only their sum can be meant. */
const readTotal = (line: PromptLine): AskHaving | undefined => {
  const does = String.raw`(?:HAS|IS|that|(?!where|when|if|for|in|of)\p{Ll}+)(?: HAS)?`;
  return [
    ...line.readEach(pattern(`{C} ${does} {C}(?: (?:IS|of))* ${ANY} {N}`), totalOf, [0]),
    ...line.readEach(pattern(`{C} ${does} ${ANY} {N}(?: of)? {C}`), totalOf, [0]),
  ][0];
};

function totalOf(taken: Taken): AskHaving | undefined {
  const [subject, ...others] = taken.groups;
  const column = others.map(measureOf).find((one) => one !== undefined);
  if (!column?.additive || measureOf(subject)) return undefined;
  const found = having(taken, column, 'SUM');
  return found.comparison.startsWith('>') && found.value > Number(column.most) ? found : undefined;
}

const measureOf = (tag: Tag | undefined): AskColumn | undefined =>
  tag?.link?.value === undefined ? tag?.link?.columns.find(isMeasure) : undefined;

const markIn = ({ texts }: Taken): keyof typeof AGGREGATIONS =>
  texts.find((text): text is keyof typeof AGGREGATIONS => Object.hasOwn(AGGREGATIONS, text)) ?? 'SUM';
