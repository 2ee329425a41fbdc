import { trendTest } from '../../tests/trend-tests.js';
import { mostWander } from '../../views/course.js';
import { at, period, value } from '../time/time-kind.js';
import { firstExpr, firstOf, lastExpr, lastOf, seriesKind, seriesName } from './series-kind.js';

const ALPHA = 0.01;

/** Who was first at the beginning, and who is now. The difference of both has a trend, but for running totals, of which the later ones hold. */
export const overtook = seriesKind(
  'overtook',
  ({ lines, frame }) => {
    const [winner] = [...lines].sort((a, b) => lastOf(b) - lastOf(a));
    const [loser] = [...lines].sort((a, b) => firstOf(b) - firstOf(a));
    if (!winner || !loser || winner === loser) return undefined;
    if (firstOf(winner) >= firstOf(loser) || lastOf(winner) <= lastOf(loser)) return undefined;
    const both = winner.moments.flatMap((moment) => {
      const other = loser.moments.find(({ key }) => key === moment.key);
      return other ? [{ moment, difference: moment.value - other.value }] : [];
    });
    // Of running totals a line may have nothing in a period.
    if (!frame.running && both.length < Math.max(winner.moments.length, loser.moments.length))
      return undefined;
    const differences = both.map(({ difference }) => difference);
    const pairs = (lines.length * (lines.length - 1)) / 2;
    const trend = frame.running ? undefined : trendTest(differences, 0, mostWander(frame) || undefined);
    const p = trend && Math.min(1, trend.p * pairs);
    if (trend && ((p ?? 1) > ALPHA || trend.tau <= 0)) return undefined;
    const turn = differences.findLastIndex((difference) => difference <= 0) + 1;
    const [first, crossing, last] = [winner.moments[0], both[turn]?.moment, winner.moments.at(-1)];
    const [otherFirst, otherLast] = [loser.moments[0], loser.moments.at(-1)];
    if (!first || !crossing || !last || !otherFirst || !otherLast) return undefined;
    return {
      form: trend ? 'overtook' : 'passed',
      slots: {
        who: seriesName(winner),
        second: seriesName(loser),
        value: value(winner, last),
        other: value(loser, otherLast),
        from: value(winner, first),
        otherFrom: value(loser, otherFirst),
        when: at(winner, crossing),
        period: period(winner, crossing),
        atEnd: at(winner, last),
        atStart: at(winner, first),
      },
      claim: `${lastExpr(winner)} > ${lastExpr(loser)} and ${firstExpr(winner)} < ${firstExpr(loser)}`,
      marks: [{ mark: 'highlight', keys: [winner.series.key, loser.series.key], of: 'series' }],
      impact: 0.85,
      ...(p === undefined ? {} : { p }),
      ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
    };
  },
  { comparesEnds: true },
);
