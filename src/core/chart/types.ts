import type { Column, Row } from '../query/types.js';
import type { Annotation } from './annotation/types.js';

/** All widget types of the public contract; their columns are data in `widget-types.ts`. */
export const WIDGET_TYPES = [
  'bar',
  'horizontal-bar',
  'line',
  'area',
  'pie',
  'donut',
  'radar',
  'treemap',
  'funnel',
  'waterfall',
  'stacked-bar',
  'grouped-bar',
  'multi-line',
  'stacked-area',
  'scatter',
  'bubble',
  'heatmap',
  'histogram',
  'boxplot',
  'dumbbell',
  'big-number',
  'gauge',
  'sankey',
  'geo-map',
  'country-map',
  'table',
] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];

/** Author's options of a widget; unknown keys are kept and ignored. */
export interface WidgetConfig {
  xLabel?: string;
  yLabel?: string;
  valueLabels?: boolean;
  /** `value`: largest first, `value-asc`: smallest first. */
  sort?: 'value' | 'value-asc' | 'category' | 'none';
  /** Show at most this many categories; the rest is named in a note. */
  top?: number;
  /** A format of the template grammar without the bar: `currency:USD,0`, `percent:1`, `compact`. */
  numberFormat?: string;
  /** The values are percentages from 0 to 100: a percent format writes 42 as 42 %. */
  hundredths?: boolean;
  /** Of a table: number formats of single columns by their names; `numberFormat` is for the others. */
  columnFormats?: Record<string, string>;
  colors?: string[];
  /** The name that stands out, or `max`, `min`, `last`; the others are quiet. */
  highlight?: string | number;
  /** What else is pointed out: an arrow, a line, a range. What does not fit the rows or the type is not drawn. */
  annotations?: readonly Annotation[];
  /** `#rrggbb` of what stands out; the theme's accent where absent. */
  highlightColor?: string;
  /** `percent`: stacks say what each value is of the sum of its category; for `stacked-bar` and `stacked-area`. */
  stack?: 'percent';
  /** Names of series that are drawn as lines over the bars of a `grouped-bar` or `stacked-bar`. */
  lines?: string[];
  /** False: series go without names. */
  legend?: boolean;
  /** What people who cannot see the chart are told, in the place of what is computed from its rows. */
  alt?: string;
  /** Of a table: the row it begins with, from 1. */
  firstRow?: number;
  value1Label?: string;
  value2Label?: string;
  [key: string]: unknown;
}

export interface Widget {
  id: string;
  type: WidgetType;
  title: string;
  description?: string;
  /** The SQL run in the page. */
  dataKey: string;
  /** The SQL a server pipeline runs, where it differs. */
  duckdbQuery?: string;
  config?: WidgetConfig;
}

export interface BuilderDashboardConfig {
  name: string;
  widgets: Widget[];
  /** What only a person can say of the rows that these widgets show, or leave out. */
  questions?: DataQuestions;
}

/** Questions about the rows of a dashboard: they stand on the last slide of its deck. */
export interface DataQuestions {
  /**
   * One row with the figures of all questions, those of the first as `rows_1`, `names_1` and so on: how many rows it is about, and which names
   * (several in one text), which value (`value_1`) or how many times as large (`times_1`).
   */
  sql: string;
  asked: DataQuestion[];
}

/**
 * `test_rows` and `test_flag`: rows that are tests, by the name of their group or by a column that says so. `total_group`: rows of a
 * group that is the sum of all others. `copies`: rows that are like another one in every column. `other_groups`: the last
 * year holds other groups than the year before. `spellings`: one name in several
 * spellings, shown as one group. `other_unit`: values in another unit than the others. `no_value`: a number that stands for none. `units`: values
 * in the units of a column beside them. `part_time`: groups with rows for a part of the time only.
 * `far_dates`: dates far from all others.
 */
export interface DataQuestion {
  kind:
    | 'test_rows'
    | 'test_flag'
    | 'total_group'
    | 'copies'
    | 'other_groups'
    | 'spellings'
    | 'other_unit'
    | 'no_value'
    | 'units'
    | 'part_time'
    | 'far_dates';
  /** Its name as it is in the table; that of the table for `copies`. */
  column: string;
}

/** Which column plays which part. Keys are the role names of the widget-type table. */
export type EncodingRole =
  | 'category'
  | 'series'
  | 'value'
  | 'x'
  | 'y'
  | 'label'
  | 'size'
  | 'row'
  | 'col'
  | 'bucket'
  | 'value1'
  | 'value2'
  | 'source'
  | 'target'
  | 'lat'
  | 'lon'
  | 'country'
  | 'min'
  | 'max'
  | 'q1'
  | 'median'
  | 'q3'
  | 'delta'
  | 'sentiment'
  | 'delta_basis';
export type Encoding = Partial<Record<EncodingRole, string>>;

/** What a chart shows, without the rows: they live in the deck's sources. */
export interface ChartSpec {
  type: WidgetType;
  encoding: Encoding;
  title?: string;
  config?: WidgetConfig;
}

export interface ChartData {
  columns: Column[];
  rows: Row[];
}
