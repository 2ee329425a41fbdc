import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import { trendTest } from '../../tests/trend-tests.js';
import type { Slot } from '../../types.js';
import { mostWander } from '../../views/course.js';
import { at, period } from '../time/time-kind.js';
import { seriesKind, seriesName, type Line } from './series-kind.js';

const ALPHA = 0.01;
/** A part must gain or lose this much of the whole before its share is news. */
const LEAST_MOVED = 0.05;

/** Whose share of the whole rose or fell most, by the trend of the shares. */
export const mixShift = seriesKind(
  'mix-shift',
  ({ lines, frame }) => {
    const { measure, dimension, base, points } = frame;
    if (!measure?.additive || !dimension || base.cut !== undefined || points.some(({ value }) => value < 0))
      return undefined;
    const keys = lines[0]?.moments.map(({ key }) => key) ?? [];
    const totals = new Map(keys.map((key) => [key, 0]));
    for (const { label, value } of points)
      totals.set(String(label), (totals.get(String(label)) ?? 0) + value);
    const shares = lines.flatMap((line) => {
      const parts = line.moments.map(({ key, value }) => value / (totals.get(key) ?? 0));
      return parts.every(Number.isFinite)
        ? [{ line, parts, moved: (parts.at(-1) ?? 0) - (parts[0] ?? 0) }]
        : [];
    });
    const [most] = shares.sort((a, b) => Math.abs(b.moved) - Math.abs(a.moved));
    const [start, end] = [keys[0], keys.at(-1)];
    if (!most || Math.abs(most.moved) < LEAST_MOVED || start === undefined || end === undefined)
      return undefined;
    const { p, tau } = trendTest(most.parts, 0, mostWander(frame) || undefined);
    if (Math.min(1, p * lines.length) > ALPHA || tau * most.moved <= 0) return undefined;
    const [v, k] = [columnRef(measure.column), columnRef(dimension.column)];
    const share = (line: Line, key: string): Slot => {
      const cell = line.moments.find((moment) => moment.key === key)?.of ?? 'null';
      return { as: 'percent', expr: `${cell} / sum(${v}, ${k}, ${quoted(key)})` };
    };
    const [from, to] = [share(most.line, start), share(most.line, end)] as const;
    const [first, last] = [most.line.moments[0], most.line.moments.at(-1)];
    if (!first || !last || from.as !== 'percent' || to.as !== 'percent') return undefined;
    return {
      form: most.moved > 0 ? 'mix-shift.up' : 'mix-shift.down',
      slots: {
        who: seriesName(most.line),
        from,
        to,
        atStart: at(most.line, first),
        atEnd: at(most.line, last),
        start: period(most.line, first),
        end: period(most.line, last),
      },
      claim: `${to.expr} ${most.moved > 0 ? '>' : '<'} ${from.expr}`,
      marks: [{ mark: 'highlight', keys: [most.line.series.key], of: 'series' }],
      impact: 0.45 + Math.min(0.5, 1.5 * Math.abs(most.moved)),
      p: Math.min(1, p * lines.length),
      ofAll: 'conditions',
    };
  },
  { comparesEnds: true },
);
