import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { binsFor } from '../../../../src/core/analyst/recommend/bins.js';
import type { Measure } from '../../../../src/core/analyst/recommend/measures.js';
import * as write from '../../../../src/core/analyst/recommend/widget-sql.js';
import { readQuery } from '../../../../src/core/statements/sql/read-query.js';
import { compactOrigin, compactReading } from './compact.js';

type Compact = Record<string, unknown>;

/** Queries of dashboards whose slides once said something wrong. */
const REPORTED: readonly (readonly [
  sql: string,
  reading: Compact,
  origins: Readonly<Record<string, Compact>>,
])[] = [
  [
    'SELECT CAST("base_pay" AS DOUBLE) AS x, CAST("bonus_pay" AS DOUBLE) AS y FROM t_shop_orders',
    { table: 't_shop_orders' },
    { x: { column: 'base_pay' }, y: { column: 'bonus_pay' } },
  ],
  [
    'SELECT "base_pay" AS x, "bonus_pay" AS y FROM t_shop_orders',
    { table: 't_shop_orders' },
    { x: { column: 'base_pay' }, y: { column: 'bonus_pay' } },
  ],
  [
    'SELECT region AS label, AVG(base_pay) AS value1, AVG(score) AS value2 FROM t_shop_orders GROUP BY 1',
    { table: 't_shop_orders', groups: ['label'] },
    {
      label: { column: 'region' },
      value1: { aggregation: 'average', column: 'base_pay' },
      value2: { aggregation: 'average', column: 'score' },
    },
  ],
  [
    "SELECT CAST(FLOOR(battery_pct/10)*10 AS VARCHAR) || '-' || CAST(FLOOR(battery_pct/10)*10+9 AS VARCHAR) AS bucket, CAST(COUNT(*) AS DOUBLE) AS count FROM t_shop_orders GROUP BY FLOOR(battery_pct/10) ORDER BY FLOOR(battery_pct/10)",
    { table: 't_shop_orders', groups: ['bucket'], order: ['bucket asc derived'] },
    {
      bucket: { column: 'battery_pct', ranges: { column: 'battery_pct', width: 10 } },
      count: { countsRows: true, aggregation: 'count' },
    },
  ],
  [
    "SELECT CAST(FLOOR(cost_usd/10)*10 AS VARCHAR) || ' - ' || CAST(FLOOR(cost_usd/10)*10+9.99 AS VARCHAR) AS bucket, CAST(COUNT(*) AS DOUBLE) AS count FROM t_shop_orders GROUP BY FLOOR(cost_usd/10) ORDER BY FLOOR(cost_usd/10)",
    { table: 't_shop_orders', groups: ['bucket'], order: ['bucket asc derived'] },
    {
      bucket: { column: 'cost_usd', ranges: { column: 'cost_usd', width: 10 } },
      count: { countsRows: true, aggregation: 'count' },
    },
  ],
  [
    'SELECT region AS label, AVG(rate_usd_per_kwh) AS value FROM t_shop_orders GROUP BY 1 ORDER BY 2 DESC',
    { table: 't_shop_orders', groups: ['label'], order: ['value desc'] },
    { label: { column: 'region' }, value: { aggregation: 'average', column: 'rate_usd_per_kwh' } },
  ],
  [
    "SELECT CAST(date_trunc('month', CAST(d AS DATE)) AS VARCHAR) AS x, AVG(rate_usd_per_kwh) AS value FROM t_shop_orders GROUP BY 1 ORDER BY 1",
    { table: 't_shop_orders', groups: ['x'], order: ['x asc'] },
    { x: { column: 'd', period: 'month' }, value: { aggregation: 'average', column: 'rate_usd_per_kwh' } },
  ],
  [
    "SELECT CAST(date_trunc('month', CAST(d AS DATE)) AS VARCHAR) AS x, CAST(SUM(price_cut_count) AS DOUBLE) AS value FROM t_shop_orders GROUP BY 1 ORDER BY 1",
    { table: 't_shop_orders', groups: ['x'], order: ['x asc'] },
    { x: { column: 'd', period: 'month' }, value: { aggregation: 'sum', column: 'price_cut_count' } },
  ],
  [
    'SELECT region AS label, SUM(price_cut_count) AS value FROM t_shop_orders GROUP BY 1 ORDER BY 2 DESC LIMIT 25',
    {
      table: 't_shop_orders',
      cut: { count: 25, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['label'],
      order: ['value desc'],
    },
    { label: { column: 'region' }, value: { aggregation: 'sum', column: 'price_cut_count' } },
  ],
  [
    "SELECT 'Average base pay' AS label, AVG(base_pay) AS value, 0.0 AS delta, 'positive' AS sentiment, 'overall' AS delta_basis FROM t_shop_orders",
    { table: 't_shop_orders', groups: [] },
    {
      label: { literal: 'Average base pay' },
      value: { aggregation: 'average', column: 'base_pay' },
      delta: { literal: 0 },
      sentiment: { literal: 'positive' },
      delta_basis: { literal: 'overall' },
    },
  ],
  [
    'SELECT kind AS label, AVG(score) AS value FROM t_shop_orders GROUP BY 1 ORDER BY 2 DESC LIMIT 8',
    {
      table: 't_shop_orders',
      cut: { count: 8, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['label'],
      order: ['value desc'],
    },
    { label: { column: 'kind' }, value: { aggregation: 'average', column: 'score' } },
  ],
  [
    'SELECT region AS label, CAST(COUNT(*) AS DOUBLE) AS value FROM t_shop_orders GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    {
      table: 't_shop_orders',
      cut: { count: 3, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['label'],
      order: ['value desc'],
    },
    { label: { column: 'region' }, value: { countsRows: true, aggregation: 'count' } },
  ],
  [
    'SELECT store AS row, kind AS col, SUM(cost_usd) AS value FROM t_shop_orders GROUP BY 1,2 ORDER BY 3 DESC LIMIT 100',
    {
      table: 't_shop_orders',
      cut: { count: 100, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['row', 'col'],
      order: ['value desc'],
    },
    { row: { column: 'store' }, col: { column: 'kind' }, value: { aggregation: 'sum', column: 'cost_usd' } },
  ],
  [
    'SELECT region AS label, kind AS "group", COUNT(*) AS value FROM t_shop_orders GROUP BY 1,2 ORDER BY 3 DESC LIMIT 7',
    {
      table: 't_shop_orders',
      cut: { count: 7, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['label', 'group'],
      order: ['value desc'],
    },
    {
      label: { column: 'region' },
      group: { column: 'kind' },
      value: { countsRows: true, aggregation: 'count' },
    },
  ],
  [
    'SELECT region AS label, kind AS "group", SUM(flow) - 20000 AS value FROM t_shop_orders GROUP BY 1,2',
    { table: 't_shop_orders', groups: ['label', 'group'] },
    {
      label: { column: 'region' },
      group: { column: 'kind' },
      value: { aggregation: 'sum', column: 'flow', computed: { shifted: true } },
    },
  ],
  [
    'SELECT region AS axis, AVG(base_pay) AS value FROM t_shop_orders GROUP BY 1',
    { table: 't_shop_orders', groups: ['axis'] },
    { axis: { column: 'region' }, value: { aggregation: 'average', column: 'base_pay' } },
  ],
  [
    'SELECT region AS label, SUM(cost_usd) AS value FROM t_shop_orders GROUP BY 1',
    { table: 't_shop_orders', groups: ['label'] },
    { label: { column: 'region' }, value: { aggregation: 'sum', column: 'cost_usd' } },
  ],
  [
    "SELECT CAST(date_trunc('month', CAST(d AS DATE)) AS VARCHAR) AS x, region AS series, COUNT(*) AS value FROM t_shop_orders GROUP BY 1,2 ORDER BY 1,2",
    { table: 't_shop_orders', groups: ['x', 'series'], order: ['x asc', 'series asc'] },
    {
      x: { column: 'd', period: 'month' },
      series: { column: 'region' },
      value: { countsRows: true, aggregation: 'count' },
    },
  ],
  [
    "SELECT date_trunc('week', d) AS week, sum(v) AS orders FROM (SELECT DATE '2024-11-25' + CAST(i*7 AS INT) d, 100+10*i v FROM range(10) t(i)) GROUP BY 1 ORDER BY 1",
    { groups: ['week'], order: ['week asc'] },
    {
      week: { column: 'i', period: 'week' },
      orders: { aggregation: 'sum', column: 'i', computed: { shifted: true, scale: 10 } },
    },
  ],
  [
    "SELECT date_trunc('quarter', d) AS quarter, sum(v) AS revenue FROM (SELECT DATE '2023-01-15' + INTERVAL (i) MONTH d, 100+i v FROM range(15) t(i)) GROUP BY 1 ORDER BY 1",
    { groups: ['quarter'], order: ['quarter asc'] },
    {
      quarter: { column: 'i', period: 'quarter' },
      revenue: { aggregation: 'sum', column: 'i', computed: { shifted: true } },
    },
  ],
  [
    'SELECT 20+i*3 AS age, 30000+i*2500 AS salary FROM range(12) t(i)',
    {},
    {
      age: { column: 'i', computed: { shifted: true, scale: 3 } },
      salary: { column: 'i', computed: { shifted: true, scale: 2500 } },
    },
  ],
  [
    'SELECT 20+i*3 AS age, 0.1+i*0.05 AS churn_rate FROM range(12) t(i)',
    {},
    {
      age: { column: 'i', computed: { shifted: true, scale: 3 } },
      churn_rate: { column: 'i', computed: { shifted: true, scale: 0.05 } },
    },
  ],
  [
    'SELECT 20+i*3 AS x, 30000+i*2500 AS y FROM range(12) t(i)',
    {},
    {
      x: { column: 'i', computed: { shifted: true, scale: 3 } },
      y: { column: 'i', computed: { shifted: true, scale: 2500 } },
    },
  ],
  [
    'SELECT max(y) AS value FROM (VALUES (2019),(2023)) t(y)',
    { groups: [] },
    { value: { aggregation: 'maximum', column: 'y' } },
  ],
];

for (const [sql, reading, origins] of REPORTED)
  test(`reads ${sql}`, () => {
    assert.deepEqual(compactReading(sql), reading);
    for (const [column, origin] of Object.entries(origins))
      assert.deepEqual(compactOrigin(readQuery(sql)?.origin(column)), origin, column);
  });

/** Rows that stand in the query are rows of a table without a name. */
const TYPED: readonly (readonly [values: string, names: string])[] = [
  ["('Ads',4.2),('Mail',12.5),('Shop',7.9)", 'category,value'],
  ["('Ads',4.2),('Mail',12.5)", 'channel,rate'],
  ["('Q1','Retail',-98),('Q1','Online',9),('Q2','Retail',3),('Q2','Online',2)", 'quarter,unit,profit'],
  ["('Q1','Retail',90),('Q1','Online',-50),('Q2','Retail',30),('Q2','Online',-20)", 'quarter,unit,profit'],
  ["('Paris',10),('Paris',20),('Rome',50),('Oslo',5)", 'city,orders'],
  ["('Paris','x',10),('Paris','x',20),('Rome','x',50),('Rome','y',5)", 'city,kind,orders'],
  ["('Paris',10),('Paris',20),('Rome',50),('Oslo',5),('Rome',4),('Bern',9)", 'city,orders'],
  ["(1001,'Ada',50),(1002,'Bob',20),(1003,'Cy',70)", 'invoice_no,customer,amount'],
  ["(1001,'Ada',50),(1002,'Bob',20),(1003,'Cy',70)", '"Order number",customer,amount'],
  ["(1,'Lions',90),(2,'Tigers',70),(3,'Bears',55)", 'rank,team,points'],
  ['(2019,10),(2020,20),(2021,15),(2022,30)', 'year,revenue'],
  ["(DATE '2024-01-01',10),(NULL,999),(DATE '2024-03-01',40),(DATE '2024-04-01',50)", 'month,sales'],
  ["('A',TIMESTAMP '2024-03-01 09:00:00'),('B',TIMESTAMP '2024-03-01 14:30:00')", 'what,starts_at'],
  ["(1000123,'x',10),(1000124,'y',20)", 'customer_id,k,qty'],
  ["(4930123456::BIGINT,'x',10)", 'phone,k,qty'],
  ["('Apr',4),('Aug',8),('Jan',1),('Feb',2)", 'month,sales'],
  ["('Fri',4),('Mon',8),('Sun',1),('Wed',2)", 'day,sales'],
  [
    "('EU',12000000000000000::BIGINT),('US',9007199254740993),('APAC',4503599627370496),('LATAM',1000000000000000)",
    'region,bytes',
  ],
  ["('A',1),('B',1000000),('C',0.001)", 'category,value'],
  ["('A',0.0000001),('B',0.000000003)", 'k,tiny'],
  ["('a',0),('b',0)", 'category,value'],
  ["(NULL,20),('',3),('google',7)", 'category,value'],
  ["('x',NULL,20),('x','',3),('x','google',7),('y',NULL,1),('y','google',4)", 'category,series,value'],
  ["('a',5)", 'category,value'],
  ["('a','T',5),('b','T',3),('c','T',2)", 'source,target,value'],
  ["('Q1','Actual',10),('Q1','Target',12),('Q2','Actual',15),('Q2','Target',13)", 'quarter,series,revenue'],
];

for (const [values, names] of TYPED)
  test(`reads rows ${values}`, () => {
    const reading = readQuery(`SELECT * FROM (VALUES ${values}) t(${names}) ORDER BY 1`);
    assert.ok(reading);
    assert.equal(reading.table, undefined);
    for (const name of names.split(',').map((written) => written.replaceAll('"', ''))) {
      assert.deepEqual(compactOrigin(reading.origin(name)), { column: name });
    }
    assert.equal(reading.origin('other'), undefined);
  });

/** All texts in a value that are queries. */
function queriesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\s*(?:SELECT|WITH)\b/i.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(queriesIn) : [];
}

const DEMOS = new URL('../../../../demo/dashboards/', import.meta.url);
for (const file of readdirSync(DEMOS))
  test(`reads every query of ${file}`, () => {
    for (const sql of new Set(queriesIn(JSON.parse(readFileSync(new URL(file, DEMOS), 'utf8'))))) {
      const reading = readQuery(sql);
      assert.ok(reading?.table, sql);
      // The names that widgets read; each query has some of them.
      const names = [
        'value',
        'category',
        'series',
        'count',
        'bucket',
        'label',
        'Date',
        'Film',
        'Stock',
        'x',
        'weight',
        'income',
      ];
      assert.ok(
        names.some((name) => reading.origin(name)),
        sql,
      );
    }
  });

const DEMO_COLUMNS: readonly (readonly [part: string, column: string, origin: Compact])[] = [
  ['Airfields', 'value', { countsRows: true, aggregation: 'count' }],
  ['Airfields', 'category', { mapped: true }],
  ['CAST(floor((count(*) - 1)', 'bucket', { mapped: true, ranges: { column: '*', width: 10 } }],
  ['CAST(floor((count(*) - 1)', 'count', { aggregation: 'distinct', column: 'origin' }],
  ['Dallas-Fort Worth', 'value', { aggregation: 'sum', column: 'count' }],
  ['count(*) FILTER (delay', 'value', { quotient: { above: '*', below: '*', share: true } }],
  [
    'floor("Horsepower" / 25)',
    'bucket',
    { column: 'Horsepower', ranges: { column: 'Horsepower', width: 25 } },
  ],
  [
    '1000 * arg_max(nonfarm',
    'delta',
    { column: 'nonfarm', quotient: { above: 'nonfarm', below: 'nonfarm', change: true } },
  ],
  ['make_date', 'category', { columns: ['year', 'month'], period: 'month' }],
  ['make_date', 'series', { column: 'series', mapped: true }],
  ['make_date', 'value', { aggregation: 'sum', column: 'count', computed: { scale: 1000 } }],
  ['UNPIVOT', 'value', { aggregation: 'sum', column: 'v', computed: { difference: true } }],
  ['rank() OVER', 'category', { column: 'series', mapped: true }],
  [
    'avg(r)',
    'value',
    { aggregation: 'average', column: 'price', quotient: { above: 'price', below: 'price', change: true } },
  ],
  ['(r > 0)', 'value', { quotient: { above: '*', below: 'price', share: true }, column: 'price' }],
  ['sum(fertility * pop)', 'value', { columns: ['fertility', 'pop'], quotient: { below: 'pop' } }],
];
const DEMO_QUERIES = readdirSync(DEMOS).flatMap((file) =>
  queriesIn(JSON.parse(readFileSync(new URL(file, DEMOS), 'utf8'))),
);
for (const [part, column, origin] of DEMO_COLUMNS)
  test(`reads ${column} of the demo query with ${part}`, () => {
    const sql = DEMO_QUERIES.find((query) => query.includes(part)) ?? '';
    assert.deepEqual(compactOrigin(readQuery(sql)?.origin(column)), origin);
  });

const profile = (name: string, more: Partial<Measure>): Measure => ({
  name,
  type: 'number',
  role: 'measure',
  sql: `"${name}"`,
  distinct: 40,
  filled: 0.9,
  longest: 8,
  additive: true,
  aggregate: 'SUM',
  only: [],
  interest: 1,
  ...more,
});
const day = profile('day', {
  type: 'date',
  role: 'time',
  least: '2024-01-10',
  most: '2024-12-20',
  distinct: 300,
});
const amount = profile('amount', {});
const rate = profile('rate', {
  additive: false,
  aggregate: 'AVG',
  only: [`"state" <> 'void'`],
  low: 0,
  high: 100,
  least: -5,
  most: 130,
});
const region = profile('region', { type: 'string', role: 'category', distinct: 30 });
const bins = binsFor(rate);

const WRITTEN: readonly (readonly [
  name: string,
  sql: string,
  reading: Compact,
  origins: Readonly<Record<string, Compact>>,
])[] = [
  [
    'a number',
    write.numberSql('sales', amount),
    { table: 'sales', groups: [] },
    { value: { aggregation: 'sum', column: 'amount' } },
  ],
  [
    'a course',
    write.timeSql('sales', day, amount, 'month'),
    {
      table: 'sales',
      conditions: [
        { kind: 'filled', column: 'day' },
        { kind: 'greater-equal', column: 'day', values: ['2024-02-01'] },
        { kind: 'less', column: 'day', values: ['2024-12-01'] },
      ],
      groups: ['category'],
      order: ['category asc'],
    },
    { category: { column: 'day', period: 'month' }, value: { aggregation: 'sum', column: 'amount' } },
  ],
  [
    'a cycle',
    write.cycleSql('sales', day, amount, 'weekday', 'en-US', false),
    {
      table: 'sales',
      conditions: [{ kind: 'filled', column: 'day' }],
      groups: ['category'],
      order: ['category asc derived'],
    },
    {
      category: { column: 'day', period: 'cycle of day' },
      value: { columns: ['amount', 'day'], quotient: { above: 'amount', below: 'day' } },
    },
  ],
  [
    'categories',
    write.categorySql('sales', region, amount, false),
    {
      table: 'sales',
      conditions: [{ kind: 'filled', column: 'region' }],
      cut: { count: write.MOST_BARS, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['category'],
      order: ['value desc', 'category asc'],
    },
    { category: { column: 'region' }, value: { aggregation: 'sum', column: 'amount' } },
  ],
  [
    'averages of categories that have rows enough',
    write.categorySql('sales', region, rate, true),
    {
      table: 'sales',
      conditions: [
        { kind: 'filled', column: 'region' },
        { kind: 'not-equal', column: 'state', values: ['void'] },
        { kind: 'greater-equal', aggregation: 'count', column: 'rate', stage: 'having', values: [15] },
      ],
      cut: { count: write.MOST_BARS, sample: false, of: 'result', by: 'value', direction: 'desc' },
      groups: ['category'],
      order: ['value desc', 'category asc'],
    },
    { category: { column: 'region' }, value: { aggregation: 'average', column: 'rate' } },
  ],
  [
    'a grid',
    write.gridSql('sales', region, amount, rate, true),
    {
      table: 'sales',
      conditions: [
        { kind: 'filled', column: 'region' },
        { kind: 'filled', column: 'amount' },
        { kind: 'not-equal', column: 'state', values: ['void'] },
        { kind: 'greater-equal', aggregation: 'count', column: 'rate', stage: 'having', values: [15] },
      ],
      groups: ['category', 'series'],
      order: ['category asc', 'series asc'],
    },
    { series: { column: 'amount' }, value: { aggregation: 'average', column: 'rate' } },
  ],
  [
    'bins',
    bins ? write.binsSql('sales', rate, bins) : '',
    {
      table: 'sales',
      conditions: [
        { kind: 'filled', column: 'rate' },
        { kind: 'filled', column: 'rate', wrapped: true },
      ],
      groups: ['bucket', 'from', 'to'],
    },
    {
      bucket: { column: 'rate', mapped: true, ranges: { column: 'rate', width: bins?.step } },
      value: { countsRows: true, aggregation: 'count' },
    },
  ],
  [
    'sampled points',
    write.scatterSql('sales', amount, rate, region, 10_000),
    {
      table: 'sales',
      conditions: [
        { kind: 'other', stage: 'having' },
        { kind: 'less', values: [1e100] },
        { kind: 'less', values: [1e100] },
        { kind: 'filled', column: 'amount' },
        { kind: 'filled', column: 'rate' },
      ],
    },
    { x: { column: 'amount' }, y: { column: 'rate' }, label: { column: 'region' } },
  ],
  [
    'top rows',
    write.topRowsSql('sales', [region, amount], amount),
    {
      table: 'sales',
      conditions: [{ kind: 'filled', column: 'amount' }],
      cut: { count: 10, sample: false, of: 'result', by: 'amount', direction: 'desc' },
      order: ['amount desc', 'region asc'],
    },
    { region: { column: 'region' }, amount: { column: 'amount' } },
  ],
];

for (const [name, sql, reading, origins] of WRITTEN)
  test(`reads what the product writes for ${name}`, () => {
    assert.deepEqual(compactReading(sql), reading);
    for (const [column, origin] of Object.entries(origins))
      assert.deepEqual(compactOrigin(readQuery(sql)?.origin(column)), origin, column);
  });
