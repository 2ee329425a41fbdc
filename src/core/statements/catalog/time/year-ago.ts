import { startOf } from '../../frame/text-periods.js';
import {
  direction,
  isOfTable,
  moved,
  OF_TABLE,
  relative,
  timeKind,
  endsEmpty,
  OF_EMPTY,
} from './time-kind.js';

/** What has fallen to less than half since its peak is on its way down, however little there was a year ago. */
const OF_PEAK = 0.5;
const PAST = 0.4;

const PERIODS_A_YEAR: Readonly<Record<string, number>> = { month: 12, quarter: 4, half: 2 };

/** The latest complete period against the same one a year before. */
export const yearAgo = timeKind(
  'year-ago',
  3,
  (course) => {
    const { dimension, moments } = course;
    const back = PERIODS_A_YEAR[dimension.grain ?? ''];
    const last = moments.at(-1);
    if (back === undefined || !last || moments.length <= back) return undefined;
    const date = new Date(startOf(last.key) ?? NaN);
    const before = moments.find(
      ({ key }) =>
        startOf(key) === Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate()),
    );
    if (!before) return undefined;
    const since = moments.slice(moments.indexOf(before));
    const isPast = last.value < OF_PEAK * Math.max(...since.map(({ value }) => value));
    const way = direction(before.value, last.value);
    return {
      form: `year-ago.${way}`,
      slots: moved(course, before, last),
      claim: `${last.of} ${way === 'up' ? '>' : way === 'down' ? '<' : '=='} ${before.of}`,
      marks: [{ mark: 'growth', from: before.key, to: last.key }],
      impact:
        (0.2 + 0.35 * relative(before.value, last.value)) *
        (isOfTable(course, before, last) ? OF_TABLE : 1) *
        (isPast ? PAST : 1) *
        (endsEmpty(course) ? OF_EMPTY : 1),
      ofAll: 'conditions',
    };
  },
  { overGaps: true },
);
