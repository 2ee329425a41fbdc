import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  coverageQuery,
  idleQuery,
  leftOutGroupsQuery,
  readCoverage,
} from '../../../../src/core/statements/sql/coverage.js';

test('the times behind periods are read over the same rows', () => {
  const sql =
    "SELECT date_trunc('month', day) AS m, SUM(x) AS v FROM sales s JOIN shops USING (id) WHERE s.kind = 'a' GROUP BY 1 LIMIT 5";
  assert.equal(
    coverageQuery(sql),
    'SELECT min(CAST(day AS TIMESTAMP)) AS "from", max(CAST(day AS TIMESTAMP)) AS "to", ' +
      "count(DISTINCT date_trunc('hour', CAST(day AS TIMESTAMP))) AS moments " +
      "FROM sales s JOIN shops USING (id) WHERE s.kind = 'a'",
  );
});

test('a subquery that makes the periods is read where it is', () => {
  const inner = "SELECT strftime(day, '%Y-%m') AS m, COUNT(*) AS n FROM sales WHERE x > 1 GROUP BY 1";
  assert.match(coverageQuery(`SELECT m, n FROM (${inner}) ORDER BY m`) ?? '', / FROM sales WHERE x > 1$/);
  assert.match(
    coverageQuery(
      `WITH a AS (SELECT * FROM sales), b AS (SELECT year(day) AS y, SUM(x) AS v FROM a GROUP BY 1) SELECT * FROM b`,
    ) ?? '',
    /^WITH a AS .* FROM a$/,
  );
});

test('a query without periods, or over samples and unions, is asked nothing', () => {
  for (const sql of [
    'SELECT region, SUM(x) FROM sales GROUP BY 1',
    'SELECT day, x FROM sales',
    "SELECT date_trunc('month', day) AS m, SUM(x) FROM sales TABLESAMPLE 10% GROUP BY 1",
    'SELECT year(day) AS y FROM a UNION ALL SELECT year(day) FROM b',
    'not SQL',
  ])
    assert.equal(coverageQuery(sql), undefined, sql);
});

test('an engine that does not answer leaves the coverage unknown', async () => {
  const sql = "SELECT date_trunc('month', day) AS m, SUM(x) AS v FROM sales GROUP BY 1";
  assert.equal(await readCoverage(sql, () => Promise.reject(new Error('no'))), undefined);
  assert.equal(
    await readCoverage(sql, () =>
      Promise.resolve({
        columns: [{ name: 'm', type: 'string', dbType: 'VARCHAR' }],
        rows: [{ m: 'x' }],
        truncated: false,
        rowCount: 1,
        elapsedMs: 1,
      }),
    ),
    undefined,
  );
});

test('what each condition leaves out of its tables is counted', () => {
  const asked = idleQuery(
    "SELECT s.state, COUNT(*) FROM sales s JOIN shops h ON s.id = h.id WHERE h.state IS NOT NULL AND s.v > 0 AND kind <> 'x' GROUP BY 1",
  );
  assert.deepEqual(asked?.conditions, ['h.state IS NOT NULL', 's.v > 0', "kind <> 'x'"]);
  assert.equal(
    asked?.sql,
    'SELECT count(*) AS n, count(*) FILTER (WHERE (h.state IS NOT NULL) IS NOT TRUE) AS c0, count(*) FILTER (WHERE (s.v > 0) IS NOT TRUE) AS c1, ' +
      "count(*) FILTER (WHERE (kind <> 'x') IS NOT TRUE) AS c2 FROM sales s JOIN shops h ON s.id = h.id",
  );
});

test('nothing is counted without conditions, over samples, or over all pairs of two tables', () => {
  for (const sql of [
    'SELECT region, SUM(x) FROM sales GROUP BY 1',
    'SELECT region FROM a, b WHERE a.id = b.id AND a.x > 0',
    'SELECT region FROM a, b WHERE a.x > 0',
    'SELECT region FROM sales TABLESAMPLE 10% WHERE x > 0',
    'SELECT x FROM a WHERE x > 0 UNION ALL SELECT x FROM b',
  ])
    assert.equal(idleQuery(sql), undefined, sql);
});

test('conditions that leave nothing out are known by what the engine counts', async () => {
  const sql = 'SELECT region, SUM(x) FROM sales WHERE region IS NOT NULL AND x > 0 GROUP BY 1';
  const rows = [{ c0: 0, c1: 7 }];
  const columns = ['c0', 'c1'].map((name) => ({ name, type: 'number' as const, dbType: 'BIGINT' }));
  const coverage = await readCoverage(sql, () =>
    Promise.resolve({ columns, rows, truncated: false, rowCount: 1, elapsedMs: 1 }),
  );
  assert.deepEqual(coverage, { idle: ['region IS NOT NULL'] });
});

test('the groups that HAVING leaves out are counted', () => {
  const asked = leftOutGroupsQuery(
    'WITH a AS (SELECT * FROM s) SELECT k, AVG(x) AS v FROM a WHERE x > 0 GROUP BY 1 HAVING COUNT(*) >= 5 AND MAX(x) > 1 ORDER BY 2 LIMIT 3',
  );
  assert.equal(
    asked?.sql,
    'SELECT count(*) AS n FROM (WITH a AS (SELECT * FROM s) SELECT k, AVG(x) AS v FROM a WHERE x > 0 GROUP BY 1 HAVING (COUNT(*) >= 5 AND MAX(x) > 1) IS NOT TRUE)',
  );
  assert.deepEqual(asked.conditions, ['COUNT(*) >= 5', 'MAX(x) > 1']);
  assert.equal(leftOutGroupsQuery('SELECT k, AVG(x) FROM s GROUP BY 1'), undefined);
});

test('the time inside cuts within each other is read, and parts of one time are one', () => {
  const nested = coverageQuery(
    "SELECT strftime(date_trunc('month', arrived), '%Y-%m') AS m, median(x) AS v FROM visits GROUP BY 1",
  );
  assert.match(nested ?? '', /min\(CAST\(arrived AS TIMESTAMP\)\)/);
  const parts = coverageQuery("SELECT year(d) || ' Q' || quarter(d) AS q, count(*) AS n FROM t GROUP BY 1");
  assert.match(parts ?? '', /min\(CAST\(d AS TIMESTAMP\)\)/);
  const fiscal = coverageQuery(
    "SELECT 'FY' || (year(d) + CASE WHEN month(d) >= 7 THEN 1 ELSE 0 END) AS fy, sum(x) AS v FROM t GROUP BY 1",
  );
  assert.match(fiscal ?? '', /min\(CAST\(d AS TIMESTAMP\)\)/);
});
