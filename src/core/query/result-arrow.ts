import type { DataType, Table } from '@uwdata/flechette';
import { arrowRows, EXACT } from './arrow-cells.js';
import { arrowWriter, JSON_TEXT, type Flechette } from './arrow-writers.js';
import { checkResult } from './check-result.js';
import { QueryError } from './errors.js';
import type { Column, QueryResult } from './types.js';

/** Media type of an Arrow IPC stream. */
export const ARROW_STREAM = 'application/vnd.apache.arrow.stream';
/** Key of the schema's metadata: the declared columns, how many rows there are and whether more were cut, as JSON. */
const RESULT = 'deckwright.result';
/** So many cells hold as many nulls or repeated values, which take no bytes, as a page can take. */
const MAX_CELLS = 50_000_000;

/**
 * A result as an Arrow IPC stream: numbers, dates and times in Arrow's own types, so that any Arrow reader understands them;
 * what those cannot hold exactly as JSON text. `decodeResult` gives the very rows that went in, which are to be JSON values
 * as `checkResult` lets through.
 */
export async function encodeResult({
  columns,
  rows,
  elapsedMs,
  truncated,
}: QueryResult): Promise<Uint8Array> {
  const arrow: Flechette = await import('@uwdata/flechette');
  const fields: { name: string; type: DataType; nullable: boolean; metadata: Map<string, string> | null }[] =
    [];
  const written = columns.map(({ name, dbType }) => {
    const cells = rows.map((row) => (Object.hasOwn(row, name) ? (row[name] ?? null) : null));
    const { type, stored, values, metadata } = arrowWriter(arrow, dbType, cells);
    fields.push({ name, type, nullable: true, metadata });
    return arrow.columnFromArray(values, stored);
  });
  const declared = { columns, rowCount: rows.length, elapsedMs, truncated };
  const metadata = new Map([[RESULT, JSON.stringify(declared)]]);
  const schema = { version: 4, endianness: 0, fields, metadata };
  const table = new arrow.Table(schema as unknown as Table['schema'], written);
  return arrow.tableToIPC(table, { format: 'stream' }) as Uint8Array;
}

/**
 * The result in an Arrow IPC stream, from `encodeResult` or any other writer: then columns are named by their Arrow types.
 * @throws QueryError INVALID_RESULT
 */
export async function decodeResult(bytes: Uint8Array): Promise<QueryResult> {
  const { tableFromIPC } = await import('./arrow-decode.js');
  let result: unknown;
  try {
    result = resultOf(tableFromIPC(bytes, EXACT));
  } catch (cause) {
    if (QueryError.is(cause)) throw cause;
    throw new QueryError('INVALID_RESULT', `The answer is no Arrow stream: ${(cause as Error).message}`, {
      cause,
    });
  }
  return checkResult(result);
}

function resultOf(table: Table): unknown {
  const { fields, metadata } = table.schema;
  if (fields.length === 0) throw new Error('it has no columns');
  if (table.numRows * Math.max(1, fields.length) > MAX_CELLS) {
    throw new QueryError('TOO_LARGE', `The answer has ${table.numRows} rows, more than a page can take.`);
  }
  const names = fields.map(({ name }) => name);
  const rows = arrowRows(table, names);
  for (const { name, metadata: notes } of fields) {
    if (notes?.get(JSON_TEXT.key) !== JSON_TEXT.value) continue;
    for (const row of rows) {
      const text = row[name];
      if (typeof text === 'string') row[name] = JSON.parse(text) as (typeof row)[string];
    }
  }
  const said = metadata?.get(RESULT);
  if (said === undefined) return { columns: fields.map(columnOf), rows };
  const { columns, rowCount, elapsedMs, truncated } = JSON.parse(said) as Partial<QueryResult>;
  // Messages that are missing at the end would look like fewer rows.
  const agree =
    rowCount === rows.length &&
    columns?.length === names.length &&
    columns.every((column, index) => column.name === names[index]);
  if (!agree)
    throw new QueryError('INVALID_RESULT', 'The answer does not hold the columns and rows that it declares.');
  return { columns, rows, elapsedMs, truncated };
}

/** Arrow's type numbers (Schema.fbs) → what charts see. */
function columnOf({ name, type }: { name: string; type: DataType }): Column {
  const { typeId, bitWidth, signed, precision, scale, timezone, dictionary } = type as {
    typeId: number;
    bitWidth?: number;
    signed?: boolean;
    precision?: number;
    scale?: number;
    timezone?: string | null;
    dictionary?: DataType;
  };
  switch (typeId) {
    case -1:
      return columnOf({ name, type: dictionary as DataType });
    case 2:
      return { name, type: 'number', dbType: `${signed ? '' : 'U'}${INTEGERS[bitWidth ?? 32] ?? 'BIGINT'}` };
    case 3:
      return { name, type: 'number', dbType: 'DOUBLE' };
    case 6:
      return { name, type: 'boolean', dbType: 'BOOLEAN' };
    case 7:
      return { name, type: 'number', dbType: `DECIMAL(${precision},${scale})` };
    case 8:
      return { name, type: 'date', dbType: 'DATE' };
    case 10:
      return { name, type: 'datetime', dbType: timezone ? 'TIMESTAMP WITH TIME ZONE' : 'TIMESTAMP' };
    case 4:
    case 5:
    case 9:
    case 15:
    case 19:
    case 20:
      return { name, type: 'string', dbType: TEXTS[typeId] ?? 'VARCHAR' };
    default:
      return { name, type: 'json', dbType: 'JSON' };
  }
}

const INTEGERS: Record<number, string> = { 8: 'TINYINT', 16: 'SMALLINT', 32: 'INTEGER', 64: 'BIGINT' };
const TEXTS: Record<number, string> = { 4: 'BLOB', 9: 'TIME', 15: 'BLOB', 19: 'BLOB' };
