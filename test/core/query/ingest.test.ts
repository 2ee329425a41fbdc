import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  int32,
  tableFromArrays,
  tableToIPC,
  utf8,
  decimal128,
  columnFromArray,
  tableFromColumns,
} from '@uwdata/flechette';
import { ingestDataset } from '../../../src/core/intake/ingest-dataset.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import type { Dataset } from '../../../src/core/query/types.js';

type Declared = Dataset['columns'];

async function ingest(data: Dataset['data'], columns?: Declared) {
  const table = await ingestDataset({
    name: 'Data',
    tableName: 'data',
    data,
    ...(columns ? { columns } : {}),
  });
  return {
    ...table,
    types: Object.fromEntries(table.columns.map(({ name, type }) => [name, type])),
    cells: (index = 0) =>
      Array.from({ length: table.rowCount }, (_unused, row) => table.columns[index]?.read(row)),
    codes: table.warnings.map(({ code, column }) => [code, column]),
  };
}
const csv = (text: string, columns?: Declared) => ingest(new Blob([text], { type: 'text/csv' }), columns);
const values = (...cells: unknown[]) => ingest(cells.map((a) => ({ a })));

async function invalid(promise: Promise<unknown>): Promise<QueryError> {
  const error: unknown = await promise.then(
    () => assert.fail('resolved'),
    (reason: unknown) => reason,
  );
  assert.ok(QueryError.is(error), String(error));
  assert.equal(error.code, 'INVALID_DATASET');
  return error;
}

