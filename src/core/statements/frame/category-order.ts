import { foldedName, isAreaCodeName } from '../../intake/roles/name-words.js';
import type { Frame } from './frame.js';

const RANGE_COLUMN = /^(?:bucket|bin|range|interval)$/i;
const HOUR = /^([01]?\d|2[0-3])(?::\d\d|h)$/;
/** Names of days and months, in short and in full, in the languages that decks are written in. */
const CYCLES: readonly ReadonlySet<string>[] = [
  namesOf('weekday', 7, (at) => Date.UTC(2001, 0, 1 + at)),
  namesOf('month', 12, (at) => Date.UTC(2001, at, 1)),
];

function namesOf(part: 'weekday' | 'month', count: number, timeAt: (at: number) => number): Set<string> {
  const names = new Set<string>();
  for (const language of ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'])
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' });
      for (let at = 0; at < count; at += 1) names.add(bareName(format.format(timeAt(at))));
    }
  return names;
}

function bareName(label: string): string {
  return label.toLowerCase().replace(/\.$/, '');
}
/** What a category is in time, where its name says so. */
export function cycleOf(label: unknown): 'hour' | 'weekday' | 'month' | undefined {
  if (typeof label !== 'string') return undefined;
  if (HOUR.test(label)) return 'hour';
  const at = CYCLES.findIndex((names) => names.has(bareName(label)));
  return at < 0 ? undefined : at === 0 ? 'weekday' : 'month';
}

/** What is counted up along a scale: `Grade 5`, `10%`, `2 beds`; a store 5 is no step between 4 and 6. */
const STEP =
  /^(?<before>(?:grade|level|tier|stage|step|decile|quintile|quartile|size|floor|band|class|year|stufe|klasse|niveau|nivel)\s?|[$€£]?)(?<number>\d[\d.,]*)(?<behind>\s?%|\s?\p{L}{0,8}?s?\+?)$/iu;

function areSteps(labels: readonly string[]): boolean {
  const steps = labels.map((label) => STEP.exec(label)?.groups);
  const [first] = steps;
  const bare = (text = ''): string =>
    text
      .trim()
      .toLowerCase()
      .replace(/s?\+?$/, '');
  return (
    first !== undefined &&
    bare(first['before']) + bare(first['behind']) !== '' &&
    steps.every(
      (one, at) =>
        one !== undefined &&
        bare(one['before']) === bare(first['before']) &&
        bare(one['behind']) === bare(first['behind']) &&
        (at === 0 || Number(one['number']) > Number(steps[at - 1]?.['number'])),
    )
  );
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
    // Parts of towns are numbered, and none comes before another.
    if (!ascending || isAreaCodeName(foldedName(dimension.noun))) return undefined;
    if (CYCLE_NOUN.test(dimension.noun) || origin?.period?.cycle) return 'cycle';
    // How often each of many numbers occurs is a distribution; a few numbers may be codes.
    return counts && labels.length >= MANY_NUMBERS ? 'ranges' : 'numbers';
  }
  const texts = labels.filter((label) => typeof label === 'string');
  if (texts.length < labels.length) return undefined;
  if (areSteps(texts)) return 'numbers';
  const hours = texts.map((text) => Number(HOUR.exec(text)?.[1] ?? NaN));
  if (hours.every((hour, i) => i === 0 || hour > (hours[i - 1] ?? NaN))) return 'cycle';
  return CYCLES.some((names) => texts.every((text) => names.has(bareName(text)))) ? 'cycle' : undefined;
}
