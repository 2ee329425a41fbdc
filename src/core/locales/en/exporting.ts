import { plural } from './plural.js';

/** The dialog that makes a file of the deck. */
export interface ExportingWords {
  fileName: string;
  exportedSlides: string;
  everySlide: (count: number) => string;
  onlySlide: (index: number) => string;
  someSlides: string;
  slideNumbers: string;
  slideNumbersHint: string;
  noSlideNumbers: string;
  unreadableNumbers: (part: string) => string;
  numbersBeyond: (part: string, total: number) => string;
  noSlideLeft: string;
  charts: string;
  /** By the form that charts take in the file. */
  chartForms: Record<'image' | 'native', string>;
  chartFormHints: Record<'image' | 'native', string>;
  inTheFile: string;
  withCover: string;
  withBranding: string;
  withNotes: string;
  withOrigins: string;
  withOriginsHint: string;
  withAllRows: string;
  withAllRowsHint: string;
  checkedOnly: string;
  checkedOnlyHint: string;
  withDocument: string;
  withDocumentHint: string;
  startExport: string;
  drawingCharts: (done: number, total: number) => string;
  writingFileSlides: (done: number, total: number) => string;
  packingFile: string;
  exportGoesOn: string;
  cancelExport: string;
  exportCancelled: string;
  savedAs: (name: string) => string;
  handedOver: (name: string) => string;
  nothingDiffers: string;
  /** Over the list of what is different in the file, or missing. */
  differences: string;
  chartsArePictures: (count: number) => string;
  fontsNamed: (names: string) => string;
  /** By the code of a warning. */
  exportWarnings: Record<
    | 'block_failed'
    | 'chart_as_picture'
    | 'image_differs'
    | 'image_skipped'
    | 'text_overflow'
    | 'rows_omitted'
    | 'deck_without_rows',
    string
  >;
  exportFailed: string;
  exportAgain: string;
  changeExport: string;
  closeExport: string;
  exportPptx: string;
  exported: (name: string) => string;
  exportedWithWarnings: (count: number) => string;
}

export const exporting: ExportingWords = {
  fileName: 'File name',
  exportedSlides: 'Slides',
  everySlide: (count) => `All ${count.toLocaleString('en')}`,
  onlySlide: (index) => `Only slide ${index}`,
  someSlides: 'Some:',
  slideNumbers: 'Numbers of slides',
  slideNumbersHint: 'such as 1-3, 5',
  noSlideNumbers: 'Write which slides, such as 1-3, 5.',
  unreadableNumbers: (part) => `“${part}” is no slide number. Write them like 1-3, 5.`,
  numbersBeyond: (part, total) => `“${part}” is not there: the deck has slides 1 to ${total}.`,
  noSlideLeft: 'Nothing is left: this slide is the cover. Choose other slides, or keep the cover.',
  charts: 'Charts',
  chartForms: { image: 'Pictures', native: 'PowerPoint charts' },
  chartFormHints: {
    image: 'As pictures, exactly as here; PowerPoint does not edit them.',
    native: 'Colours and numbers can be edited in PowerPoint, which draws them in its own way.',
  },
  inTheFile: 'In the file',
  withCover: 'Cover',
  withBranding: 'Company name and logo',
  withNotes: 'Speaker notes',
  withOrigins: 'Origin of every figure',
  withOriginsHint: 'Under the notes: expression, rows, query and its time.',
  withAllRows: 'All rows of tables',
  withAllRowsHint: 'Long tables go on over further slides.',
  checkedOnly: 'Checked sentences only',
  checkedOnlyHint: 'Sentences that were not written from the rows are left out, your own too.',
  withDocument: 'The deck itself',
  withDocumentHint:
    'So that the file can be opened and edited here again. Whoever has the file can read its rows and queries.',
  startExport: 'Export',
  drawingCharts: (done, total) => `Drawing charts: ${done} of ${total}`,
  writingFileSlides: (done, total) => `Writing slides: ${done} of ${total}`,
  packingFile: 'Packing the file …',
  exportGoesOn: 'You may close this and go on working: the file is saved when it is ready.',
  cancelExport: 'Cancel the export',
  exportCancelled: 'The export was cancelled. No file was saved.',
  savedAs: (name) => `Saved as ${name}`,
  handedOver: (name) => `${name} was handed to the page`,
  nothingDiffers: 'The slides of the file stand as they do here.',
  differences: 'What to know about this file',
  chartsArePictures: (count) =>
    `${plural(count, 'slide has its charts as pictures', 'slides have their charts as pictures')}: they look the same, and PowerPoint does not edit them.`,
  fontsNamed: (names) => `The text is set in ${names}. A computer without that shows another font.`,
  exportWarnings: {
    block_failed: 'Something could not be drawn; its place on the slide stays empty',
    chart_as_picture: 'A chart stays a picture',
    image_differs: 'A picture differs',
    image_skipped: 'A picture is left out',
    text_overflow: 'A text is longer than its box',
    rows_omitted: 'A table has more rows than fit',
    deck_without_rows: 'The deck inside the file is without rows that are too many for it',
  },
  exportFailed: 'No file was made',
  exportAgain: 'Export again',
  changeExport: 'Change the choices',
  closeExport: 'Close',
  exportPptx: 'Export PowerPoint',
  exported: (name) => `${name} was saved.`,
  exportedWithWarnings: (count) => `The file was saved with ${plural(count, 'warning', 'warnings')}.`,
};
