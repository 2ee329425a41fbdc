import type { ParquetParsers } from 'hyparquet';
import type { RawTable } from './ingest-types.js';
import { dateText, timestampText } from './temporal.js';
import type { InputRow } from './types.js';

/** Calendar values as exact ISO text instead of `Date`, which has no microseconds and cannot tell a day from its midnight. */
const parsers: Partial<ParquetParsers> = {
  dateFromDays: dateText,
  timestampFromMilliseconds: (millis) => timestampText(millis, 3),
  timestampFromMicroseconds: (micros) => timestampText(micros, 6),
  timestampFromNanoseconds: (nanos) => timestampText(nanos, 9),
};

/** Parquet bytes, any of the usual compressions. */
export async function parseParquet(bytes: ArrayBuffer): Promise<RawTable> {
  const [{ parquetMetadataAsync, parquetReadObjects, parquetSchema }, { compressors }] = await Promise.all([
    import('hyparquet'),
    import('hyparquet-compressors'),
  ]);
  const metadata = await parquetMetadataAsync(bytes, { parsers });
  const rows = (await parquetReadObjects({ file: bytes, metadata, compressors, parsers })) as InputRow[];
  return {
    rowCount: rows.length,
    text: false,
    columns: parquetSchema(metadata).children.map(({ element: { name } }) => ({
      name,
      read: (row) => (rows[row] as InputRow)[name],
    })),
  };
}
