import { trendTest } from '../../tests/trend-tests.js';
import type { Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { mostWander } from '../../views/course.js';
import { at, relative } from '../time/time-kind.js';
import { lastOf, seriesKind, seriesName } from './series-kind.js';

const ALPHA = 0.01;
/** A gap that grew or shrank by a smaller part of itself is the same gap. */
const LEAST_MOVE = 0.1;

/** Two lines of which one stays ahead, and the gap between them widens or narrows: as an amount, and beside the leader's value. */
export const gapTrend = seriesKind(
  'gap-trend',
  ({ lines, frame }) => {
    const [leader, other] = [...lines].sort((a, b) => lastOf(b) - lastOf(a));
    if (!leader || !other || lines.length !== 2 || lines.some(({ series }) => isRest(series.key)))
      return undefined;
    const pairs = leader.moments.map((moment, i) => ({ moment, below: other.moments[i] }));
    if (pairs.some(({ moment, below }) => below?.key !== moment.key || below.value >= moment.value))
      return undefined;
    const wide = pairs.map(({ moment, below }) => moment.value - (below?.value ?? 0));
    const parts = pairs.map(({ moment }, i) => (wide[i] ?? 0) / Math.abs(moment.value));
    const [amount, part] = [wide, parts].map((course) =>
      trendTest(course, 0, mostWander(frame) || undefined),
    );
    const [first, last] = [pairs[0], pairs.at(-1)];
    const [from = 0, to = 0] = [wide[0], wide.at(-1)];
    if (!amount || !part || !first?.below || !last?.below) return undefined;
    const p = Math.max(amount.p, part.p);
    const way = Math.sign(amount.tau);
    if (p > ALPHA || way === 0 || Math.sign(part.tau) !== way || Math.sign(to - from) !== way)
      return undefined;
    if (relative(from, to) < LEAST_MOVE) return undefined;
    const difference = ({ moment, below }: typeof first, value: number): Slot => ({
      as: 'difference',
      expr: `${moment.of} - ${below?.of ?? '0'}`,
      measure: leader.measure,
      value,
    });
    return {
      form: way > 0 ? 'gap-trend.wider' : 'gap-trend.narrower',
      slots: {
        who: seriesName(leader),
        second: seriesName(other),
        from: difference(first, from),
        to: difference(last, to),
        atStart: at(leader, first.moment),
        atEnd: at(leader, last.moment),
      },
      claim: `${last.moment.of} - ${last.below.of} ${way > 0 ? '>' : '<'} ${first.moment.of} - ${first.below.of}`,
      marks: [{ mark: 'highlight', keys: [leader.series.key, other.series.key], of: 'series' }],
      impact: 0.45 + 0.3 * relative(from, to),
      p,
      ofAll: 'conditions',
    };
  },
  { comparesEnds: true },
);
