import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Column } from '../../../src/core/query/types.js';
import { evaluate, traceExpression } from '../../../src/core/template/index.js';

const SEED = Number(process.env['TEMPLATE_SEED'] ?? Date.now() % 2 ** 31);
const check = <Values>(property: fc.IProperty<Values>, numRuns = 1000): void => {
  console.log(`template seed: ${SEED}`);
  fc.assert(property, { numRuns, seed: SEED });
};

const columns: Column[] = [
  { name: 'k', type: 'string', dbType: 'VARCHAR' },
  { name: 'm', type: 'string', dbType: 'VARCHAR' },
  { name: 'v', type: 'number', dbType: 'INTEGER' },
  { name: 'w', type: 'number', dbType: 'INTEGER' },
];
const cell = fc.option(fc.integer({ min: -20, max: 20 }), { freq: 6 });
const key = fc.constantFrom('a', 'b', 'c');
const tables = fc.array(fc.record({ k: fc.option(key, { freq: 8 }), m: key, v: cell, w: cell }), {
  minLength: 1,
  maxLength: 40,
});
const isNumber = (value: number | null): value is number => value !== null;
const total = (values: readonly (number | null)[]): number | null => {
  const found = values.filter(isNumber);
  return found.length ? found.reduce((sum, value) => sum + value, 0) : null;
};
const near = (actual: unknown, expected: number | null): void => {
  if (expected === null) assert.equal(actual, null);
  else assert.ok(Math.abs((actual as number) - expected) <= 1e-9 * Math.max(1, Math.abs(expected)));
};

test('filters by two keys read the rows that a plain loop keeps', () => {
  check(
    fc.property(tables, key, key, (rows, k, m) => {
      const over = (expression: string) => evaluate(expression, { rows, columns });
      const ofMonth = rows.filter((row) => row.m === m);
      const chosen = ofMonth.filter((row) => row.k === k);
      const pairs = `k, "${k}", m, "${m}"`;
      const sum = total(chosen.map(({ v }) => v));
      const whole = total(ofMonth.map(({ v }) => v));
      assert.equal(over(`sum(v, ${pairs})`), sum);
      assert.equal(over(`count(${pairs})`), chosen.length);
      assert.equal(over(`lookup(v, ${pairs})`), chosen[0]?.v ?? null);
      near(over(`share(v, ${pairs})`), sum === null || !whole ? null : sum / whole);
      const found = chosen.map(({ v }) => v).filter(isNumber);
      assert.equal(over(`max(v, ${pairs})`), found.length ? Math.max(...found) : null);
      assert.equal(over(`distinct(v, ${pairs})`), new Set(found).size);
      const kept = ofMonth.filter(({ v }) => v !== null);
      const largest = kept.find(({ v }) => v === Math.max(...kept.map((row) => row.v ?? 0)));
      assert.equal(over(`argmax(k, v, m, "${m}")`), largest?.k ?? null);
    }),
  );
});

test('ranks, bounds, percentiles and the largest values are those of a plain loop', () => {
  check(
    fc.property(tables, key, cell, fc.integer({ min: 0, max: 100 }), (rows, k, bound, percent) => {
      const over = (expression: string) =>
        evaluate(expression, { rows, columns, variables: { bound, percent } });
      const found = rows.map(({ v }) => v).filter(isNumber);
      const sorted = found.toSorted((a, b) => a - b);
      const sums = ['a', 'b', 'c'].map((one) => total(rows.flatMap((row) => (row.k === one ? [row.v] : []))));
      const own = sums['abc'.indexOf(k)] ?? null;
      assert.equal(
        over(`rank(v, k, "${k}")`),
        own === null ? null : 1 + sums.filter((sum) => sum !== null && sum > own).length,
      );
      const above = bound === null ? null : found.filter((value) => value > bound).length;
      const below = bound === null ? null : found.filter((value) => value < bound).length;
      assert.equal(over('above(v, bound)'), above);
      assert.equal(over('below(v, bound)'), below);
      const place = ((sorted.length - 1) * percent) / 100;
      const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
      near(
        over('percentile(v, percent)'),
        low === undefined || high === undefined ? null : low + (high - low) * (place % 1),
      );
      assert.equal(over('percentile(v, 50)'), over('median(v)'));
      assert.equal(over('percentile(v, 100)'), over('max(v)'));
      assert.equal(over('top(v, 3)'), total(sorted.slice(-3)));
      assert.equal(over('top(v, 1)'), over('max(v)'));
    }),
  );
});

/** Ranks as they are taught: a value's rank is the average place of all that equal it. */
const ranks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

