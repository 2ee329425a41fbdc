import { areCountsAlike } from '../../views/group-sizes.js';
import { isJittery, moved, relative, valuesOf } from '../time/time-kind.js';
import { firstExpr, firstOf, lastExpr, lastOf, seriesKind, seriesName, type Line } from './series-kind.js';

/** Who moved most in percent must have moved nearly as far as any other: told in percent, either would be taken for the other. */
const NEAR = 0.5;
const isAmongLargest = (one: Line, lines: readonly Line[]): boolean => {
  const moved = (line: Line): number => Math.abs(lastOf(line) - firstOf(line));
  return moved(one) >= NEAR * Math.max(...lines.map(moved));
};

/** Which series grew (or shrank) most in relation to where it began: of series with a clear course over all periods. */
const fastestBy = (side: 1 | -1) =>
  seriesKind(
    side === 1 ? 'fastest-growing' : 'fastest-falling',
    ({ lines, frame }) => {
      if (lines.some((line) => firstOf(line) <= 0) || lines.length < 3 || frame.measure?.ratio !== true)
        return undefined;
      // Percentages rise by points, which are ranked otherwise.
      if (frame.measure.format.startsWith('percent')) return undefined;
      const sorted = [...lines].sort((a, b) => side * (lastOf(b) / firstOf(b) - lastOf(a) / firstOf(a)));
      const [one, next] = sorted;
      const [from, to] = [one?.moments[0], one?.moments.at(-1)];
      if (!one || !next || !from || !to || (to.value - from.value) * side <= 0) return undefined;
      if (frame.series?.cycle || !isAmongLargest(one, lines)) return undefined;
      if (frame.measure.counts && areCountsAlike(from.value, to.value, lines.length)) return undefined;
      if (to.value / from.value === lastOf(next) / firstOf(next) || isJittery(valuesOf(one)))
        return undefined;
      return {
        form: side === 1 ? 'fastest-growing' : 'fastest-falling',
        slots: { who: seriesName(one), ...moved(one, from, to) },
        claim: `${lastExpr(one)} / ${firstExpr(one)} ${side === 1 ? '>' : '<'} ${lastExpr(next)} / ${firstExpr(next)}`,
        marks: [
          { mark: 'highlight', keys: [one.series.key], of: 'series' },
          { mark: 'growth', from: from.key, to: to.key, series: one.series.key },
        ],
        impact: 0.25 + 0.45 * relative(from.value, to.value),
        ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
      };
    },
    { comparesEnds: true },
  );

export const fastestGrowing = fastestBy(1);
export const fastestFalling = fastestBy(-1);
