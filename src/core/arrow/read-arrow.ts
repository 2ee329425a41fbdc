import type { Vector } from './column.js';
import { MessageKind, readMessages } from './messages.js';
import { RecordBatch } from './record-batch.js';
import { readSchema, type ArrowSchema } from './schema.js';
import { ArrowError } from './types.js';
import { readVector } from './vector.js';

export interface ArrowTable extends ArrowSchema {
  rowCount: number;
  /** Of each field its columns, batch after batch. */
  columns: Vector[][];
}

/**
 * The table in Arrow IPC bytes (stream or file, uncompressed, little-endian); the rows are read only when they are asked for, straight from the
 * bytes, which must not change. Format: arrow.apache.org/docs/format/Columnar.html.
 *
 * @throws ArrowError for bytes that are no such table, at once or when a row is read
 */
export function readArrow(bytes: Uint8Array | readonly Uint8Array[]): ArrowTable {
  try {
    return tableOf(bytes instanceof Uint8Array ? [bytes] : bytes);
  } catch (cause) {
    // Of places that lie outside the bytes, which is how most broken ones show.
    if (cause instanceof RangeError) throw new ArrowError('it is cut off or broken', { cause });
    throw cause;
  }
}

function tableOf(pieces: readonly Uint8Array[]): ArrowTable {
  let schema: ArrowSchema | undefined;
  let rowCount = 0;
  let columns: Vector[][] = [];
  const dictionaries = new Map<bigint, Vector>();
  for (const message of readMessages(pieces)) {
    const { kind, header } = message;
    if (kind === MessageKind.Schema) {
      schema ??= readSchema(header);
      columns = columns.length > 0 ? columns : schema.fields.map(() => []);
      continue;
    }
    if (!schema) throw new ArrowError('it has no schema');
    if (kind === MessageKind.DictionaryBatch) {
      const id = header.int64(0);
      const type = dictionaryTypes(schema).get(id);
      const data = header.table(1);
      if (!type || !data) throw new ArrowError('a dictionary belongs to no column');
      const values = remembered(readVector(type, new RecordBatch(data, message), dictionaries));
      const before = header.bool(2) ? dictionaries.get(id) : undefined;
      dictionaries.set(id, before ? joined(before, values) : values);
    } else if (kind === MessageKind.RecordBatch) {
      const batch = new RecordBatch(header, message);
      rowCount += batch.length;
      schema.fields.forEach(({ type }, index) => {
        // What comes later may replace a dictionary for the batches behind it.
        const vector = readVector(type, batch, dictionaries);
        if (vector.length < batch.length) throw new ArrowError('a column is shorter than its batch');
        columns[index]?.push({ length: batch.length, read: vector.read });
      });
    }
  }
  if (!schema) throw new ArrowError('it has no schema');
  return { ...schema, rowCount, columns };
}

type Types = Map<bigint, ArrowSchema['fields'][number]['type']>;

/** What the values of each dictionary are. */
function dictionaryTypes({ fields }: Pick<ArrowSchema, 'fields'>, types: Types = new Map()): Types {
  for (const { type } of fields) {
    const { dictionary, ...values } = type;
    if (dictionary) types.set(dictionary.id, values);
    dictionaryTypes({ fields: type.children ?? [] }, types);
  }
  return types;
}

/** Each value is asked for by many rows. */
function remembered({ length, read }: Vector): Vector {
  const known: unknown[] = [];
  return { length, read: (row) => (row in known ? known[row] : (known[row] = read(row))) };
}

const joined = (first: Vector, second: Vector): Vector => ({
  length: first.length + second.length,
  read: (row) => (row < first.length ? first.read(row) : second.read(row - first.length)),
});
