import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isCrash } from '../../../src/core/query/engine-report.js';
import { QueryError, type QueryErrorCode } from '../../../src/core/base/query-error.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { INNER_NAMES } from '../../core/query/failing-sql.js';
import { SALES, SALES_NOW } from '../../core/query/sales.js';

/** SQL over the table of `sales.ts`, its code, the text at the position (`''` for none), what the hint says, the candidates. */
type Case = readonly [sql: string, code: QueryErrorCode, at: string, hint?: RegExp, candidates?: string[]];

const CAST = /Cast the values/;
const TRY = /TRY_CAST/;
const LARGER = /larger type/;
const SPELLING = /double quotes/;
const COLUMNS = /DESCRIBE shows/;
const LEAVE_OUT = /Leave such values out/;

const CASES: readonly Case[] = [
  // Names that do not exist.
  ["SELECT 'x'::intt AS v", 'TYPE_MISMATCH', 'intt', /"int"/, ['int']],
  ['SELECT CAST(qty AS decimall(3,2)) FROM sales', 'TYPE_MISMATCH', 'decimall', /"decimal"/, ['decimal']],
  ['SELECT TRY_CAST(qty AS nowhere) FROM sales', 'TYPE_MISMATCH', 'nowhere'],
  ['DESCRIBE nothing', 'UNKNOWN_TABLE', 'nothing', /Load a dataset/],
  ['SHOW nothing', 'UNKNOWN_TABLE', 'nothing', /Load a dataset/],
  ['SELECT EXISTS (SELECT 1) FROM nothing', 'UNKNOWN_TABLE', 'nothing', /Load a dataset/],
  ['SELECT nosuch.* FROM sales', 'UNKNOWN_TABLE', '', /"sales"/, ['sales']],
  ['WITH a AS (SELECT * FROM b), b AS (SELECT 1) SELECT * FROM a', 'UNKNOWN_TABLE', 'b)'],
  ['SELECT * FROM sales JOIN sales t ON sales.qty = t.prize', 'UNKNOWN_COLUMN', 't.prize', /price/],
  ['SELECT * FROM sales JOIN sales t USING (nothing)', 'UNKNOWN_COLUMN', '', COLUMNS],
  ['SELECT * REPLACE (1 AS nothing) FROM sales', 'UNKNOWN_COLUMN', '', COLUMNS],
  ['SELECT sales.* EXCLUDE (nothing) FROM sales', 'UNKNOWN_COLUMN', '', COLUMNS],
  ["SELECT COLUMNS('zz.*') FROM sales", 'UNKNOWN_COLUMN', 'COLUMNS', COLUMNS, []],
  ['UNPIVOT sales ON nothing', 'UNKNOWN_COLUMN', 'UNPIVOT', COLUMNS],
  ['SELECT qty FROM sales ORDER BY quantity', 'UNKNOWN_COLUMN', 'quantity'],
  ['SELECT qty AS a FROM sales WHERE a > 1 AND b > 1', 'UNKNOWN_COLUMN', 'b > 1'],
  ['SELECT list_transform([1], x -> y) AS v', 'UNKNOWN_COLUMN', 'y)', COLUMNS],
  ["SELECT {'a': 1}.b AS v", 'UNKNOWN_COLUMN', '', /"a"/, ['a']],
  ["SELECT struct_extract({'a': 1}, 'b') AS v", 'UNKNOWN_COLUMN', '', /"a"/, ['a']],
  ['SELECT getdate() AS v', 'UNKNOWN_FUNCTION', 'getdate'],
  ['SELECT rank() FROM sales', 'UNKNOWN_FUNCTION', 'rank', /OVER/, []],
  ['SELECT row_number() AS n FROM sales', 'UNKNOWN_FUNCTION', 'row_number', /OVER/, []],
  ["SELECT excel_text(1, 'x') AS v", 'EXTENSION', '', /built-in/],
  ["SELECT stem('a', 'b') AS v", 'EXTENSION', '', /built-in/],
  ["SELECT 'a' COLLATE nothing AS v", 'FAILED', ''],

  // Parts of a query that do not go together.
  ['SELECT qty FROM sales ORDER BY 9', 'SYNTAX', '9', /from 1/],
  ['SELECT qty FROM sales GROUP BY 9', 'SYNTAX', '', /from 1/],
  ['SELECT region FROM sales HAVING qty > 1', 'SYNTAX', '', /GROUP BY ALL/],
  ['SELECT SUM(SUM(qty)) FROM sales', 'SYNTAX', 'SUM(qty)', /subquery first/],
  ['SELECT qty FROM sales WHERE rank() OVER () = 1', 'SYNTAX', 'rank', /QUALIFY/],
  ['SELECT qty FROM sales UNION SELECT qty, region FROM sales', 'SYNTAX', '', /as many columns/],
  ['SELECT * FROM sales WHERE qty IN (SELECT qty, region FROM sales)', 'SYNTAX', 'IN (', /one column/],
  ['SELECT * FROM sales s JOIN sales s ON true', 'SYNTAX', '', /alias/],
  ['SELECT * FROM sales NATURAL JOIN (SELECT 1 AS zz)', 'SYNTAX', 'NATURAL', /ON with a condition/],
  ['SELECT * FROM sales LIMIT -1', 'SYNTAX', '-1'],
  ['SELECT * FROM sales AS s(a, b, c, d, e, f, g, h)', 'SYNTAX', ''],
  ['SELECT count(*) OVER w FROM sales', 'SYNTAX', ''],
  ['WITH a AS (SELECT 1), a AS (SELECT 2) SELECT * FROM a', 'SYNTAX', ''],
  ['SELECT FROM sales', 'SYNTAX', ''],

  // Words in the wrong place.
  ['SELECT qty FROM sales GROUP region', 'SYNTAX', 'region', SPELLING],
  ['SELECT CASE qty > 1 THEN 1 END FROM sales', 'SYNTAX', 'THEN', SPELLING],
  ['SELECT TOP 5 * FROM sales', 'SYNTAX', '5', SPELLING],
  ['SELECT `qty` FROM sales', 'SYNTAX', '`', /not into backticks/, []],
  ['SELECT * FROM a.b.c.d', 'SYNTAX', ''],

  // Types that do not go together.
  ['SELECT 1::DECIMAL(50,2) AS v', 'TYPE_MISMATCH', '', CAST],
  ["SELECT [1, {'b': 2}] AS v", 'TYPE_MISMATCH', "'b'", CAST],
  ['SELECT list_extract(5, 1) AS v', 'TYPE_MISMATCH', 'list_extract', /fit list_extract/],
  ['SELECT * FROM sales WHERE region BETWEEN 1 AND 2', 'TYPE_MISMATCH', 'BETWEEN', CAST],
  ['SELECT COALESCE(qty, region) FROM sales', 'TYPE_MISMATCH', '', CAST],
  ['SELECT unnest(5) AS v', 'TYPE_MISMATCH', 'unnest', CAST],
  ["SELECT * FROM range('a')", 'TYPE_MISMATCH', 'range', /fit range/],
  ['SELECT year(region) FROM sales', 'TYPE_MISMATCH', 'year', /fit year/],
  ["SELECT qty || 5 + 'a' FROM sales", 'TYPE_MISMATCH', '+', CAST],

  // Values that a type or a function cannot take.
  ["SELECT 'abc'::DOUBLE AS v", 'CONVERSION', '::DOUBLE', TRY],
  ['SELECT 300::TINYINT AS v', 'CONVERSION', '::TINYINT', TRY],
  ['SELECT CAST(region AS DATE) FROM sales', 'CONVERSION', 'CAST', TRY],
  ["SELECT CASE WHEN qty > 1 THEN 'a' ELSE 5 END FROM sales", 'CONVERSION', "'a'", TRY],
  ["SELECT 'zz'::UUID AS v", 'CONVERSION', '::UUID', TRY],
  ['SELECT [1, 2]::INTEGER[3] AS v', 'CONVERSION', '::INTEGER', TRY],
  ["SELECT strptime('x', '%Y') AS v", 'CONVERSION', '', /TRY_STRPTIME/],
  ["SELECT date_trunc('fortnight', DATE '2024-01-01') AS v", 'CONVERSION', '', /month/],
  ["SELECT from_hex('zz') AS v", 'CONVERSION', '', TRY],
  ["SELECT TIMESTAMPTZ '2024-01-01' AT TIME ZONE 'Nowhere/City' AS v", 'CONVERSION', '', /Europe/],
  ["SELECT strftime(DATE '2024-01-01', '%Q') AS v", 'FAILED', "'%Q'", /%Y-%m-%d/],
  ["SELECT regexp_matches('a', '(') AS v", 'FAILED', '', /regular expression/],
  ['SELECT 2147483647::INTEGER + 1::INTEGER AS v', 'RANGE', '', LARGER],
  ['SELECT factorial(50) AS v', 'RANGE', '', LARGER],
  ['SELECT ln(0) AS v', 'RANGE', '', LEAVE_OUT],
  ['SELECT acos(2) AS v', 'RANGE', '', LEAVE_OUT],
  ['SELECT to_base(5, 99) AS v', 'RANGE', '', LEAVE_OUT],
  ['SELECT chr(-5) AS v', 'RANGE', '', LEAVE_OUT],
  ['SELECT MAP([1, 1], [2, 3]) AS v', 'FAILED', ''],
];

