import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuery } from '../../../../src/core/statements/sql/read-query.js';
import { compactReading } from './compact.js';

/** What a query says of its rows; undefined where it cannot be read. */
const QUERIES: readonly (readonly [sql: string, reading: Record<string, unknown> | undefined])[] = [
  ['SELECT a FROM "my schema"."my table" AS m', { table: 'my table' }],
  [
    "SELECT a FROM t, u WHERE t.id = u.id AND u.k = 'z'",
    {
      table: 't',
      tables: ['t', 'u'],
      joined: true,
      conditions: [{ kind: 'equal', column: 'k', values: ['z'] }],
    },
  ],
  ['SELECT a FROM t JOIN u USING (id)', { table: 't', tables: ['t', 'u'], joined: true }],
  ['SELECT a FROM t, (SELECT COUNT(*) AS n FROM u)', { table: 't' }],
  ["SELECT a FROM 'data/sales.parquet'", { table: 'sales' }],
  ["SELECT a FROM read_csv('x.csv')", {}],
  ['SELECT 1 AS a', {}],
  ['TABLE t', { table: 't' }],
  ['FROM t', { table: 't' }],
  ['SELECT a FROM t UNION ALL SELECT a FROM u', { table: 't', tables: ['t', 'u'], combined: true }],
  [
    'SELECT a FROM (SELECT a FROM t EXCEPT SELECT a FROM u)',
    { table: 't', tables: ['t', 'u'], combined: true },
  ],
  [
    'SELECT a FROM t WHERE a = 1 OR a = 2 OR a IN (3)',
    { table: 't', conditions: [{ kind: 'in', column: 'a', values: [1, 2, 3] }] },
  ],
  ['SELECT a FROM t WHERE a = 1 OR b = 2', { table: 't', conditions: [{ kind: 'other' }] }],
  [
    'SELECT a FROM t WHERE NOT (a = 1 OR b IS NULL)',
    {
      table: 't',
      conditions: [
        { kind: 'not-equal', column: 'a', values: [1] },
        { kind: 'filled', column: 'b' },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE lower(c) = 'x' AND 5 < z AND ok AND NOT bad",
    {
      table: 't',
      conditions: [
        { kind: 'equal', column: 'c', wrapped: true, values: ['x'] },
        { kind: 'greater', column: 'z', values: [5] },
        { kind: 'true', column: 'ok' },
        { kind: 'false', column: 'bad' },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE name <> '' AND e LIKE 'a%' AND f NOT IN ('q', 'r') AND g IS NULL",
    {
      table: 't',
      conditions: [
        { kind: 'filled', column: 'name' },
        { kind: 'like', column: 'e', values: ['a%'] },
        { kind: 'not-in', column: 'f', values: ['q', 'r'] },
        { kind: 'empty', column: 'g' },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE year(d) = 2024 AND EXTRACT(month FROM d) IN (1, 2) AND dayname(d) = 'Monday'",
    {
      table: 't',
      conditions: [
        { kind: 'equal', column: 'd', wrapped: true, part: 'year', values: [2024] },
        { kind: 'in', column: 'd', wrapped: true, part: 'month', values: [1, 2] },
        { kind: 'equal', column: 'd', wrapped: true, part: 'weekday', values: ['Monday'] },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE d >= DATE '2024-01-01' AND d < CAST('2025-01-01' AS DATE) AND d < current_date",
    {
      table: 't',
      conditions: [
        { kind: 'greater-equal', column: 'd', values: ['2024-01-01'] },
        { kind: 'less', column: 'd', values: ['2025-01-01'] },
        { kind: 'less', column: 'd' },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE date_trunc('year', d) = DATE '2024-01-01' AND d::date BETWEEN '2024-01-01' AND '2024-02-01'",
    {
      table: 't',
      conditions: [
        { kind: 'equal', column: 'd', wrapped: true, values: ['2024-01-01'] },
        { kind: 'between', column: 'd', wrapped: true, values: ['2024-01-01', '2024-02-01'] },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE strftime(d, '%Y') = '2024' AND a = ANY(ARRAY[1, 2]) AND isfinite(x::DOUBLE)",
    {
      table: 't',
      conditions: [
        { kind: 'equal', column: 'd', wrapped: true, part: 'year', values: ['2024'] },
        { kind: 'in', column: 'a', values: [1, 2] },
        { kind: 'filled', column: 'x', wrapped: true },
      ],
    },
  ],
  [
    "SELECT a FROM t WHERE x IS DISTINCT FROM 'y' AND u IS TRUE AND a = b AND 1 = 1 AND TRUE",
    {
      table: 't',
      conditions: [
        { kind: 'not-equal', column: 'x', values: ['y'] },
        { kind: 'true', column: 'u' },
        { kind: 'equal' },
      ],
    },
  ],
  [
    'SELECT a FROM t WHERE d >= (SELECT MAX(d) FROM t) - INTERVAL 30 DAY',
    { table: 't', conditions: [{ kind: 'greater-equal', column: 'd' }] },
  ],
  [
    'SELECT a, SUM(x) FROM t GROUP BY a HAVING COUNT(*) >= 10 AND AVG(x) BETWEEN 1 AND 2',
    {
      table: 't',
      groups: ['a'],
      conditions: [
        { kind: 'greater-equal', aggregation: 'count', values: [10], stage: 'having' },
        { kind: 'between', aggregation: 'average', column: 'x', values: [1, 2], stage: 'having' },
      ],
    },
  ],
  [
    'SELECT a FROM (SELECT a, SUM(x) AS n FROM t GROUP BY a) WHERE n > 5',
    {
      table: 't',
      groups: ['a'],
      conditions: [{ kind: 'greater', aggregation: 'sum', column: 'x', values: [5], stage: 'having' }],
    },
  ],
  [
    'WITH c AS MATERIALIZED (SELECT a FROM t WHERE z = 1), d AS (SELECT a AS b FROM c WHERE a > 2) SELECT b FROM d',
    {
      table: 't',
      conditions: [
        { kind: 'greater', column: 'a', values: [2] },
        { kind: 'equal', column: 'z', values: [1] },
      ],
    },
  ],
  [
    'SELECT a FROM t WHERE k = 1 UNION ALL SELECT a FROM t WHERE k = 1 AND j = 2',
    {
      table: 't',
      combined: true,
      conditions: [
        { kind: 'equal', column: 'k', values: [1] },
        { kind: 'equal', column: 'j', values: [2], partial: true },
      ],
    },
  ],
  [
    'SELECT a FROM t LEFT JOIN (SELECT id FROM u WHERE q > 1) USING (id)',
    { table: 't', tables: ['t', 'u'], joined: true },
  ],
  [
    'SELECT v FROM (SELECT a AS v FROM t UNION SELECT b AS v FROM u) WHERE v > 1',
    { table: 't', tables: ['t', 'u'], combined: true, conditions: [{ kind: 'greater', values: [1] }] },
  ],
  [
    'SELECT region, SUM(x) AS v FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
    {
      table: 't',
      cut: { count: 5, sample: false, of: 'result', by: 'v', direction: 'desc' },
      groups: ['region'],
      order: ['v desc'],
    },
  ],
  [
    'SELECT region, SUM(x) AS v FROM t GROUP BY ALL ORDER BY SUM(x) DESC LIMIT 10 OFFSET 5',
    {
      table: 't',
      cut: { count: 10, offset: 5, sample: false, of: 'result', by: 'v', direction: 'desc' },
      groups: ['region'],
      order: ['v desc'],
    },
  ],
  [
    'SELECT x FROM t ORDER BY x FETCH FIRST 5 ROWS ONLY',
    {
      table: 't',
      cut: { count: 5, sample: false, of: 'result', by: 'x', direction: 'asc' },
      order: ['x asc'],
    },
  ],
  [
    'SELECT TOP 5 x FROM t ORDER BY x',
    {
      table: 't',
      cut: { count: 5, sample: false, of: 'result', by: 'x', direction: 'asc' },
      order: ['x asc'],
    },
  ],
  ['SELECT x FROM t LIMIT 50%', { table: 't', cut: { sample: false, of: 'result' } }],
  ['SELECT x FROM t LIMIT $1', { table: 't', cut: { sample: false, of: 'result' } }],
  ['SELECT x FROM t LIMIT ALL', { table: 't' }],
  [
    'SELECT x FROM t LIMIT 20, 10',
    { table: 't', cut: { count: 10, offset: 20, sample: false, of: 'result' } },
  ],
  [
    'SELECT x FROM t LIMIT 2 BY a',
    { table: 't', cut: { count: 2, sample: false, of: 'result', each: true } },
  ],
  [
    'SELECT region, SUM(x) AS v FROM t GROUP BY 1 QUALIFY ROW_NUMBER() OVER (ORDER BY SUM(x) DESC) <= 3',
    {
      table: 't',
      cut: { count: 3, sample: false, of: 'result', by: 'v', direction: 'desc' },
      groups: ['region'],
    },
  ],
  [
    'SELECT * FROM (SELECT region, x, ROW_NUMBER() OVER (PARTITION BY region ORDER BY x DESC) AS rn FROM t) WHERE rn <= 3',
    { table: 't', cut: { count: 3, sample: false, of: 'result', each: true, by: 'x', direction: 'desc' } },
  ],
  [
    'SELECT region FROM (SELECT region, RANK() OVER (ORDER BY x) AS place FROM t) WHERE place BETWEEN 2 AND 4',
    { table: 't', cut: { count: 3, offset: 1, sample: false, of: 'result' } },
  ],
  [
    'SELECT region FROM (SELECT region, rank FROM t) WHERE rank <= 3',
    { table: 't', conditions: [{ kind: 'less-equal', column: 'rank', values: [3] }] },
  ],
  [
    'SELECT * FROM (SELECT region, SUM(x) AS v FROM t GROUP BY 1 ORDER BY v DESC LIMIT 5) ORDER BY region',
    {
      table: 't',
      cut: { count: 5, sample: false, of: 'result', by: 'v', direction: 'desc' },
      groups: ['region'],
      order: ['region asc'],
    },
  ],
  [
    'SELECT region FROM t WHERE region IN (SELECT region FROM t GROUP BY 1 ORDER BY SUM(x) DESC LIMIT 5) GROUP BY 1',
    {
      table: 't',
      cut: { count: 5, sample: false, of: 'input', direction: 'desc' },
      groups: ['region'],
      conditions: [{ kind: 'in', column: 'region' }],
    },
  ],
  [
    'SELECT AVG(x) AS v FROM (SELECT * FROM t LIMIT 1000)',
    { table: 't', cut: { count: 1000, sample: false, of: 'input' }, groups: [] },
  ],
  ['SELECT x FROM t USING SAMPLE 10%', { table: 't', cut: { sample: true, of: 'result' } }],
  [
    'SELECT x FROM t TABLESAMPLE reservoir(100 ROWS)',
    { table: 't', cut: { count: 100, sample: true, of: 'result' } },
  ],
  [
    'SELECT DISTINCT ON (region) region, x FROM t ORDER BY region, x DESC',
    {
      table: 't',
      cut: { count: 1, sample: false, each: true, of: 'result' },
      order: ['region asc', 'x desc'],
    },
  ],
  [
    "WITH r AS (SELECT region, SUM(x) AS v, ROW_NUMBER() OVER (ORDER BY SUM(x) DESC) AS rn FROM t GROUP BY 1) SELECT region, v FROM r WHERE rn <= 5 UNION ALL SELECT 'Other', SUM(v) FROM r WHERE rn > 5",
    {
      table: 't',
      combined: true,
      cut: { count: 5, sample: false, of: 'result', by: 'v', direction: 'desc' },
      hasRest: true,
      groups: ['region'],
    },
  ],
  [
    "SELECT CASE WHEN r <= 5 THEN series ELSE 'Übrige' END AS c, SUM(n) AS v FROM (SELECT series, n, rank() OVER (ORDER BY n DESC) AS r FROM t) GROUP BY 1",
    { table: 't', hasRest: true, groups: ['c'] },
  ],
  [
    "SELECT COALESCE(top.region, 'Los demás') AS c, SUM(x) FROM t LEFT JOIN top ON t.region = top.region GROUP BY 1",
    { table: 't', tables: ['t', 'top'], joined: true, hasRest: true, groups: ['c'] },
  ],
  ["SELECT 'Motherboards' AS c, 1 AS v UNION ALL SELECT 'Another', 2", { combined: true }],
  ['SELECT DISTINCT region FROM t', { table: 't', groups: ['region'] }],
  ['SELECT AVG(x) AS v FROM t', { table: 't', groups: [] }],
  ['SELECT x FROM t', { table: 't' }],
  [
    'SELECT region, SUM(x) AS v FROM t GROUP BY ROLLUP (region) ORDER BY ALL',
    { table: 't', groups: ['region'], subtotals: true, order: ['region asc', 'v asc'] },
  ],
  [
    'SELECT region FROM t GROUP BY GROUPING SETS ((region), ())',
    { table: 't', groups: ['region'], subtotals: true },
  ],
  [
    'SELECT MONTHNAME(d) AS m, SUM(x) AS v FROM t GROUP BY MONTH(d), 1 ORDER BY MONTH(d)',
    { table: 't', groups: ['m'], order: ['m asc derived'] },
  ],
  [
    'SELECT region, SUM(x) AS v FROM t GROUP BY 1 ORDER BY MAX(d) DESC, 1',
    { table: 't', groups: ['region'] },
  ],
  [
    'SELECT "category", "value" FROM (SELECT region AS "category", SUM(x) AS "value" FROM t GROUP BY 1)',
    { table: 't', groups: ['category'] },
  ],
  [
    'SELECT d AS x, SUM(y) AS v FROM t GROUP BY region, d ORDER BY x NULLS LAST, v DESC',
    { table: 't', groups: ['x'], order: ['x asc', 'v desc'] },
  ],
  ['PIVOT t ON r USING SUM(q) GROUP BY s', { table: 't' }],
  [
    "SELECT s FROM t PIVOT (SUM(q) FOR r IN ('a', 'b') GROUP BY p) ORDER BY s",
    { table: 't', order: ['s asc'] },
  ],
  ['SELECT x FROM t ASOF JOIN b ON t.a >= b.a', { table: 't', tables: ['t', 'b'], joined: true }],
  [
    '(SELECT a AS v FROM t) ORDER BY 1 LIMIT 3',
    {
      table: 't',
      cut: { count: 3, sample: false, of: 'result', by: 'v', direction: 'asc' },
      order: ['v asc'],
    },
  ],
  ['SELECT a FROM t; DROP TABLE t', undefined],
  ['UPDATE t SET a = 1', undefined],
  ['SELECT a FROM t WHERE', undefined],
  ['SELECT a FROM t WHERE (a = 1', undefined],
  ["SELECT 'a FROM t", undefined],
  ['SELECT a FROM t nonsense words here', undefined],
  ['hello', undefined],
];

for (const [sql, reading] of QUERIES)
  test(`reads ${sql}`, () => {
    assert.deepEqual(compactReading(sql), reading);
  });

test('names what is left in seven languages, and takes no other name for it', () => {
  const named = (name: string): boolean | undefined =>
    readQuery(`SELECT CASE WHEN a THEN b ELSE '${name}' END AS c FROM t`)?.hasRest;
  for (const name of [
    'Other',
    'All others',
    'The rest',
    'Other regions',
    'Sonstige',
    'Alle übrigen',
    'Autres',
    'Los demás',
    'Otros',
    'Outros',
    'Altri',
    'Overige',
  ])
    assert.equal(named(name), true, name);
  for (const name of ['Motherboard', 'Interest', 'Mother', 'North', 'Restaurant', '', 'Autriche'])
    assert.equal(named(name), false, name);
});

test('gives a condition as it is written, white space collapsed', () => {
  const reading = readQuery("SELECT a FROM t WHERE  b =\n 'x  y' -- why\n AND NOT (c = 1 OR d)");
  assert.deepEqual(
    reading?.conditions.map(({ text }) => text),
    ["b = 'x  y'", 'NOT (c = 1 OR d)', 'NOT (c = 1 OR d)'],
  );
});

test('gives the same reading again', () => {
  assert.equal(readQuery('SELECT a FROM t'), readQuery('SELECT a FROM t'));
});