test('a correlation is that of the ranks, the same both ways, and 1 of a column with itself', () => {
  check(
    fc.property(tables, (rows) => {
      const over = (expression: string) => evaluate(expression, { rows, columns });
      const pairs = rows.flatMap(({ v, w }) => (v === null || w === null ? [] : [[v, w] as const]));
      const [x, y] = [ranks(pairs.map(([v]) => v)), ranks(pairs.map(([, w]) => w))];
      const middle = (pairs.length + 1) / 2;
      const along = (one: readonly number[], other: readonly number[]): number =>
        one.reduce((sum, rank, index) => sum + (rank - middle) * (other[index]! - middle), 0);
      const scale = Math.sqrt(along(x, x) * along(y, y));
      near(over('correlation(v, w)'), pairs.length < 3 || scale === 0 ? null : along(x, y) / scale);
      assert.equal(over('correlation(v, w)'), over('correlation(w, v)'));
      const itself = over('correlation(v, v)');
      assert.ok(itself === 1 || itself === null);
    }),
  );
});

test('steps in row order are those of a plain loop', () => {
  check(
    fc.property(tables, (rows) => {
      const over = (expression: string) => evaluate(expression, { rows, columns });
      const found = rows.flatMap(({ v, k }) => (v === null ? [] : [{ v, k }]));
      const last = found.at(-1)?.v ?? null;
      const ways = found.slice(1).map(({ v }, index) => Math.sign(v - found[index]!.v));
      let steps = 0;
      while (steps < ways.length && ways.at(-1) !== 0 && ways.at(-1 - steps) === ways.at(-1)) steps++;
      assert.equal(over('streak(v)'), found.length < 2 ? null : steps);
      const earlier = found.slice(0, -1);
      assert.equal(over('since(v, k)'), earlier.findLast(({ v }) => v >= last!)?.k ?? null);
      assert.equal(over('low_since(v, k)'), earlier.findLast(({ v }) => v <= last!)?.k ?? null);
      const first = found[0]?.v ?? 0;
      const grows = found.length > 1 && first > 0 && last! > 0;
      near(over('pace(v)'), grows ? (last! / first) ** (1 / (found.length - 1)) - 1 : null);
    }),
  );
});

test('the trail of a figure names the rows that went into it', () => {
  const rows = [
    { k: 'a', m: '1', v: 5, w: 1 },
    { k: 'b', m: '1', v: 9, w: null },
    { k: 'a', m: '2', v: null, w: 2 },
    { k: 'a', m: '2', v: 7, w: 3 },
    { k: 'b', m: '2', v: 6, w: 4 },
    { k: null, m: '2', v: 4, w: 5 },
  ];
  const read = (expression: string) => traceExpression(expression, { rows, columns }).readings;
  const trails: [string, number[]][] = [
    ['sum(v, k, "a", m, "2")', [3]],
    ['count(k, "a", m, "2")', [2, 3]],
    ['lookup(v, k, "b", m, "2")', [4]],
    ['share(v, k, "a")', [0, 1, 3, 4, 5]],
    ['share(v, k, "a", m, "2")', [3, 4, 5]],
    ['argmax(k, v, m, "2")', [3]],
    ['argmin(k, v, m, "none")', []],
    ['rank(v, k, "a")', [0, 1, 3, 4]],
    ['above(v, 5)', [1, 3, 4]],
    ['below(v, nothing)', []],
    ['percentile(v, 90)', [0, 1, 3, 4, 5]],
    ['top(v, 2)', [1, 3]],
    ['correlation(v, w)', [0, 3, 4, 5]],
    ['median_low(v, w)', [0]],
    ['median_high(v, w)', [5]],
    ['sum_rows(v, 2, -3)', [1, 3]],
    ['streak(v)', [1, 3, 4, 5]],
    ['streak(v, k, "a")', [0, 3]],
    ['pace(v, m, "1")', [0, 1]],
    ['since(v, k)', [4, 5]],
    ['low_since(v, k)', [5]],
  ];
  const traced = (expression: string) =>
    traceExpression(expression, { rows, columns, variables: { nothing: null } }).readings.at(-1)?.rows;
  assert.deepEqual(
    trails.map(([expression]) => [expression, traced(expression)]),
    trails,
  );
  assert.deepEqual(
    read('above(v, avg(w))').map(({ call, columns: of }) => [call, of]),
    [
      ['avg(w)', ['w']],
      ['above(v, avg(w))', ['v']],
    ],
  );
  assert.deepEqual(read('sum(v, k, "a", m, "2")')[0]?.columns, ['v', 'k', 'm']);
});
