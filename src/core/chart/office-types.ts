import type { Plot } from './frame.js';
import type { OfficeWords } from './office-words.js';
import type { PointSide } from './point-labels.js';

/**
 * Charts as office programs draw them by themselves: names, figures, colours and formats, hardly a place. What a program
 * has no chart for stays a picture.
 */
export type OfficeChart = CategoryChart | WaterfallChart | PointChart;

interface OfficeBase {
  /** Where the marks lie, px of the chart; absent where the program finds a place itself. */
  plot?: Plot;
  /** Name of the value axis; format codes of values and of the axis's ticks (ECMA-376 part 1, 18.8.31). */
  valueName: string;
  format: string;
  tickFormat: string;
  /** From tick to tick of the value axis: its end is the program's, so that a larger figure that is typed in has room. */
  step?: number;
  /** Name of the horizontal axis, where it stands below the end of it; px. */
  below?: { text: string; left: number; top: number };
  /** Where the names of the series begin, which stand above; px. */
  namesTop?: number;
  /** Text that no chart of such a program has: the sum inside a ring. */
  texts?: OfficeText[];
}

/** One line of text in the middle of a point, px of the chart. */
export interface OfficeText {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  color: string;
}

export interface OfficeSeries {
  name: string;
  /** `#rrggbb`. */
  color: string;
  values: readonly (number | null)[];
  /** Colours of values that do not have that of the series. */
  own?: ReadonlyMap<number, string>;
  /** Context of others, without a name of its own. */
  quiet?: boolean;
  /** Drawn as a line over bars. */
  line?: boolean;
  /** A line of one value through all categories, thin and without points. */
  level?: boolean;
  /** What its value is of those of the first series. */
  formula?: 'AVERAGE' | 'MEDIAN';
  /** Values that are labelled; absent: all or none, as the chart says. */
  labelled?: readonly number[];
}

export interface CategoryChart extends OfficeBase {
  kind: 'column' | 'bar' | 'line' | 'area' | 'pie' | 'doughnut' | 'radar';
  /** Of more categories than have room each n-th is named: they have an order that says the others. */
  every?: number;
  /** What the categories are called; empty where that says nothing. */
  categoryName: string;
  categories: readonly string[];
  /** Wall times of the categories, milliseconds, where they stand at their true distance. */
  times?: { at: readonly number[]; format: string; unit: 'days' | 'months' | 'years'; every: number };
  series: readonly OfficeSeries[];
  /** Sums of the series, written above the stacks. */
  sums?: { name: string; values: readonly number[] };
  stacked: boolean;
  /** Stacks are all of one height. */
  percent?: OfficePercent;
  /** An axis with grid lines says the values; labels beside the marks may say them too. */
  axis: boolean;
  labels: boolean;
  /** Names of the series above or beside the plot. */
  names: 'none' | 'above' | 'beside';
  /** What stands at the ends of lines and beside the parts of a last stack. */
  ends?: OfficeEnds;
  /** Shares of a whole as they are written beside its slices. */
  shares?: { format: string; slices: readonly { text: string; color: string }[] };
  /** Share of a bar's thickness between bars, and between bars of one category (less than zero: on one another). */
  gap?: number;
  apart?: number;
  /** Where the value axis begins, if that is not zero. */
  min?: number;
  /** Both ends of the value axis, where shapes lie over the chart: else its upper end is the program's. */
  range?: { min: number; max: number };
}

/** Shares of the sum of each category, by series. */
export interface OfficePercent {
  shares: readonly (readonly (number | null)[])[];
  /** As they are written. */
  texts: readonly (readonly string[])[];
  format: string;
  /** From tick to tick of their axis. */
  step: number;
  /** What a workbook calls them: a phrase of `{name}`. */
  heading: string;
}

export interface OfficeEnds {
  /** By series. `moved`: px down from its end, so that none lies on another; empty text: not written. */
  labels: ReadonlyMap<number, { name: string; value: string; color: string; moved: number }>;
  /** Px from the middle of the last category. */
  across: number;
  /** What a workbook calls the heights of the names: a phrase of `{name}`. */
  heading: string;
}

/** Changes that add up from left to right, each a bar from one level to the next. */
export interface WaterfallChart extends OfficeBase {
  kind: 'waterfall';
  every?: number;
  categoryName: string;
  categories: readonly string[];
  steps: readonly OfficeStep[];
  /** What the columns of its workbook are called; the total is a word of the chart. */
  words: OfficeWords & { total: string };
  colors: { rise: string; fall: string; total: string };
  /** The steps that have their colours, where the others are quiet. */
  strong?: { at: ReadonlySet<number>; quiet: string };
  axis: boolean;
  gap: number;
  /** Colour of the lines from bar to bar, where bars have a gap between them. */
  connectors?: string;
}

export interface OfficeStep {
  /** A change, or the level itself of a total; null: not known, which changes nothing. */
  value: number | null;
  total: boolean;
  /** A total that the steps before it add up to, not a figure of its own. */
  summed: boolean;
  /** What stands at its end, where that has room for it. */
  label?: { text: string; above: boolean; format: string; bold: boolean; color: string };
}

export interface OfficePoint {
  x: number;
  y: number;
  /** Of a bubble. */
  size?: number;
  /** Its name, where it has room for one. */
  label?: string;
  side?: PointSide;
  /** What stands out. */
  strong?: boolean;
}

/** Of an axis; `step`: from tick to tick, 0 where a program finds it. */
interface Ends {
  min: number;
  max: number;
  step: number;
}

export interface PointChart extends OfficeBase {
  kind: 'scatter' | 'bubble';
  xName: string;
  xFormat: string;
  xTickFormat: string;
  /** X values are wall times, milliseconds. */
  timed: boolean;
  sizeName: string;
  groups: readonly { name: string; color: string; points: readonly OfficePoint[] }[];
  /** Names of groups stand above the plot. */
  named: boolean;
  /** 0 to 1. */
  opacity: number;
  /** Px: of every point, or of the largest bubble. */
  radius: number;
  /** Ends of both axes: points do not begin at zero. */
  x: Ends;
  y: Ends;
}

/** Cells in the colours of their values. Lengths are px of the chart. */
export interface OfficeTable {
  /** Above the table is its heading. */
  top: number;
  nameWidth: number;
  columnWidth: number;
  headerHeight: number;
  rowHeight: number;
  /** What the values are called, above; what the columns are called, below their end. Empty where that says nothing. */
  heading: string;
  across: string;
  /** What the rows are called. */
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly OfficeCell[] }[];
  /** What has a rim: a row, a column or one cell; -1: any. Both -1: nothing. */
  strong: { row: number; col: number };
}

export interface OfficeCell {
  text: string;
  /** `#rrggbb`; absent where there is no value. */
  fill?: string;
  color: string;
}
