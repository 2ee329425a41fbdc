import type { Frame } from './frame.js';

const RANGE_COLUMN = /^(?:bucket|bin|range|interval)$/i;
const HOUR = /^([01]?\d|2[0-3])(?::\d\d|h)$/;
/** Names of days and months in the languages that engines and people write them in. */
const CYCLES: readonly RegExp[] = [
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i,
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i,
];
/** What a category is in time, where its name says so. */
export function cycleOf(label: unknown): 'hour' | 'weekday' | 'month' | undefined {
  if (typeof label !== 'string') return undefined;
  if (HOUR.test(label)) return 'hour';
  const at = CYCLES.findIndex((names) => names.test(label));
  return at < 0 ? undefined : at === 0 ? 'weekday' : 'month';
}

const MANY_NUMBERS = 7;
const CYCLE_NOUN = /\b(?:hour|month|weekday|day of (?:the )?week|month of the year|quarter of the year)\b/i;

/** The order that the categories of a chart have by themselves and come in; undefined where they have none. */
export function orderOf({ dimension, points, encoding, query }: Frame, counts: boolean): Frame['order'] {
  if (!dimension || points.length < 3) return undefined;
  const origin = query?.origin(dimension.column);
  if (encoding.bucket !== undefined || RANGE_COLUMN.test(dimension.column) || origin?.ranges) return 'ranges';
  const labels = points.map(({ label }) => label);
  if (labels.every((label) => typeof label === 'number')) {
    const ascending = labels.every((label, i) => i === 0 || label > Number(labels[i - 1]));
    if (!ascending) return undefined;
    if (CYCLE_NOUN.test(dimension.noun) || origin?.period?.cycle) return 'cycle';
    // How often each of many numbers occurs is a distribution; a few numbers may be codes.
    return counts && labels.length >= MANY_NUMBERS ? 'ranges' : 'numbers';
  }
  const texts = labels.filter((label) => typeof label === 'string');
  if (texts.length < labels.length) return undefined;
  const hours = texts.map((text) => Number(HOUR.exec(text)?.[1] ?? NaN));
  if (hours.every((hour, i) => i === 0 || hour > (hours[i - 1] ?? NaN))) return 'cycle';
  return CYCLES.some((names) => texts.every((text) => names.test(text))) ? 'cycle' : undefined;
}
