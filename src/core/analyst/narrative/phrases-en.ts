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
  titles: TITLES_EN,
  points: POINTS_EN,
  notes: NOTES_EN,
  at: { year: 'in {when}', quarter: 'in {when}', month: 'in {when}', week: 'in the week of {when}', day: 'on {when}', time: 'at {when}' },
  periods: {
    year: ['year', 'years'], quarter: ['quarter', 'quarters'], month: ['month', 'months'],
    week: ['week', 'weeks'], day: ['day', 'days'], time: ['reading', 'readings'],
  },
  neutralMeasure: 'value',
  row: 'row',
  through: '{from} through {to}',
  rangeOf: 'range of {dim}',
  neutralDimension: 'category',
  plural,
}; // prettier-ignore
