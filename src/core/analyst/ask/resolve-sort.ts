import type { AskSort, Intent } from './intent.js';

/** The worst delay is the longest, where the worst rating is the lowest. */
const VERDICT = /\b(?:worst|best)\b/i;
const BURDEN =
  /^(?:delay|lat|latenes|wait|error|defect|fault|bug|complaint|churn|cancel\w*|los|unemployment|poverty|crim|accident|incident|injuri|death|mortaliti|downtim|outag|debt|emision|emission|pollution|absenc|refund|return\w*|bounc|response|resolution|latenci|waste|wast)$/;
const isBurden = ({ column }: Intent['measures'][number]): boolean => column?.words.some((word) => BURDEN.test(word)) ?? false; // prettier-ignore

/** A column to sort by is the group or the measure that shows it. */
export function resolvedSort(sort: AskSort, { groups, measures }: Intent): AskSort {
  const { by } = sort;
  if (typeof by === 'string')
    return by === 'measure' && VERDICT.test(sort.said) && measures.every(isBurden)
      ? { ...sort, descending: !sort.descending }
      : sort;
  const shown = groups.some(({ column }) => column === by);
  const names = by.type !== 'number' && !measures.some(({ column }) => column === by);
  return { ...sort, by: shown || names ? 'group' : 'measure' };
}
