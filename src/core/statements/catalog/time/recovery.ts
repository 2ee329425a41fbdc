import { mayBeSeason, seasonOf } from './trend.js';
import { at, mean, moved, onlyExtreme, relative, timeKind, value, valuesOf } from './time-kind.js';

/** A fall by a fifth or more, and all of it won back. */
const LEAST_FALL = 0.2;
const LEAST_KEPT = 0.8;
/** So many periods lie before the low. */
const LEAST_BEFORE = 3;

/** After a fall the course is back above where it fell from. */
export const recovery = timeKind(
  'recovery',
  6,
  (course) => {
    const { moments } = course;
    const values = valuesOf(course);
    if (seasonOf(course) || mayBeSeason(course)) return undefined;
    const index = onlyExtreme(values.slice(1, -1), -1) + 1;
    const bottom = moments[index];
    const last = moments.at(-1);
    if (index < 1 || !bottom || !last) return undefined;
    const before = moments.slice(0, index).reduce((a, b) => (b.value > a.value ? b : a));
    if (
      before.value <= bottom.value ||
      before.value <= 0 ||
      bottom.value < 0 ||
      relative(before.value, bottom.value) < LEAST_FALL
    )
      return undefined;
    if (last.value < before.value || moments[0]?.value === bottom.value) return undefined;
    // One low week between others is no fall.
    const around = mean(values.slice(index - 1, index + 2));
    if (index < LEAST_BEFORE || before.value - around < 0.5 * (before.value - bottom.value)) return undefined;
    const top = moments.indexOf(before);
    const high = mean(values.slice(Math.max(0, top - 1), Math.min(index, top + 2)));
    if (high - around < 0.5 * (before.value - bottom.value)) return undefined;
    // What rose far above and came down since is another story.
    if (last.value < LEAST_KEPT * Math.max(...values.slice(index))) return undefined;
    return {
      form: 'recovery',
      slots: {
        ...moved(course, bottom, last),
        low: value(course, bottom),
        atLow: at(course, bottom),
        before: value(course, before),
        atBefore: at(course, before),
      },
      claim: `${last.of} >= ${before.of} and ${bottom.of} < ${before.of}`,
      marks: [
        { mark: 'highlight', keys: [bottom.key] },
        { mark: 'growth', from: bottom.key, to: last.key },
      ],
      impact: 0.35 + 0.35 * relative(before.value, bottom.value),
      ofAll: 'conditions',
    };
  },
  { madeBySeason: true },
);
