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
