import type { Dataset } from '../../src/core/query/types.js';

const rows = [
  { region: 'North', amount: 30 },
  { region: 'South', amount: 12 },
  { region: 'East', amount: 7 },
];
/** Tables whose names must be quoted in SQL, and one whose columns must be. */
export const DATASETS: Dataset[] = ['sales', 'odd table', 'select', 'a"b', '表'].map((tableName) => ({
  name: tableName,
  tableName,
  data: rows,
}));

export const GOOD = {
  id: 'good',
  type: 'bar',
  title: 'Amount by region',
  dataKey: 'SELECT region, amount FROM sales',
};
const SQL = GOOD.dataKey;

export interface Case {
  what: string;
  widget: Record<string, unknown>;
  /** What the slide says in place of the chart; nothing where the chart, table or figure is there. */
  problem?: { code: string; path: string; message: RegExp; hint: RegExp };
  /** Texts that stand in the exported slide. */
  shows?: string[];
}

const DATA_KEY = 'dataKey';
const failing = (what: string, sql: string, code: string, message: RegExp, hint: RegExp): Case => ({
  what,
  widget: { dataKey: sql },
  problem: { code, path: DATA_KEY, message, hint },
});
const columns = (what: string, type: string, sql: string, message: RegExp, hint: RegExp): Case => ({
  what,
  widget: { type, dataKey: sql },
  problem: { code: 'wrong_columns', path: DATA_KEY, message, hint },
});
const option = (name: string, value: unknown, message: RegExp, hint: RegExp): Case => ({
  what: `the option ${name} = ${JSON.stringify(value)}`,
  widget: { config: { [name]: value } },
  problem: { code: 'invalid_config', path: `config.${name}`, message, hint },
});
/** Widgets that cannot be shown. Each stands beside the good one; what is not said is as there. */
export const WRONG_WIDGETS: Case[] = [
  {
    what: 'a title that is a book',
    widget: { title: 'x'.repeat(30_000) },
    problem: {
      code: 'too_large',
      path: 'title',
      message: /has 30000 characters; it may have 20000/u,
      hint: /Shorten/u,
    },
  },
  {
    what: 'a description that is a number',
    widget: { description: 5 },
    problem: {
      code: 'invalid_config',
      path: 'description',
      message: /is a number, but must be text/u,
      hint: /leave it out/u,
    },
  },
  {
    what: 'no SQL at all',
    widget: { dataKey: undefined },
    problem: { code: 'missing_sql', path: DATA_KEY, message: /holds no SQL/u, hint: /SELECT.*dataKey/u },
  },
  {
    what: 'SQL that is an object',
    widget: { dataKey: {} },
    problem: { code: 'missing_sql', path: DATA_KEY, message: /holds no SQL/u, hint: /SELECT.*dataKey/u },
  },
  {
    what: 'no type',
    widget: { type: undefined },
    problem: {
      code: 'unknown_widget_type',
      path: 'type',
      message: /type is missing\.$/u,
      hint: /Types are bar, /,
    },
  },
  {
    what: 'an unknown type',
    widget: { type: 'lines' },
    problem: {
      code: 'unknown_widget_type',
      path: 'type',
      message: /type is "lines", which is no widget type/u,
      hint: /Did you mean "line"\? Types are bar, /u,
    },
  },

  {
    ...option('x', 1, /./u, /./u),
    what: 'options that are text',
    widget: { config: 'x' },
    problem: {
      code: 'invalid_config',
      path: 'config',
      message: /config is text, but must be an object/u,
      hint: /numberFormat/u,
    },
  },
  option('numberFormat', 5, /numberFormat is 5, but must be a format/u, /percent:1/u),
  option('numberFormat', 'dollars', /"dollars", which formats no numbers/u, /currency:EUR/u),
  option('top', -1, /top is -1, but must be a whole number from 1/u, /leave it out/u),
  option(
    'sort',
    'up',
    /sort is "up", but must be "value", "value-asc", "category" or "none"/u,
    /leave it out/u,
  ),
  option('colors', 'red', /colors is "red", but must be a list/u, /leave it out/u),
  option('xLabel', {}, /xLabel is \{\}, but must be text/u, /leave it out/u),
  {
    what: 'an encoding that names no column',
    widget: { config: { encoding: { value: 'amuont' } } },
    problem: {
      code: 'wrong_columns',
      path: 'config.encoding.value',
      message: /the column "amuont"; the query returned "region" \(string\), "amount" \(number\)/u,
      hint: /Name a column/u,
    },
  },

  failing(
    'a misspelt column',
    'SELECT region, amuont FROM sales',
    'UNKNOWN_COLUMN',
    /^Line 1, column 16 of the SQL: There is no column "amuont"/u,
    /^Did you mean "amount"/u,
  ),
  failing(
    'a misspelt table',
    'SELECT region, amount FROM sale',
    'UNKNOWN_TABLE',
    /column 28 of the SQL: There is no table "sale"\.$/u,
    /^Did you mean "sales"/u,
  ),
  failing(
    'a misspelt function',
    'SELECT region, summ(amount) FROM sales',
    'UNKNOWN_FUNCTION',
    /There is no function "summ"/u,
    /^Did you mean "sum"/u,
  ),
  failing(
    'a syntax error',
    'SELECT region,\n  amount FRM sales',
    'SYNTAX',
    /^Line 2, column 14 of the SQL: Syntax error near "sales"/u,
    /at this place or before it/u,
  ),
  failing(
    'a table name without its quotes',
    'SELECT * FROM odd table',
    'SYNTAX',
    /near "table"/u,
    /double quotes/u,
  ),
  failing(
    'a NUL in the SQL',
    "SELECT 'a\u0000b' AS category, 1 AS value",
    'SYNTAX',
    /holds a NUL character/u,
    /Take it out/u,
  ),
  failing(
    'a statement that is no query',
    'DROP TABLE sales',
    'NOT_A_SINGLE_SELECT',
    /^DROP is no query/u,
    /give one SELECT/u,
  ),
  failing(
    'two statements',
    'SELECT 1; SELECT 2',
    'NOT_A_SINGLE_SELECT',
    /Only one statement/u,
    /give one SELECT/iu,
  ),
  failing(
    'a file that is read',
    "SELECT * FROM read_csv('secret.csv')",
    'EXTERNAL_ACCESS',
    /read_csv reads files/u,
    /load the file/u,
  ),
  failing(
    'text cast to a number',
    'SELECT region, CAST(region AS INTEGER) AS n FROM sales',
    'CONVERSION',
    /'North' to INT32/u,
    /TRY_CAST/u,
  ),

  columns(
    'a bar without a value',
    'bar',
    'SELECT region FROM sales',
    /A bar needs category .* and value .*the query returned "region" \(string\)\. No column fits "value"/u,
    /SELECT … AS category, … AS value/u,
  ),
  columns(
    'stacks without a series',
    'stacked-bar',
    SQL,
    /A stacked-bar needs .*"amount" \(number\)\. No column fits "series"/u,
    /… AS series/u,
  ),
  columns('points without two numbers', 'scatter', SQL, /A scatter needs x .* and y/u, /… AS x, … AS y/u),
  columns(
    'a figure without a number',
    'big-number',
    'SELECT region FROM sales',
    /A big-number needs value/u,
    /… AS value/u,
  ),
  columns(
    'values as text',
    'bar',
    'SELECT region, CAST(amount AS VARCHAR) AS "the ""amount" FROM sales',
    /"the \\"amount" \(string\)/u,
    /write CAST\("the ""amount" AS DOUBLE\) AS value/u,
  ),
  {
    ...failing(
      'no rows',
      `${SQL} WHERE false`,
      'no_rows',
      /returned no rows; its columns are "region" \(string\), "amount" \(number\)/u,
      /filters/u,
    ),
  },
  {
    ...failing('a table without rows', `${SQL} WHERE false`, 'no_rows', /returned no rows/u, /filters/u),
    widget: { type: 'table', dataKey: `${SQL} WHERE false` },
  },
  failing(
    'values that are all null',
    'SELECT region, NULL::DOUBLE AS amount FROM sales',
    'no_rows',
    /Every value of the column "amount" is null \(3 rows\)/u,
    /cast of that column/u,
  ),
  failing(
    'values that are all infinite',
    "SELECT region, 'infinity'::DOUBLE AS amount FROM sales",
    'no_rows',
    /is null/u,
    /infinite values count as null/u,
  ),
];
