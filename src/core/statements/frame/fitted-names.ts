import type { Frame } from './frame.js';
import type { Dimension } from './dimension.js';
import type { Measure } from './measure.js';
import type { ColumnOrigin } from '../sql/types.js';

/** The column whose values these are; not what is counted, and `num_cancelled` that is added up is no number of anything. */
export const namedInside = (origin: ColumnOrigin | undefined): string | undefined =>
  origin?.quotient ||
  COUNTS.has(origin?.aggregation ?? '') ||
  /^(?:num|no|nr)[_ ]/i.test(origin?.column ?? '')
    ? undefined
    : origin?.column;
const COUNTS: ReadonlySet<string> = new Set(['count', 'distinct']);

/** "Registered and casual rides" of both series are rides; what is called like its groups has no name. */
export function withoutLabels(measure: Measure, { points, dimension, series }: Frame): Measure {
  const { noun } = measure;
  if (noun === '') return measure;
  if ([dimension, series].some((one) => one && one.noun.toLowerCase() === noun.toLowerCase()))
    return { ...measure, noun: '' };
  const [first, rest] = /^(.+?)(?:,? and |,? or | vs\.? |, )(.+)$/.exec(noun)?.slice(1) ?? [];
  const labels = [
    ...new Set(
      points.flatMap(({ label, series: name }) => [label, name].filter((one) => typeof one === 'string')),
    ),
  ];
  if (first === undefined || rest === undefined || labels.length > MOST_NAMES) return measure;
  const isLabel = (word: string): boolean =>
    labels.some((label) => label.toLowerCase() === word.toLowerCase());
  const words = rest.split(' ');
  return isLabel(first) && isLabel(words[0] ?? '') && words.length > 1
    ? { ...measure, noun: words.slice(1).join(' ') }
    : measure;
}
const MOST_NAMES = 60;

/** Years in which things or people began. */
export const isMade = ({ grain, base, noun }: Dimension): boolean =>
  grain === 'year' &&
  /(?:^|[^\p{L}])(?:built|born|birth|construction|constructed|founded|established|vintage|model year)(?:[^\p{L}]|$)/iu.test(
    `${base.replaceAll('_', ' ')} ${noun}`,
  );
