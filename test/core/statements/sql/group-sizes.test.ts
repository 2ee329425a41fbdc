import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupSizes, groupSizesQuery } from '../../../../src/core/statements/sql/group-sizes.js';

test('the values behind an average are counted, with their spread', () => {
  const asked = groupSizesQuery(
    'SELECT channel AS category, avg(csat) AS value FROM tickets WHERE csat IS NOT NULL GROUP BY 1 ORDER BY 2 DESC',
  );
  assert.equal(
    asked?.sql,
    'SELECT channel AS category, avg(csat) AS value, count(csat) AS group_n0, stddev_samp(CAST((csat) AS DOUBLE)) AS group_s0 ' +
      'FROM tickets WHERE csat IS NOT NULL GROUP BY 1 ORDER BY 2 DESC',
  );
  assert.deepEqual([asked?.names, asked?.values], [['category'], ['value']]);
});

test('of a rate all that could be counted is counted, and of what is scaled no spread is known', () => {
  assert.match(
    groupSizesQuery("SELECT a, count(*) FILTER (WHERE k = 'x') * 1.0 / count(*) AS r FROM t GROUP BY a")
      ?.sql ?? '',
    /greatest\(count\(\*\) FILTER \(WHERE k = 'x'\), count\(\*\)\) AS group_n0 FROM t/,
  );
  const scaled = groupSizesQuery('SELECT a, 100 * avg(x) FILTER (WHERE y) AS r FROM t GROUP BY a')?.sql ?? '';
  assert.match(scaled, /count\(x\) FILTER \(WHERE y\) AS group_n0 FROM t/);
  assert.doesNotMatch(scaled, /group_s0/);
});

test('sums, rows that are no groups, samples and unions are asked nothing', () => {
  for (const sql of [
    'SELECT a, sum(x) AS v FROM t GROUP BY 1',
    'SELECT avg(x) AS v FROM t',
    'SELECT a, x FROM t',
    'SELECT *, avg(x) AS v FROM t GROUP BY ALL',
    'FROM t SELECT a, avg(x) AS v GROUP BY 1',
    'SELECT a, avg(x) AS v FROM t TABLESAMPLE 10% GROUP BY 1',
    'SELECT a, avg(x) AS v FROM t GROUP BY 1 UNION ALL SELECT a, avg(x) FROM u GROUP BY 1',
    'not SQL',
  ])
    assert.equal(groupSizesQuery(sql), undefined, sql);
});

test('the answer names each group once and leaves out what is no number', () => {
  const asked = { sql: '', names: ['a'], values: ['v'] };
  assert.deepEqual(groupSizes([{ a: 'x', v: 1, group_n0: 4, group_s0: null }], asked), [
    { names: { a: 'x' }, sizes: { v: { n: 4 } } },
  ]);
  assert.deepEqual(groupSizes([{ a: 'x', v: 1, group_n0: '4' }], asked), [{ names: { a: 'x' }, sizes: {} }]);
});

test('a ratio of sums scatters by what each row adds to it, not as a rate of its rows would', () => {
  const asked = groupSizesQuery(
    "SELECT a, 100 * sum(x) FILTER (WHERE k = 'y') / nullif(sum(b), 0) AS r FROM t GROUP BY a",
  );
  assert.match(
    asked?.sql ?? '',
    /count\(\*\) AS group_n0, 100 \* sqrt\(greatest\(0, var_samp\(CASE WHEN k = 'y' THEN CAST\(\(x\) AS DOUBLE\) ELSE 0 END\).*\/ nullif\(abs\(avg\(CAST\(\(b\) AS DOUBLE\)\)\), 0\) AS group_r0 FROM t/,
  );
  const sizes = asked && groupSizes([{ a: 'x', r: 1, group_n0: 40, group_r0: 0.5 }], asked);
  assert.deepEqual(sizes, [{ names: { a: 'x' }, sizes: { r: { n: 40, spread: 0.5, sums: true } } }]);
  // What two averages or two distinct counts come to is no ratio of sums.
  for (const sql of [
    'SELECT a, avg(x) / avg(b) AS r FROM t GROUP BY 1',
    'SELECT a, sum(DISTINCT x) / sum(b) AS r FROM t GROUP BY 1',
  ])
    assert.doesNotMatch(groupSizesQuery(sql)?.sql ?? '', /group_r0/, sql);
});
