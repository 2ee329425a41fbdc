import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  columnFromArray,
  dateDay,
  decimal128,
  int32,
  int64,
  list,
  tableFromColumns,
  tableFromIPC,
  tableToIPC,
  timestamp,
  utf8,
} from '@uwdata/flechette';
import { QueryError } from '../../../src/core/base/query-error.js';
import { decodeResult, encodeResult } from '../../../src/core/query/result-arrow.js';
import type { Cell, ColumnType, QueryResult } from '../../../src/core/query/types.js';

function resultOf(dbType: string, type: ColumnType, cells: Cell[]): QueryResult {
  return {
    columns: [{ name: 'a', type, dbType }],
    rows: cells.map((a) => ({ a })),
    rowCount: cells.length,
    elapsedMs: 1.5,
    truncated: false,
  };
}
const throughJson = (result: QueryResult): QueryResult => JSON.parse(JSON.stringify(result)) as QueryResult;

/** Cells, and whether Arrow's own type holds them (else they are JSON text). */
const COLUMNS: [string, ColumnType, Cell[], 'own' | 'json'][] = [
  ['BOOLEAN', 'boolean', [true, false, null], 'own'],
  ['INTEGER', 'number', [0, -2147483648, 2147483647, null], 'own'],
  ['INTEGER', 'number', [2147483648], 'json'],
  ['UINTEGER', 'number', [4294967295], 'own'],
  ['BIGINT', 'number', [9007199254740991, '9007199254740992', '-9223372036854775808', null], 'own'],
  ['BIGINT', 'number', ['9223372036854775808'], 'json'],
  ['BIGINT', 'number', ['12'], 'json'],
  ['UBIGINT', 'number', ['18446744073709551615', 1], 'own'],
  ['HUGEINT', 'number', ['-99999999999999999999999999999999999999', 30], 'own'],
  ['HUGEINT', 'number', ['170141183460469231731687303715884105727'], 'json'],
  ['DECIMAL(9,2)', 'number', [1.1, -0.05, 0, null], 'own'],
  ['DECIMAL(38,10)', 'number', ['1234567890123456789012345678.0123456789', 0.5], 'own'],
  ['DECIMAL(9,2)', 'number', [1.234], 'json'],
  ['DECIMAL(18,3)', 'number', [-9007199254740.99, 8.125, '9007199254740.992'], 'own'],
  ['DECIMAL(18,3)', 'number', ['9007199254740.99'], 'json'],
  ['DECIMAL(38,37)', 'number', [0.1, '0.1234567890123456789012345678901234567'], 'json'],
  ['DOUBLE', 'number', [0.1, -0, 1e308, 5e-324, null], 'own'],
  ['DOUBLE', 'number', ['1.5'], 'json'],
  ['DATE', 'date', ['2024-02-29', '0001-01-01', '9999-12-31', null], 'own'],
  ['DATE', 'date', ['-000044-03-15'], 'json'],
  ['DATE', 'date', ['2024-02-30'], 'json'],
  [
    'TIMESTAMP',
    'datetime',
    ['2024-01-02T03:04:05', '2024-01-02T03:04:05.678901', '0001-01-01T00:00:00'],
    'own',
  ],
  ['TIMESTAMP', 'datetime', ['2024-01-02 03:04:05'], 'json'],
  ['TIMESTAMP', 'datetime', ['2024-01-02T03:04:05.10'], 'json'],
  ['TIMESTAMP', 'datetime', ['2024-01-02T03:04'], 'json'],
  ['TIMESTAMP', 'datetime', ['2024-01-02T03:04:05Z'], 'json'],
  ['TIMESTAMP WITH TIME ZONE', 'datetime', ['2024-01-02T03:04:05.5Z', null], 'own'],
  ['TIMESTAMP WITH TIME ZONE', 'datetime', ['2024-01-02T03:04:05'], 'json'],
  ['TIMESTAMP_NS', 'datetime', ['2024-01-02T03:04:05.123456789'], 'json'],
  ['VARCHAR', 'string', ['äöü😀', '', null, '\u0000', '"quoted"'], 'own'],
  ['VARCHAR', 'string', ['half \ud83d'], 'json'],
  ['VARCHAR', 'string', [1], 'json'],
  ['INTEGER[]', 'json', [[1, null], [], null], 'json'],
  ['', 'json', [{ a: { b: ['x', true, '9007199254740993'] } }, 'text', 1, null], 'json'],
];