describe("the engine's errors in our words", () => {
  const runner = createNodeDuckDBRunner({ now: () => SALES_NOW });
  before(() => runner.load([SALES]));
  after(() => runner.close());

  for (const [sql, code, at, hint, candidates] of CASES) {
    test(`the error of ${sql} has the code ${code}, its place and what to do`, async () => {
      const error: unknown = await runner.runQuery(sql).then(
        ({ rows }) => assert.fail(JSON.stringify(rows)),
        (reason: unknown) => reason,
      );
      assert.ok(QueryError.is(error), String(error));
      assert.equal(error.code, code, error.message);
      if (at === '') assert.equal(error.position, undefined);
      else assert.ok(sql.slice(error.position).startsWith(at), `at ${error.position}: ${error.message}`);
      if (hint) assert.match(error.hint ?? '', hint);
      if (candidates) assert.deepEqual(error.candidates, candidates);
      const told = [error.message, error.hint, ...error.candidates].join(' ');
      assert.doesNotMatch(told, INNER_NAMES);
      assert.doesNotMatch(told, /_LITERAL|\n|NOT IMPLEMENTED/);
    });
  }
});

test('an error that an author raises is none of the engine, whatever its words are', async (t) => {
  const runner = createNodeDuckDBRunner();
  t.after(() => runner.close());
  await runner.load([SALES]);
  for (const words of ['unreachable', 'database has been invalidated', '{"exception_type":"FATAL"}']) {
    await assert.rejects(runner.runQuery('SELECT error(?) AS v', { params: [words] }), { code: 'FAILED' });
  }
  const said = '{"exception_type":"Invalid Input","exception_message":"unreachable"}';
  assert.equal(isCrash(new Error(said)), false);
  assert.equal(isCrash(new Error('unreachable')), true);
  assert.equal(isCrash(new Error('{"exception_type":"FATAL","exception_message":"x"}')), true);
});
