import type { QueryErrorCode } from '../../../src/core/base/query-error.js';

export interface FailingSql {
  sql: string;
  code: QueryErrorCode;
  message: RegExp;
  /** The text at the error's position; undefined where the engine gives none. */
  at?: string;
  candidates?: string[];
  hint?: RegExp;
  params?: unknown[];
}

/** Mistakes that authors make over the table of `sales.ts`, with all that the error must say. */
export const FAILING_SQL: readonly FailingSql[] = [
  { sql: '', code: 'SYNTAX', message: /^The SQL is empty/, hint: /one SELECT/ },
  { sql: ' ; -- nothing', code: 'SYNTAX', message: /^The SQL is empty/, hint: /one SELECT/ },
  { sql: 'SELEC 1', code: 'SYNTAX', message: /near "SELEC"/, at: 'SELEC', hint: /SELECT, WITH or FROM/ },
  {
    sql: 'SELECT COUNT(*) value FROM sales',
    code: 'SYNTAX',
    message: /column 17.*near "value"/,
    at: 'value',
    hint: /double quotes/,
  },
  { sql: 'SELECT qty FROM sales WHERE', code: 'SYNTAX', message: /./ },
  {
    sql: 'SELECT ? AS a, ? AS b',
    code: 'SYNTAX',
    message: /No value was given/,
    at: '? AS b',
    hint: /1 values/,
    params: [1],
  },
  { sql: 'SELECT ? AS a', code: 'TYPE_MISMATCH', message: /Parameter 1/, params: [[]] },
  { sql: 'SELECT 1 AS "a', code: 'SYNTAX', message: /no closing quote/, at: '"a' },
  {
    sql: 'SELECT regio FROM sales',
    code: 'UNKNOWN_COLUMN',
    message: /no column "regio"/,
    at: 'regio',
    candidates: ['region', 'price', 'product'],
    hint: /"region"/,
  },
  {
    sql: "SELECT 'äöü😀' AS a,\n  regio -- was gone\nFROM sales -- the end",
    code: 'UNKNOWN_COLUMN',
    message: /^Line 2, column 3/,
    at: 'regio',
    candidates: ['region', 'price', 'product'],
  },
  {
    sql: 'SELECT\u00a0\u200b1 AS a, regio FROM sales',
    code: 'UNKNOWN_COLUMN',
    message: /column 17/,
    at: 'regio',
    candidates: ['region', 'price', 'product'],
  },
  {
    sql: 'SELECT ? || $2 AS a, regio FROM sales',
    code: 'UNKNOWN_COLUMN',
    message: /column 22/,
    at: 'regio',
    candidates: ['region', 'price', 'product'],
    params: ["it's ä", 'b'],
  },
  {
    sql: 'SELECT s.regio FROM sales AS s',
    code: 'UNKNOWN_COLUMN',
    message: /table "s" has no column "regio"/,
    at: 's.regio',
  },
  {
    sql: 'SELECT qty FROM sales WHERE region = "North"',
    code: 'UNKNOWN_COLUMN',
    message: /no column "North"/,
    at: '"North"',
    hint: /single quotes/,
  },
  { sql: 'SELECT * EXCLUDE (regio) FROM sales', code: 'UNKNOWN_COLUMN', message: /regio/ },
  {
    sql: 'SELECT * FROM sale',
    code: 'UNKNOWN_TABLE',
    message: /no table "sale"/,
    at: 'sale',
    candidates: ['sales'],
    hint: /"sales"/,
  },
  {
    sql: 'SELECT * FROM nowhere.sales',
    code: 'UNKNOWN_TABLE',
    message: /no table "nowhere\.sales"/,
    at: 'nowhere.sales',
  },
  {
    sql: 'SELECT a.qty FROM sales AS b',
    code: 'UNKNOWN_TABLE',
    message: /reads no table "a"/,
    at: 'a.qty',
    candidates: ['b'],
  },
  {
    sql: 'SELECT summ(qty) AS value FROM sales',
    code: 'UNKNOWN_FUNCTION',
    message: /no function "summ"/,
    at: 'summ',
    candidates: ['sum'],
    hint: /"sum"/,
  },
  {
    sql: 'SELECT * FROM rang(3)',
    code: 'UNKNOWN_FUNCTION',
    message: /no function "rang"/,
    at: 'rang',
    candidates: ['range'],
  },
  { sql: 'SELECT region + 1 AS v FROM sales', code: 'TYPE_MISMATCH', message: /./ },
  {
    sql: 'SELECT SUM(region) AS v FROM sales',
    code: 'TYPE_MISMATCH',
    message: /No function fits sum\(VARCHAR\)/,
    at: 'SUM',
    hint: /Cast the arguments to fit sum\(/,
  },
  { sql: "SELECT 'x'::WORDS AS v", code: 'TYPE_MISMATCH', message: /no type "WORDS"/, at: 'WORDS' },
  {
    sql: 'SELECT region, SUM(qty) AS v FROM sales',
    code: 'SYNTAX',
    message: /"region" must appear/,
    at: 'region',
    hint: /GROUP BY ALL/,
  },
  {
    sql: 'SELECT qty FROM sales WHERE SUM(qty) > 1',
    code: 'SYNTAX',
    message: /cannot contain aggregates/,
    at: 'SUM',
    hint: /HAVING/,
  },
  {
    sql: 'SELECT qty FROM sales AS a JOIN sales AS b ON true',
    code: 'SYNTAX',
    message: /Ambiguous/,
    at: 'qty',
    hint: /before the name/,
  },
  {
    sql: "SELECT CAST('a' AS INTEGER) AS v",
    code: 'CONVERSION',
    message: /'a'/,
    at: 'CAST',
    hint: /TRY_CAST/,
  },
  { sql: "SELECT DATE '2024-13-01' AS v", code: 'CONVERSION', message: /2024-13-01/, hint: /TRY_CAST/ },
  {
    sql: 'SELECT 9223372036854775807::BIGINT + 1::BIGINT AS v',
    code: 'RANGE',
    message: /[Oo]verflow/,
    hint: /larger type/,
  },
  { sql: 'SELECT SQRT(-1) AS v', code: 'RANGE', message: /square root/ },
  { sql: 'SELECT st_point(1, 2) AS v', code: 'EXTENSION', message: /spatial/, hint: /built-in/ },
  {
    sql: 'SELECT (SELECT qty FROM sales) AS v',
    code: 'FAILED',
    message: /More than one row/,
    hint: /LIMIT 1/,
  },
  { sql: "SELECT error('boom') AS v", code: 'FAILED', message: /boom/i },
];

/** What no message, hint or candidate may tell: how SQL is wrapped and where tables lie. */
export const INNER_NAMES = /deckwright|deck_\d|SELECT \* FROM \(|memory\.|\bmain\.|\bSET \w+/;