describe('types of rows', () => {
  test('each column gets the narrowest type that holds all its values', async () => {
    const cases: [unknown[], string][] = [
      [[true, null, false], 'BOOLEAN'],
      [[1, -2147483648, 2147483647], 'INTEGER'],
      [[1, 2147483648], 'BIGINT'],
      [[1, 9007199254740993n], 'BIGINT'],
      [[1n, 2n], 'INTEGER'],
      [[2n ** 63n], 'HUGEINT'],
      [[1, 1.5], 'DOUBLE'],
      [[1, 1n, 0.5], 'DOUBLE'],
      [[1e20], 'DOUBLE'],
      [[NaN, 1], 'DOUBLE'],
      [['2024-01-31', null], 'DATE'],
      [['2024-01-31', '2024-01-31T10:00:00Z'], 'TIMESTAMP'],
      [['2024-01-31 10:00'], 'TIMESTAMP'],
      [[new Date(0), '2024-01-31'], 'TIMESTAMP'],
      [['x', ''], 'VARCHAR'],
      [['1', '2'], 'VARCHAR'],
      [['2024-01-31', 'soon'], 'VARCHAR'],
      [[[1], { a: 2 }], 'VARCHAR'],
      [[null, undefined], 'VARCHAR'],
    ];
    for (const [cells, type] of cases) {
      assert.equal(
        (await values(...cells)).types['a'],
        type,
        JSON.stringify(cells, (_k, v) => String(v)),
      );
    }
  });

  test('values that do not go together stay text, and the warning names one of each kind', async () => {
    const mixed = await values(1, 'two', true, { three: 3 });
    assert.equal(mixed.types['a'], 'VARCHAR');
    assert.deepEqual(mixed.cells(), ['1', 'two', 'true', '{"three":3}']);
    assert.deepEqual(mixed.codes, [['mixed_types', 'a']]);
    assert.match(mixed.warnings[0]?.message ?? '', /number \(row 1: 1\), string \(row 2: "two"\)/);
  });

  test('fractions beside integers beyond 2^53 stay text instead of losing digits', async () => {
    const { types, cells } = await values(0.5, 9007199254740993n);
    assert.equal(types['a'], 'VARCHAR');
    assert.deepEqual(cells(), ['0.5', '9007199254740993']);
  });

  test('a day that no calendar has keeps the column as text and is named', async () => {
    const { types, cells, codes, warnings } = await values('2024-02-29', '2023-02-29');
    assert.equal(types['a'], 'VARCHAR');
    assert.deepEqual(cells(), ['2024-02-29', '2023-02-29']);
    assert.deepEqual(codes, [['invalid_dates', 'a']]);
    assert.match(warnings[0]?.message ?? '', /row 2 holds "2023-02-29"/);
  });

  test('text with half of a surrogate pair is told once a column, whatever else is told of it', async () => {
    const half = 'a\ud83d';
    const rows = [{ a: 'whole 😀', b: 1, c: half }, { a: half, b: half, c: 'x' }, { a: half }];
    const expected = [
      ['replaced_characters', 'a'],
      ['replaced_characters', 'b'],
      ['mixed_types', 'b'],
      ['replaced_characters', 'c'],
    ];
    const { codes, warnings } = await ingest(rows);
    assert.deepEqual(codes, expected);
    assert.match(warnings[0]?.message ?? '', /Column "a".*row 2 .*U\+FFFD/);
    const json = new Blob([JSON.stringify(rows)], { type: 'application/json' });
    assert.deepEqual((await ingest(json)).codes, expected);
    const declared = [{ name: 'a', type: 'VARCHAR' }];
    assert.deepEqual((await ingest({ a: ['x', half] }, declared)).codes, [['replaced_characters', 'a']]);
    assert.deepEqual((await values('😀', 'ü')).codes, []);
  });

  test('days and moments are counted from 1970, in UTC, exactly', async () => {
    assert.deepEqual(
      (await values('1970-01-02', '1969-12-31', '0001-01-01', '2000-02-29')).cells(),
      [1, -1, -719162, 11016],
    );
    assert.deepEqual(
      (
        await values(
          '1970-01-01T00:00:00Z',
          '1970-01-01T02:00:00.000001+02:00',
          '1969-12-31T23:59:59.999999Z',
          '1970-01-01 00:01',
          new Date(1),
        )
      ).cells(),
      [0, 1, -1, 60_000_000, 1000],
    );
  });

  test('moments beyond the numbers that doubles hold exactly keep their microseconds', async () => {
    const { cells } = await values('9999-12-31T23:59:59.999999Z', '0001-01-01');
    assert.deepEqual(cells(), [253402300799999999n, -62135596800000000n]);
  });

  test('keys missing in some rows are null there, and columns come in the order of their first row', async () => {
    const { types, columns, rowCount } = await ingest([{ b: 1 }, { a: 'x', b: null }, {}]);
    assert.deepEqual(Object.keys(types), ['b', 'a']);
    assert.equal(rowCount, 3);
    assert.deepEqual(
      [0, 1, 2].map((row) => columns[1]?.read(row)),
      [null, 'x', null],
    );
  });

  test('hostile column names are plain columns', async () => {
    const rows = [
      JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}') as Record<string, unknown>,
      {},
    ];
    const { columns } = await ingest(rows);
    assert.deepEqual(
      columns.map(({ name, read }) => [name, read(0), read(1)]),
      [
        ['__proto__', 1, null],
        ['constructor', 2, null],
        ['toString', 3, null],
      ],
    );
  });

  test('names that the engine would take for one column are changed and reported', async () => {
    const { columns, codes } = await ingest([{ a: 1, A: 2, a_1: 3, '': 4, 'x\0y': 5 }]);
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['a', 'A_2', 'a_1', 'column_4', 'xy'],
    );
    assert.deepEqual(codes, [
      ['renamed', 'A_2'],
      ['renamed', 'column_4'],
      ['renamed', 'xy'],
    ]);
  });

  test('a column without a value and a table without rows are reported', async () => {
    assert.deepEqual((await values(null)).codes, [['all_null', 'a']]);
    const empty = await ingest([], [{ name: 'x', type: 'DOUBLE' }]);
    assert.deepEqual(empty.codes, [['empty', undefined]]);
    assert.deepEqual(empty.types, { x: 'DOUBLE' });
  });
});

