import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBakery, type Bakery } from './bakery.js';

let bakery: Bakery;
before(async () => {
  bakery = await openBakery();
});
after(() => bakery.runner.close());

/** The rows of an answer are those of a query written by hand, in its order. */
async function sameRows(prompt: string, sql: string): Promise<void> {
  const { result, sql: ours } = await bakery.answer(prompt);
  const values = (rows: readonly object[]): unknown[][] => rows.map((row): unknown[] => Object.values(row));
  assert.deepEqual(values(result.rows), values(await bakery.rows(sql)), `${prompt}\n${ours}`);
}

/** Each prompt beside the query that answers it. */
const cases: Record<string, readonly (readonly [string, string])[]> = {
  'amounts are summed, rates and temperatures averaged, rows counted': [
    ['net revenue by region', 'SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['discount rate by channel', 'SELECT "channel", AVG("discount_rate") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['how many sales per country', 'SELECT "Country", COUNT(*) AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['capacity by maker', 'SELECT "Maker", AVG("capacity") AS "v" FROM "ovens" GROUP BY 1 ORDER BY 2 DESC, 1'],
  ],
  'an aggregation that is named is taken': [
    ['max net revenue per country', 'SELECT "Country", MAX("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['median net revenue by region', 'SELECT "Region", MEDIAN("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['mean units sold by region', 'SELECT "Region", AVG("units_sold") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['number of different customers', 'SELECT COUNT(DISTINCT "customer ""nick"" name") AS "v" FROM "sales"'],
    ['total units', 'SELECT SUM("units_sold") AS "v" FROM "sales"'],
  ],
  'dates are split by the period that is named, and by a fitting one over time': [
    ['units sold per month', `SELECT DATE_TRUNC('month', "soldAt")::DATE AS "m", SUM("units_sold") AS "v" FROM "sales" GROUP BY 1 ORDER BY 1`],
    ['revenue over time', `SELECT DATE_TRUNC('month', "soldAt")::DATE AS "m", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 1`],
    ['yearly revenue', 'SELECT YEAR("soldAt") AS "y", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 1'],
    ['revenue by weekday', 'SELECT DAYNAME("soldAt") AS "d", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1, ISODOW("soldAt") ORDER BY ISODOW("soldAt")'],
    ['average capacity per built year', 'SELECT "BuiltYear", AVG("capacity") AS "v" FROM "ovens" GROUP BY 1 ORDER BY 1'],
  ],
  'dates beside a calendar are counted from the day that is given': [
    ['revenue in the last 3 months', `SELECT SUM("Net_Revenue") AS "v" FROM "sales" WHERE "soldAt" >= DATE '2026-05-15' AND "soldAt" < DATE '2026-08-16'`],
    ['revenue this year by region', `SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" WHERE YEAR("soldAt") = 2026 GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['revenue last year by region', `SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" WHERE YEAR("soldAt") = 2025 GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['number of sales in March 2025', `SELECT COUNT(*) AS "v" FROM "sales" WHERE DATE_TRUNC('month', "soldAt") = DATE '2025-03-01'`],
    ['revenue in Q2 2025 by channel', `SELECT "channel", SUM("Net_Revenue") AS "v" FROM "sales" WHERE YEAR("soldAt") = 2025 AND QUARTER("soldAt") = 2 GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['units sold since 2026-07-01 by region', `SELECT "Region", SUM("units_sold") AS "v" FROM "sales" WHERE "soldAt" >= DATE '2026-07-01' GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['number of ovens in 2005 or 2006', 'SELECT COUNT(*) AS "v" FROM "ovens" WHERE "BuiltYear" IN (2005, 2006)'],
  ],
  'conditions are comparisons, ranges, cells, negations and parts of texts': [
    ['average discount rate by region where channel is online', `SELECT "Region", AVG("discount_rate") AS "v" FROM "sales" WHERE "channel" = 'Online' GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['units sold by region excluding North', `SELECT "Region", SUM("units_sold") AS "v" FROM "sales" WHERE "Region" <> 'North' GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['revenue by region where units sold is between 3 and 5', 'SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" WHERE "units_sold" BETWEEN 3 AND 5 GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['number of sales with units sold greater than 7 by country', 'SELECT "Country", COUNT(*) AS "v" FROM "sales" WHERE "units_sold" > 7 GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['number of sales with units sold at most 2', 'SELECT COUNT(*) AS "v" FROM "sales" WHERE "units_sold" <= 2'],
    ["number of sales where customer nick name ends with '9'", `SELECT COUNT(*) AS "v" FROM "sales" WHERE "customer ""nick"" name" LIKE '%9'`],
    ['number of sales with units sold above 8 or below 2', 'SELECT COUNT(*) AS "v" FROM "sales" WHERE "units_sold" > 8 OR "units_sold" < 2'],
    ['revenue by country in West or East', `SELECT "Country", SUM("Net_Revenue") AS "v" FROM "sales" WHERE "Region" IN ('West', 'East') GROUP BY 1 ORDER BY 2 DESC, 1`],
  ],
  'cells of several columns all hold, unless one is enough': [
    ['average discount rate of store sales in the North', `SELECT AVG("discount_rate") AS "v" FROM "sales" WHERE "channel" = 'Store' AND "Region" = 'North'`],
    ['average discount rate of store or phone in the North', `SELECT "channel", AVG("discount_rate") AS "v" FROM "sales" WHERE "channel" IN ('Store', 'Phone') AND "Region" = 'North' GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['average discount rate of store or the North', `SELECT AVG("discount_rate") AS "v" FROM "sales" WHERE "channel" = 'Store' OR "Region" = 'North'`],
  ],
  'cells side by side are compared': [
    ['compare France and Italy by revenue', `SELECT "Country", SUM("Net_Revenue") AS "v" FROM "sales" WHERE "Country" IN ('France', 'Italy') GROUP BY 1 ORDER BY 2 DESC, 1`],
    ['average discount rate of phone versus store', `SELECT "channel", AVG("discount_rate") AS "v" FROM "sales" WHERE "channel" IN ('Phone', 'Store') GROUP BY 1 ORDER BY 2 DESC, 1`],
  ],
  'the order and the number of rows are as asked': [
    ['top 2 regions by units sold', 'SELECT "Region", SUM("units_sold") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 2'],
    ['regions with the lowest revenue', 'SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2, 1'],
    ['revenue by region, sorted by region in descending order', 'SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 1 DESC'],
    ['revenue by region from low to high', 'SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2, 1'],
    ['which region sells the most units?', 'SELECT "Region", SUM("units_sold") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
  ],
  'growth is the change from one period to the next': [
    ['month over month growth of revenue', `WITH m AS (SELECT DATE_TRUNC('month', "soldAt")::DATE AS "m", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1) SELECT "m", 100.0 * ("v" / LAG("v") OVER (ORDER BY "m") - 1) AS "g" FROM m ORDER BY 1`],
  ],
  'words are found with one typo, by another word for them, and in German': [
    ['net revenue by regoin', 'SELECT "Region", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['turnover by nation', 'SELECT "Country", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['Umsatz nach Land', 'SELECT "Country", SUM("Net_Revenue") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
    ['durchschnittliche discount rate pro region', 'SELECT "Region", AVG("discount_rate") AS "v" FROM "sales" GROUP BY 1 ORDER BY 2 DESC, 1'],
  ],
}; // prettier-ignore

for (const [behaviour, prompts] of Object.entries(cases))
  test(behaviour, async () => {
    for (const [prompt, sql] of prompts) await sameRows(prompt, sql);
  });

test('the chart is the one that is named, else the one that fits the columns', async () => {
  const types: Record<string, string> = {
    'net revenue by region': 'bar',
    'net revenue by region as a pie chart': 'pie',
    'share of revenue by country': 'pie',
    'units sold per month': 'line',
    'revenue by quarter and channel as a stacked bar chart': 'stacked-bar',
    'average discount rate by region and channel': 'grouped-bar',
    'revenue over time colored by channel': 'multi-line',
    'heatmap of revenue by region and channel': 'heatmap',
    'relationship between discount rate and oven temperature': 'scatter',
    'distribution of oven temperature': 'histogram',
    'bin oven temperature by 10': 'histogram',
    'total units': 'big-number',
    'revenue and units sold by region': 'table',
  };
  for (const [prompt, type] of Object.entries(types)) {
    const answer = await bakery.answer(prompt);
    assert.equal(answer.type, type, `${prompt}\n${answer.sql}`);
    const names = answer.result.columns.map(({ name }) => name);
    for (const column of Object.values(answer.encoding)) assert.ok(names.includes(column), prompt);
  }
});

test('an answer says which word became what, and offers other readings', async () => {
  const answer = await bakery.answer('turnover by nation without France');
  assert.match(answer.explanation, /“turnover” → total net revenue \(column "Net_Revenue"\)/);
  assert.match(answer.explanation, /“nation” → split by country/);
  assert.match(answer.explanation, /country is not France/);
  assert.match(answer.title, /^Total net revenue by country/);
  const monthly = await bakery.answer('units sold per month');
  assert.ok((monthly.alternatives ?? []).some(({ sql }) => sql.includes('AVG("units_sold")')));
  assert.ok((monthly.alternatives ?? []).some(({ sql }) => sql.includes('YEAR("soldAt")')));
  for (const { sql } of monthly.alternatives ?? []) assert.ok((await bakery.rows(sql)).length > 0);
});

test('of several tables the one that holds the words is asked', async () => {
  assert.match((await bakery.answer('number of ovens by maker')).sql, /FROM "ovens"/);
  assert.match((await bakery.answer('units sold by channel')).sql, /FROM "sales"/);
});

test('each rule that can be left out is needed by some prompt', async () => {
  const needs = {
    synonyms: 'turnover by nation',
    typos: 'net revenue by regoin',
    values: 'units sold by channel in France',
    dates: 'units sold by channel in the last 3 months',
  } as const;
  for (const [rule, prompt] of Object.entries(needs)) {
    const full = await bakery.answer(prompt);
    const without = await bakery.ask(prompt, [rule as keyof typeof needs]);
    assert.notEqual(without.status === 'ok' ? without.sql : '', full.sql, rule);
  }
});
