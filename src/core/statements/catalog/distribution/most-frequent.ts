import { unevenP } from '../../tests/order-tests.js';
import type { Slot } from '../../types.js';
import { edgesOf } from '../../views/range-edges.js';
import { rangesKind } from './ranges-kind.js';

const ALPHA = 0.005;
/** The heart of a distribution is told where it takes at most this part of its ranges. */
const MOST_PART = 0.45;

/** The shortest run of neighbouring ranges that holds more than half: the counts are tested for being even. */
export const mostFrequent = rangesKind(
  'most-frequent',
  ({ frame, ranges, total, sum, dimension, measure }) => {
    const heart = heartOf(ranges.map(({ value }) => value));
    const some = ranges.slice(heart.from, heart.to + 1);
    const [first, last] = [some[0], some.at(-1)];
    const p = unevenP(ranges.map(({ value }) => value));
    if (!first || !last || p > ALPHA || some.length > MOST_PART * ranges.length) return undefined;
    const part = `(${some.map(({ of }) => of).join(' + ')}) / ${sum}`;
    if (part.length > 440) return undefined;
    const held = some.reduce((all, { value }) => all + value, 0) / total;
    const name = (expr: string): Slot => ({ as: 'name', expr, dimension });
    const edges = edgesOf(frame);
    const [from, to] = [edges?.get(first.key), edges?.get(last.key)?.to];
    const isLeast = heart.from === 0 && (from?.start === 0 || from?.from === undefined);
    const form =
      !from || !to
        ? undefined
        : isLeast
          ? 'most-frequent.under'
          : from.from
            ? 'most-frequent.between'
            : undefined;
    return {
      form: form ?? (some.length === 1 ? 'most-frequent.one' : 'most-frequent'),
      slots: {
        ...(form && to
          ? { ...(!isLeast && from?.from ? { start: from.from } : {}), end: to }
          : { start: name(first.name), ...(some.length === 1 ? {} : { end: name(last.name) }) }),
        share: { as: 'percent', expr: part },
        total: { as: 'value', expr: sum, measure, value: total },
      },
      claim: `${part} > 1 - ${part}`.length <= 480 ? `${part} > 1 - ${part}` : `${part} > 0`,
      marks: [{ mark: 'highlight', keys: some.map(({ key }) => key) }],
      impact: 0.4 + 0.5 * (held - some.length / ranges.length),
      p,
      ofAll: 'groups',
    };
  },
);

/** The shortest run of neighbours that holds more than half; the fullest of equally short ones. */
function heartOf(counts: readonly number[]): { from: number; to: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let best = { from: 0, to: counts.length - 1, held: total };
  for (let from = 0; from < counts.length; from += 1) {
    let held = 0;
    for (let to = from; to < counts.length; to += 1) {
      held += counts[to] ?? 0;
      if (held * 2 <= total) continue;
      const length = to - from;
      if (length < best.to - best.from || (length === best.to - best.from && held > best.held))
        best = { from, to, held };
      break;
    }
  }
  return best;
}
