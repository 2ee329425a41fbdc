import { isRest } from '../../views/amounts.js';
import { isWithinNoise, sizesOf } from '../../views/group-sizes.js';
import { isPlainSplit, OF_PLAIN_SPLIT } from '../plain-split.js';
import { isBesideRest } from '../../views/course.js';
import { at, value } from '../time/time-kind.js';
import { lastExpr, lastOf, seriesKind, seriesName } from './series-kind.js';

const OF_ONE = 0.3;

/** Which series is highest in the latest period, and which comes next. */
export const latestLeader = seriesKind('latest-leader', ({ lines, frame }) => {
  // Who is ahead of all others together need not be ahead of each.
  if (lines.some(({ series }) => isRest(series.key))) return undefined;
  const [first, second] = [...lines].sort((a, b) => lastOf(b) - lastOf(a));
  const [top, next] = [first?.moments.at(-1), second?.moments.at(-1)];
  if (!first || !second || !top || !next || top.value === next.value) return undefined;
  const size = sizesOf(frame, first.measure);
  const [a, b] = [first, second].map((line) => {
    const end = line.moments.at(-1);
    return {
      value: end?.value ?? 0,
      size: size?.({ label: end?.key ?? null, series: line.series.key }),
    };
  });
  if (a && b && isWithinNoise(a, b, first.measure)) return undefined;
  const ahead = Math.min(
    1,
    Math.abs(top.value - next.value) / Math.max(Math.abs(top.value), Math.abs(next.value)),
  );
  const isAlways = lines.every((line) =>
    line.moments.every(
      (moment, i) => line === first || moment.value < (first.moments[i]?.value ?? -Infinity),
    ),
  );
  const plain = frame.measure?.additive === true ? 'latest-leader' : 'latest-leader.level';
  return {
    form: isAlways ? 'latest-leader.always' : plain,
    slots: {
      who: seriesName(first),
      value: value(first, top),
      second: seriesName(second),
      other: value(second, next),
      atEnd: at(first, top),
      atStart: at(first, first.moments[0] ?? top),
    },
    claim: `${lastExpr(first)} > ${lastExpr(second)}`,
    marks: [{ mark: 'highlight', keys: [first.series.key], of: 'series' }],
    impact:
      (0.22 + 0.35 * ahead) *
      (isPlainSplit(first.series.dimension) ? OF_PLAIN_SPLIT : 1) *
      (isBesideRest(frame) ? OF_ONE : 1),
    ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
  };
});
