// Imported, it would make the words of the first load a file of their own.
const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : other}`;

/** English for what is loaded when a person first asks for it: the first load does not carry these words. */
export interface LaterMessages {
  /** The field for a question in plain words. */
  promptLabel: string;
  promptHint: string;
  ask: string;
  closeDialog: string;
  suggestions: string;
  suggestionCount: (count: number) => string;
  forExample: string;
  readingTables: string;
  nothingToAsk: string;
  asking: string;
  understood: string;
  queryEdited: string;
  otherReadings: string;
  preview: string;
  insertSlide: string;
  writingSlide: string;
  slideAdded: (title: string) => string;
  questionStays: string;
  questionSent: string;

  editQuery: string;
  closeQuery: string;
  queryHint: string;
  runQuery: string;
  explainQuery: string;
  useQuery: string;
  resetQuery: string;
  restoreQuery: string;
  runningQuery: string;
  noRows: string;
  resultCut: string;
  tables: string;
  filterNames: string;
  noMatch: string;
  insertName: (name: string) => string;
  useName: (name: string) => string;
  meant: string;

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
  figuresChanged: (count: number) => string;
  rowsOnlyChanged: string;
  was: string;
  becomes: string;
  noValue: string;
  apply: string;
  applyAndRewrite: (count: number) => string;
  discard: string;
  rewritingSlides: (done: number, total: number) => string;
}

export const enLater: LaterMessages = {
  promptLabel: 'Add a slide about …',
  promptHint: 'In your own words, or as SQL.',
  ask: 'Ask',
  closeDialog: 'Close',
  suggestions: 'Suggestions',
  suggestionCount: (count) => plural(count, 'suggestion', 'suggestions'),
  forExample: 'For example',
  readingTables: 'Reading the tables …',
  nothingToAsk: 'There is no data to ask about. Give the page a table with at least one column.',
  asking: 'Looking it up …',
  understood: 'Understood as',
  queryEdited: 'This is your own query now: check that the title still fits.',
  otherReadings: 'Or did you mean',
  preview: 'Preview',
  insertSlide: 'Add slide',
  writingSlide: 'Writing the slide …',
  slideAdded: (title) => `“${title}” was added.`,
  questionStays: 'Nothing leaves this page.',
  questionSent: 'Your words and the names of tables and columns are sent to the service.',

  editQuery: 'Edit query',
  closeQuery: 'Close the editor',
  queryHint: 'Ctrl + Enter runs, Escape resets',
  runQuery: 'Run',
  explainQuery: 'Explain',
  useQuery: 'Use this query',
  resetQuery: 'Reset',
  restoreQuery: 'Restore my changes',
  runningQuery: 'Running the query …',
  noRows: 'The query returned no rows.',
  resultCut: 'The result was cut: no figure is computed from it. Aggregate or filter more.',
  tables: 'Tables',
  filterNames: 'Filter by name',
  noMatch: 'No name matches.',
  insertName: (name) => `Insert ${name}`,
  useName: (name) => `Use ${name}`,
  meant: 'Did you mean one of these?',

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
  figuresChanged: (count) => `${plural(count, 'figure', 'figures')} changed`,
  rowsOnlyChanged: 'Charts and tables show the new rows; the text reads as before.',
  was: 'was',
  becomes: 'becomes',
  noValue: 'no value',
  apply: 'Apply',
  applyAndRewrite: (count) => `Apply and rewrite ${plural(count, 'slide', 'slides')}`,
  discard: 'Discard',
  rewritingSlides: (done, total) => `${done} of ${plural(total, 'slide', 'slides')} rewritten`,
};
