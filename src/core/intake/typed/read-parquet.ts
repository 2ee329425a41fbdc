import type { AsyncBuffer, FileMetaData, ParquetParsers } from 'hyparquet';
import type { RawColumn, RawTable } from '../table-types.js';
import type { Pace } from '../../base/pace.js';
import { parquetStorage, type ParquetStorage } from './parquet-storage.js';
import { RowPieces } from '../grid/row-pieces.js';
import { packValues } from './pack-values.js';
import { dateText, timestampText } from '../../base/temporal.js';
import type { ByteSource } from '../bytes/text-pieces.js';

/** Calendar values inside nested ones, as exact ISO text instead of `Date`, which has no microseconds and no days. */
const parsers: Partial<ParquetParsers> = {
  dateFromDays: dateText,
  timestampFromMilliseconds: (millis) => timestampText(millis, 3),
  timestampFromMicroseconds: (micros) => timestampText(micros, 6),
  timestampFromNanoseconds: (nanos) => timestampText(nanos, 9),
};

/**
 * Rows that are decoded in one go. Pages are the smallest unit, and DuckDB writes one for each group of 122,880 rows; other
 * writers' pages are smaller.
 */
const WINDOW = 131_072;

/** Parquet bytes, any of the usual compressions. The types are those of its schema. */
export async function parseParquet(source: ByteSource, pace: Pace): Promise<RawTable> {
  const [{ parquetMetadataAsync, parquetScan, parquetSchema }, { compressors }] = await Promise.all([
    import('hyparquet'),
    import('hyparquet-compressors'),
  ]);
  const file = asyncBuffer(source);
  const metadata = await parquetMetadataAsync(file, { parsers });
  const fields = parquetSchema(metadata).children.map(({ element, children }) => ({
    name: element.name,
    // Looked at first: storing a decimal takes its annotation off.
    bytes: element.type === 'BYTE_ARRAY' && !element.converted_type && !element.logical_type,
    stored: parquetStorage(element, children),
    flat: children.length === 0,
  }));
  const scan = await parquetScan({
    file,
    metadata,
    compressors,
    parsers,
    utf8: false,
  });
  const columns: RawColumn[] = [];
  for (const [at, { name, stored, flat, bytes }] of fields.entries()) {
    const { convert, cut, ...storage } = stored;
    let readable = bytes;
    let detail = '';
    const parts = new RowPieces<(row: number) => unknown>();
    for (const group of scan.ranges) {
      // Pages of nested columns cannot be skipped: a second window would decode all of the first again.
      const window = flat ? WINDOW : Infinity;
      for (let from = group.rowStart; from < group.rowEnd; from += window) {
        const to = Math.min(group.rowEnd, from + window);
        const values = await scan.readColumn({ column: name, rowStart: from, rowEnd: to });
        readable &&= isUtf8(values as ArrayLike<Uint8Array | undefined>);
        if (cut && detail === '') detail = firstCut(values, cut, from);
        parts.add(packValues(values), to - from);
        if (pace.spent) await pace.turn((at + to / Number(metadata.num_rows)) / fields.length);
      }
    }
    const toCell = readable ? (value: Uint8Array) => decoder.decode(value) : convert;
    const read = parts.reader((part, row) => {
      const value = part(row);
      return value === null || value === undefined ? null : toCell(value as never);
    });
    const problem = detail === '' ? undefined : { code: 'cut_digits' as const, detail };
    columns.push({ name, read, stored: storage, problem });
  }
  return { rowCount: rowCountOf(metadata), columns };
}

function firstCut(values: ArrayLike<unknown>, cut: NonNullable<ParquetStorage['cut']>, from: number): string {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    const detail = value === null || value === undefined ? '' : cut(value as never, from + at);
    if (detail !== '') return detail;
  }
  return '';
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Older writers do not say that bytes are text: they are where all of a column's are UTF-8. */
function isUtf8(values: ArrayLike<Uint8Array | null | undefined>): boolean {
  try {
    for (let row = 0; row < values.length; row += 1) {
      const value = values[row];
      if (value) decoder.decode(value);
    }
    return true;
  } catch {
    return false;
  }
}

function rowCountOf(metadata: FileMetaData): number {
  return metadata.row_groups.reduce((sum, { num_rows }) => sum + Number(num_rows), 0);
}

function asyncBuffer(source: ByteSource): AsyncBuffer {
  return {
    byteLength: source.size,
    slice: async (start, end = source.size) => {
      const from = start < 0 ? Math.max(0, source.size + start) : start;
      return new Uint8Array(await source.read(from, end)).buffer;
    },
  };
}
