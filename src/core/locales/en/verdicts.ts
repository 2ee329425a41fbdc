import type { GuardName } from '../../guard/rules.js';
import type { SentenceState } from '../../statements/check-deck.js';
import { plural } from './plural.js';
/** Whether figures and statements of a slide are borne out by rows. */
export interface VerdictWords {
  figuresComputed: string;
  notVerified: (count: number) => string;
  noFiguresHere: string;
  sentencesChecked: (checked: number, total: number) => string;
  sentences: string;
  sentenceStates: Record<SentenceState, string>;
  claimsBroken: (count: number) => string;
  /** Parts of a slide that were written and are not shown. */
  partsLeftOut: (count: number) => string;
  leftOutReasons: Record<GuardName, string>;
  /** The analyst wrote a slide that a model was asked for. */
  builtInWrote: string;
  markComputed: string;
  markGiven: string;
  markLiteral: string;
  markTyped: string;
  markFailed: string;
  usedRows: (used: number, total: number) => string;
  moreRows: (count: number) => string;
  queriedAt: (time: string) => string;
}

export const verdicts: VerdictWords = {
  figuresComputed: 'Figures computed from rows',
  notVerified: (count) => `${plural(count, 'figure', 'figures')} not verified`,
  noFiguresHere: 'No figures on this slide',
  sentencesChecked: (checked, total) => `${checked} of ${plural(total, 'sentence', 'sentences')} checked`,
  sentences: 'Sentences',
  sentenceStates: {
    checked: 'Checked: code worded it from these rows',
    computed: 'Figures computed from rows, wording not checked',
    typed: 'A figure in it was typed',
    broken: 'Its figures or its claim fail',
  },
  claimsBroken: (count) => plural(count, 'statement no longer holds', 'statements no longer hold'),
  partsLeftOut: (count) => `${plural(count, 'part', 'parts')} left out`,
  leftOutReasons: {
    literals: 'It holds a figure that does not come from the rows',
    placeholders: 'A figure in it cannot be computed from the rows',
    marks: 'A figure in it is not computed from the rows alone',
    links: 'It holds a link or markup',
    claims: 'The rows do not bear it out',
    figures: 'It shows something that no row holds by itself',
  },
  builtInWrote: 'Written by the built-in rules, since the model gave nothing that could be shown.',
  markComputed: 'Computed from rows',
  markGiven: 'Entered by hand',
  markLiteral: 'Contains a number that no row holds',
  markTyped: 'Typed as text, not bound to data',
  markFailed: 'Cannot be computed',
  usedRows: (used, total) =>
    used === total
      ? plural(total, 'row', 'rows')
      : `${used.toLocaleString('en')} of ${plural(total, 'row', 'rows')}`,
  moreRows: (count) => `and ${plural(count, 'more row', 'more rows')}`,
  queriedAt: (time) => `queried ${time}`,
};
