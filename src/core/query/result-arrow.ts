import { readArrow, type ArrowTable } from '../arrow/read-arrow.js';
import { TypeId, type ArrowField } from '../arrow/types.js';
import { writeArrow } from '../arrow/write-arrow.js';
import { arrowRows } from '../arrow/arrow-cells.js';
import { encodeColumn } from './arrow-encode.js';
import { JSON_TEXT, resultColumn } from './result-columns.js';
import { checkResult } from './check-result.js';
import { QueryError } from '../base/query-error.js';
import type { Column, QueryResult } from './types.js';

/** Key of the schema's metadata: the declared columns, how many rows there are and whether more were cut, as JSON. */
const RESULT = 'deckwright.result';
/** So many cells hold as many nulls or repeated values, which take no bytes, as a page can take. */
const MAX_CELLS = 50_000_000;

/**
 * A result as an Arrow IPC stream: numbers, dates and times in Arrow's own types, so that any Arrow reader understands them;
 * what those cannot hold exactly as JSON text. `decodeResult` gives the very rows that went in, which are to be JSON values
 * as `checkResult` lets through.
 */
export function encodeResult({ columns, rows, elapsedMs, truncated }: QueryResult): Uint8Array<ArrayBuffer> {
  const fields: ArrowField[] = [];
  const written = columns.map(({ name, dbType }) => {
    const cells = rows.map((row) => (Object.hasOwn(row, name) ? (row[name] ?? null) : null));
    const { type, stored, values, metadata } = resultColumn(dbType, cells);
    fields.push({ name, type, ...(metadata && { metadata }) });
    const read = (row: number) => values[row] as (typeof values)[number];
    return encodeColumn({ type: stored, read }, 0, rows.length);
  });
  const declared = { columns, rowCount: rows.length, elapsedMs, truncated };
  return writeArrow(fields, rows.length, written, new Map([[RESULT, JSON.stringify(declared)]]));
}

/**
 * The result in an Arrow IPC stream, from `encodeResult` or any other writer: then columns are named by their Arrow types.
 * @throws QueryError INVALID_RESULT
 */
export function decodeResult(bytes: Uint8Array): QueryResult {
  let result: unknown;
  try {
    result = resultOf(readArrow(bytes));
  } catch (cause) {
    if (QueryError.is(cause)) throw cause;
    throw new QueryError('INVALID_RESULT', `The answer is no Arrow stream: ${(cause as Error).message}`, {
      cause,
    });
  }
  return checkResult(result);
}

function resultOf(table: ArrowTable): unknown {
  const { fields, metadata, rowCount: held } = table;
  if (fields.length === 0) throw new Error('it has no columns');
  if (held * fields.length > MAX_CELLS) {
    throw new QueryError('TOO_LARGE', `The answer has ${held} rows, more than a page can take.`);
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
  const said = metadata.get(RESULT);
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

/** Arrow's types → what charts see. */
function columnOf({ name, type }: ArrowField): Column {
  const { bitWidth = 32, signed = true, precision, scale, timezone } = type;
  switch (type.typeId) {
    case TypeId.Int:
      return { name, type: 'number', dbType: `${signed ? '' : 'U'}${INTEGERS[bitWidth] ?? 'BIGINT'}` };
    case TypeId.Float:
      return { name, type: 'number', dbType: 'DOUBLE' };
    case TypeId.Bool:
      return { name, type: 'boolean', dbType: 'BOOLEAN' };
    case TypeId.Decimal:
      return { name, type: 'number', dbType: `DECIMAL(${precision},${scale})` };
    case TypeId.Date:
      return { name, type: 'date', dbType: 'DATE' };
    case TypeId.Timestamp:
      return { name, type: 'datetime', dbType: timezone ? 'TIMESTAMP WITH TIME ZONE' : 'TIMESTAMP' };
    default: {
      const text = TEXTS[type.typeId];
      return text ? { name, type: 'string', dbType: text } : { name, type: 'json', dbType: 'JSON' };
    }
  }
}

const INTEGERS: Record<number, string> = { 8: 'TINYINT', 16: 'SMALLINT', 32: 'INTEGER', 64: 'BIGINT' };
const TEXTS: Record<number, string> = {
  [TypeId.Utf8]: 'VARCHAR',
  [TypeId.LargeUtf8]: 'VARCHAR',
  [TypeId.Utf8View]: 'VARCHAR',
  [TypeId.Time]: 'TIME',
  [TypeId.Binary]: 'BLOB',
  [TypeId.LargeBinary]: 'BLOB',
  [TypeId.BinaryView]: 'BLOB',
  [TypeId.FixedSizeBinary]: 'BLOB',
};
