import type { ColumnRole, ReadType } from './reading.js';

/** What the owner of a dataset, or a person who corrects how a file was read, says of a column. */
export interface DeclaredColumn {
  /** As its source writes it, or as it is called in SQL where that has no name for it (`column_1`) or the same one twice. */
  name: string;
  /** What it is to be called in SQL. */
  as?: string;
  /**
   * An SQL type (`DOUBLE`, `DECIMAL(18,2)`): values that do not fit are an error. Or a type in small letters (`number`, `date`, `datetime`,
   * `boolean`, `time`, `string`): values that do not fit are empty, and reported.
   */
  type?: string;
  /** How its text is written: of numbers a language (`de`) or the decimal sign, of dates `dmy` or `mdy`. */
  format?: string;
  role?: ColumnRole;
  /** `%`, an ISO 4217 currency, or a unit (`kg`). */
  unit?: string;
  /** Whether numbers such as -999, which may stand for "no value", are numbers. */
  sentinels?: 'missing' | 'number';
}

/** What is said of how a column's text is read. */
export interface WantedReading extends Pick<DeclaredColumn, 'format' | 'sentinels'> {
  type?: ReadType;
}

const READ_TYPES: readonly string[] = ['number', 'string', 'date', 'datetime', 'boolean', 'time'];

export const isReadType = (type: string | undefined): type is ReadType =>
  type !== undefined && READ_TYPES.includes(type);

export function wantedReading({ type, format, sentinels }: DeclaredColumn): WantedReading {
  return {
    ...(isReadType(type) && { type }),
    ...(format !== undefined && { format }),
    ...(sentinels !== undefined && { sentinels }),
  };
}
