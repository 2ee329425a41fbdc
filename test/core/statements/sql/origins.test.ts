import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuery } from '../../../../src/core/statements/sql/read-query.js';
import { compactOrigin } from './compact.js';

type Expected = Record<string, unknown> | undefined;

/** What an item of a SELECT from one table is. */
const ITEMS: readonly (readonly [item: string, origin: Expected])[] = [
  ['x', { column: 'x' }],
  ['t.x', { column: 'x' }],
  ['"Time of day"', { column: 'Time of day' }],
  ['CAST("base_pay" AS DOUBLE)', { column: 'base_pay' }],
  ['x::DECIMAL(10,2)', { column: 'x' }],
  ['ROUND(x, 2)', { column: 'x' }],
  ['COUNT(*)', { countsRows: true, aggregation: 'count' }],
  ['COUNT(1)', { countsRows: true, aggregation: 'count' }],
  ['COUNT()', { countsRows: true, aggregation: 'count' }],
  ['SUM(1)', { countsRows: true, aggregation: 'count' }],
  ['CAST(COUNT(*) AS DOUBLE)', { countsRows: true, aggregation: 'count' }],
  ['COUNT(x)', { aggregation: 'count', column: 'x' }],
  ['COUNT(DISTINCT x)', { aggregation: 'distinct', column: 'x' }],
  ['COUNT(*) FILTER (WHERE x > 3)', { countsRows: true, aggregation: 'count', condition: 'x > 3' }],
  ['COUNT(*) FILTER (x > 3)', { countsRows: true, aggregation: 'count', condition: 'x > 3' }],
  ['COUNT_IF(x > 3)', { countsRows: true, aggregation: 'count', condition: 'x > 3' }],
  ['countIf(x > 3)', { countsRows: true, aggregation: 'count', condition: 'x > 3' }],
  ['COUNT(CASE WHEN ok THEN 1 END)', { countsRows: true, aggregation: 'count', condition: 'ok' }],
  ['SUM(CASE WHEN ok THEN 1 ELSE 0 END)', { countsRows: true, aggregation: 'count', condition: 'ok' }],
  [
    'SUM(CASE WHEN a THEN 1 WHEN b THEN 1 ELSE 0 END)',
    { countsRows: true, aggregation: 'count', condition: 'a OR b' },
  ],
  ['SUM(CASE WHEN ok THEN 0 ELSE 1 END)', { countsRows: true, aggregation: 'count', condition: 'NOT (ok)' }],
  ['SUM(IF(ok, 1, 0))', { countsRows: true, aggregation: 'count', condition: 'ok' }],
  [
    'COUNT(DISTINCT CASE WHEN ok THEN customer END)',
    { aggregation: 'distinct', column: 'customer', condition: 'ok' },
  ],
  ['SUM(CASE WHEN ok THEN amount ELSE 0 END)', { aggregation: 'sum', column: 'amount', condition: 'ok' }],
  [
    "SUM(CASE WHEN k = 'in' THEN x ELSE -x END)",
    { aggregation: 'sum', column: 'x', computed: { difference: true } },
  ],
  ['SUM(x)', { aggregation: 'sum', column: 'x' }],
  ['ROUND(COALESCE(SUM(x), 0) * 1.0, 2)', { aggregation: 'sum', column: 'x' }],
  ['COALESCE(SUM(x), 0) + 0', { aggregation: 'sum', column: 'x' }],
  ['TRY_CAST(SUM(x) AS BIGINT)', { aggregation: 'sum', column: 'x' }],
  ['IFNULL(AVG(x), 0)::INT', { aggregation: 'average', column: 'x' }],
  ['SUM(x) / 1000', { aggregation: 'sum', column: 'x', computed: { scale: 0.001 } }],
  ['SUM(x / 1000)', { aggregation: 'sum', column: 'x', computed: { scale: 0.001 } }],
  ['-SUM(x)', { aggregation: 'sum', column: 'x', computed: { scale: -1 } }],
  ['SUM(flow) - 20000', { aggregation: 'sum', column: 'flow', computed: { shifted: true } }],
  [
    '1000 * arg_max(nonfarm, month)',
    { aggregation: 'last', column: 'nonfarm', orderedBy: 'month', computed: { scale: 1000 } },
  ],
  ['AVG(x)', { aggregation: 'average', column: 'x' }],
  ['MEDIAN(x)', { aggregation: 'median', column: 'x' }],
  ['QUANTILE_CONT(x, 0.9)', { aggregation: 'quantile', column: 'x' }],
  ['quantile(0.9)(x)', { aggregation: 'quantile', column: 'x' }],
  ['PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY x)', { aggregation: 'median', column: 'x' }],
  ['MAX(x)', { aggregation: 'maximum', column: 'x' }],
  ['MIN(x)', { aggregation: 'minimum', column: 'x' }],
  ['STDDEV(x)', { aggregation: 'deviation', column: 'x' }],
  ['CORR(x, y)', { aggregation: 'other', columns: ['x', 'y'] }],
  ['any_value(x)', { aggregation: 'first', column: 'x' }],
  ['first(x ORDER BY d)', { aggregation: 'first', column: 'x', orderedBy: 'd' }],
  ['last(x ORDER BY d DESC)', { aggregation: 'first', column: 'x', orderedBy: 'd' }],
  ["string_agg(DISTINCT x, ', ' ORDER BY x)", { aggregation: 'list', column: 'x' }],
  ['SUM(price * qty)', { aggregation: 'sum', computed: { product: true }, columns: ['price', 'qty'] }],
  ['SUM(a) - SUM(b)', { computed: { difference: true }, columns: ['a', 'b'] }],
  ['a * b', { computed: { product: true }, columns: ['a', 'b'] }],
  ['a - b', { computed: { difference: true }, columns: ['a', 'b'] }],
  ['COUNT(*) FILTER (WHERE a) - COUNT(*) FILTER (WHERE b)', { computed: { difference: true } }],
  [
    '100.0 * SUM(x) / SUM(SUM(x)) OVER ()',
    { column: 'x', window: 'share', quotient: { above: 'x', below: 'x', share: true, scaled: true } },
  ],
  [
    'COUNT(*) / SUM(COUNT(*)) OVER () * 100',
    { window: 'share', quotient: { above: '*', below: '*', share: true, scaled: true } },
  ],
  [
    'x / SUM(x) OVER (PARTITION BY a)',
    { column: 'x', window: 'share', quotient: { above: 'x', below: 'x', share: true } },
  ],
  ['COUNT(*) FILTER (delay >= 15) / count(*)', { quotient: { above: '*', below: '*', share: true } }],
  [
    'ROUND(100.0 * COUNT(*) FILTER (WHERE ok) / NULLIF(COUNT(*), 0), 1)',
    { quotient: { above: '*', below: '*', share: true, scaled: true } },
  ],
  ['count(*) FILTER (r > 0) / count(r)', { column: 'r', quotient: { above: '*', below: 'r', share: true } }],
  [
    'SUM(CASE WHEN ok THEN x ELSE 0 END) / NULLIF(SUM(x), 0)',
    { column: 'x', quotient: { above: 'x', below: 'x', share: true } },
  ],
  ['sumIf(x, ok) / sum(x)', { column: 'x', quotient: { above: 'x', below: 'x', share: true } }],
  [
    'COUNT(DISTINCT CASE WHEN ok THEN c END) * 1.0 / COUNT(DISTINCT c)',
    { column: 'c', quotient: { above: 'c', below: 'c', share: true } },
  ],
  [
    'AVG(CASE WHEN ok THEN 1.0 ELSE 0 END) * 100',
    { condition: 'ok', quotient: { above: '*', below: '*', share: true, scaled: true } },
  ],
  [
    'AVG(CASE WHEN ok THEN 100 ELSE 0 END)',
    { condition: 'ok', quotient: { above: '*', below: '*', share: true, scaled: true } },
  ],
  ["AVG((ok = 'y')::INT)", { condition: "(ok = 'y')", quotient: { above: '*', below: '*', share: true } }],
  [
    'ROUND(COUNT(*) * 100.0 / (SELECT COUNT(*) FROM t), 1)',
    { quotient: { above: '*', below: '*', share: true, scaled: true } },
  ],
  [
    'COUNT(*) * 100.0 / (SELECT COUNT(*) FROM t WHERE z = 1)',
    { quotient: { above: '*', below: '*', scaled: true } },
  ],
  ['SUM(rev) / COUNT(*)', { column: 'rev', quotient: { above: 'rev', below: '*' } }],
  ['SUM(x) / COUNT(DISTINCT d::DATE)', { columns: ['x', 'd'], quotient: { above: 'x', below: 'd' } }],
  [
    'AVG(price / qty)',
    { aggregation: 'average', columns: ['price', 'qty'], quotient: { above: 'price', below: 'qty' } },
  ],
  [
    'SUM(deaths) * 1000.0 / SUM(pop)',
    { columns: ['deaths', 'pop'], quotient: { above: 'deaths', below: 'pop', factor: 1000 } },
  ],
  ['sum(fertility * pop) / sum(pop)', { columns: ['fertility', 'pop'], quotient: { below: 'pop' } }],
  [
    'SUM(a) FILTER (y = 2015) / SUM(a) FILTER (y = 2014) - 1',
    { column: 'a', quotient: { above: 'a', below: 'a', change: true } },
  ],
  [
    '100 * (SUM(a) - SUM(b)) / SUM(b)',
    { columns: ['a', 'b'], quotient: { above: 'a', below: 'b', change: true, scaled: true } },
  ],
  [
    '100 * (SUM(a) / SUM(b) - 1)',
    { columns: ['a', 'b'], quotient: { above: 'a', below: 'b', change: true, scaled: true } },
  ],
  [
    '(SUM(rev) - SUM(cost)) / SUM(rev)',
    { columns: ['rev', 'cost'], quotient: { above: 'cost', below: 'rev', complement: true } },
  ],
  [
    '1 - COUNT(x) / COUNT(*)',
    { column: 'x', quotient: { above: 'x', below: '*', share: true, complement: true } },
  ],
  ['SUM(x) OVER (ORDER BY d)', { aggregation: 'sum', column: 'x', window: 'cumulative' }],
  [
    'SUM(x) OVER (ORDER BY d ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)',
    { aggregation: 'sum', column: 'x', window: 'cumulative' },
  ],
  [
    'AVG(x) OVER (ORDER BY d ROWS BETWEEN 6 PRECEDING AND CURRENT ROW)',
    { aggregation: 'average', column: 'x', window: 'moving-average' },
  ],
  ['SUM(x) OVER (PARTITION BY a)', { aggregation: 'sum', column: 'x', window: 'other' }],
  ['RANK() OVER (ORDER BY x DESC)', { column: 'x', window: 'rank' }],
  ['x - LAG(x) OVER (ORDER BY d)', { column: 'x', window: 'difference', computed: { difference: true } }],
  [
    'x / LAG(x) OVER (ORDER BY d) - 1',
    { column: 'x', window: 'difference', quotient: { above: 'x', below: 'x', change: true } },
  ],
  ["date_trunc('month', d)", { column: 'd', period: 'month' }],
  ["CAST(date_trunc('month', CAST(d AS DATE)) AS VARCHAR)", { column: 'd', period: 'month' }],
  ['d::DATE', { column: 'd', period: 'day' }],
  ['year(d)', { column: 'd', period: 'year' }],
  ['EXTRACT(YEAR FROM d)', { column: 'd', period: 'year' }],
  ['EXTRACT(month FROM d)', { column: 'd', period: 'cycle of month' }],
  ["date_part('hour', ts)", { column: 'ts', period: 'cycle of hour' }],
  ['dayname(d)', { column: 'd', period: 'cycle of day' }],
  ["'Q' || quarter(d)", { column: 'd', period: 'cycle of quarter' }],
  ["year(d) || '-' || lpad(month(d)::text, 2, '0')", { column: 'd', period: 'month' }],
  ['year(d) * 100 + month(d)', { column: 'd', period: 'month' }],
  ["strftime(d, '%Y-%m')", { column: 'd', period: 'month' }],
  ["strftime('%Y-%m', d)", { column: 'd', period: 'month' }],
  ["strftime(ts, '%H:00')", { column: 'ts', period: 'cycle of hour' }],
  ["to_char(d, 'YYYY-MM')", { column: 'd', period: 'month' }],
  ["to_char(d, 'Dy')", { column: 'd', period: 'cycle of day' }],
  ['make_date("year", "month", 1)', { period: 'month', columns: ['year', 'month'] }],
  ['left(d::varchar, 7)', { column: 'd', period: 'month' }],
  ['toStartOfMonth(d)', { column: 'd', period: 'month' }],
  ["time_bucket(INTERVAL '15 minutes', ts)", { column: 'ts', period: 'minute' }],
  ["time_bucket(INTERVAL '3 months', d)", { column: 'd', period: 'quarter' }],
  ["date_trunc('month', d) + INTERVAL 1 MONTH", { column: 'd', period: 'month' }],
  [
    "CAST(FLOOR(x/10)*10 AS VARCHAR) || '-' || CAST(FLOOR(x/10)*10+9 AS VARCHAR)",
    { column: 'x', ranges: { column: 'x', width: 10 } },
  ],
  ['FLOOR(x / 25) * 25', { column: 'x', ranges: { column: 'x', width: 25 } }],
  ['x - x % 5', { column: 'x', ranges: { column: 'x', width: 5 } }],
  ['(x // 5) * 5', { column: 'x', ranges: { column: 'x', width: 5 } }],
  ['ROUND(x, -2)', { column: 'x', ranges: { column: 'x', width: 100 } }],
  ['width_bucket(x, 0, 100, 10)', { column: 'x', ranges: { column: 'x', width: 10 } }],
  [
    "CASE WHEN x < 10 THEN 'a' WHEN x < 20 THEN 'b' WHEN x < 30 THEN 'c' ELSE 'd' END",
    { mapped: true, column: 'x', ranges: { column: 'x', width: 10 } },
  ],
  [
    "CASE WHEN x >= 10 AND x < 20 THEN 'teens' WHEN x >= 20 THEN 'more' ELSE 'less' END",
    { mapped: true, column: 'x', ranges: { column: 'x' } },
  ],
  ["CASE region WHEN 'a' THEN 'America' ELSE 'Asia' END", { mapped: true, column: 'region' }],
  ["CASE WHEN region IN ('a', 'b') THEN region ELSE 'Other' END", { mapped: true, column: 'region' }],
  ["COALESCE(region, 'None')", { mapped: true, column: 'region' }],
  ["'Average base pay'", { literal: 'Average base pay' }],
  ['0.0', { literal: 0 }],
  ['NULL', { literal: null }],
  ['-5', { literal: -5 }],
  ['list_transform(l, z -> z + 1)', { column: 'l' }],
  ['[y * 2 FOR y IN list IF y > 1]', { column: 'list' }],
  ['weird &*& thing', { columns: ['weird', 'thing'] }],
  ["city || ' (' || iata || ')'", { columns: ['city', 'iata'] }],
  ['1 +', undefined],
  ["{'a': 1}", undefined],
];

