import { ROWS_PER_LOOK, type Pace } from '../base/pace.js';
import type { ColumnFinding } from './columns/column-finding.js';
import { decideColumns, type CountedColumn, type DecideOptions } from './columns/decide-columns.js';
import { TextTally, type TextCell } from './columns/text-tally.js';
import { wantedReading } from './declared-column.js';
import type { DeclaredType, Declarations } from './declared-types.js';
import { cellText, storageReader } from './storage-cells.js';
import { epochMicros } from '../base/temporal.js';
import type {
  ColumnProblem,
  Inference,
  RawColumn,
  RawTable,
  StorageType,
  StoredAs,
  StoredCell,
} from './table-types.js';
import { foldedName, isDateName } from './roles/name-words.js';
import { ValueScan } from './values/value-scan.js';

export interface TypedColumn extends StoredAs {
  readonly read: (row: number) => StoredCell;
  /** How its text was read; undefined where the source has a type that says all. */
  finding?: ColumnFinding;
  /** What was found among its values. */
  found?: Inference;
  /** What the way it is stored loses. */
  problem?: ColumnProblem | undefined;
}

export interface TypeOptions extends Omit<DecideOptions, 'pace'> {
  /** As the engine calls the columns. */
  names: readonly string[];
  declared?: Declarations | undefined;
  /** For errors. */
  dataset: string;
}

/**
 * Gives each column of a table its type: from its source where that has types, from its values, from its text. All text is looked at
 * before any is decided, since columns help each other.
 */
export async function typeColumns(table: RawTable, options: TypeOptions, pace: Pace): Promise<TypedColumn[]> {
  const { columns, rowCount } = table;
  const founds: (Inference | undefined)[] = [];
  const counted = new Map<RawColumn, CountedColumn>();
  for (const [at, column] of columns.entries()) {
    const found = await valuesOf(column, table, pace, at / columns.length);
    founds.push(found);
    const isText = column.isText === true;
    const declared = options.declared?.get(column);
    if (declared?.sql?.storage === 'VARCHAR' || !(hasText(column, found) || mayBeDates(table, column, found)))
      continue;
    const tally = new TextTally(textOf(column, options.names[at] as string, options.dataset), rowCount);
    await scanAll((from, to) => tally.scan(from, to), rowCount, pace, at / columns.length);
    counted.set(column, {
      name: column.name,
      tally,
      typed: found ? found.onlyText === true : !isText,
      ...(declared && { wanted: wantedReading(declared) }),
    });
  }
  const findings = await decideColumns([...counted.values()], { ...options, pace });
  const findingOf = new Map([...counted.keys()].map((column, at) => [column, findings[at]]));
  return columns.map((column, at) => {
    const label = `Column "${options.names[at]}" of dataset "${options.dataset}"`;
    return typedColumn(column, founds[at], findingOf.get(column), options.declared?.get(column)?.sql, label);
  });
}

/** Text is looked at as text: cells of a file, text columns of a source with types, values of one kind or several among which is text. */
function hasText({ isText, stored }: RawColumn, found: Inference | undefined): boolean {
  if (isText) return true;
  if (stored) return stored.type === 'VARCHAR' && stored.cast === undefined;
  return found?.type === 'VARCHAR' && found.textual;
}

/** Numbers of a JSON file under a name for dates may be seconds since 1970, or `20250131`. */
const mayBeDates = ({ isFile }: RawTable, { name }: RawColumn, found: Inference | undefined): boolean =>
  isFile === true && (found?.type === 'INTEGER' || found?.type === 'BIGINT') && isDateName(foldedName(name));

function textOf({ read }: RawColumn, name: string, dataset: string): (row: number) => TextCell {
  return (row) => {
    const cell = read(row);
    return typeof cell === 'object'
      ? cellText(cell, `Column "${name}" of dataset "${dataset}"`)
      : (cell as TextCell);
  };
}

async function valuesOf(
  column: RawColumn,
  table: RawTable,
  pace: Pace,
  done: number,
): Promise<Inference | undefined> {
  if (column.isText || column.stored) return undefined;
  if (column.scan) return column.scan.found();
  const scan = new ValueScan(column.read);
  await scanAll((from, to) => scan.scan(from, to), table.rowCount, pace, done);
  return scan.found();
}

async function scanAll(
  scan: (from: number, to: number) => boolean,
  rowCount: number,
  pace: Pace,
  done: number,
): Promise<void> {
  for (let from = 0; from < rowCount; from += ROWS_PER_LOOK) {
    if (!scan(from, Math.min(rowCount, from + ROWS_PER_LOOK))) return;
    if (pace.spent) await pace.turn(done);
  }
}

function typedColumn(
  column: RawColumn,
  found: Inference | undefined,
  finding: ColumnFinding | undefined,
  declared: DeclaredType | undefined,
  label: string,
): TypedColumn {
  const { problem } = column.stored ? column : {};
  const noted = { ...(finding && { finding }), ...(found && { found }), ...(problem && { problem }) };
  const isEmpty = found?.empty ?? finding?.empty ?? false;
  const natural = storedAs(column, found, finding, label);
  if (!declared) return { ...natural, ...noted };
  const { storage, sql } = declared;
  if (isEmpty) return { ...natural, type: storage ?? 'VARCHAR', ...(!storage && { cast: sql }), ...noted };
  if (column.stored && !finding)
    return {
      type: natural.type,
      read: natural.read,
      ...(storage !== natural.type && { cast: sql }),
      ...noted,
    };
  if (storage && declared.holds(natural.type))
    return { type: storage, read: widened(natural, storage), ...noted };
  if (storage === 'VARCHAR') return { type: storage, read: textReader(column, label), ...noted };
  // Text is cast by the engine from what was written: `1.10` as DECIMAL(9,2) never passes through a double.
  if (finding)
    return {
      type: 'VARCHAR',
      cast: sql,
      read: finding.misfits ? textReader(column, label) : finding.readText,
      ...noted,
    };
  return { ...natural, cast: sql, ...noted };
}

function storedAs(
  { stored, read, isText }: RawColumn,
  found: Inference | undefined,
  finding: ColumnFinding | undefined,
  label: string,
): TypedColumn {
  // Text of a source with types stays as it is, blanks and empty text included.
  if (finding && (isText || finding.stored !== 'VARCHAR'))
    return { type: finding.stored, read: finding.read };
  if (stored) return { ...stored, read };
  const type = found?.type ?? 'VARCHAR';
  return {
    type,
    read:
      (found?.type === type && found.read) || (isText ? textOrNull(read) : storageReader(type, read, label)),
  };
}

const textReader = ({ isText, read }: RawColumn, label: string): TypedColumn['read'] =>
  isText ? textOrNull(read) : storageReader('VARCHAR', read, label);

const textOrNull =
  (read: (row: number) => string | undefined): TypedColumn['read'] =>
  (row) =>
    read(row) || null;

/** Cells in a type that holds all of the narrower one's. */
function widened({ type, read }: TypedColumn, to: StorageType): TypedColumn['read'] {
  if (type === to || (type === 'INTEGER' && to === 'DOUBLE') || (type === 'BIGINT' && to === 'HUGEINT'))
    return read;
  const convert = (cell: NonNullable<StoredCell>): StoredCell =>
    type === 'DATE' ? epochMicros(Number(cell) * 86_400) : BigInt(cell);
  return (row) => {
    const cell = read(row);
    return cell === null ? null : convert(cell);
  };
}
