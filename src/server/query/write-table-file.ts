import { extname } from 'node:path';
import { quoteName, sqlLiteral } from '../../core/query/sql-text.js';
import type { IngestTable } from '../../core/intake/table-types.js';
import { loadNodeApi } from './load-node-api.js';
import { CHUNK_ROWS, chunkOf } from './node-chunks.js';

/**
 * Writes a table as a `.csv` or `.parquet` file, with DuckDB, in its own types.
 *
 * @throws what DuckDB reports where the file cannot be written; QueryError ENGINE_LOAD
 */
export async function writeTableFile(table: IngestTable, file: string): Promise<void> {
  const api = loadNodeApi();
  const instance = await api.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const columns = table.columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
    await connection.run(`CREATE TABLE t (${columns})`);
    const appender = await connection.createAppender('t');
    for (let from = 0; from < table.rowCount; from += CHUNK_ROWS)
      appender.appendDataChunk(chunkOf(api, table, from));
    appender.closeSync();
    const casts = table.columns.map(({ name, cast }) =>
      cast === undefined ? quoteName(name) : `CAST(${quoteName(name)} AS ${cast}) AS ${quoteName(name)}`,
    );
    const format = extname(file) === '.parquet' ? 'FORMAT parquet' : 'FORMAT csv, HEADER';
    await connection.run(`COPY (SELECT ${casts.join(', ')} FROM t) TO ${sqlLiteral(file)} (${format})`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
