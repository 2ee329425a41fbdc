import type { WidgetConfig } from '../types.js';
import type { Annotation } from './types.js';

/** Lines, arrows and bands beyond these would hide what they explain. */
const MOST_DRAWN = 2;
const MOST_READ = 20;
const MOST_KEYS = 200;

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);
const LEVELS: readonly unknown[] = ['average', 'median', 'target', 'zero'];

/** What each kind needs to be read at all. */
const READABLE: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => boolean>> = {
  highlight: ({ keys, of, series }) =>
    Array.isArray(keys) &&
    keys.length <= MOST_KEYS &&
    keys.every(isText) &&
    (of === undefined || of === 'series') &&
    isOptionalText(series),
  difference: isArrow,
  growth: isArrow,
  line: ({ at, column, value, label }) =>
    LEVELS.includes(at) &&
    isOptionalText(column) &&
    isOptionalText(label) &&
    (value === undefined || Number.isFinite(value)),
  band: ({ from, to }) => isText(from) && isText(to),
  trend: () => true,
};

function isArrow({ from, to, series }: Readonly<Record<string, unknown>>): boolean {
  return isText(from) && isText(to) && isOptionalText(series);
}

/**
 * The annotations of a chart that can be read: decks come from elsewhere, and what a later version draws is no error here. Highlights
 * and the first two others.
 */
export function readAnnotations(config: WidgetConfig | undefined): Annotation[] {
  const given: unknown = config?.annotations;
  if (!Array.isArray(given)) return [];
  const read = (given as readonly unknown[]).slice(0, MOST_READ).filter((one): one is Annotation => {
    if (typeof one !== 'object' || one === null) return false;
    const { mark } = one as { mark?: unknown };
    return isText(mark) && Object.hasOwn(READABLE, mark) && READABLE[mark]!(one as Record<string, unknown>);
  });
  const drawn = read.filter(({ mark }) => mark !== 'highlight').slice(0, MOST_DRAWN);
  return read.filter((one) => one.mark === 'highlight' || drawn.includes(one));
}
