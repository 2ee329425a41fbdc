import type { WidgetType } from '../../chart/types.js';
import type { AskColumn, TableProfile } from './profile-tables.js';

export type Aggregation = 'count' | 'distinct' | 'sum' | 'average' | 'median' | 'max' | 'min' | 'none';
/** Parts of a date: as a course (`month` of a year) or as a place in a cycle (`weekday`). */
export type AskGrain =
  'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'weekday' | 'month-name' | 'hour-of-day';

export interface AskMeasure {
  aggregation: Aggregation;
  /** Absent where rows are counted. */
  column?: AskColumn;
  said: string;
}

export interface AskGroup {
  column: AskColumn;
  grain?: AskGrain;
  /** Of numbers: the length of a range. */
  width?: number;
  /** Told apart by colour, not along the axis. */
  series: boolean;
  said: string;
}

export type Comparison =
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'between'
  | 'in'
  | 'not in'
  | 'null'
  | 'not null'
  | 'contains'
  | 'starts'
  | 'ends'
  | 'not contains';

export interface AskFilter {
  column: AskColumn;
  comparison: Comparison;
  values: readonly (string | number)[];
  /** Of a date: only this part of it is compared, "in March" of any year. */
  part?: 'month' | 'quarter';
  /** How it joins the one before it. */
  joined: 'AND' | 'OR';
  said: string;
}

export interface AskSort {
  /** The group along the axis, the measure, or a column by its name. */
  by: 'group' | 'measure' | AskColumn;
  descending: boolean;
  said: string;
}

/** What a prompt asks of one table. */
export interface Intent {
  table: TableProfile;
  measures: readonly AskMeasure[];
  groups: readonly AskGroup[];
  filters: readonly AskFilter[];
  sort?: AskSort;
  limit?: number;
  /** The chart that was named. */
  chart?: WidgetType;
  /** What the shape is: groups with measures, single rows, or pairs of numbers. */
  shape: 'groups' | 'rows' | 'points' | 'histogram';
  /** Growth from one period to the next instead of the amount. */
  growth: boolean;
}
