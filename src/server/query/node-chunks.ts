import type { DuckDBDataChunk } from '@duckdb/node-api';
import type { IngestTable, StorageType } from '../../core/intake/table-types.js';
import type { NodeApi } from './load-node-api.js';

/** The engine's own size of a chunk. */
export const CHUNK_ROWS = 2048;

/** Rows `from` and after, as many as go in at once. */
export function chunkOf(api: NodeApi, { columns, rowCount }: IngestTable, from: number): DuckDBDataChunk {
  const count = Math.min(CHUNK_ROWS, rowCount - from);
  const types = columns.map(({ type }) => engineType(api, type));
  const chunk = api.DuckDBDataChunk.create(types, count);
  columns.forEach(({ type, read }, column) => {
    const wrap = engineValue(api, type);
    const vector = chunk.getColumnVector(column);
    for (let row = 0; row < count; row += 1) {
      const cell = read(from + row);
      vector.setItem(row, (cell === null ? null : wrap(cell)) as never);
    }
    vector.flush();
  });
  return chunk;
}

function engineType(api: NodeApi, type: StorageType) {
  switch (type) {
    case 'BOOLEAN':
      return api.BOOLEAN;
    case 'INTEGER':
      return api.INTEGER;
    case 'BIGINT':
      return api.BIGINT;
    case 'HUGEINT':
      return api.HUGEINT;
    case 'DOUBLE':
      return api.DOUBLE;
    case 'DATE':
      return api.DATE;
    case 'TIMESTAMP':
      return api.TIMESTAMP;
    case 'VARCHAR':
      return api.VARCHAR;
  }
}

function engineValue(api: NodeApi, type: StorageType): (cell: boolean | number | bigint | string) => unknown {
  if (type === 'DATE') return (days) => new api.DuckDBDateValue(days as number);
  if (type === 'TIMESTAMP') return (micros) => new api.DuckDBTimestampValue(BigInt(micros));
  return (cell) => cell;
}
