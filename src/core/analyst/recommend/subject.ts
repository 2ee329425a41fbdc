import type { TableSchema } from '../../query/types.js';
import type { Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';
import type { Whole } from './total-columns.js';
import type { Covered } from './totals-of-periods.js';

/** A table and what it can be asked about. */
export interface Subject {
  table: TableSchema;
  /** What a row is, plural. */
  things: string;
  titles: Titles;
  columns: readonly ColumnProfile[];
  /** What a row is the total of, where it is one. */
  covered: Covered | undefined;
  /** A total that the table holds beside its parts. */
  whole: Whole | undefined;
  /** When things happened. */
  time: ColumnProfile | undefined;
  /** Most wanted first. */
  measures: readonly Measure[];
  /** Best for a chart first; without those that say how things ended. */
  categories: readonly ColumnProfile[];
  /** What names rows. */
  label: ColumnProfile | undefined;
  /** A row is something that happens and has a name: nobody asks how many records there were. */
  isCounted: boolean;
}
