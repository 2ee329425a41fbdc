import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableFromIPC as flechetteTable } from '@uwdata/flechette';
import { tableFromIPC as arrowTable, tableFromJSON, tableToIPC } from 'apache-arrow';
import fc from 'fast-check';
import { readArrow } from '../../../src/core/arrow/read-arrow.js';
import { TypeId } from '../../../src/core/arrow/types.js';
import { writeArrow } from '../../../src/core/arrow/write-arrow.js';
import { encodeArrow } from '../../../src/core/query/arrow-encode.js';
import { Pace } from '../../../src/core/base/pace.js';
import type { IngestColumn, StorageType, StoredCell } from '../../../src/core/intake/table-types.js';

const INT_64 = 2n ** 63n;
const CELLS: Record<StorageType, fc.Arbitrary<StoredCell>> = {
  BOOLEAN: fc.boolean(),
  INTEGER: fc.integer(),
  BIGINT: fc.bigInt({ min: -INT_64, max: INT_64 - 1n }),
  HUGEINT: fc.bigInt({ min: -(10n ** 38n) + 1n, max: 10n ** 38n - 1n }),
  DOUBLE: fc.double({ noNaN: true }),
  DATE: fc.integer(),
  TIMESTAMP: fc.oneof(fc.maxSafeInteger(), fc.bigInt({ min: -INT_64, max: INT_64 - 1n })),
  VARCHAR: fc.string({ unit: 'grapheme', maxLength: 40 }),
};

async function streamsOf(rowCount: number, columns: IngestColumn[]): Promise<Uint8Array[]> {
  const streams: Uint8Array[] = [];
  for await (const stream of encodeArrow({ name: 't', rowCount, columns, warnings: [] }, new Pace()))
    streams.push(stream);
  return streams;
}

const column = (rowCount: number) =>
  fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(...Object.keys(CELLS)))
    .chain(([name, type]) =>
      fc
        .array(fc.option(CELLS[type as StorageType]), { minLength: rowCount, maxLength: rowCount })
        .map((cells) => ({ name, type: type as StorageType, cells })),
    );
const table = fc
  .integer({ min: 1, max: 20 })
  .chain((rowCount) =>
    fc.array(column(rowCount), { minLength: 1, maxLength: 6 }).map((columns) => ({ rowCount, columns })),
  );

test('what is written is read again, by this reader and by two of others, whatever the types, names and nulls', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ rowCount, columns }) => {
      const stored = columns.map(({ name, type, cells }): IngestColumn => {
        return { name, type, read: (row) => cells[row] as StoredCell };
      });
      const [stream, ...more] = await streamsOf(rowCount, stored);
      assert.ok(stream && more.length === 0);
      const ours = readArrow(stream);
      const flechette = flechetteTable(stream, {
        useBigInt: true,
        useBigIntTimestamp: true,
        useDecimalInt: true,
      });
      const arrow = arrowTable(stream);
      assert.equal(ours.rowCount, rowCount);
      columns.forEach(({ name, type, cells }, index) => {
        const wanted =
          type === 'TIMESTAMP' ? cells.map((cell) => (cell === null ? null : BigInt(cell as number))) : cells;
        const [vector] = ours.columns[index] ?? [];
        assert.equal(ours.fields[index]?.name, name);
        assert.deepEqual(
          Array.from({ length: rowCount }, (_, row) => vector?.read(row)),
          wanted,
        );
        assert.deepEqual(
          ours.fields.map((field) => field.name),
          arrow.schema.fields.map((field) => field.name),
        );
        // Others make milliseconds of dates.
        const theirs = [...(flechette.getChildAt(index) as Iterable<unknown>)];
        const dates =
          type === 'DATE'
            ? wanted.map((cell) => (cell === null ? null : (cell as number) * 86_400_000))
            : wanted;
        assert.deepEqual(theirs, dates);
      });
      assert.equal(arrow.numRows, rowCount);
    }),
    { numRuns: 300 },
  );
});

test('a long table becomes streams of whole groups of rows, one of long texts becomes shorter ones, and no row is lost', async () => {
  const rowCount = 300_000;
  const id = { name: 'id', type: 'INTEGER', read: (row: number) => row } as const;
  const text = {
    name: 'text',
    type: 'VARCHAR',
    read: (row: number) => String(row).padEnd(200, '.'),
  } as const;
  for (const [columns, counts] of [
    [[id], [122_880, 122_880, 54_240]],
    [[id, text], undefined],
  ] as const) {
    const tables = (await streamsOf(rowCount, [...columns])).map((stream) => readArrow(stream));
    if (counts)
      assert.deepEqual(
        tables.map((each) => each.rowCount),
        counts,
      );
    else assert.ok(tables.length > 3 && tables.every((each) => each.rowCount <= 122_880));
    let row = 0;
    for (const { columns: read } of tables) {
      for (const [at, { length, read: idAt }] of (read[0] ?? []).entries()) {
        const textAt = read[1]?.[at]?.read ?? text.read;
        for (let place = 0; place < length; place += 1, row += 1) {
          if (idAt(place) !== row || (row % 997 === 0 && read[1] && textAt(place) !== text.read(row)))
            assert.fail(`row ${row} is another`);
        }
      }
    }
    assert.equal(row, rowCount);
  }
});

test('what Apache Arrow writes of repeated texts, lists and objects is read', () => {
  const given = tableFromJSON([
    { text: 'a', list: [1, 2], object: { x: 1 } },
    { text: 'b', list: [], object: { x: 2 } },
    { text: 'a', list: [3], object: { x: 4 } },
  ]);
  const { columns, fields } = readArrow(tableToIPC(given, 'file'));
  assert.ok(fields[0]?.type.dictionary, 'the texts are places in a dictionary');
  const cells = columns.map((batches) =>
    batches.flatMap(({ length, read }) => Array.from({ length }, (_, row) => read(row))),
  );
  assert.deepEqual(cells, [
    ['a', 'b', 'a'],
    [[1, 2], [], [3]],
    [[1], [2], [4]],
  ]);
});

test('a stream without rows or without columns is whole', () => {
  const type = { typeId: TypeId.Utf8 };
  const none = { nullCount: 0, validity: new Uint8Array(), buffers: [new Int32Array(1), new Uint8Array()] };
  assert.deepEqual(flechetteTable(writeArrow([{ name: 'a', type }], 0, [none])).toArray(), []);
  assert.equal(arrowTable(writeArrow([{ name: 'a', type }], 0, [none])).numCols, 1);
  assert.equal(readArrow(writeArrow([], 0, [])).fields.length, 0);
});
