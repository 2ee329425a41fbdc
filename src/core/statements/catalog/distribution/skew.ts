import { skewnessTest } from '../../tests/order-tests.js';
import { rangesKind } from './ranges-kind.js';

const ALPHA = 0.005;
const LEAST_SKEW = 0.5;

/** A long tail on one side: D'Agostino's test of the skewness of the counts. */
export const skew = rangesKind('skew', ({ ranges, dimension }) => {
  const values = ranges.map(({ value }) => value);
  const { p, skew } = skewnessTest(values);
  const top = ranges[values.indexOf(Math.max(...values))];
  const end = skew > 0 ? ranges.at(-1) : ranges[0];
  if (p > ALPHA || Math.abs(skew) < LEAST_SKEW || !top || !end || top === end) return undefined;
  if (values.filter((value) => value === top.value).length > 1) return undefined;
  // A bare number is where a range begins, not the range.
  if (top.key !== '' && Number.isFinite(Number(top.key))) return undefined;
  return {
    form: skew > 0 ? 'skew.right' : 'skew.left',
    slots: {
      who: { as: 'name', expr: top.name, dimension },
      end: { as: 'name', expr: end.name, dimension },
    },
    claim: `${top.of} > ${end.of}`,
    marks: [{ mark: 'highlight', keys: [top.key] }],
    impact: 0.25 + 0.1 * Math.min(2, Math.abs(skew)),
    p,
    ofAll: 'groups',
  };
});
