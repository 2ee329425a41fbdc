import { plural } from './plural.js';

/** What stands around the slide in the builder. */
export interface StageWords {
  slideView: string;
  zoom: (percent: string) => string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  layout: string;
  layoutIs: (name: string) => string;
  /** By the id of a built-in layout. */
  layoutNames: Readonly<Record<string, string>>;
  layoutChosen: (name: string) => string;
  noPlaceFor: (count: number) => string;
  partsAside: (count: number, layout: string) => string;
  backToLayout: (name: string) => string;
  swapSides: string;
  sidesSwapped: string;
  titleTooLong: (lines: number) => string;
  textTooLong: (lines: number) => string;
  partTooLong: (lines: number) => string;
  useLayout: (name: string) => string;
  moveRest: string;
  restMoved: (slides: number) => string;
  shortenText: string;
  slideParts: string;
  textPart: string;
  picturePart: string;
  removePart: string;
  partRemoved: (name: string) => string;
  /** The handle between a chart and the text beside it. */
  splitHandle: string;
  continueTable: (rows: string) => string;
}

export const stage: StageWords = {
  slideView: 'Slide at this zoom',
  zoom: (percent) => `Zoom: ${percent}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit',
  layout: 'Layout',
  layoutIs: (name) => `Layout: ${name}`,
  layoutNames: {
    title: 'Cover',
    section: 'Section',
    'chart-text': 'Chart and text',
    'text-chart': 'Text and chart',
    chart: 'Large chart',
    'two-charts': 'Two charts',
    'big-numbers': 'Big numbers',
    table: 'Table',
    text: 'Text',
  },
  layoutChosen: (name) => `The layout is “${name}” now.`,
  noPlaceFor: (count) => `No place for ${plural(count, 'part', 'parts')}`,
  partsAside: (count, layout) =>
    `${plural(count, 'part has', 'parts have')} no place in the layout “${layout}”. Nothing is lost.`,
  backToLayout: (name) => `Show in “${name}”`,
  swapSides: 'Swap sides',
  sidesSwapped: 'The sides are swapped.',
  titleTooLong: (lines) => `The title does not fit: ${plural(lines, 'line', 'lines')} too many.`,
  textTooLong: (lines) => `The text does not fit: ${plural(lines, 'line', 'lines')} too many.`,
  partTooLong: (lines) => `A text block does not fit: ${plural(lines, 'line', 'lines')} too many.`,
  useLayout: (name) => `Use “${name}”`,
  moveRest: 'Move the rest to a new slide',
  restMoved: (slides) => `The rest stands on ${plural(slides, 'new slide', 'new slides')}.`,
  shortenText: 'Shorten',
  slideParts: 'Parts of the slide',
  textPart: 'Text',
  picturePart: 'Picture',
  removePart: 'Remove',
  partRemoved: (name) => `“${name}” was removed from the slide.`,
  splitHandle: 'Room for the chart',
  continueTable: (rows) => `Show the other ${rows} rows on further slides`,
};