describe('declared types', () => {
  test('a declared type wins, and what was written is what is cast', async () => {
    const declared = [
      { name: 'price', type: 'decimal(9, 2)' },
      { name: 'code', type: 'TEXT' },
      { name: 'n', type: 'DOUBLE' },
      { name: 'gone', type: 'DATE' },
    ];
    const { columns } = await ingest([{ price: '1.10', code: 7, n: 1 }], declared);
    assert.deepEqual(
      columns.map(({ name, type, cast, read }) => [name, type, cast, read(0)]),
      [
        ['price', 'VARCHAR', 'DECIMAL(9, 2)', '1.10'],
        ['code', 'VARCHAR', undefined, '7'],
        ['n', 'DOUBLE', undefined, 1],
        ['gone', 'DATE', undefined, null],
      ],
    );
  });

  test('declared text of a CSV keeps every character', async () => {
    const { types, cells } = await csv('v\n1.50\n007\n', [{ name: 'v', type: 'VARCHAR' }]);
    assert.equal(types['v'], 'VARCHAR');
    assert.deepEqual(cells(), ['1.50', '007']);
  });

  test('a declaration that is no type name is refused', async () => {
    const error = await invalid(ingest([{ a: 1 }], [{ name: 'a', type: 'INTEGER); DROP TABLE x; --' }]));
    assert.match(error.message, /Column "a"/);
  });
});

describe('types of CSV', () => {
  test('each column gets the type that all its cells have', async () => {
    const { types, codes } = await csv(
      [
        'id,big,huge,amount,sci,ok,day,at,zip,phone,text,empty',
        '1,2147483648,9223372036854775808,1.5,1e3,true,2024-01-31,2024-01-31T10:00:00Z,01234,+49301234,abc,',
        '-2,3,1,-2,2.5E-3,FALSE,2024-02-29,2024-02-29,99999,+49315678,1,',
        '',
      ].join('\r\n'),
    );
    assert.deepEqual(types, {
      id: 'INTEGER',
      big: 'BIGINT',
      huge: 'HUGEINT',
      amount: 'DOUBLE',
      sci: 'DOUBLE',
      ok: 'BOOLEAN',
      day: 'DATE',
      at: 'TIMESTAMP',
      zip: 'VARCHAR',
      phone: 'VARCHAR',
      text: 'VARCHAR',
      empty: 'VARCHAR',
    });
    assert.deepEqual(codes, [['all_null', 'empty']]);
  });

  test('empty cells are null, quoted line breaks and separators stay in their cell', async () => {
    const { columns, rowCount } = await csv('a,b\n,"x, ""y""\nz"\n1,\n');
    assert.equal(rowCount, 2);
    assert.deepEqual(
      [0, 1].map((row) => columns.map(({ read }) => read(row))),
      [
        [null, 'x, "y"\nz'],
        [1, null],
      ],
    );
  });

  test('a word for "no value" among numbers is empty, and is named', async () => {
    const { types, cells, warnings } = await csv(`v\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].join('\n')}\nn/a\n`);
    assert.equal(types['v'], 'INTEGER');
    assert.equal(cells().at(-1), null);
    assert.match(warnings[0]?.message ?? '', /Column "v".*read as empty: "n\/a" \(1 cell\)/);
  });

  test('a column of numbers with many odd cells stays text, and the first is named', async () => {
    const { types, warnings } = await csv(`v\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].join('\n')}\nmany\n`);
    assert.equal(types['v'], 'VARCHAR');
    assert.match(warnings[0]?.message ?? '', /mostly numbers, but row 10 holds "many"/);
  });

  test('semicolons and tabs are found, marks and Windows text are read', async () => {
    assert.deepEqual((await csv('a;b\n1;x, y\n')).types, { a: 'INTEGER', b: 'VARCHAR' });
    assert.deepEqual((await csv('a\tb\n1\t2\n')).types, { a: 'INTEGER', b: 'INTEGER' });
    assert.deepEqual((await csv('\uFEFFa\n1\n')).types, { a: 'INTEGER' });
    const windows = await ingest(new Blob([Uint8Array.from([0x61, 0x0a, 0x4d, 0xfc, 0x6c, 0x6c])]));
    assert.deepEqual(windows.cells(), ['Müll']);
    const utf16 = await ingest(new Blob([Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x31, 0])]));
    assert.deepEqual(utf16.cells(), [1]);
  });

  test('lines longer than the header make columns with made-up names', async () => {
    const { types, codes } = await csv('a,b\n1,2,3\n4,5\n');
    assert.deepEqual(types, { a: 'INTEGER', b: 'INTEGER', column_3: 'INTEGER' });
    assert.deepEqual(codes, [['renamed', 'column_3']]);
  });
});