for (const [dbType, type, cells, way] of COLUMNS) {
  test(`Arrow gives back what JSON gives: ${dbType || 'no type'} ${JSON.stringify(cells)}`, () => {
    const result = resultOf(dbType, type, cells);
    const bytes = encodeResult(result);
    assert.deepEqual(decodeResult(bytes), throughJson(result));
    const [field] = tableFromIPC(bytes).schema.fields;
    assert.equal(field?.metadata?.get('ARROW:extension:name'), way === 'json' ? 'arrow.json' : undefined);
  });
}

test('what was cut, how long it took and the declared types travel along', async () => {
  const result = { ...resultOf('DECIMAL(18,2)', 'number', [1]), truncated: true };
  const decoded = decodeResult(encodeResult(result));
  assert.deepEqual(decoded, result);
});

test('no rows, and a column called __proto__, survive', async () => {
  const none = resultOf('VARCHAR', 'string', []);
  assert.deepEqual(decodeResult(encodeResult(none)), none);
  const row = JSON.parse('{"__proto__":1}') as Record<string, Cell>;
  const odd: QueryResult = {
    ...none,
    columns: [{ name: '__proto__', type: 'number', dbType: 'INTEGER' }],
    rows: [row],
    rowCount: 1,
  };
  const { rows } = decodeResult(encodeResult(odd));
  assert.deepEqual(Object.entries(rows[0] ?? {}), [['__proto__', 1]]);
});

test('an Arrow stream of another writer is read by its own types', async () => {
  const table = tableFromColumns([
    ['n', columnFromArray([1, null], int32())],
    ['big', columnFromArray([9007199254740993n, 2n], int64())],
    ['money', columnFromArray([1.25, 2], decimal128(9, 2))],
    ['day', columnFromArray([new Date('2024-02-29'), null], dateDay())],
    ['at', columnFromArray([new Date('2024-02-29T01:02:03Z'), null], timestamp(1, 'UTC'))],
    ['name', columnFromArray(['a', 'ä'], utf8())],
    ['list', columnFromArray([[1n], []], list(int64()))],
  ]);
  const { columns, rows } = decodeResult(tableToIPC(table, { format: 'stream' }) as Uint8Array);
  assert.deepEqual(
    columns.map(({ type, dbType }) => `${type} ${dbType}`),
    [
      'number INTEGER',
      'number BIGINT',
      'number DECIMAL(9,2)',
      'date DATE',
      'datetime TIMESTAMP WITH TIME ZONE',
      'string VARCHAR',
      'json JSON',
    ],
  );
  assert.deepEqual(rows, [
    {
      n: 1,
      big: '9007199254740993',
      money: 1.25,
      day: '2024-02-29',
      at: '2024-02-29T01:02:03Z',
      name: 'a',
      list: [1],
    },
    { n: null, big: 2, money: 2, day: null, at: null, name: 'ä', list: [] },
  ]);
});

test('bytes that are no Arrow stream, are cut short or name a column twice are an INVALID_RESULT', async () => {
  const bytes = encodeResult(resultOf('VARCHAR', 'string', ['x'.repeat(1000)]));
  const twice = tableFromColumns([
    ['a', columnFromArray([1], int32())],
    ['a', columnFromArray([1], int32())],
  ]);
  const wrong = [
    new Uint8Array(),
    new TextEncoder().encode('<!doctype html>'),
    bytes.subarray(0, 100),
    tableToIPC(twice, { format: 'stream' }) as Uint8Array,
    ...Array.from({ length: 40 }, (_, at) => bytes.subarray(0, 16 * at)),
  ];
  for (const each of wrong) {
    assert.throws(
      () => decodeResult(each),
      (error) => QueryError.is(error) && error.code === 'INVALID_RESULT',
    );
  }
});
