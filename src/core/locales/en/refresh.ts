import { plural } from './plural.js';

/** New rows under a deck. */
export interface RefreshWords {
  refreshHeading: string;
  refreshIntro: string;
  refreshApplied: string;
  refreshDiscarded: string;
  refreshConfirm: string;
  refreshConfirmHint: string;
  runQueries: (count: number) => string;
  sourcesFailed: (count: number) => string;
  chartsBroken: (count: number) => string;
  missingColumns: (names: string) => string;
  claimsNoLonger: (count: number) => string;
  typesChanged: (count: number) => string;
  sentencesReworded: (count: number) => string;
  sentencesHint: string;
  sentenceRemoved: string;
  figuresChanged: (count: number) => string;
  rowsOnlyChanged: string;
  was: string;
  becomes: string;
  noValue: string;
  apply: string;
  applyAndRewrite: (count: number) => string;
  discard: string;
  /** On the sheet of shortcuts. */
  acceptRefresh: string;
  leaveRefresh: string;
  rewritingSlides: (done: number, total: number) => string;
  refreshing: string;
  refreshUnchanged: string;
}

export const refresh: RefreshWords = {
  refreshHeading: 'What the new data changes',
  refreshIntro: 'You see the slides with the new data. Nothing is changed until you apply it.',
  refreshApplied: 'The new data was applied.',
  refreshDiscarded: 'The slides stay as they were.',
  refreshConfirm: 'Run the queries of this deck?',
  refreshConfirmHint: 'This deck was opened, not written here. Its queries would run on your data.',
  runQueries: (count) => `Run ${plural(count, 'query', 'queries')}`,
  sourcesFailed: (count) => `${plural(count, 'query', 'queries')} failed; the old rows stay`,
  chartsBroken: (count) => `${plural(count, 'chart', 'charts')} cannot be drawn any more`,
  missingColumns: (names) => `Missing: ${names}`,
  claimsNoLonger: (count) => `${plural(count, 'statement no longer holds', 'statements no longer hold')}`,
  typesChanged: (count) => `${plural(count, 'chart is', 'charts are')} of another type now`,
  sentencesReworded: (count) => `${plural(count, 'sentence', 'sentences')} reworded`,
  sentencesHint: 'Worded anew by code from the new rows. What you or a model wrote stays as it is.',
  sentenceRemoved: 'Removed: none of it holds any more',
  figuresChanged: (count) => `${plural(count, 'figure', 'figures')} changed`,
  rowsOnlyChanged: 'Charts and tables show the new rows; the text reads as before.',
  was: 'was',
  becomes: 'becomes',
  noValue: 'no value',
  apply: 'Apply',
  applyAndRewrite: (count) => `Apply and rewrite ${plural(count, 'slide', 'slides')}`,
  discard: 'Discard',
  acceptRefresh: 'Apply the new data, or run the queries',
  leaveRefresh: 'Leave the slides as they were',
  rewritingSlides: (done, total) => `${done} of ${plural(total, 'slide', 'slides')} rewritten`,
  refreshing: 'Running the queries …',
  refreshUnchanged: 'The data is the same: nothing changed.',
};
