import type { FlatTable } from './flat-table.js';
import type { ArrowMessage } from './messages.js';
import { ArrowError } from './types.js';

/** A batch's columns as they lie in its body, given out one after the other as the fields of the schema need them. */
export class RecordBatch {
  readonly length: number;
  /** Unions had bits for null values before V5. */
  readonly unionHasValidity: boolean;
  private readonly body: Uint8Array;
  private readonly nodes: [number, number][];
  private readonly buffers: [number, number][];
  private readonly variadic: number[];
  private node = 0;
  private buffer = 0;

  constructor(batch: FlatTable, { body, version }: ArrowMessage) {
    if (batch.table(3)) throw new ArrowError('compressed Arrow is not read: write it without compression');
    this.length = checkedLength(Number(batch.int64(0)));
    this.nodes = batch.pairs(1);
    this.buffers = batch.pairs(2);
    this.variadic = batch.int64s(4);
    this.body = body;
    this.unionHasValidity = version < 4;
  }

  nextNode(): { length: number; nullCount: number } {
    const node = this.nodes[this.node];
    if (!node) throw new ArrowError('a batch has fewer columns than the schema');
    this.node += 1;
    return { length: checkedLength(node[0]), nullCount: node[1] };
  }

  /** @param atLeast bytes that the column's values need */
  nextBuffer(atLeast = 0): Uint8Array {
    const buffer = this.buffers[this.buffer];
    if (!buffer) throw new ArrowError('a batch has fewer buffers than its columns need');
    this.buffer += 1;
    const [start, length] = buffer;
    if (start < 0 || length < 0 || start + length > this.body.length || length < atLeast) {
      throw new ArrowError('a column is shorter than its rows');
    }
    return this.body.subarray(start, start + length);
  }

  /** How many buffers of text the next column of views has. */
  nextVariadicCount(): number {
    return this.variadic.shift() ?? 0;
  }
}

/** Rows without a byte of their own (all null, or runs) could be told without end. */
const MAX_LENGTH = 2 ** 31 - 1;

function checkedLength(length: number): number {
  if (!(length >= 0 && length <= MAX_LENGTH))
    throw new ArrowError('a batch has an impossible number of rows');
  return length;
}
