import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingerprint } from '../../../src/core/query/fingerprint.js';
import { columnStats } from '../../../src/core/query/stats.js';
import type { Column, Row } from '../../../src/core/query/types.js';

const columns: Column[] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'qty', type: 'number', dbType: 'HUGEINT' },
  { name: 'day', type: 'date', dbType: 'DATE' },
];
const rows: Row[] = [
  { region: 'North', qty: 9, day: '2024-02-01' },
  { region: 'South', qty: null, day: '2024-01-31' },
  { region: 'North', qty: '18446744073709551614', day: null },
];

test('column statistics count nulls and distinct values and find the range, exact text numbers included', () => {
  assert.deepEqual(columnStats(columns, rows, 'all'), [
    { name: 'region', nulls: 0, distinct: 2 },
    { name: 'qty', nulls: 1, distinct: 2, min: 9, max: '18446744073709551614' },
    { name: 'day', nulls: 1, distinct: 2, min: '2024-01-31', max: '2024-02-01' },
  ]);
});

test('under privacy none the statistics hold null counts only', () => {
  assert.deepEqual(columnStats(columns, rows, 'none'), [
    { name: 'region', nulls: 0 },
    { name: 'qty', nulls: 1 },
    { name: 'day', nulls: 1 },
  ]);
});

test('equal rows have equal fingerprints', () => {
  assert.equal(fingerprint(rows), fingerprint(structuredClone(rows)));
  assert.match(fingerprint(rows), /^[0-9a-f]{16}$/);
  assert.match(fingerprint([]), /^[0-9a-f]{16}$/);
});

test('any change of rows changes the fingerprint', () => {
  const variants: Row[][] = [
    [],
    [{}],
    [{}, {}],
    rows,
    rows.slice().reverse(),
    [{ a: 1 }],
    [{ a: '1' }],
    [{ a: true }],
    [{ a: null }],
    [{ b: 1 }],
    [{ a: 1.0000000000000002 }],
    [{ a: 'ab', b: 'c' }],
    [{ a: 'a', b: 'bc' }],
    [{ a: [1, 2] }],
    [{ a: '[1,2]' }],
  ];
  for (let i = 0; i < 20_000; i += 1) variants.push([{ a: i + 2 }]);
  assert.equal(new Set(variants.map(fingerprint)).size, variants.length);
});