describe('other sources', () => {
  test('JSON, a list in a wrapper, JSON lines and column tables are the same table', async () => {
    const rows = [
      { a: 1, b: '2024-01-31' },
      { a: 2, b: null },
    ];
    const sources: Dataset['data'][] = [
      rows,
      { a: [1, 2], b: ['2024-01-31', null] },
      { a: new Int32Array([1, 2]), b: ['2024-01-31', null] },
      new Blob([JSON.stringify(rows)]),
      new Blob([JSON.stringify({ count: 2, rows })]),
      new Blob([JSON.stringify({ a: [1, 2], b: ['2024-01-31', null] })], { type: 'application/json' }),
      new Blob([rows.map((row) => JSON.stringify(row)).join('\n')]),
      new TextEncoder().encode(JSON.stringify(rows)),
      () => Promise.resolve(rows),
      () => Promise.resolve(new Blob(['a,b\n1,2024-01-31\n2,\n'])),
    ];
    for (const source of sources) {
      const { types, cells } = await ingest(source);
      assert.deepEqual(types, { a: 'INTEGER', b: 'DATE' });
      assert.deepEqual(
        [cells(0), cells(1)],
        [
          [1, 2],
          [19753, null],
        ],
      );
    }
  });

  test('integers beyond 2^53 in JSON keep their digits', async () => {
    const text = '[{"id": 9007199254740993, "s": "9007199254740993 \\" 12345678901234567"}]';
    const { types, cells } = await ingest(new Blob([text]));
    assert.deepEqual(types, { id: 'BIGINT', s: 'VARCHAR' });
    assert.deepEqual(cells(), [9007199254740993n]);
    assert.deepEqual(cells(1), ['9007199254740993 " 12345678901234567']);
  });

  test('Arrow bytes keep their declared types', async () => {
    const table = tableFromArrays(
      { n: [1, null, 3], s: ['x', null, 'z'] },
      { types: { n: int32(), s: utf8() } },
    );
    const { types, cells } = await ingest(tableToIPC(table, { format: 'stream' }) as Uint8Array);
    assert.deepEqual(types, { n: 'INTEGER', s: 'VARCHAR' });
    assert.deepEqual(cells(), [1, null, 3]);
    const money = tableFromColumns({ m: columnFromArray([1.25, 3], decimal128(18, 2)) });
    const decimals = await ingest((tableToIPC(money, { format: 'file' }) as Uint8Array).slice().buffer);
    assert.equal(decimals.columns[0]?.cast, 'DECIMAL(18,2)');
    assert.deepEqual(decimals.cells(), ['1.25', '3.00']);
  });

  test('a URL is fetched, and an unreachable one is an error that names it', async () => {
    const data = new URL('https://data.example/sales.csv');
    const answer = (response: Response) => ({ fetch: () => Promise.resolve(response) });
    const dataset = { name: 'S', tableName: 's', data };
    const table = await ingestDataset(dataset, answer(new Response('a\n1\n')));
    assert.equal(table.columns[0]?.type, 'INTEGER');
    const error = await invalid(ingestDataset(dataset, answer(new Response('', { status: 404 }))));
    assert.match(error.message, /data\.example\/sales\.csv: status 404/);
  });

  test('data that is no table is refused with what it is and what to give', async () => {
    const bad: [unknown, RegExp][] = [
      [[1, 2], /Row 1 of dataset "data" is 1, not an object/],
      [[[1, 2]], /Row 1 of dataset "data" is an array/],
      [[], /has no columns/],
      [[{}], /has no columns/],
      [{ a: [1], b: [1, 2] }, /Column "b" of dataset "data" has 2 values, others have 1/],
      [{ a: 1 }, /Column "a" of dataset "data" is not a list/],
      [new Blob(['{"a": ']), /not JSON/],
      [new Blob(['{"a": 1}\n{"a": \n']), /line 2, not JSON/],
      [new Blob(['PAR1 is not enough']), /could not be read/],
      ['a,b', /is string/],
      [null, /is object/],
    ];
    for (const [data, message] of bad) {
      const error = await invalid(ingest(data as Dataset['data']));
      assert.match(error.message, message);
    }
    await invalid(ingestDataset({ name: 'x', tableName: ' ', data: [{ a: 1 }] }));
  });
});
