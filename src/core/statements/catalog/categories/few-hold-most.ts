import { countOf, namesOf, shareOf } from '../slots.js';
import { categoryKind, lead, showsAll } from './category-kind.js';

/** So many names fit in a sentence. */
const MOST_NAMED = 3;
/** "Most" begins here; a few are at most this part of all, and have so much more than that part. */
const LEAST_HELD = 0.55;
const MOST_PART = 0.4;
const LEAST_MORE = 0.22;
/** The next has so much less than the last of them. */
const LEAST_AHEAD = 0.1;
/** Half of them are few where the others have next to nothing. */
const NEARLY_ALL = 0.85;

/** Two or three of many categories have most of the whole. */
export const fewHoldMost = categoryKind('few-hold-most', (field) => {
  const { sorted, total, shares, frame } = field;
  if (!shares || !showsAll(frame)) return undefined;
  for (let count = 2; count <= MOST_NAMED; count += 1) {
    const some = sorted.slice(0, count);
    const held = some.reduce((sum, { value }) => sum + value, 0) / total;
    if (count > (held >= NEARLY_ALL ? 0.5 : MOST_PART) * sorted.length) return undefined;
    if (held < LEAST_HELD || held - count / sorted.length < LEAST_MORE) continue;
    if (some.some(({ key }) => key === undefined) || some.at(-1)?.value === sorted[count]?.value)
      return undefined;
    const [lowest, next] = [some.at(-1), sorted[count]];
    if (lead(lowest?.value ?? 0, next?.value ?? 0) < LEAST_AHEAD) continue;
    return {
      form: 'few-hold-most',
      slots: { names: namesOf(field, some), share: shareOf(field, some), count: countOf(field, field.size) },
      claim: `${lowest?.of ?? ''} > ${next?.of ?? ''}`,
      marks: [{ mark: 'highlight', keys: some.map(({ key }) => key as string) }],
      impact: 0.35 + 0.5 * (held - count / sorted.length),
      ofAll: 'groups',
    };
  }
  return undefined;
});
