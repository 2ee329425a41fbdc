import type { DataType } from '@uwdata/flechette';
import { arrowCells, EXACT, readExactly, type ArrowBatch } from './arrow-cells.js';
import { decimalText } from './cells.js';
import type { RawColumn, RawTable, StoredAs, StoredCell } from './ingest-types.js';
import { cellText } from './storage-cells.js';
import { timestampMicros } from './temporal.js';
import type { ByteSource } from './text-pieces.js';

/** Arrow's number for its types (Schema.fbs) whose values are stored as they are or nearly so. */
const NULL = 1;
const INT = 2;
const FLOAT = 3;
const UTF8 = 5;
const BOOL = 6;
const DECIMAL = 7;
const DATE = 8;
const TIMESTAMP = 10;
const INTERVAL = 11;
const DURATION = 18;
const LARGE_UTF8 = 20;
const UTF8_VIEW = 24;
const DICTIONARY = -1;

type Stored = StoredAs & { convert: (value: never) => StoredCell };

/** Arrow IPC bytes, stream or file. The types are those of its schema. */
export async function parseArrow(source: ByteSource): Promise<RawTable> {
  const [{ tableFromIPC }, bytes] = await Promise.all([
    import('./arrow-decode.js'),
    source.read(0, source.size),
  ]);
  const table = tableFromIPC(bytes, EXACT);
  return {
    rowCount: table.numRows,
    text: false,
    columns: table.schema.fields.map(({ name, type }, index): RawColumn => {
      const column = table.getChildAt(index);
      const nested = (type as { children?: unknown[] }).children?.length;
      if (nested) (column.data as unknown as ArrowBatch[]).forEach(readExactly);
      const { convert, ...stored } = storedAs(type, `Column "${name}"`);
      const read = (row: number): StoredCell => {
        const value: unknown = column.at(row);
        return value === null || value === undefined ? null : convert(value as never);
      };
      return { name, read, stored };
    }),
  };
}

function storedAs(type: DataType, name: string): Stored {
  const { typeId, bitWidth, signed, precision, scale, unit, dictionary } = type as {
    typeId: number;
    bitWidth: number;
    signed: boolean;
    precision: number;
    scale: number;
    unit: number;
    dictionary: DataType;
  };
  const same = (value: StoredCell): StoredCell => value;
  switch (typeId) {
    case DICTIONARY:
      return storedAs(dictionary, name);
    case INT:
      if (bitWidth < 32 || (bitWidth === 32 && signed)) return { type: 'INTEGER', convert: same };
      return {
        type: bitWidth === 64 && !signed ? 'HUGEINT' : 'BIGINT',
        convert: (value: number | bigint) => BigInt(value),
      };
    case FLOAT:
      return { type: 'DOUBLE', convert: same };
    case BOOL:
      return { type: 'BOOLEAN', convert: same };
    case NULL:
    case UTF8:
    case LARGE_UTF8:
    case UTF8_VIEW:
      return { type: 'VARCHAR', convert: same };
    case DECIMAL: {
      const convert = (value: number | bigint) => decimalText(BigInt(value), scale);
      return {
        type: 'VARCHAR',
        ...(precision <= 38 && scale >= 0 ? { cast: `DECIMAL(${precision},${scale})` } : {}),
        convert,
      };
    }
    case DATE:
      return { type: 'DATE', convert: (millis: number) => Math.floor(millis / 86_400_000) };
    case INTERVAL:
      return { type: 'VARCHAR', cast: 'INTERVAL', convert: intervalText };
    case DURATION:
      return { type: 'VARCHAR', cast: 'INTERVAL', convert: durationText(unit * 3) };
    case TIMESTAMP:
      return { type: 'TIMESTAMP', convert: timestampMicros(unit * 3) };
    default: {
      const cell = arrowCells(type);
      return { type: 'VARCHAR', convert: (value: unknown) => cellText(cell(value), name) };
    }
  }
}

/** By unit: a count of months; days and milliseconds; months, days and nanoseconds. */
function intervalText(value: number | ArrayLike<number>): string {
  if (typeof value === 'number') return `${value} months`;
  const [first, second, third] = Array.from(value) as [number, number, number?];
  if (third === undefined) return `${first} days ${second} milliseconds`;
  return `${first} months ${second} days ${Math.trunc(third / 1000)} microseconds`;
}

function durationText(digits: number): (value: number | bigint) => string {
  const micros = timestampMicros(digits);
  return (value) => `${micros(value)} microseconds`;
}
