import { orderTrendTest } from '../../tests/trend-tests.js';
import { LEAST_PLACES, smoothnessP } from '../../tests/order-tests.js';
import type { Slot } from '../../types.js';
import type { Amount } from '../../views/amounts.js';
import { nameOf, valueOf } from '../slots.js';
import { onlyExtreme } from '../time/time-kind.js';
import { categoryKind, lead, showsAll, type Field } from './category-kind.js';

const ALPHA = 0.01;
const PEAKED = 0.75;

/** Categories with an order of their own: values that go one way along it, or have a course with a top and a bottom. */
export const course = categoryKind('course', (field) => {
  const { all, frame, measure, order } = field;
  if (order === undefined || all.length < LEAST_PLACES || !showsAll(frame)) return undefined;
  const values = all.map(({ value }) => value);
  const [first, end] = [all[0], all.at(-1)];
  if (!first || !end || all.some(({ key }) => key === undefined)) return undefined;
  const { p, tau } = orderTrendTest(values);
  const slots = {
    first: nameOf(field, first),
    from: valueOf(field, first),
    // What the ranges are of is said with the first of them.
    last: nameOf(order === 'ranges' ? { dimension: { ...field.dimension, needsNoun: false } } : field, end),
    to: valueOf(field, end),
  };
  const rises = end.value > first.value;
  const most = Math.max(...values);
  // What peaks well before its end has a top, and no direction.
  const peaks = measure.ratio && Math.max(first.value, end.value) < PEAKED * most;
  if (!peaks && p <= ALPHA && rises === tau > 0 && first.value !== end.value)
    return {
      form: rises ? 'course.up' : 'course.down',
      slots,
      claim: `${end.of} ${rises ? '>' : '<'} ${first.of}`,
      marks: [{ mark: 'difference', from: first.key ?? '', to: end.key ?? '' }],
      impact: 0.45 + 0.4 * lead(first.value, end.value),
      p,
      ofAll: 'conditions',
    };
  const smooth = smoothnessP(values);
  const [top, bottom] = [all[onlyExtreme(values, 1)], all[onlyExtreme(values, -1)]];
  if (smooth > ALPHA || !top || !bottom || order !== 'cycle') return undefined;
  return {
    form: 'course.cycle',
    slots: {
      who: nameOf(field, top),
      value: valueOf(field, top),
      low: nameOf(field, bottom),
      other: valueOf(field, bottom),
      atWho: placeOf(field, top),
      atLow: placeOf(field, bottom),
    },
    claim: `${top.of} > ${bottom.of}`,
    marks: [{ mark: 'highlight', keys: [top.key ?? ''] }],
    impact: (measure.additive ? 0.35 : 0.4) + 0.35 * lead(top.value, bottom.value),
    p: smooth,
    ofAll: 'conditions',
  };
});

const placeOf = ({ dimension }: Field, { name }: Amount): Slot => ({ as: 'when', expr: name, dimension });
