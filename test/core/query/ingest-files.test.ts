import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import * as arrow from '@uwdata/flechette';
import fc from 'fast-check';
import { TypeId } from '../../../src/core/arrow/types.js';
import { writeArrow } from '../../../src/core/arrow/write-arrow.js';
import { ingestDataset } from '../../../src/core/intake/ingest-dataset.js';
import type { Cell, Dataset } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';

const runner = createNodeDuckDBRunner();
const folder = mkdtempSync(join(tmpdir(), 'ingest-files-'));
after(async () => {
  await runner.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Loaded {
  types: Record<string, string>;
  rows: Cell[][];
  codes: string[];
}

/** Loads data into DuckDB and reads it back. */
async function loaded(data: Dataset['data'], columns?: Dataset['columns']): Promise<Loaded> {
  const warnings = await runner.load([{ name: 'T', tableName: 't', data, ...(columns ? { columns } : {}) }]);
  const result = await runner.runQuery('SELECT * FROM t');
  return {
    types: Object.fromEntries(result.columns.map(({ name, dbType }) => [name, dbType])),
    rows: result.rows.map((row) => result.columns.map(({ name }) => row[name] as Cell)),
    codes: warnings.map(({ code, column }) => `${code} ${column}`),
  };
}

const file = (text: string, type = ''): Blob => new Blob([text], { type });
const refused = (data: Dataset['data'], message: RegExp) =>
  assert.rejects(ingestDataset({ name: 'T', tableName: 't', data }), { code: 'INVALID_DATASET', message });

describe('JSON files', () => {
  test('a file of many pieces is the same table as its rows', async () => {
    const rows = Array.from({ length: 9000 }, (_unused, id) => ({
      id,
      text: `"quoted", {braced} [listed] \\ ü 🙂 ${'x'.repeat(id % 90)}`,
      parts: [id, { deep: [`]${id}`] }],
    }));
    const whole = await ingestDataset({
      name: 'T',
      tableName: 't',
      data: file(JSON.stringify(rows, null, 1)),
    });
    assert.deepEqual(
      whole.columns.map(({ read }) => [read(0), read(4321), read(8999)]),
      [
        [0, 4321, 8999],
        [rows[0]!.text, rows[4321]!.text, rows[8999]!.text],
        [rows[0], rows[4321], rows[8999]].map((row) => JSON.stringify(row!.parts)),
      ],
    );
    const lines = await ingestDataset({
      name: 'T',
      tableName: 't',
      data: file(rows.map((row) => JSON.stringify(row)).join('\r\n')),
    });
    assert.equal(lines.rowCount, 9000);
    assert.deepEqual(
      lines.columns.map(({ read }) => read(8999)),
      whole.columns.map(({ read }) => read(8999)),
    );
  });

  test('one odd cell among 200,000 numbers is empty, and is named', async () => {
    const data = Array.from({ length: 200_000 }, (_unused, a) => ({ a: a === 199_999 ? 'odd' : a }));
    const text = file(`a\n${data.map(({ a }) => a).join('\n')}`);
    for (const source of [data, file(JSON.stringify(data)), { a: data.map(({ a }) => a) }, text]) {
      const { columns, warnings } = await ingestDataset({ name: 'T', tableName: 't', data: source });
      assert.equal(columns[0]?.type, 'INTEGER');
      assert.deepEqual([columns[0]?.read(7), columns[0]?.read(199_999)], [7, null]);
      assert.deepEqual(
        warnings.map(({ code }) => code),
        ['misfits'],
      );
      assert.match(warnings[0]?.message ?? '', /row 200000 holds "odd", which is not a number/);
    }
  });

  test('objects in the rows of a file become a column for each of their keys', async () => {
    const rows = [{ id: 1, size: { cm: 4, unit: { name: 'x' } } }, { id: 2, size: { cm: 5 } }, { id: 3 }];
    const { columns } = await ingestDataset({ name: 'T', tableName: 't', data: file(JSON.stringify(rows)) });
    assert.deepEqual(
      columns.map(({ name, read }) => [name, read(0), read(1), read(2)]),
      [
        ['id', 1, 2, 3],
        ['size.cm', 4, 5, null],
        ['size.unit.name', 'x', null, null],
      ],
    );
  });

  test('a key that first comes in the last row is a column', async () => {
    const { types, rows } = await loaded(file('[{"a":1},{"a":2},{"b":"x"}]'));
    assert.deepEqual(types, { a: 'INTEGER', b: 'VARCHAR' });
    assert.deepEqual(rows[2], [null, 'x']);
  });

  test('JSON that is broken is refused with its place, wherever its brackets seem to close', async () => {
    const broken: [string, RegExp][] = [
      ['[{"a":1},{"a":2},]', /not JSON/],
      ['[{"a":1}}', /end of a list/],
      ['{"a":[1},"b":[2]]', /end of a list/],
      ['[{"a":1}]x', /after item 1, not JSON/],
      ['[{"a":1}', /ends inside a list/],
      ['[{"a":[1}]', /not JSON/],
      ['[{"a":"x}]', /ends inside a list/],
      ['{"a":1}\n{"a":2}{"a":3}\n', /line 2, not JSON/],
      ['{"a":[1\n2]}\n{"a":3}', /not JSON/],
    ];
    for (const [text, message] of broken) await refused(file(text, 'application/json'), message);
  });

  test('any JSON value in pieces is what JSON.parse makes of it', async () => {
    const { JsonPieces } = await import('../../../src/core/intake/values/json-pieces.js');
    const spaced = fc.constantFrom(undefined, 1, '\t');
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), spaced, fc.integer({ min: 1, max: 9 }), async (value, space, size) => {
        const text = JSON.stringify(value, null, space);
        fc.pre(!/(?<![.\d])\d{16}/.test(text));
        const json = new JsonPieces();
        for (let from = 0; from < text.length; from += size) json.add(text.slice(from, from + size));
        assert.deepEqual(json.end(), JSON.parse(text));
      }),
    );
  });
});

