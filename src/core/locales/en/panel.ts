import type { Wish } from '../../analyst/wishes.js';
import type { EncodingRole } from '../../chart/types.js';
import type { Sort } from '../../chart/type-options.js';
import type { BlockAspect } from '../../deck/slide-diff.js';
import { plural } from './plural.js';

/** The details of a slide. */
export interface PanelWords {
  panelClose: string;
  notesEmpty: string;
  notesLength: (words: number, seconds: number) => string;
  /** Rewriting a slide. */
  rewriteSuggestions: string;
  rewriteWishes: Record<Wish, string>;
  /** `suggested`: something else is. */
  rewriteRefused: (suggested: boolean) => string;
  rewriteHeading: string;
  rewriteReady: string;
  rewriteSame: string;
  rewriteConflict: string;
  rewriteAccept: string;
  rewriteReject: string;
  rewriteKeys: string;
  rewriteAccepted: string;
  rewriteRejected: string;
  rewriteAdded: string;
  rewriteRemoved: string;
  rewriteTemplates: string;
  rewriteBlocks: string;
  rewriteLayout: string;
  blockAdded: (name: string) => string;
  blockRemoved: (name: string) => string;
  blockChanged: (name: string, aspects: string) => string;
  blockBecomes: (before: string, after: string) => string;
  blockAspects: Record<BlockAspect, string>;
  picture: string;
  /** Charts. */
  noChart: string;
  chartBlock: string;
  chartType: string;
  lyingBars: string;
  otherTypes: (count: number) => string;
  needsNumber: (role: string) => string;
  needsCategory: (role: string) => string;
  chartColumns: string;
  noColumn: string;
  roles: Record<EncodingRole, string>;
  orderAndAmount: string;
  sortBy: string;
  sortOwn: string;
  sorts: Record<Sort, string>;
  topMost: string;
  topAll: string;
  numbers: string;
  numberFormat: string;
  formatOwn: string;
  formats: Record<'number' | 'integer' | 'compact' | 'percent' | 'currency', string>;
  formatCustom: string;
  formatCode: string;
  formatExample: (text: string) => string;
  formatWrong: string;
  colors: string;
  colorOf: (name: string) => string;
  colorOne: string;
  colorsOfTheme: string;
  highlight: string;
  highlightNone: string;
  highlightMax: string;
  highlightMin: string;
  highlightColor: string;
  ownColor: string;
  labels: string;
  dataLabels: string;
  legend: string;
  /** Of several series: how they stand together. */
  seriesTogether: string;
  stackPercent: string;
  /** Over a list of series. */
  asLines: string;
  xTitle: string;
  yTitle: string;
  axisOwn: string;
  chartTitle: string;
  altText: string;
  altHint: string;
  /** Figures and claims. */
  showRows: (source: string) => string;
  /** The look. */
  accentColor: string;
  accentHint: string;
  branding: string;
  companyName: string;
  logo: string;
  removeLogo: string;
  logoHint: string;
  logoWrongType: string;
  logoTooLarge: string;
  logoUnreadable: string;
  notesField: string;
  notesHint: string;
  noFigures: string;
  noData: string;
  noTables: string;
}

