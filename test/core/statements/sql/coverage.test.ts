import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageQuery, readCoverage } from '../../../../src/core/statements/sql/coverage.js';

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
