import { isRest } from '../../views/amounts.js';
import { isWithinNoise, sizedBy } from '../../views/group-sizes.js';
import { isPlainSplit, OF_PLAIN_SPLIT } from '../plain-split.js';
import { at, value } from '../time/time-kind.js';
import { lastExpr, lastOf, seriesKind, seriesName } from './series-kind.js';

/** Which series is highest in the latest period, and which comes next. */
export const latestLeader = seriesKind('latest-leader', ({ lines, frame }) => {
  // Who is ahead of all others together need not be ahead of each.
  if (lines.some(({ series }) => isRest(series.key))) return undefined;
  const [first, second] = [...lines].sort((a, b) => lastOf(b) - lastOf(a));
  const [top, next] = [first?.moments.at(-1), second?.moments.at(-1)];
  if (!first || !second || !top || !next || top.value === next.value) return undefined;
  // Who began late is no line of the whole time, and may be ahead of all others.
  const isPassed = frame.points.some(({ label, value }) => String(label) === top.key && value > top.value);
  if (isPassed) return undefined;
  const [a, b] = [sizedBy(frame, first)?.(top), sizedBy(frame, second)?.(next)];
  if (a && b && isWithinNoise(a, b, first.measure)) return undefined;
  const ahead = Math.min(
    1,
    Math.abs(top.value - next.value) / Math.max(Math.abs(top.value), Math.abs(next.value)),
  );
  const isAlways = lines.every((line) =>
    line.moments.every(
      (moment) =>
        line === first ||
        moment.value < (first.moments.find(({ key }) => key === moment.key)?.value ?? -Infinity),
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
    impact: (0.22 + 0.35 * ahead) * (isPlainSplit(first.series.dimension) ? OF_PLAIN_SPLIT : 1),
    ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
  };
});
