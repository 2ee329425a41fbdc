import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import type { WantedReading } from '../declared-column.js';
import type { ColumnProblem, StorageType, StoredCell } from '../table-types.js';
import type { ColumnReading, Misfit, ReadingFlag } from '../reading.js';
import { isMissingMarker } from './missing.js';
import type { TextCell, TextTally } from './text-tally.js';

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

export interface Misfits {
  /** Cells that hold a value, whether it fits or not. */
  filled: number;
  misfits: Misfit[];
}

/** Reads all cells of a column once, and lists those that hold a value which does not fit. */
export async function findMisfits(
  { read, rowCount }: TextTally,
  { pace }: ColumnContext,
  fits: (cell: TextCell) => boolean,
): Promise<Misfits> {
  const misfits: Misfit[] = [];
  let filled = 0;
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    const cell = read(row);
    if (cell === undefined || cell === null || cell === '') continue;
    if (!fits(cell)) {
      const text = String(cell).trim();
      if (text === '' || isMissingMarker(text)) continue;
      misfits.push({ row: row + 1, text });
    }
    filled += 1;
  }
  return { filled, misfits };
}

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
