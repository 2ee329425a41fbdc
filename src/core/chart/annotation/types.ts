/**
 * What a chart points out. Only names stand here, of cells and columns, never a figure: what is written beside an arrow or a line is
 * computed from the rows when the chart is drawn, so that it stays true after a refresh. What no longer fits the rows, or not the type of
 * the chart, is not drawn.
 */
export type Annotation = Highlight | Arrow | Level | Band | Trend;

/** What has the accent, while the others are quiet. Keys are cells of the category column as text, or of the series column. */
export interface Highlight {
  mark: 'highlight';
  keys: readonly string[];
  /** The keys are names of series. */
  of?: 'series';
  /** Of the first key only the value of this series: one cell of a grid, one part of a bar, one link of a flow. */
  series?: string;
}

/** An arrow from the level of one value to that of another, with their difference, or with the part by which it grew. */
export interface Arrow {
  mark: 'difference' | 'growth';
  from: string;
  to: string;
  /** The series of both, where there are several. */
  series?: string;
}

/** A line across the plot. A target is a number of the host's, or the first value of a column. */
export interface Level {
  mark: 'line';
  at: 'average' | 'median' | 'target' | 'zero';
  column?: string;
  value?: number;
  /** What it is called; a word of the chart's language unless given. */
  label?: string;
}

/** A range of categories. */
export interface Band {
  mark: 'band';
  from: string;
  to: string;
}

/** Where the middle of many points runs. */
export interface Trend {
  mark: 'trend';
}
