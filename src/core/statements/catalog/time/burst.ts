import { period, timeKind, valuesOf } from './time-kind.js';

/** The part of the whole that a few periods in a row have, and how many they are of all at most. */
const LEAST_PART = 0.6;
const MOST_PERIODS = 0.34;
const LEAST_MOMENTS = 8;
const OF_COUNTS = 0.6;
/** Expressions hold so many characters. */
const LONGEST = 440;

/** Most of an amount falls into a few periods in a row. */
export const burst = timeKind(
  'burst',
  LEAST_MOMENTS,
  (course, { base }) => {
    const { moments, measure, all: whole } = course;
    const values = valuesOf(course);
    if (!measure.flows || whole === undefined || base.cut !== undefined) return undefined;
    if (whole.value <= 0 || values.some((value) => value < 0)) return undefined;
    for (let length = 2; length <= MOST_PERIODS * moments.length; length += 1)
      for (let from = 0; from + length <= moments.length; from += 1) {
        const some = moments.slice(from, from + length);
        const held = some.reduce((all, { value }) => all + value, 0) / whole.value;
        const [first, last] = [some[0], some.at(-1)];
        if (held < LEAST_PART || !first || !last) continue;
        const expr = `(${some.map(({ of }) => of).join(' + ')}) / (${whole.of})`;
        if (expr.length > LONGEST) return undefined;
        return {
          form: 'burst',
          slots: {
            share: { as: 'percent', expr, value: held },
            start: period(course, first),
            end: period(course, last),
          },
          claim: `${expr} > 0.5`,
          marks: [{ mark: 'band', from: first.key, to: last.key }],
          // Of what a table counts its own making may be the reason.
          impact: (0.45 + 0.5 * (held - length / moments.length)) * (measure.counts ? OF_COUNTS : 1),
          ofAll: 'conditions',
        };
      }
    return undefined;
  },
  { overGaps: true },
);
