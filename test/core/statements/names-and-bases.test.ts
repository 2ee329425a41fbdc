import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrame } from '../../../src/core/statements/frame/frame.js';
import { told, widgetOf, pairsOf, monthsOf, kindsOf } from './widget.js';

const REGIONS = pairsOf({ North: 400, South: 300, West: 200, East: 100 });
const bar = (select: string, more = {}): ReturnType<typeof widgetOf> =>
  widgetOf(
    'bar',
    `SELECT region AS category, ${select} AS value FROM t_shop_orders GROUP BY 1`,
    REGIONS,
    more,
  );

test('the SQL names a measure before the title does', () => {
  assert.match(told(bar('SUM(revenue)', { title: 'Cost by region' })).title, /revenue/);
  assert.match(told(bar('COUNT(*)', { title: 'Score distribution by region' })).title, /shop orders/);
  assert.match(told(bar('AVG(base_pay)', { title: 'Multi-metric profile' })).title, /average base pay/i);
});

test('a title names what the SQL leaves unnamed', () => {
  assert.match(told(bar('SUM(amount)', { title: 'Revenue by region' })).title, /revenue/);
});

test('names of columns become words, and known abbreviations keep their capitals', () => {
  const noun = (select: string): string | undefined => readFrame(bar(select)).measure?.noun;
  assert.equal(noun('AVG(temp_max)'), 'maximum temperature');
  assert.equal(noun('AVG(NPS)'), 'NPS');
  assert.equal(noun('SUM(cost_usd)'), 'cost');
  assert.equal(noun('AVG(rate_usd_per_kwh)'), 'rate');
});

test('a unit comes from the column, never from the title', () => {
  const unitOf = (select: string, title: string): string =>
    `${readFrame(bar(select, { title })).measure?.format}${readFrame(bar(select, { title })).measure?.unit}`;
  assert.equal(unitOf('COUNT(*)', 'Cost in USD by region'), 'integer');
  assert.match(unitOf('SUM(cost_usd)', 'Costs'), /^currency:USD/);
  assert.match(unitOf('AVG(rate_usd_per_kwh)', 'Rate in %'), / USD\/kWh$/);
  assert.equal(unitOf('SUM(revenue)', 'Revenue ($)'), 'integer');
});

test('averages, rates and shifted sums are never added up', () => {
  for (const select of ['AVG(score)', 'SUM(flow) - 20000', 'SUM(a) / SUM(b)', 'MAX(price)'])
    assert.ok(!kindsOf(bar(select)).some((kind) => ['total', 'share', 'majority'].includes(kind)), select);
  assert.ok(kindsOf(bar('SUM(score)')).includes('total'));
});

test('of rows that a LIMIT cut, no last, no average and no share is told', () => {
  const top = told(
    widgetOf(
      'bar',
      'SELECT region AS category, SUM(v) AS value FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 4',
      REGIONS,
    ),
  );
  assert.match(top.title, /North/);
  assert.doesNotMatch(top.all, /last|lowest|mean|together|%|East/);
});

test('a limit that the rows do not reach takes nothing away', () => {
  const all = told(
    widgetOf(
      'bar',
      'SELECT region AS category, SUM(v) AS value FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 25',
      REGIONS,
    ),
  );
  assert.match(all.all, /40%|together/);
});

test('a sentence about a part of the rows names the part', () => {
  const where = (condition: string): string =>
    told(
      widgetOf(
        'bar',
        `SELECT region AS category, SUM(v) AS value FROM t WHERE ${condition} GROUP BY 1`,
        REGIONS,
      ),
    ).title;
  assert.match(where("country = 'Germany'"), /\(Germany only\)$/);
  assert.match(where("symbol <> 'GOOG'"), /\(without GOOG\)$/);
  assert.match(where('rating IS NOT NULL'), /\(only with rating\)$/);
  assert.match(where('year(day) = 2024 AND amount > 5'), /\(filtered by year and amount\)$/);
  assert.doesNotMatch(where('region IS NOT NULL'), /\(/);
});

test('groups that a HAVING on the same sum leaves out are missing from the whole', () => {
  const sql = 'SELECT region AS category, SUM(v) AS value FROM t GROUP BY 1 HAVING SUM(v) > 50';
  assert.doesNotMatch(told(widgetOf('bar', sql, REGIONS)).all, /%|last|together/);
});

test('two columns are before and after only where they are one quantity', () => {
  const rows = ['A', 'B', 'C', 'D'].map((label, at) => ({ label, value1: 10 + at, value2: 20 + at }));
  const pair = (columns: string): string[] =>
    kindsOf(widgetOf('dumbbell', `SELECT region AS label, ${columns} FROM t GROUP BY 1`, rows));
  assert.ok(pair('SUM(sales_2023) AS value1, SUM(sales_2024) AS value2').includes('pair-directions'));
  assert.ok(!pair('AVG(base_pay) AS value1, AVG(score) AS value2').some((kind) => /pair/.test(kind)));
  assert.ok(!pair('AVG(sales_2023) AS value1, SUM(sales_2024) AS value2').some((kind) => /pair/.test(kind)));
});

test('the axes of a scatter are named by their columns, also where the SQL casts them', () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({ x: i, y: 3 * i + (i % 4) }));
  const sql = 'SELECT CAST("base_pay" AS DOUBLE) AS x, CAST(bonus_pay AS DOUBLE) AS y FROM t';
  const { title, all } = told(widgetOf('scatter', sql, rows, { title: 'Bonus pay vs base pay' }));
  assert.match(title, /base pay.*bonus pay/i);
  assert.match(all, /rank correlation/);
});

test('a season that is only the length of months is none', () => {
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const rows = monthsOf(Array.from({ length: 48 }, (_, i) => 10 * (days[i % 12] ?? 30)));
  const sql = "SELECT date_trunc('month', d) AS month, COUNT(*) AS value FROM t GROUP BY 1";
  assert.ok(!kindsOf(widgetOf('line', sql, rows)).includes('season'));
});

test('two ends of a course that goes up and down make no headline', () => {
  const rows = monthsOf([10, 40, 12, 38, 9, 41, 11, 39, 13, 20]);
  const { title } = told(widgetOf('line', 'SELECT month, v AS value FROM t', rows));
  assert.doesNotMatch(title, /January.*October/);
});

test('a period that is not complete is named and compared with none', () => {
  const rows = [...monthsOf([100, 100, 100, 100, 100]), { month: '2026-06-01', value: 3 }];
  const { all } = told(widgetOf('line', 'SELECT month, SUM(v) AS value FROM t GROUP BY 1', rows));
  assert.match(all, /June 2026 (?:was|is|had)/);
  assert.doesNotMatch(all, /fell|low/);
});
