import type { AskHaving } from './intent.js';
import { ANY, comparisonOf } from './read-comparisons.js';
import { isMeasure, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine } from './prompt-line.js';
import { namesRows } from './row-nouns.js';

const AGGREGATIONS = { AVG: 'average', SUM: 'sum', MEDIAN: 'median', MAX: 'max', MIN: 'min' } as const;

/** What must hold of a group: "customers with more than 10 orders", "regions with an average price above 500". */
export function readHaving(line: PromptLine, table: TableProfile): AskHaving | undefined {
  const grouped = (from: number): boolean =>
    line.tags.slice(0, from).some(({ link }) => link?.value === undefined && link?.columns.some((one) => !isMeasure(one)));
  const [counts] = line.readEach(pattern(`${ANY} {N} (\\p{Ll}+|[A-Z]+)`), (taken) => {
    const [, number] = taken.groups;
    const word = taken.tags.at(-1)?.words[0];
    if (!word || !namesRows(word, table) || !grouped(taken.from)) return undefined;
    return { measure: { aggregation: 'count', said: '' } as const, comparison: comparisonOf(taken.texts[0] ?? ''), value: Number(number?.words[0]?.value), said: taken.said };
  });
  if (counts) return counts;
  const [amounts] = line.readEach(
    pattern(`(?:HAS|where|IS|that) (AVG|SUM|MEDIAN|MAX|MIN)(?: of)? {C}(?: (?:IS|of))* ${ANY} {N}`),
    (taken) => {
      const column = taken.groups[1]?.link?.columns.find(isMeasure);
      if (!column || !grouped(taken.from)) return undefined;
      const aggregation = AGGREGATIONS[taken.texts[0] as keyof typeof AGGREGATIONS];
      return { measure: { aggregation, column, said: taken.said }, comparison: comparisonOf(taken.texts[2] ?? ''), value: Number(taken.groups[3]?.words[0]?.value), said: taken.said };
    },
  );
  return amounts;
} // prettier-ignore
