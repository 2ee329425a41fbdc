/**
 * The words of the elements. This file is the source: its shape is the type of every translation. Sentences with values
 * in them are functions, since languages differ in more than the place of a number.
 */
const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : other}`;

/** What is there from the first load on. */
export interface Messages {
  direction: 'ltr' | 'rtl';
  unknownError: string;
  retry: string;
  dismiss: string;
  cancel: string;
  loading: string;

  untitledSlide: string;
  slide: string;
  slideOf: (index: number, total: number, title: string) => string;
  slides: string;
  noSlides: string;
  chartValues: string;
  editTitle: string;
  editText: string;
  applyOrCancel: string;

  deckTitle: string;
  generate: string;
  startingDatabase: string;
  loadingTable: (table: string) => string;
  generated: (count: number) => string;
  stopped: string;
  selectAll: string;
  selectNone: string;
  widgets: string;
  nothingToShow: string;
  nothingToShowHint: string;
  privacyLocal: string;
  privacyAll: string;
  privacySample: string;
  privacyNone: string;
  length: string;
  lengthAuto: string;
  upTo: (count: number) => string;
  look: string;
  /** Names of the built-in themes, by the id of their light one. */
  looks: Record<'paper' | 'harbor' | 'meadow' | 'ember' | 'plum' | 'graphite', string>;
  /** The look of the logo. */
  brandLook: string;
  darkSlides: string;
  openDeck: string;
  startHeading: string;
  startIntro: string;

  back: string;
  undo: string;
  redo: string;
  present: string;
  exporting: string;
  panel: string;

  panelLabel: string;
  tabText: string;
  tabNotes: string;
  tabData: string;
  tabChart: string;
  tabFigures: string;
  tabLook: string;
  titleField: string;
  textField: string;
  templateHint: string;
  problems: string;
  sql: string;
  rows: (shown: number, total: number) => string;
  figures: string;
  rewriteLabel: string;
  rewritePlaceholder: string;
  rewrite: string;
  rewriting: string;

  claims: string;
  claimHolds: string;
  claimBroken: string;

  refresh: string;

  types: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
}

export const en: Messages = {
  direction: 'ltr',
  unknownError: 'Something went wrong.',
  retry: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  loading: 'Loading …',

  untitledSlide: 'Untitled slide',
  slide: 'slide',
  slideOf: (index, total, title) => `Slide ${index} of ${total}: ${title}`,
  slides: 'Slides',
  noSlides: 'There are no slides yet.',
  chartValues: 'Values of the chart',
  editTitle: 'Edit title',
  editText: 'Edit text',
  applyOrCancel: 'Ctrl + Enter applies, Escape cancels',

  deckTitle: 'Title',
  generate: 'Generate deck',
  startingDatabase: 'Starting the database …',
  loadingTable: (table) => `Loading ${table} …`,
  generated: (count) => `${plural(count, 'slide is', 'slides are')} ready.`,
  stopped: 'Stopped. The slides that arrived are kept.',
  selectAll: 'Select all',
  selectNone: 'Select none',
  widgets: 'What goes into the deck',
  nothingToShow: 'This dashboard has no widgets.',
  nothingToShowHint: 'Give the element a configuration with at least one widget.',
  privacyLocal: 'Nothing leaves this page: the queries run here, and the text is written here.',
  privacyAll: 'Queries run in this page; their results are sent to the service that writes the text.',
  privacySample:
    'Queries run in this page; a sample of their results is sent to the service that writes the text.',
  privacyNone: 'No values are sent: the service sees column names, types and counts only.',
  length: 'Length',
  lengthAuto: 'As many as needed',
  upTo: (count) => `Up to ${plural(count, 'slide', 'slides')}`,
  look: 'Look',
  looks: {
    paper: 'Paper',
    harbor: 'Harbor',
    meadow: 'Meadow',
    ember: 'Ember',
    plum: 'Plum',
    graphite: 'Graphite',
  },
  brandLook: 'Your brand',
  darkSlides: 'Dark slides',
  openDeck: 'Back to the slides',
  startHeading: 'Turn your data into a deck',
  startIntro: 'Every figure on the slides is computed from your data.',

  back: 'Back',
  undo: 'Undo',
  redo: 'Redo',
  present: 'Present',
  exporting: 'Exporting …',
  panel: 'Slide details',

  panelLabel: 'Slide details',
  tabText: 'Text',
  tabNotes: 'Notes',
  tabData: 'Data',
  tabChart: 'Chart',
  tabFigures: 'Figures',
  tabLook: 'Look',
  titleField: 'Title',
  textField: 'Text',
  templateHint:
    'Figures stand in double braces, such as {{sum(value) | compact}}: they are computed from the rows.',
  problems: 'To correct',
  sql: 'Query',
  rows: (shown, total) =>
    shown === total ? plural(total, 'row', 'rows') : `The first ${shown} of ${plural(total, 'row', 'rows')}`,
  figures: 'Figures on this slide',
  rewriteLabel: 'Ask for a change',
  rewritePlaceholder: 'Shorter, and lead with the growth',
  rewrite: 'Rewrite',
  rewriting: 'Rewriting …',

  claims: 'Statements that depend on the data',
  claimHolds: 'Holds',
  claimBroken: 'No longer holds',

  refresh: 'Refresh data',

  types: {
    bar: 'Bar chart',
    'horizontal-bar': 'Bar chart',
    line: 'Line chart',
    area: 'Area chart',
    pie: 'Pie chart',
    donut: 'Donut chart',
    radar: 'Radar chart',
    treemap: 'Treemap',
    funnel: 'Funnel',
    waterfall: 'Waterfall',
    'stacked-bar': 'Stacked bars',
    'grouped-bar': 'Grouped bars',
    'multi-line': 'Lines',
    'stacked-area': 'Stacked areas',
    scatter: 'Scatter plot',
    bubble: 'Bubble chart',
    heatmap: 'Heat map',
    histogram: 'Histogram',
    boxplot: 'Box plot',
    dumbbell: 'Dumbbell chart',
    'big-number': 'Big number',
    gauge: 'Gauge',
    sankey: 'Sankey diagram',
    'geo-map': 'Map',
    'country-map': 'Country map',
    table: 'Table',
  },
  errors: {
    unauthorized: 'You are not signed in to the service that writes the slides.',
    forbidden: 'You may not use the service that writes the slides.',
    quota_exceeded: 'The quota of the service is used up.',
    rate_limited: 'The service has too many requests at the moment. Please try again shortly.',
    upstream_unreachable: 'The service cannot be reached.',
    upstream_timeout: 'The service took too long to answer.',
    model_unavailable: 'The language model is not available at the moment.',
    truncated: 'The connection broke off before all slides had arrived.',
    ENGINE_LOAD: 'The database could not be loaded.',
    ENGINE_CRASHED: 'The database stopped unexpectedly.',
    MEMORY: 'The data does not fit into this page’s memory.',
    TIMEOUT: 'A query took too long.',
  },
};
