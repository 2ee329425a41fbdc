import { plural } from './plural.js';

/** How a deck is prepared, what happens while its slides are written, and when they cannot be. */
export interface WritingWords {
  slidesArrived: (arrived: number, total: number) => string;
  continueWriting: string;
  writeAgain: string;
  onlyGenerated: string;
  writtenAgain: (title: string) => string;
  signIn: string;
  topUp: string;
  retryIn: (seconds: number) => string;
  retryNow: string;
  withoutService: string;
  offline: string;
  backOnline: string;
  orderHint: string;
  moveUp: (title: string) => string;
  moveDown: (title: string) => string;
  widgetMoved: (title: string, index: number, total: number) => string;
  leaveOut: string;
  brief: string;
  briefInPage: string;
  inEnglish: (language: string) => string;
  audience: string;
  audiences: readonly string[];
  goal: string;
  goalExample: string;
  tone: string;
  tones: Record<'neutral' | 'formal' | 'friendly' | 'persuasive', string>;
  storyParts: Record<'heading' | 'hint' | 'summary' | 'sections' | 'closing' | 'appendix', string>;
  privacy: string;
  privacyChoices: Record<'all' | 'sample' | 'none', string>;
  exactlySent: string;
  nothingSent: string;
  sentInAll: (widgets: number, bytes: number) => string;
  sentWhen: string;
  sentColumns: (names: string) => string;
  sentRows: (sent: number, total: number, values: number) => string;
  sentBounds: string;
  sentSql: string;
  asJson: (bytes: number) => string;
  wholeRequest: string;
  reviewOutline: string;
  nothingPlanned: string;
  outlineHeading: string;
  outlineIntro: string;
  cover: string;
  titleOfSlide: (name: string) => string;
  titleWritten: string;
  showsWidgets: (titles: string) => string;
  removeSlide: (name: string) => string;
  slideRemoved: (name: string) => string;
  writeThese: string;
  generating: (done: number, total: number) => string;
  runningQueries: string;
  planningSlides: string;
  generationProblems: (count: number) => string;
}

export const writing: WritingWords = {
  slidesArrived: (arrived, total) => `${arrived} of ${plural(total, 'slide', 'slides')} arrived.`,
  continueWriting: 'Continue',
  writeAgain: 'Write this slide again',
  onlyGenerated: 'Only slides that were just generated.',
  writtenAgain: (title) => `“${title}” was written again.`,
  signIn: 'Sign in',
  topUp: 'Top up',
  retryIn: (seconds) => `Try again in ${seconds} s`,
  retryNow: 'You can try again now.',
  withoutService: 'Work without the service',
  offline: 'You are offline. The data is in this page, so it can write the slides by itself.',
  backOnline: 'You are online again.',
  orderHint: 'Alt with an arrow key moves the row.',
  moveUp: (title) => `Move “${title}” up`,
  moveDown: (title) => `Move “${title}” down`,
  widgetMoved: (title, index, total) => `“${title}” is now ${index} of ${total}.`,
  leaveOut: 'Leave it out',
  brief: 'Audience, goal and tone',
  briefInPage:
    'The page heeds this too: executives get a summary first and fewer points, analysts the tests, and what the goal names comes first. A service with a language model follows every word.',
  inEnglish: (language) =>
    `Checked sentences are written in English: there are none in this language (${language}) yet. Figures and dates keep its formats.`,
  audience: 'Audience',
  audiences: ['Executives', 'Customers', 'My team', 'Investors', 'Board', 'Public'],
  goal: 'Goal',
  goalExample: 'Decide on next year’s budget',
  tone: 'Tone',
  tones: { neutral: 'Neutral', formal: 'Formal', friendly: 'Friendly', persuasive: 'Persuasive' },
  storyParts: {
    heading: 'Parts of the deck',
    hint: 'Only in decks with at least four findings.',
    summary: 'Executive summary',
    sections: 'Sections, from nine slides on',
    closing: 'What to take away',
    appendix: 'Appendix: sources, and charts without a finding',
  },
  privacy: 'What the service may see',
  privacyChoices: { all: 'All rows', sample: 'A sample of the rows', none: 'No values' },
  exactlySent: 'Exactly what is sent',
  nothingSent: 'Nothing can be sent: no query has an answer.',
  sentInAll: (widgets, bytes) =>
    `${plural(widgets, 'widget', 'widgets')}, ${plural(bytes, 'byte', 'bytes')} in all.`,
  sentWhen:
    'It goes out when you generate, with the time of the queries then; and again where a slide is to be corrected.',
  sentColumns: (names) => `Columns: ${names}`,
  sentRows: (sent, total, values) =>
    sent === 0
      ? `None of ${plural(total, 'row', 'rows')}, no values`
      : `${sent.toLocaleString('en')} of ${plural(total, 'row', 'rows')}, ${plural(values, 'value', 'values')}`,
  sentBounds: 'The least and the greatest value of columns with an order',
  sentSql: 'The query',
  asJson: (bytes) => `As JSON, ${plural(bytes, 'byte', 'bytes')}`,
  wholeRequest: 'The whole request',
  reviewOutline: 'Review the outline first',
  nothingPlanned: 'There is nothing to plan: no query has an answer.',
  outlineHeading: 'The slides to be written',
  outlineIntro:
    'Put them in order, remove some, or give a title. Titles that you give are kept; the others are written. Big numbers that follow each other share a slide.',
  cover: 'Title slide',
  titleOfSlide: (name) => `Title of the slide about ${name}`,
  titleWritten: 'Title is written for you',
  showsWidgets: (titles) => `Shows ${titles}`,
  removeSlide: (name) => `Remove “${name}”`,
  slideRemoved: (name) => `“${name}” was removed.`,
  writeThese: 'Write these slides',
  generating: (done, total) => `${done} of ${plural(total, 'slide', 'slides')} written`,
  runningQueries: 'Running the queries …',
  planningSlides: 'Planning the slides …',
  generationProblems: (count) => `${plural(count, 'problem', 'problems')} in the dashboard.`,
};
