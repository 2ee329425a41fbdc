import { plural } from '../reading/names.js';
import type { Phrases } from './phrases.js';
import { NOTES_EN } from './en/notes.js';
import { POINTS_EN } from './en/points.js';
import { TITLES_EN } from './en/titles.js';

/**
 * English. Measures may be singular or plural ("revenue", "strikes"), so they are never the subject of a verb in the present
 * tense; entities ("West", "Drama") are.
 */
export const PHRASES_EN: Phrases = {
  language: 'en',
  titles: TITLES_EN,
  points: POINTS_EN,
  notes: NOTES_EN,
  at: { year: 'in {when}', quarter: 'in {when}', month: 'in {when}', week: 'in the week of {when}', day: 'on {when}', time: 'at {when}' },
  among: { hour: 'at {what}', weekday: 'on {what}', month: 'in {what}', other: 'for {what}' },
  periods: {
    year: ['year', 'years'], quarter: ['quarter', 'quarters'], month: ['month', 'months'],
    week: ['week', 'weeks'], day: ['day', 'days'], time: ['reading', 'readings'],
  },
  neutralMeasure: 'value',
  row: 'row',
  percentagePoints: '{n} percentage points',
  through: '{from} through {to}',
  rangeOf: 'range of {dim}',
  neutralDimension: 'category',
  plural,
  list: (names, type = 'conjunction') => new Intl.ListFormat('en', { type }).format(names),
  whole: (noun) => (plural(noun) === noun ? `all ${noun}` : `the ${noun}`),
  withArticle,
}; // prettier-ignore

/** A vowel's sound decides: "an hour" and "a user" are the common exceptions, single capitals are spelled out. */
function withArticle(noun: string): string {
  if (plural(noun) === noun) return noun;
  const spelled = /^[A-Z]{2,}|^[A-Za-z]\b/.test(noun);
  const vowel = spelled
    ? /^[AEFHILMNORSX]/i.test(noun)
    : /^(?:[aeio]|u(?!ni|s[aeiu])|hour|honou?r|heir)/i.test(noun) && !/^(?:eu|one\b)/i.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
}
