import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { buildFlat, int16, int64, uint8, type FlatField } from '../../../src/core/arrow/flat-builder.js';
import { readArrow } from '../../../src/core/arrow/read-arrow.js';
import { ArrowError, TypeId } from '../../../src/core/arrow/types.js';

interface Written {
  /** A column of each type, as a stream and as a file, in base64. */
  columns: { name: string; stream: string; file: string; cells: unknown[] }[];
  grown: string;
  replaced: string;
  compressed: string;
  legacy: string;
  batches: string;
  sliced: string;
  metadata: string;
}

// Written by pyarrow 25.0.1, another implementation of the format; big integers have an n behind them.
const WRITTEN = JSON.parse(
  readFileSync(new URL('written-by-pyarrow.json', import.meta.url), 'utf8'),
) as Written;

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** All cells, column after column, as JSON has them. */
function cellsOf(given: Uint8Array | Uint8Array[]): unknown[][] {
  return readArrow(given).columns.map((batches) =>
    batches.flatMap(({ length, read }) => Array.from({ length }, (_, row) => plain(read(row)))),
  );
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Uint8Array) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

for (const { name, stream, file, cells } of WRITTEN.columns) {
  test(`Arrow's ${name} is read exactly, from a stream and from a file`, () => {
    assert.deepEqual(cellsOf(bytes(stream)), [cells]);
    assert.deepEqual(cellsOf(bytes(file)), [cells]);
  });
}

test('a dictionary that grows, or is replaced, gives each batch the values of its time', () => {
  assert.deepEqual(cellsOf(bytes(WRITTEN.grown)), [['a', 'b', 'c', 'a']]);
  assert.deepEqual(cellsOf(bytes(WRITTEN.replaced)), [['a', 'b', 'z', 'x']]);
});

test('several batches, of which one is empty, are one column, and rows cut out of a longer column are those rows', () => {
  assert.equal(readArrow(bytes(WRITTEN.batches)).rowCount, 3);
  assert.deepEqual(cellsOf(bytes(WRITTEN.batches)), [
    [1, 2, 3],
    ['a', null, 'c'],
  ]);
  assert.deepEqual(cellsOf(bytes(WRITTEN.sliced)), [
    ['one', null, 'three'],
    [false, null, true],
  ]);
});

test('what a schema and a field say of themselves is read', () => {
  const { metadata, fields } = readArrow(bytes(WRITTEN.metadata));
  assert.equal(metadata.get('source'), 'somewhere');
  assert.equal(fields[0]?.metadata?.get('unit'), '€');
});

test('messages from before Arrow 0.15, and a message that begins at an odd byte, are read', () => {
  assert.deepEqual(cellsOf(bytes(WRITTEN.legacy)), [[1, 2, 3]]);
  const stream = bytes(WRITTEN.batches);
  const shifted = new Uint8Array(stream.length + 3);
  shifted.set(stream, 3);
  assert.deepEqual(cellsOf(shifted.subarray(3)), cellsOf(stream));
});

const isArrowError = (why: RegExp) => (error: unknown) =>
  error instanceof ArrowError && why.test(error.message);

test('what is not read says so: compressed bodies, big-endian numbers, no schema', () => {
  assert.throws(() => readArrow(bytes(WRITTEN.compressed)), isArrowError(/compress/));
  assert.throws(() => readArrow(streamOf([int16(1), { tables: [] }])), isArrowError(/big-endian/));
  assert.throws(() => readArrow(new Uint8Array()), isArrowError(/no schema/));
});

/** A stream that is nothing but this schema. */
function streamOf(schema: FlatField[]): Uint8Array {
  const flat = buildFlat([int16(4), uint8(1), { table: schema }, int64(0)]);
  const stream = new Uint8Array(8 + flat.length);
  new DataView(stream.buffer).setInt32(0, -1, true);
  new DataView(stream.buffer).setInt32(4, flat.length, true);
  stream.set(flat, 8);
  return stream;
}

test('a schema whose fields lie deeper or are more than any table has is refused', () => {
  const field = (children: FlatField[][]): FlatField[] => [
    { text: 'a' },
    uint8(1),
    uint8(TypeId.Struct),
    { table: [] },
    undefined,
    { tables: children },
  ];
  let deep = field([]);
  for (let depth = 0; depth < 80; depth += 1) deep = field([deep]);
  assert.throws(() => readArrow(streamOf([int16(0), { tables: [deep] }])), isArrowError(/too many fields/));
  const many = Array.from({ length: 10_001 }, () => field([]));
  assert.throws(() => readArrow(streamOf([int16(0), { tables: many }])), isArrowError(/too many fields/));
});

test('a stream that ends anywhere, or in which any byte is another, is a table or an ArrowError', () => {
  const given = WRITTEN.columns.flatMap(({ stream, file }) => [bytes(stream), bytes(file)]);
  const readAll = (broken: Uint8Array) => {
    try {
      const { columns } = readArrow(broken);
      for (const batches of columns) {
        // A broken length may tell of more rows than can be looked through.
        for (const { length, read } of batches)
          for (let row = 0; row < Math.min(length, 100); row += 1) read(row);
      }
    } catch (error) {
      assert.ok(error instanceof ArrowError, String((error as Error).stack));
    }
  };
  for (const stream of given) {
    for (let end = 0; end < stream.length; end += 7) readAll(stream.subarray(0, end));
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...given),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }),
      (stream, changes) => {
        const broken = stream.slice();
        for (const [at, byte] of changes) broken[at % broken.length] = byte;
        readAll(broken);
      },
    ),
    { numRuns: 20_000 },
  );
});
