import { plural } from './plural.js';

/** A slide about a question in plain words. */
export interface AskWords {
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
}

export const ask: AskWords = {
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
};
