import { direction, moved, relative, timeKind } from './time-kind.js';

const PERIODS_A_YEAR: Readonly<Record<string, number>> = { month: 12, quarter: 4 };

/** The latest complete period against the same one a year before. */
export const yearAgo = timeKind('year-ago', 5, (course) => {
  const { dimension, moments } = course;
  const back = PERIODS_A_YEAR[dimension.grain ?? ''];
  const last = moments.at(-1);
  if (back === undefined || !last || moments.length <= back) return undefined;
  const [year = 0, month] = last.key.split('-').map(Number);
  const before = moments.find(({ key }) => {
    const [y, m] = key.split('-').map(Number);
    return y === year - 1 && m === month;
  });
  if (!before) return undefined;
  const way = direction(before.value, last.value);
  return {
    form: `year-ago.${way}`,
    slots: moved(course, before, last),
    claim: `${last.of} ${way === 'up' ? '>' : way === 'down' ? '<' : '=='} ${before.of}`,
    marks: [{ mark: 'growth', from: before.key, to: last.key }],
    impact: 0.2 + 0.35 * relative(before.value, last.value),
    ofAll: 'conditions',
  };
});
