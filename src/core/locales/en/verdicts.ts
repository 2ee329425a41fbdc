import { plural } from './plural.js';
/** Whether figures and statements of a slide are borne out by rows. */
export interface VerdictWords {
  verifiedAll: string;
  notVerified: (count: number) => string;
  noFiguresHere: string;
  claimsHold: (count: number) => string;
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
  verifiedAll: 'All figures verified',
  notVerified: (count) => `${plural(count, 'figure', 'figures')} not verified`,
  noFiguresHere: 'No figures on this slide',
  claimsHold: (count) => plural(count, 'statement holds', 'statements hold'),
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
