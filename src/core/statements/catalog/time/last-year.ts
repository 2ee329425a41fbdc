import { columnRef } from '../../../template/column-ref.js';
import { seriesSignTestP } from '../../tests/trend-tests.js';
import type { Slot } from '../../types.js';
import { ALPHA, isOfTable, OF_TABLE, period, relative, timeKind } from './time-kind.js';

const A_YEAR: Readonly<Record<string, number>> = { month: 12, week: 52, day: 365 };
/** Less is the same, for a reader. */
const LEAST_CHANGE = 0.03;

/** What the last year of periods came to, against the year before it: each period against the same one a year earlier (sign test). */
export const lastYear = timeKind('last-year', 24, (course, frame) => {
  const { dimension, moments, measure, regular } = course;
  const periods = A_YEAR[dimension.grain ?? ''];
  if (periods === undefined || !measure.flows || !regular || frame.series) return undefined;
  if (moments.length < 2 * periods || frame.base.cut !== undefined) return undefined;
  const rowOf = new Map(frame.points.map(({ label, row }) => [String(label), row]));
  const rows = moments.map(({ key }) => rowOf.get(key) ?? -1);
  // The rows of a year stand one behind the other.
  const isOne = rows.every((row, i) => i === 0 || row === (rows[i - 1] ?? 0) + 1);
  if (!isOne) return undefined;
  const at = moments.length - periods;
  const [before, now] = [moments.slice(at - periods, at), moments.slice(at)];
  const [from, to] = [before, now].map((some) => some.reduce((sum, { value }) => sum + value, 0)) as [
    number,
    number,
  ];
  if (from <= 0 || relative(from, to) < LEAST_CHANGE) return undefined;
  const steps = now.map(({ value }, i) => value - (before[i]?.value ?? 0));
  const p = seriesSignTestP(steps);
  const way = to > from ? 'up' : 'down';
  const last = now.at(-1);
  if (p > ALPHA || !last || steps.filter((step) => step > 0 === to > from).length * 2 < periods)
    return undefined;
  const sumOf = (first: number): string =>
    `sum_rows(${columnRef(measure.column)}, ${(rows[first] ?? 0) + 1}, ${(rows[first + periods - 1] ?? 0) + 1})`;
  const value = (expr: string, sum: number): Slot => ({ as: 'value', expr, measure, value: sum });
  const [earlier, later] = [sumOf(at - periods), sumOf(at)];
  return {
    form: `last-year.${way}`,
    slots: {
      from: value(earlier, from),
      to: value(later, to),
      end: period(course, last),
      moved: { as: 'moved', from: earlier, to: later, measure, values: [from, to] },
    },
    claim: `${later} ${way === 'up' ? '>' : '<'} ${earlier}`,
    marks: [],
    impact: (0.55 + 0.35 * relative(from, to)) * (isOfTable(course, before[0] ?? last, last) ? OF_TABLE : 1),
    p,
    ofAll: 'conditions',
  };
});