/** What the column `v` of a query is, through what stands between it and the tables. */
const QUERIES: readonly (readonly [sql: string, origin: Expected])[] = [
  [
    'SELECT AVG(n) AS v FROM (SELECT c, COUNT(*) AS n FROM t GROUP BY c)',
    { aggregation: 'average', inner: 'count' },
  ],
  [
    'SELECT SUM(n) AS v FROM (SELECT c, COUNT(*) AS n FROM t GROUP BY c)',
    { countsRows: true, aggregation: 'count' },
  ],
  [
    'SELECT MAX(n) AS v FROM (SELECT c, SUM(x) AS n FROM t GROUP BY c)',
    { aggregation: 'maximum', inner: 'sum', column: 'x' },
  ],
  [
    'SELECT COUNT(*) AS v FROM (SELECT DISTINCT customer FROM t)',
    { aggregation: 'distinct', column: 'customer' },
  ],
  [
    'SELECT COUNT(*) AS v FROM (SELECT customer, SUM(x) FROM t GROUP BY 1) WHERE true',
    { aggregation: 'distinct', column: 'customer' },
  ],
  [
    'WITH s AS (SELECT region AS r, SUM(x) AS n FROM t GROUP BY 1) SELECT n AS v FROM s',
    { aggregation: 'sum', column: 'x' },
  ],
  [
    'WITH g AS (SELECT a, SUM(x) AS n FROM t GROUP BY a), w AS (SELECT SUM(x) AS n FROM t) SELECT g.n / w.n AS v FROM g, w',
    { column: 'x', quotient: { above: 'x', below: 'x', share: true } },
  ],
  [
    'WITH g AS (SELECT a, AVG(x) AS n FROM t GROUP BY a), w AS (SELECT AVG(x) AS n FROM t) SELECT g.n / w.n AS v FROM g, w',
    { column: 'x', quotient: { above: 'x', below: 'x' } },
  ],
  [
    'WITH g AS (SELECT a, SUM(x) AS n FROM t GROUP BY a) SELECT n / SUM(n) OVER () AS v FROM g',
    { column: 'x', window: 'share', quotient: { above: 'x', below: 'x', share: true } },
  ],
  [
    'SELECT COUNT(*) * 100.0 / (SELECT COUNT(*) FROM t WHERE z = 1) AS v FROM t WHERE z = 1',
    { quotient: { above: '*', below: '*', share: true, scaled: true } },
  ],
  [
    "SELECT (n - LAG(n) OVER (ORDER BY m)) / LAG(n) OVER (ORDER BY m) AS v FROM (SELECT date_trunc('month', d) AS m, SUM(x) AS n FROM t GROUP BY 1)",
    { column: 'x', window: 'difference', quotient: { above: 'x', below: 'x', change: true } },
  ],
  [
    'SELECT avg(r) AS v FROM (SELECT price / lag(price) OVER (ORDER BY d) - 1 AS r FROM stocks)',
    { aggregation: 'average', column: 'price', quotient: { above: 'price', below: 'price', change: true } },
  ],
  [
    'SELECT SUM(x) AS total, COUNT(*) AS n, total / n AS v FROM t',
    { column: 'x', quotient: { above: 'x', below: '*' } },
  ],
  ['SELECT a AS b, b AS v FROM t', { column: 'b' }],
  [
    'SELECT SUM(x) OVER w AS v FROM t WINDOW w AS (ORDER BY d)',
    { aggregation: 'sum', column: 'x', window: 'cumulative' },
  ],
  ["SELECT region AS v FROM t UNION ALL SELECT 'Other' FROM t", { mapped: true, column: 'region' }],
  [
    'SELECT COUNT(*) AS v FROM t UNION ALL SELECT COUNT(*) FROM u WHERE a',
    { countsRows: true, aggregation: 'count' },
  ],
  [
    'SELECT SUM(a) AS v FROM t UNION ALL SELECT SUM(b) FROM t',
    { columns: ['a', 'b'], aggregation: 'sum', mapped: true },
  ],
  ['SELECT SUM(a) AS v FROM t UNION ALL SELECT AVG(b) FROM t', undefined],
  ["SELECT 'a' AS v UNION ALL SELECT 'b'", { mapped: true }],
  ['SELECT * FROM (SELECT a AS v, b FROM t)', { column: 'a' }],
  ['SELECT * EXCLUDE (v) FROM t', undefined],
  ['SELECT * EXCLUDE (v) FROM (SELECT a AS v FROM t)', undefined],
  ['SELECT * REPLACE (v / 10 AS v) FROM t', { column: 'v', computed: { scale: 0.1 } }],
  ["SELECT * FROM (VALUES ('Ads', 4.2)) AS t(channel, v)", { column: 'v' }],
  ['SELECT max(y) AS v FROM (VALUES (2019), (2023)) t(y)', { aggregation: 'maximum', column: 'y' }],
  ['SELECT 20+i*3 AS v FROM range(12) t(i)', { column: 'i', computed: { shifted: true, scale: 3 } }],
  ['FROM t SELECT SUM(x) AS v', { aggregation: 'sum', column: 'x' }],
  ['SELECT v: SUM(x) FROM t', { aggregation: 'sum', column: 'x' }],
  [
    'SELECT s.region, t.best AS v FROM sales AS s, LATERAL (SELECT MAX(qty) AS best FROM sales AS i WHERE i.region = s.region) AS t',
    { aggregation: 'maximum', column: 'qty' },
  ],
  ['SELECT u.x AS v FROM sales AS s, UNNEST([s.qty]) AS u(x)', { column: 'x' }],
  ['SELECT other FROM t', undefined],
  [
    'WITH c(a, v) AS (SELECT x, SUM(y) FROM t GROUP BY 1) SELECT * FROM c',
    { aggregation: 'sum', column: 'y' },
  ],
  [
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10) SELECT SUM(i) AS v FROM n',
    { aggregation: 'sum', column: 'i' },
  ],
  ['SELECT `my col` AS v FROM `db`.`tab` FINAL', { column: 'my col' }],
  [`SELECT "a ""b""" AS v, $$it's$$ AS w, E'a\\'b' AS z FROM t -- don't`, { column: 'a "b"' }],
];