describe('CSV files', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\n', '\r', ';', ' ', 'é', '🙂'),
    maxLength: 8,
  });
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

  test('any text that is quoted comes back as it was, whatever the line ends', async () => {
    const lines = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lines, fc.constantFrom('\n', '\r\n', '\r'), async (cells, end) => {
        const text = [['k', 'v'], ...cells].map((line) => line.map(quoted).join(',')).join(end);
        const columns = ['k', 'v'].map((name) => ({ name, type: 'VARCHAR' }));
        const table = await ingestDataset({
          name: 'T',
          tableName: 't',
          data: file(text, 'text/csv'),
          columns,
        });
        // Rows without text are no data.
        const filled = cells.filter((line) => line.join('').trim() !== '');
        const found = filled.map((_line, row) => table.columns.map(({ read }) => read(row) ?? ''));
        assert.equal(table.rowCount, filled.length);
        assert.deepEqual(found, filled);
      }),
    );
  });

  test('cells may be longer than the pieces in which a file is read, and break at any place', async () => {
    const long = `"a ""long"" cell\r\n${'ü'.repeat(400_000)}"`;
    const text = `a,b\r\n1,${long}\r\n2,x\r\n`;
    const { columns, rowCount } = await ingestDataset({ name: 'T', tableName: 't', data: file(text) });
    assert.equal(rowCount, 2);
    assert.equal(columns[1]?.read(0), `a "long" cell\r\n${'ü'.repeat(400_000)}`);
    assert.deepEqual([columns[0]?.read(1), columns[1]?.read(1)], [2, 'x']);
  });

  test('the first line may say the separator, as Excel writes it', async () => {
    assert.deepEqual((await loaded(file('sep=;\r\na;b\r\n1;2,5\r\n'))).rows, [[1, 2.5]]);
  });

  test('a quote that never ends is refused and shown', async () => {
    await refused(file('a,b\n1,"begins here\n2,x\n'), /begins with "\\"begins here\\n2,x\\n" never ends/);
  });

  test('numbers that a double would round or make infinite stay text', async () => {
    const { types, rows, codes } = await loaded(file('id,big\n9007199254740993,1e999\n1.5,2\n'));
    assert.deepEqual(types, { id: 'VARCHAR', big: 'VARCHAR' });
    assert.deepEqual(rows[0], ['9007199254740993', '1e999']);
    assert.deepEqual(codes, ['mixed_types id']);
  });

  test('digits finer than a microsecond are cut off and reported', async () => {
    const { rows, codes } = await loaded(file('at\n2024-01-01T00:00:00.123456789Z\n'));
    assert.deepEqual(rows, [['2024-01-01T00:00:00.123456']]);
    assert.deepEqual(codes, ['cut_digits at']);
  });
});

