import type { WidgetType } from '../../chart/types.js';
import type { AskColumn, TableProfile } from './profile-tables.js';

export type Aggregation = 'count' | 'distinct' | 'sum' | 'average' | 'median' | 'max' | 'min' | 'none';
/** Parts of a date: as a course (`month` of a year) or as a place in a cycle (`weekday`). */
export type AskGrain =
  | 'decade'
  | 'year'
  | 'quarter'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'weekday'
  | 'month-name'
  | 'hour-of-day';

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
  /** Compared with this column instead of with values. */
  other?: AskColumn;
  /** Its place among the tags of the prompt. */
  at?: number;
  /** How it joins the one before it. */
  joined: 'AND' | 'OR';
  said: string;
}

/** What a group must hold: `count > 10`. */
export interface AskHaving {
  measure: AskMeasure;
  comparison: Comparison;
  value: number;
  said: string;
}

/** The amount as a part of a whole. */
export interface AskShare {
  /** The rows that are the part; none where each group is a part of all of them. */
  part: readonly AskFilter[];
  /** 0 to 100 instead of 0 to 1. */
  percent: boolean;
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
  having?: AskHaving;
  share?: AskShare;
  sort?: AskSort;
  limit?: number;
  /** The group at the end of the ranking is the answer; the others are shown beside it. */
  one?: boolean;
  /** The chart that was named. */
  chart?: WidgetType;
  /** What the shape is: groups with measures, single rows (`list`: as many columns as are named), pairs of numbers. */
  shape: 'groups' | 'rows' | 'list' | 'points' | 'histogram';
  /** Growth from one period to the next instead of the amount. */
  growth: boolean;
}

/** Its groups have an order of their own, in time or in a cycle. */
export const isPlaced = (group: AskGroup): boolean =>
  isCourse(group) || group.grain !== undefined || group.column.calendar !== undefined;

/** Runs through time, not round in a week or a year. */
export const isCourse = ({ column, grain }: AskGroup): boolean =>
  column.role === 'year' ||
  (column.role === 'time' && grain !== 'weekday' && grain !== 'month-name' && grain !== 'hour-of-day');