for (const [item, origin] of ITEMS)
  test(`reads ${item}`, () => {
    assert.deepEqual(compactOrigin(readQuery(`SELECT ${item} AS v FROM t`)?.origin('v')), origin);
  });

for (const [sql, origin] of QUERIES)
  test(`reads v of ${sql}`, () => {
    assert.deepEqual(compactOrigin(readQuery(sql)?.origin('v')), origin);
  });

test('finds a column whatever its case, by the name of its column, and by the name that an engine gives it', () => {
  const reading = readQuery(
    'SELECT t.Region, sum(x), count(*), date_trunc(\'month\', d) AS "My Month" FROM t GROUP BY ALL',
  );
  assert.equal(reading?.origin('REGION')?.column, 'Region');
  assert.equal(reading?.origin('my month')?.column, 'd');
  assert.equal(reading?.origin('sum(x)')?.aggregation, 'sum');
  assert.equal(reading?.origin('sum')?.aggregation, 'sum');
  assert.equal(reading?.origin('count_star()')?.countsRows, true);
  assert.equal(reading?.origin('other'), undefined);
});

test('gives an expression as it is written, without comments, behind the names of subqueries', () => {
  const sql = "SELECT n AS v FROM (SELECT sum( x )  /* all */\n  / count(*) || 'a  b' AS n FROM t)";
  assert.equal(readQuery(sql)?.origin('v')?.text, "sum( x ) / count(*) || 'a  b'");
});

test('says that a UNION counts under a condition where all its SELECTs do', () => {
  const count = (where: string): string => `SELECT COUNT(*) FILTER (${where}) AS v FROM t`;
  assert.equal(readQuery(`${count('a')} UNION ALL ${count('a')}`)?.origin('v')?.condition, 'a');
  assert.equal(readQuery(`${count('a')} UNION ALL ${count('b')}`)?.origin('v')?.condition, undefined);
});
