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
  assert.match(told(bar('SUM(revenue)', { title: 'Cost by region' })).title, /revenue/i);
  assert.match(told(bar('COUNT(*)', { title: 'Score distribution by region' })).title, /shop orders/);
  assert.match(told(bar('AVG(base_pay)', { title: 'Multi-metric profile' })).title, /average base pay/i);
});

test('a title names what the SQL leaves unnamed', () => {
  assert.match(told(bar('SUM(amount)', { title: 'Revenue by region' })).title, /revenue/i);
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
  assert.match(where('rating IS NOT NULL'), /\(with known rating\)$/);
  assert.match(where('year(day) = 2024 AND amount > 5'), /\(2024 only; amount over 5\)$/);
  assert.match(where("day >= '2025-01-01' AND day < '2026-01-01'"), /\(2025 only\)$/);
  assert.match(where("day >= '2025-03-01'"), /\(from Mar 1, 2025\)$/);
  assert.match(
    where('closed_at IS NULL AND year_group IN (7, 8)'),
    /\(not yet closed only; year group 7 and 8 only\)$/,
  );
  assert.match(where('score > threshold'), /\(rows selected by score\)$|\(some rows left out\)$/);
  // Rows without a region are in no group, and in no sum of all groups.
  assert.match(where('region IS NOT NULL'), /\(with known region\)$/);
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
  const rows = Array.from({ length: 30 }, (_, i) => ({ x: i, y: 3 * i + ((7 * i) % 23) }));
  const sql = 'SELECT CAST("base_pay" AS DOUBLE) AS x, CAST(bonus_pay AS DOUBLE) AS y FROM t';
  const { title, all } = told(widgetOf('scatter', sql, rows, { title: 'Bonus pay vs base pay' }));
  assert.match(title, /bonus pay.*base pay/i);
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
  assert.match(all, /June 2026/);
  assert.doesNotMatch(all, /fell|low/);
});

test('periods that the data begins or ends inside are named and compared with none', () => {
  const widget = widgetOf(
    'line',
    "SELECT date_trunc('month', day) AS month, SUM(v) AS value FROM t GROUP BY 1",
    [...monthsOf([40, 100, 104, 99, 103, 101]), { month: '2024-07-01', value: 12 }],
  );
  const covered = (from: string, to: string): string =>
    told({ ...widget, coverage: { times: { from, to, moments: 170 } } }).all;
  const cut = covered('2024-01-20T00:00:00', '2024-07-05T00:00:00');
  assert.match(cut, /January 2024/);
  assert.match(cut, /July 2024/);
  assert.doesNotMatch(cut, /\b12\b|\b40\b|halved|doubled/);
  assert.match(covered('2024-01-01T00:00:00', '2024-07-31T00:00:00'), /\b12\b/);
});

test('months are not ranked by sums of data that holds some of them twice', () => {
  const rows = ['January', 'February', 'March', 'April'].map((label, at) => ({
    label,
    value: at < 2 ? 200 : 100,
  }));
  const widget = widgetOf('bar', 'SELECT monthname(day) AS label, SUM(v) AS value FROM t GROUP BY 1', rows);
  const kinds = kindsOf({
    ...widget,
    coverage: { times: { from: '2025-01-01', to: '2026-02-28', moments: 400 } },
  });
  assert.deepEqual(
    kinds.filter((kind) => kind !== 'rows'),
    [],
  );
  assert.ok(kindsOf(widget).length > 2);
});

test('the average of yes and no is a rate with its title as its name', () => {
  const widget = bar('AVG(is_returned) * 100', { title: 'Return rate by region' });
  const { title } = told({ ...widget, rows: REGIONS.map((row, at) => ({ ...row, value: 4 + 9 * at })) });
  assert.match(title, /return rate/i);
  assert.match(title, /31(?:\.0)?%/);
  assert.doesNotMatch(title, /average|is returned/i);
});

test('scores, differences and what can be negative are never so many times as much', () => {
  for (const select of ['AVG(nps)', 'AVG(rating)', 'SUM(x) - LAG(SUM(x)) OVER (ORDER BY region)'])
    assert.ok(!kindsOf(bar(select)).includes('gap'), select);
  const below = widgetOf('bar', 'SELECT region AS category, AVG(margin) AS value FROM t GROUP BY 1', [
    ...REGIONS.slice(0, 3),
    { category: 'Loss', value: -5 },
  ]);
  assert.ok(!kindsOf(below).includes('gap'));
});

test('running totals have no course and no record', () => {
  const widget = widgetOf(
    'line',
    "SELECT date_trunc('month', day) AS month, SUM(COUNT(*)) OVER (ORDER BY date_trunc('month', day)) AS value FROM t GROUP BY 1",
    monthsOf([10, 20, 35, 50, 80, 110, 150]),
  );
  assert.deepEqual(kindsOf(widget), ['rows']);
});

test('two groups at one time have a gap, and none of them rose or fell', () => {
  const rows = ['A', 'B', 'C', 'D'].map((label, at) => ({ label, value1: 70 + at, value2: 60 - at }));
  const { all } = told(
    widgetOf(
      'dumbbell',
      "SELECT subject AS label, AVG(score) FILTER (WHERE meals = 'yes') AS value1, AVG(score) FILTER (WHERE meals = 'no') AS value2 FROM t GROUP BY 1",
      rows,
    ),
  );
  assert.match(all, /gap/);
  assert.doesNotMatch(all, /rose|fell|moved|change/);
});

test('hours are told as times of day', () => {
  const rows = [8, 9, 10, 11, 12].map((label, at) => ({ label, value: [10, 40, 90, 30, 20][at] ?? 0 }));
  const widget = widgetOf('bar', 'SELECT hour(ts) AS label, COUNT(*) AS value FROM visits GROUP BY 1', rows);
  assert.match(told(widget).all, /10:00/);
});

test('a condition that leaves no row out is not said', () => {
  const rows = [
    { label: 'Ohio', value: 400 },
    { label: 'Utah', value: 250 },
    { label: 'Iowa', value: 90 },
  ];
  const widget = widgetOf(
    'pie',
    'SELECT state AS label, SUM(v) AS value FROM t WHERE state IS NOT NULL AND v > 0 GROUP BY 1',
    rows,
  );
  assert.match(told(widget).all, /some rows left out; with known state/);
  assert.doesNotMatch(
    told({ ...widget, coverage: { idle: ['state IS NOT NULL', 'v > 0'] } }).all,
    /with known|left out/,
  );
});
