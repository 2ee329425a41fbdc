import { plural } from './plural.js';

/** Words of beginning with a file, and of how its columns were read. */
export interface OwnFileWords {
  fileHeading: string;
  fileHint: string;
  chooseFiles: string;
  pasteCells: string;
  readingFile: (name: string) => string;
  recommending: string;
  howColumnsWereRead: string;
  tableSize: (columns: number, rows: number) => string;
  leftOut: (rows: number) => string;
  readAsEmpty: (words: string) => string;
  columnName: string;
  columnKind: string;
  columnUse: string;
  columnUnit: string;
  firstValues: string;
  otherFile: string;
  correctedBefore: string;
  forgetCorrections: string;
  typeNumber: string;
  typeText: string;
  typeDate: string;
  typeDateTime: string;
  typeYesNo: string;
  typeTime: string;
  useMeasure: string;
  useRate: string;
  useCategory: string;
  useId: string;
  useTime: string;
  useLabel: string;
  usePlace: string;
  useOther: string;
  askDateOrder: (column: string) => string;
  dayFirst: string;
  monthFirst: string;
  askDecimals: (column: string) => string;
  pointDecimals: string;
  commaDecimals: string;
  askSentinel: (column: string, numbers: string) => string;
  isNoValue: string;
  isNumber: string;
  keepTotals: string;
  headerRow: string;
  useOfData: (name: string) => string;
  newSlides: string;
  newSlidesHint: string;
  replaceDataOf: (table: string) => string;
  replaceDataHint: string;
  writingNewSlides: string;
  slidesAdded: (count: number) => string;
  noChartOfData: string;
  dropDeckOrData: string;
}

export const ownFile: OwnFileWords = {
  fileHeading: 'Begin with a file',
  fileHint:
    'Drop a file here, choose one, or paste cells copied from a spreadsheet: Excel, CSV, JSON, Parquet, also zipped.',
  chooseFiles: 'Choose files',
  pasteCells: 'Paste cells here',
  readingFile: (name) => `Reading ${name} …`,
  recommending: 'Choosing charts …',
  howColumnsWereRead: 'How your columns were read',
  tableSize: (columns, rows) => `${plural(columns, 'column', 'columns')}, ${plural(rows, 'row', 'rows')}`,
  leftOut: (rows) => `${plural(rows, 'row', 'rows')} left out: titles, totals or notes`,
  readAsEmpty: (words) => `Read as empty: ${words}`,
  columnName: 'Column',
  columnKind: 'Type',
  columnUse: 'Use',
  columnUnit: 'Unit',
  firstValues: 'First values',
  otherFile: 'Another file',
  correctedBefore: 'Read as you corrected it last time.',
  forgetCorrections: 'Undo the corrections',
  typeNumber: 'Number',
  typeText: 'Text',
  typeDate: 'Date',
  typeDateTime: 'Date and time',
  typeYesNo: 'Yes or no',
  typeTime: 'Time of day',
  useMeasure: 'Amount',
  useRate: 'Rate',
  useCategory: 'Category',
  useId: 'Identifier',
  useTime: 'Time',
  useLabel: 'Name',
  usePlace: 'Place',
  useOther: 'Other',
  askDateOrder: (column) => `${column}: does the day or the month come first?`,
  dayFirst: 'Day first',
  monthFirst: 'Month first',
  askDecimals: (column) => `${column}: which sign separates decimals?`,
  pointDecimals: 'The point',
  commaDecimals: 'The comma',
  askSentinel: (column, numbers) => `${column}: does ${numbers} stand for “no value”?`,
  isNoValue: 'Yes, no value',
  isNumber: 'No, a number',
  keepTotals: 'Keep rows of totals as data',
  headerRow: 'Row with the names of the columns (0: none)',
  useOfData: (name) => `What is “${name}” for?`,
  newSlides: 'New slides from this data',
  newSlidesHint: 'Charts are chosen for it. Their slides follow the current one.',
  replaceDataOf: (table) => `Replace the data of “${table}”`,
  replaceDataHint:
    'The queries of the slides run on the new rows. You see what changes before you accept it.',
  writingNewSlides: 'Writing slides …',
  slidesAdded: (count) => `${plural(count, 'slide was', 'slides were')} added.`,
  noChartOfData: 'No chart could be made of this data.',
  dropDeckOrData: 'Drop a deck to open it, or data for its slides',
};