describe('values', () => {
  test('nested values and classes are JSON text, exact and without references', async () => {
    class Money {
      toJSON() {
        return '1.50';
      }
    }
    const row = {
      money: new Money(),
      set: new Set([1]),
      map: new Map([['a', 1n]]),
      list: new Float32Array([1, 2]),
      bytes: { raw: Uint8Array.of(1, 2) },
      big: { small: 5n, large: 2n ** 60n },
    };
    assert.deepEqual((await loaded([row])).rows[0], [
      '1.50',
      '[1]',
      '{"a":1}',
      '[1,2]',
      '{"raw":"AQI="}',
      '{"small":5,"large":"1152921504606846976"}',
    ]);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    await assert.rejects(runner.load([{ name: 'T', tableName: 't', data: [{ circle }] }]), {
      code: 'INVALID_DATASET',
      message: /^Column "circle" of dataset "t" holds a value that cannot be written as JSON/,
    });
  });

  test('a table may have 1000 columns and names of any length', async () => {
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_unused, i) => [`c${i}`, i]));
    assert.deepEqual((await loaded([wide])).rows[0]?.[999], 999);
    const name = '🙂"\''.repeat(2000);
    assert.deepEqual((await loaded([{ [name]: 1 }])).types, { [name]: 'INTEGER' });
  });

  test('a declaration is for the column that the engine would call so, whatever its case', async () => {
    const { types, rows } = await loaded([{ price: '1.10' }], [{ name: 'Price', type: 'DECIMAL(9,2)' }]);
    assert.deepEqual(types, { price: 'DECIMAL(9,2)' });
    assert.deepEqual(rows, [[1.1]]);
  });
});

describe('Arrow files', () => {
  const at = new Date('2024-02-29T10:00:00.123Z');
  const columns: [string, unknown[], arrow.DataType, string, Cell[]][] = [
    ['i8', [1, null], arrow.int8(), 'INTEGER', [1, null]],
    ['u32', [4294967295, 0], arrow.uint32(), 'BIGINT', [4294967295, 0]],
    ['i64', [9007199254740993n, 1n], arrow.int64(), 'BIGINT', ['9007199254740993', 1]],
    ['u64', [2n ** 64n - 1n, 0n], arrow.uint64(), 'HUGEINT', ['18446744073709551615', 0]],
    ['f32', [0.5, null], arrow.float32(), 'DOUBLE', [0.5, null]],
    ['flag', [true, null], arrow.bool(), 'BOOLEAN', [true, null]],
    ['text', ['2024-01-01', null], arrow.utf8(), 'DATE', ['2024-01-01', null]],
    ['coded', ['b', 'a'], arrow.dictionary(arrow.utf8()), 'VARCHAR', ['b', 'a']],
    ['decimal', [1.25, -3], arrow.decimal128(18, 2), 'DECIMAL(18,2)', [1.25, -3]],
    ['day', [at, null], arrow.dateDay(), 'DATE', ['2024-02-29', null]],
    [
      'ms',
      [at, new Date(-1)],
      arrow.timestamp(1, 'Europe/Berlin'),
      'TIMESTAMP',
      ['2024-02-29T10:00:00.123', '1969-12-31T23:59:59.999'],
    ],
    [
      'ns',
      [at, new Date(-1)],
      arrow.timestamp(3),
      'TIMESTAMP',
      ['2024-02-29T10:00:00.123', '1969-12-31T23:59:59.999'],
    ],
    ['time', [1500, 0], arrow.timeMillisecond(), 'VARCHAR', ['00:00:01.5', '00:00:00']],
    ['span', [5n, null], arrow.duration(1), 'INTERVAL', [{ months: 0, days: 0, micros: 5000 }, null]],
    ['bytes', [Uint8Array.of(1, 255), null], arrow.binary(), 'VARCHAR', ['Af8=', null]],
    [
      'list',
      [[1n, 2n ** 60n], []],
      arrow.list(arrow.int64()),
      'VARCHAR',
      ['[1,"1152921504606846976"]', '[]'],
    ],
    [
      'struct',
      [{ a: 1, b: 'x' }, null],
      arrow.struct({ a: arrow.int32(), b: arrow.utf8() }),
      'VARCHAR',
      ['{"a":1,"b":"x"}', null],
    ],
    ['nothing', [null, null], arrow.nullType(), 'VARCHAR', [null, null]],
  ];
  const bytes = (format: 'stream' | 'file') =>
    arrow.tableToIPC(
      arrow.tableFromColumns(
        columns.map(([name, values, type]) => [name, arrow.columnFromArray(values, type)]),
      ),
      { format },
    ) as Uint8Array<ArrayBuffer>;

  for (const format of ['stream', 'file'] as const) {
    test(`every type of an Arrow ${format} has a type of the engine, and its values are exact`, async () => {
      const whole = bytes(format);
      const unaligned = new Uint8Array(whole.length + 3);
      unaligned.set(whole, 3);
      for (const data of [whole, new Blob([whole]), unaligned.subarray(3)]) {
        const { types, rows } = await loaded(data);
        assert.deepEqual(types, Object.fromEntries(columns.map(([name, , , type]) => [name, type])));
        assert.deepEqual(
          rows,
          [0, 1].map((row) => columns.map((column) => column[4][row])),
        );
      }
    });
  }

  test('declared types are cast from those of the schema, text keeps its digits', async () => {
    const { types, rows } = await loaded(bytes('stream'), [
      { name: 'I8', type: 'DOUBLE' },
      { name: 'decimal', type: 'VARCHAR' },
      { name: 'text', type: 'DATE' },
    ]);
    assert.deepEqual([types['i8'], types['decimal'], types['text']], ['DOUBLE', 'VARCHAR', 'DATE']);
    assert.deepEqual([rows[0]?.[0], rows[0]?.[8], rows[0]?.[6]], [1, '1.25', '2024-01-01']);
  });

  test('bytes that end too early are refused', async () => {
    const whole = bytes('stream');
    await refused(whole.slice(0, whole.length >> 1), /could not be read/);
    await refused(whole.slice(0, 20), /could not be read/);
  });

  test('times finer than a microsecond are cut, and the first row of them is named', async () => {
    const type = { typeId: TypeId.Timestamp, unit: 3 };
    const nanos = (validity: number, values: bigint[]) =>
      writeArrow([{ name: 'at', type }], values.length, [
        { nullCount: 1, validity: Uint8Array.of(validity), buffers: [BigInt64Array.from(values)] },
      ]);
    const { rows, codes } = await loaded(nanos(0b110, [0n, 1_000n, 1_709_169_723_123_456_789n]));
    assert.deepEqual(rows, [[null], ['1970-01-01T00:00:00.000001'], ['2024-02-29T01:22:03.123456']]);
    assert.deepEqual(codes, ['cut_digits at']);
    assert.deepEqual((await loaded(nanos(1, [2_000n]))).codes, []);
  });

  test('a value that lies outside its column is refused with the row that holds it', async () => {
    const text = { nullCount: 0, validity: new Uint8Array(), buffers: [] as ArrayBufferView[] };
    text.buffers.push(new Int32Array([0, 1, 99]), new TextEncoder().encode('ab'));
    const stream = writeArrow([{ name: 'word', type: { typeId: TypeId.Utf8 } }], 2, [text]);
    await assert.rejects(runner.load([{ name: 'T', tableName: 't', data: stream }]), {
      code: 'INVALID_DATASET',
      message: /Column "word", row 2 .*outside its column/,
    });
  });
});