export const panel: PanelWords = {
  panelClose: 'Close the details',
  notesEmpty: 'Nothing written yet.',
  notesLength: (words, seconds) => `${plural(words, 'word', 'words')}, about ${spoken(seconds)} to say`,
  rewriteSuggestions: 'Suggestions',
  rewriteWishes: {
    shorter: 'Shorter',
    longer: 'More detail',
    reworded: 'In other words',
    table: 'As a table',
    growth: 'Lead with the growth',
    executives: 'For executives',
    bullets: 'As bullet points',
    plainer: 'Plainer words',
  },
  rewriteRefused: (suggested) =>
    suggested
      ? 'Without a language model this cannot be done to this slide. What can be done is suggested below the field.'
      : 'Without a language model this cannot be done to this slide.',
  rewriteHeading: 'Proposed rewrite',
  rewriteReady:
    'The rewrite is there. Nothing is changed until you accept it: Ctrl + Enter accepts, Escape rejects.',
  rewriteSame: 'The rewrite says the same as the slide.',
  rewriteConflict:
    'The slide was edited meanwhile, and this rewrite knows nothing of it. Try again to have it written from the slide as it is now.',
  rewriteAccept: 'Accept',
  rewriteReject: 'Reject',
  rewriteKeys: 'Ctrl + Enter accepts, Escape rejects',
  rewriteAccepted: 'The rewrite was accepted.',
  rewriteRejected: 'The slide stays as it was.',
  rewriteAdded: 'added:',
  rewriteRemoved: 'removed:',
  rewriteTemplates: 'It reads the same; how it is computed changes.',
  rewriteBlocks: 'Charts and other parts',
  rewriteLayout: 'The slide is arranged in another way.',
  blockAdded: (name) => `${name} is added`,
  blockRemoved: (name) => `${name} is removed`,
  blockChanged: (name, aspects) => `${name} changes: ${aspects}`,
  blockBecomes: (before, after) => `${before} becomes ${after}`,
  blockAspects: {
    type: 'type',
    columns: 'columns',
    options: 'settings',
    content: 'content',
    place: 'place',
  },
  picture: 'Picture',
  noChart: 'This slide shows no chart.',
  chartBlock: 'Chart',
  chartType: 'Type',
  lyingBars: 'Horizontal bars',
  otherTypes: (count) => `${plural(count, 'type needs', 'types need')} other columns`,
  needsNumber: (role) => `needs a number as ${role}`,
  needsCategory: (role) => `needs another column as ${role}`,
  chartColumns: 'Columns',
  noColumn: 'None',
  roles: {
    category: 'category',
    series: 'series',
    value: 'value',
    x: 'horizontal place',
    y: 'vertical place',
    label: 'name',
    size: 'size',
    row: 'row',
    col: 'column',
    bucket: 'range',
    value1: 'first value',
    value2: 'second value',
    source: 'from',
    target: 'to',
    lat: 'latitude',
    lon: 'longitude',
    country: 'country',
    min: 'lowest',
    max: 'highest',
    q1: 'lower quarter',
    median: 'median',
    q3: 'upper quarter',
    delta: 'change',
    sentiment: 'good or bad',
    delta_basis: 'compared with',
  },
  orderAndAmount: 'Order and number',
  sortBy: 'Order',
  sortOwn: 'As the type does',
  sorts: {
    none: 'As in the data',
    value: 'Largest first',
    'value-asc': 'Smallest first',
    category: 'By name',
  },
  topMost: 'At most',
  topAll: 'All',
  numbers: 'Numbers',
  numberFormat: 'Format',
  formatOwn: 'As the values are',
  formats: {
    number: 'Number',
    integer: 'Whole number',
    compact: 'Short',
    percent: 'Percent',
    currency: 'Currency',
  },
  formatCustom: 'Other …',
  formatCode: 'Format as in a text',
  formatExample: (text) => `Reads ${text}`,
  formatWrong: 'This formats no numbers. For example: percent:1 or currency:EUR,0',
  colors: 'Colours',
  colorOf: (name) => `Colour of ${name}`,
  colorOne: 'Colour',
  colorsOfTheme: 'Colours of the look',
  highlight: 'Stands out',
  highlightNone: 'Nothing',
  highlightMax: 'The largest',
  highlightMin: 'The smallest',
  highlightColor: 'Its colour',
  ownColor: 'Another colour',
  labels: 'Labels',
  dataLabels: 'Values at their marks',
  legend: 'Names of the series',
  seriesTogether: 'Series together',
  stackPercent: 'As shares of their sum (100 %)',
  asLines: 'As lines over the bars',
  xTitle: 'Title of the horizontal axis',
  yTitle: 'Title of the values',
  axisOwn: 'Name of the column',
  chartTitle: 'Title of the chart',
  altText: 'Description for people who cannot see it',
  altHint: 'Left empty, it is computed from the rows and stays right when they change.',
  showRows: (source) => `Rows and query: ${source}`,
  accentColor: 'Colour of the deck',
  accentHint: 'A look is made around it, with contrast that can be read.',
  branding: 'Company',
  companyName: 'Name',
  logo: 'Logo',
  removeLogo: 'Remove the logo',
  logoHint: 'PNG, JPEG or SVG, up to 2 MB',
  logoWrongType: 'This is no PNG, JPEG or SVG. Choose a picture of one of these kinds.',
  logoTooLarge: 'The picture is larger than 2 MB. Choose a smaller one.',
  logoUnreadable: 'The picture cannot be read. Save it again and try once more.',
  notesField: 'Speaker notes',
  notesHint: 'For the speaker; not shown on the slide.',
  noFigures: 'There are no figures in the text of this slide.',
  noData: 'This slide shows no data.',
  noTables: 'There are no tables.',
};

function spoken(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second', 'seconds');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? plural(minutes, 'minute', 'minutes') : `${minutes} min ${rest} s`;
}
