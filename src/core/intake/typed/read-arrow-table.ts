import type { Interval, Vector } from '../../arrow/column.js';
import { readArrow } from '../../arrow/read-arrow.js';
import { ArrowError, digitsOf, TypeId, type ArrowType } from '../../arrow/types.js';
import { arrowCells } from '../../arrow/arrow-cells.js';
import { decimalText } from '../../base/cells.js';
import { QueryError } from '../../base/query-error.js';
import { cutNanos } from '../values/value-scan.js';
import type { RawColumn, RawTable, StoredAs, StoredCell } from '../table-types.js';
import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import { cellText } from '../storage-cells.js';
import { timestampMicros } from '../../base/temporal.js';
import type { ByteSource } from '../bytes/text-pieces.js';

type Stored = StoredAs & { convert: (value: never) => StoredCell };

/** Arrow IPC bytes, stream or file. The types are those of its schema; cells are read from the bytes when they are stored. */
export async function parseArrow(source: ByteSource, pace: Pace): Promise<RawTable> {
  const { rowCount, fields, columns } = readArrow(await source.read(0, source.size));
  const raw = fields.map(({ name, type }, index): RawColumn => {
    const { convert, ...stored } = storedAs(type, `Column "${name}"`);
    const at = rowReader(columns[index] ?? []);
    const read = (row: number): StoredCell => {
      try {
        const value = at(row);
        return value === null ? null : convert(value as never);
      } catch (cause) {
        throw brokenCell(name, row, cause);
      }
    };
    return { name, read, stored };
  });
  for (const [index, { type }] of fields.entries()) {
    const detail = isFine(type) ? await firstCut(columns[index] ?? [], pace) : '';
    if (detail !== '') Object.assign(raw[index] as RawColumn, { problem: { code: 'cut_digits', detail } });
  }
  return { rowCount, columns: raw };
}

const NANOSECONDS = 3;
const isFine = ({ typeId, unit, dictionary }: ArrowType): boolean =>
  typeId === TypeId.Timestamp && unit === NANOSECONDS && !dictionary;

/** Describes the first time that is finer than the engine's. */
async function firstCut(batches: readonly Vector[], pace: Pace): Promise<string> {
  let row = 0;
  for (const { length, read } of batches) {
    for (let at = 0; at < length; at += 1, row += 1) {
      const nanos = read(at) as bigint | null;
      const detail = nanos === null ? '' : cutNanos(nanos, row);
      if (detail !== '') return detail;
      if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(0);
    }
  }
  return '';
}

/** Rows counted over all batches; they are asked for one after the other. */
function rowReader(batches: readonly Vector[]): Vector['read'] {
  let batch = 0;
  let from = 0;
  return (row) => {
    if (row < from) batch = from = 0;
    let current = batches[batch];
    while (current && row >= from + current.length) {
      from += current.length;
      batch += 1;
      current = batches[batch];
    }
    if (!current) throw new ArrowError('a column is shorter than the table');
    return current.read(row - from);
  };
}

function brokenCell(name: string, row: number, cause: unknown): unknown {
  if (!(cause instanceof ArrowError)) return cause;
  return new QueryError(
    'INVALID_DATASET',
    `Column "${name}", row ${row + 1} of the Arrow bytes could not be read: ${cause.message}.`,
    { path: name, cause, hint: 'Write the file again: it is broken.' },
  );
}

function storedAs(type: ArrowType, name: string): Stored {
  const { bitWidth = 0, signed = true, precision = 0, scale = 0, unit = 0 } = type;
  const same = (value: StoredCell): StoredCell => value;
  switch (type.typeId) {
    case TypeId.Int:
      if (bitWidth < 32 || (bitWidth === 32 && signed)) return { type: 'INTEGER', convert: same };
      return {
        type: bitWidth === 64 && !signed ? 'HUGEINT' : 'BIGINT',
        convert: (value: number | bigint) => BigInt(value),
      };
    case TypeId.Float:
      return { type: 'DOUBLE', convert: same };
    case TypeId.Bool:
      return { type: 'BOOLEAN', convert: same };
    case TypeId.Null:
    case TypeId.Utf8:
    case TypeId.LargeUtf8:
    case TypeId.Utf8View:
      return { type: 'VARCHAR', convert: same };
    case TypeId.Decimal:
      return {
        type: 'VARCHAR',
        ...(precision <= 38 && scale >= 0 ? { cast: `DECIMAL(${precision},${scale})` } : {}),
        convert: (value: bigint) => decimalText(value, scale),
      };
    case TypeId.Date:
      return { type: 'DATE', convert: same };
    case TypeId.Interval:
      return { type: 'VARCHAR', cast: 'INTERVAL', convert: intervalText };
    case TypeId.Duration:
      return { type: 'VARCHAR', cast: 'INTERVAL', convert: durationText(digitsOf(unit)) };
    case TypeId.Timestamp:
      return { type: 'TIMESTAMP', convert: timestampMicros(digitsOf(unit)) };
    case TypeId.RunEndEncoded:
      return storedAs(type.children?.[1]?.type ?? { typeId: TypeId.Null }, name);
    default: {
      const cell = arrowCells(type);
      return { type: 'VARCHAR', convert: (value: unknown) => cellText(cell(value), name) };
    }
  }
}

const intervalText = ({ months, days, nanos }: Interval): string =>
  `${months} months ${days} days ${nanos / 1000n} microseconds`;

function durationText(digits: number): (value: bigint) => string {
  const micros = timestampMicros(digits);
  return (value) => `${micros(value)} microseconds`;
}