describe('Parquet files', () => {
  async function parquet(select: string): Promise<Blob> {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const path = join(folder, 'data.parquet');
    await connection.run(`COPY (${select}) TO '${path}'`);
    connection.closeSync();
    instance.closeSync();
    return new Blob([readFileSync(path)]);
  }

  test('every type of a Parquet file has a type of the engine, and its values are exact', async () => {
    const columns: [string, string, Cell][] = [
      ['200::UTINYINT', 'BIGINT', 200],
      ['9007199254740993::BIGINT', 'BIGINT', '9007199254740993'],
      ['18446744073709551615::UBIGINT', 'HUGEINT', '18446744073709551615'],
      ['1.5::FLOAT', 'DOUBLE', 1.5],
      ["'2024-01-01'", 'DATE', '2024-01-01'],
      ["'007'", 'VARCHAR', '007'],
      ['true', 'BOOLEAN', true],
      ["DATE '0001-01-01'", 'DATE', '0001-01-01'],
      ["TIME '10:11:12.000123'", 'VARCHAR', '10:11:12.000123'],
      ["TIMESTAMP '1969-12-31 23:59:59.999999'", 'TIMESTAMP', '1969-12-31T23:59:59.999999'],
      ["'2024-01-01 10:00:00.123'::TIMESTAMP_MS", 'TIMESTAMP', '2024-01-01T10:00:00.123'],
      ["'2024-01-01 10:00:00.123456789'::TIMESTAMP_NS", 'TIMESTAMP', '2024-01-01T10:00:00.123456'],
      ["TIMESTAMPTZ '2024-01-01 10:00:00+02'", 'TIMESTAMP', '2024-01-01T08:00:00'],
      ['1.15::DECIMAL(4,2)', 'DECIMAL(4,2)', 1.15],
      ['-0.01::DECIMAL(9,2)', 'DECIMAL(9,2)', -0.01],
      ['12345678901234567.89::DECIMAL(19,2)', 'DECIMAL(19,2)', '12345678901234567.89'],
      ['-1.5::DECIMAL(38,3)', 'DECIMAL(38,3)', -1.5],
      ["'a\\xAA'::BLOB", 'VARCHAR', 'Yao='],
      ["'text'::BLOB", 'VARCHAR', 'text'],
      ['[1, NULL]', 'VARCHAR', '[1,null]'],
      ["{'a': 1, 't': DATE '2024-01-01'}", 'VARCHAR', '{"a":1,"t":"2024-01-01"}'],
      ["MAP {'k': 1}", 'VARCHAR', '{"k":1}'],
      ["'550e8400-e29b-41d4-a716-446655440000'::UUID", 'VARCHAR', '550e8400-e29b-41d4-a716-446655440000'],
    ];
    const row = columns.map(([sql], index) => `${sql} AS c${index}`).join(', ');
    const none = columns.map(() => 'NULL').join(', ');
    const { types, rows } = await loaded(await parquet(`SELECT ${row} UNION ALL SELECT ${none}`));
    assert.deepEqual(
      Object.values(types),
      columns.map(([, type]) => type),
    );
    assert.deepEqual(rows, [columns.map(([, , value]) => value), columns.map(() => null)]);
  });

  test('decimals within lists, structs and maps of a Parquet file are exact', async () => {
    const long = '12345678901234567.89';
    const columns: [string, string][] = [
      ['[0.10::DECIMAL(9,2), NULL, -1.15]', '[0.1,null,-1.15]'],
      [`[${long}::DECIMAL(19,2)]`, `["${long}"]`],
      [
        `{'a': ${long}::DECIMAL(19,2), 'b': 1.005::DECIMAL(4,3), 'c': 'x'}`,
        `{"a":"${long}","b":1.005,"c":"x"}`,
      ],
      [`MAP {'k': 1.005::DECIMAL(18,3)}`, '{"k":1.005}'],
      [`[[{'d': [0.07::DECIMAL(38,2)]}], []]`, '[[{"d":[0.07]}],[]]'],
      [`{'l': [MAP {'k': ${long}::DECIMAL(38,2)}]}`, `{"l":[{"k":"${long}"}]}`],
    ];
    const row = columns.map(([sql], index) => `${sql} AS c${index}`).join(', ');
    const none = columns.map(() => 'NULL').join(', ');
    const { rows } = await loaded(await parquet(`SELECT ${row} UNION ALL SELECT ${none}`));
    assert.deepEqual(rows, [columns.map(([, text]) => text), columns.map(() => null)]);
  });

  test('nanoseconds of a Parquet file that are cut off are told once a column, with their row', async () => {
    const at = (digits: string) => `'2024-01-01 10:00:00.${digits}'::TIMESTAMP_NS`;
    const data = await parquet(
      `SELECT * FROM (VALUES (${at('123456000')}, ${at('5')}), (${at('123456789')}, NULL), (${at('000000001')}, NULL)) AS t(fine, coarse)`,
    );
    const { warnings } = await ingestDataset({ name: 'T', tableName: 't', data });
    assert.deepEqual(
      warnings.map(({ code, column }) => [code, column]),
      [['cut_digits', 'fine']],
    );
    assert.match(warnings[0]?.message ?? '', /row 2 holds "2024-01-01T10:00:00.123456789"/);
  });

  test('a file of several row groups is whole and in order', async () => {
    const data = await parquet(
      "SELECT range AS id, 'n' || range AS name, [range] AS list FROM range(300000)",
    );
    const { rowCount, columns } = await ingestDataset({ name: 'T', tableName: 't', data });
    assert.equal(rowCount, 300_000);
    for (const row of [0, 122_879, 122_880, 131_072, 299_999]) {
      assert.deepEqual(
        columns.map(({ read }) => read(row)),
        [BigInt(row), `n${row}`, `[${row}]`],
      );
    }
  });

  test('bytes that only begin like Parquet are refused', async () => {
    await refused(file('PAR1 is not enough'), /could not be read/);
  });
});
