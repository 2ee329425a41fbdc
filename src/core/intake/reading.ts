import type { Grain } from './columns/date-text.js';

/** What was noticed while a file was read. A closed set; the documentation of `readData` says when each is raised. */
export type ReadingFlag =
  | 'ambiguous_date_order'
  | 'ambiguous_number_format'
  | 'totals_row_left_out'
  | 'preamble_left_out'
  | 'footer_left_out'
  | 'sentinel_suspected'
  | 'missing_marker'
  | 'mixed_formats'
  | 'wide_periods'
  | 'two_header_rows'
  | 'no_header'
  | 'encoding_guessed'
  | 'misfits'
  | 'partial_period'
  | 'duplicate_names'
  | 'two_digit_years'
  | 'ragged_rows'
  | 'hidden_sheet'
  | 'binary_not_text'
  | 'empty';

export type ReadType = 'number' | 'string' | 'date' | 'datetime' | 'boolean' | 'time';

/**
 * What a column is for. measure: amounts, counts and levels; rate: shares, ratios, scores, indices; time: every date, and years;
 * geo: places and coordinates; label: free or nearly unique text; id: names a thing and is never summed.
 */
export type ColumnRole = 'measure' | 'rate' | 'category' | 'id' | 'time' | 'label' | 'geo' | 'other';

/** A cell that does not fit its column. */
export interface Misfit {
  /** Counted from 1 in the data, without header and what was left out. */
  row: number;
  text: string;
}

/** Something that only a person knows, and that changes figures. */
export interface ColumnQuestion {
  what: 'date_order' | 'number_format' | 'sentinel';
  /** What can be answered; the first is how the column is read until then. */
  choices: string[];
}

/** What a column's values mean, beyond their type. */
export interface ColumnMeaning {
  role?: ColumnRole;
  /** `%`, an ISO 4217 currency, or a unit as it is usually written (`kg`, `°C`). */
  unit?: string;
  /** Whether its values may be summed over rows; undefined where one may argue. */
  additive?: boolean;
}

export interface ColumnReading extends ColumnMeaning {
  name: string;
  /** As the file writes it. */
  original: string;
  type: ReadType;
  role: ColumnRole;
  grain?: Grain;
  /** The first or last month (`2025-03`) of a column of days where the data cover only a part of it. */
  partial?: string[];
  /** How the cells are written: `1.234,5`, `D.M.Y`. */
  format?: string;
  /** The word that stands for yes, in a boolean column that keeps its words. */
  yes?: string;
  nulls: number;
  /** Words that were read as "no value", and how often. */
  missing?: Record<string, number>;
  misfits?: Misfit[];
  /** Numbers that stand for "no value", and how often. */
  sentinels?: Record<string, number>;
  question?: ColumnQuestion;
  /** The first three rows' values; days and instants as ISO text. */
  first?: ReadValue[];
  /** Different values; of tables of up to 100,000 rows, as all that follows. */
  distinct?: number;
  /** Smallest and largest number or date. */
  min?: ReadValue;
  max?: ReadValue;
  /** Of numbers. */
  sum?: number;
  /** Rows that hold yes, of a boolean column. */
  trues?: number;
}

export type ReadValue = string | number | boolean | null;

export interface TableReading {
  /** The table's name in SQL. */
  name: string;
  sheet?: string;
  title?: string;
  notes?: string[];
  /** Row of the header in the file, from 0, blank rows counted; -1: none; null: the format has no rows of text. */
  header: number | null;
  rows: number;
  leftOut?: LeftOut;
  columns: ColumnReading[];
}

/** Rows of the file that are no data, by why. */
export interface LeftOut {
  preamble?: number;
  totals?: number;
  footer?: number;
  /** Rows that name the columns once more. */
  repeatedHeaders?: number;
}

/** The rows that a table with a column for each period becomes. */
export interface LongReading {
  name: string;
  rows: number;
  columns: ColumnReading[];
}

/** How a file was read: what it holds, what was left out, and what only a person can decide. */
export interface Reading {
  file?: string;
  dialect: { encoding?: string; delimiter?: string | null };
  table?: TableReading;
  /** Where the file holds several (sheets of a workbook, files of an archive). */
  tables?: TableReading[];
  long?: LongReading;
  flags: ReadingFlag[];
  error?: ReadingError;
  /** Why, for the person who has the file. */
  message?: string;
}

/** Why a file cannot be read at all. */
export type ReadingError = 'EMPTY_FILE' | 'NOT_TEXT' | 'NO_TABLE';
