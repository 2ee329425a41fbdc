import type { Pace } from '../../base/pace.js';
import type { WantedReading } from '../declared-column.js';
import type { ColumnProblem, StorageType, StoredCell } from '../table-types.js';
import type { ColumnReading, Misfit, ReadingFlag } from '../reading.js';

/** What a column of text is read as. */
export interface ColumnFinding extends Pick<
  ColumnReading,
  'type' | 'unit' | 'grain' | 'format' | 'yes' | 'missing' | 'misfits' | 'sentinels' | 'question'
> {
  stored: StorageType;
  read: (row: number) => StoredCell;
  /** The cell as exact text in the engine's own spelling (`-1234.50`, `2025-12-31`), for a cast to a declared type. */
  readText: (row: number) => string | null;
  flags: ReadingFlag[];
  problem?: ColumnProblem;
  /** No cell holds a value. */
  empty?: boolean;
}

/** What helps to decide where a column's own cells leave a choice. */
export interface ColumnContext {
  name: string;
  /** The decimal sign of the table's other columns. */
  decimal: '.' | ',' | undefined;
  /** The order of day and month in the table's other columns. */
  dayOrder: 'dmy' | 'mdy' | undefined;
  /** BCP 47. */
  locale: string;
  /** Text of a source with types of its own: digits alone stay text there. */
  typed: boolean;
  /** Values below zero that several columns have as their only one. */
  sharedNegatives: ReadonlySet<number>;
  pace: Pace;
  /** What a person said the column is. */
  wanted?: WantedReading;
}

/** Cells up to this share that do not fit their column are null and listed; with more the column keeps its text. */
export const MOST_MISFITS = 0.02;

/** How a finding reports cells that were not read as values: words for "no value", and cells that do not fit. */
export function cellsLeftOut(
  markers: ReadonlyMap<string, number>,
  misfits: Misfit[] = [],
): { parts: Pick<ColumnReading, 'missing' | 'misfits'>; flags: ReadingFlag[] } {
  return {
    parts: {
      ...(markers.size > 0 && { missing: Object.fromEntries(markers) }),
      ...(misfits.length > 0 && { misfits }),
    },
    flags: [
      ...(markers.size > 0 ? (['missing_marker'] as const) : []),
      ...(misfits.length > 0 ? (['misfits'] as const) : []),
    ],
  };
}
