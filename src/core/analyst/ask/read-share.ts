import type { AskFilter, AskShare } from './intent.js';
import { pattern, type PromptLine } from './prompt-line.js';
import { isTime } from './profile-tables.js';

/** "What percentage of …": where it stands, and in which scale. */
export interface ShareRead {
  at: number;
  percent: boolean;
  said: string;
  /** "Proportion" asks for no number of its own: a chart of parts shows it. */
  exact: boolean;
  /** Where the verb stands that says what the part is. */
  verb: number;
  /** "What share of … has each …": all that is named is the whole, and each group a part. */
  spread: boolean;
}

/** "In percent", behind what is shared. */
export const IN_PERCENT = '(?:in|as) SHARE';

export function readShare(line: PromptLine): ShareRead | undefined {
  // "No-show rate by channel": how many of each are no-shows.
  const rate = line.take(pattern('{V} (?:rate|rates)'), [0]);
  if (rate)
    return { at: rate.from - 1, percent: true, exact: true, said: rate.said, verb: -1, spread: false };
  const found = line.take(pattern('(?:WHICH )?SHARE(?: of)?'));
  if (!found) return undefined;
  const scaled = line.take(pattern(IN_PERCENT))?.said ?? '';
  const exact = !/proportion|ratio/i.test(found.said);
  const says = exact ? /^(?:IS|that|who|END)$/ : /^IS$/;
  // "The proportion of the number of …" divides nothing by itself.
  const verb = !exact && line.has(pattern('COUNT')) ? -1 : line.tags.findIndex(({ text }, at) => at >= found.to && says.test(text));
  return { at: found.from, percent: /percent|pct|prozent|porcentaje|%/i.test(`${found.said} ${scaled}`), exact, said: found.said, verb, spread: line.has(pattern('(?:HAS|IS) EACH')) };
} // prettier-ignore

/**
 * Which conditions are the part and which the whole: those behind the verb are the part ("of female patients were readmitted"), without
 * a verb all but the times are.
 */
export function splitShare(
  { percent, said, verb, at, exact, spread }: ShareRead,
  filters: readonly AskFilter[],
): { share?: AskShare; filters: readonly AskFilter[] } {
  const behind = filters.filter((filter) => verb >= 0 && (filter.at ?? 0) >= verb && !isTime(filter.column));
  const named = filters.filter((filter) => (filter.at ?? 0) > at && !isTime(filter.column));
  const part = behind.length > 0 ? behind : exact && !spread ? named : [];
  if (part.length === 0 && !exact) return { filters };
  return { share: { part, percent, said }, filters: filters.filter((filter) => !part.includes(filter)) };
}
