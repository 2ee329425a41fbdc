import { within, type Vector } from './column.js';
import { nestedVector } from './nested-vector.js';
import { plainVector } from './plain-vector.js';
import type { RecordBatch } from './record-batch.js';
import { ArrowError, type ArrowType } from './types.js';

/** Dictionaries by their number, as the messages so far have given them. */
export type Dictionaries = ReadonlyMap<bigint, Vector>;

/** The batch's next column. */
export function readVector(type: ArrowType, batch: RecordBatch, dictionaries: Dictionaries): Vector {
  if (type.dictionary) {
    const { id, indices } = type.dictionary;
    const places = readVector(indices, batch, dictionaries);
    const values = dictionaries.get(id);
    if (!values) throw new ArrowError('a dictionary is missing');
    return {
      length: places.length,
      read: (row) => {
        const place = places.read(row);
        return place === null ? null : values.read(within(Number(place), values.length));
      },
    };
  }
  return (
    nestedVector(type, batch, (child) => readVector(child, batch, dictionaries)) ?? plainVector(type, batch)
  );
}
