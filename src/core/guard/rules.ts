import type { GuardName } from './judge.js';

/** What each guard demands, in words that quote nothing of the rows: a model that must not see them may be told this much. */
export const RULES: Record<GuardName, string> = {
  literals: 'a figure, date or number word stands outside placeholders',
  placeholders: 'a placeholder cannot be computed over the rows',
  marks: 'a placeholder is not computed from rows, or a constant alters it',
  links: 'links, paths and markup are not allowed',
  claims: 'its test is false or cannot be evaluated over the rows',
  assertions: 'a direction, rank or comparison has no test that means it',
  causes: 'rows show no causes, no future and nothing to do',
  entities: 'it writes out a name; names come from placeholders',
  units:
    'a unit, currency, percentage or span of time does not belong to the column; a difference of rates is percentage points',
  arithmetic: 'averages, ratios, prices, scores and ids cannot be added up',
  statistics: 'a mean or median is told as something else: call it what it is',
  measures: 'it names another measure, thing or base than the one it computes',
  bindings: 'a figure belongs to another row than the name beside it',
  figures: 'a printed figure or text is not a value of the rows by itself',
  words: 'it uses a word that is neither plain nor of the data; say it in plain words',
};
