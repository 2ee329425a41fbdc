import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWidget } from '../../../src/core/statements/offers.js';
import { kindsOf, monthsOf, pairsOf, told, widgetOf } from './widget.js';

const MONTHS = "SELECT date_trunc('month', d) AS month, sum(x) AS value FROM t GROUP BY 1";
const wave = (at: number): number => Math.round(1000 + 700 * Math.sin((at * Math.PI) / 6));

test('a season is told neither as peak nor as fall and recovery', () => {
  const rows = monthsOf(Array.from({ length: 27 }, (_, at) => wave(at) + 3 * at + ((at * 37) % 11)));
  const kinds = kindsOf(widgetOf('line', MONTHS, rows));
  for (const kind of ['peak', 'low', 'recovery', 'turn', 'streak', 'latest-average'])
    assert.ok(!kinds.includes(kind), kind);
  assert.ok(kinds.includes('year-ago'));
});

test('a season of the year is not made of two neighbours by chance', () => {
  const spiky = Array.from(
    { length: 48 },
    (_, at) => 100 + (at % 12 === 1 ? 60 : at % 12 === 2 ? -60 : (at * 7) % 5),
  );
  assert.ok(!kindsOf(widgetOf('line', MONTHS, monthsOf(spiky))).includes('season'));
  const real = Array.from({ length: 48 }, (_, at) => wave(at) + ((at * 37) % 11));
  assert.ok(kindsOf(widgetOf('line', MONTHS, monthsOf(real))).includes('season'));
});

test('a month without anything was closed, and is no low', () => {
  const rows = monthsOf([90, 110, 95, 105, 0, 99, 104, 93, 108, 97]);
  assert.doesNotMatch(told(widgetOf('line', MONTHS, rows)).all, /\b0\b/);
});

test('a record since last week is none, and one since a third of the time ago is', () => {
  const days = (values: readonly number[]) =>
    values.map((value, at) => ({ day: `2025-09-${String(at + 1).padStart(2, '0')}`, value }));
  const noisy = [6.9, 6.7, 7.1, 6.8, 7, 6.9, 7.2, 6.8, 7, 6.5, 6.9, 7.1, 6.8, 7, 6.9, 7.1, 6.9, 6.6];
  assert.ok(
    !kindsOf(widgetOf('line', 'SELECT day, avg(x) AS value FROM t GROUP BY 1', days(noisy))).includes(
      'record',
    ),
  );
  const months = monthsOf([50, 72, 61, 66, 60, 64, 62, 63, 65, 61, 62, 71]);
  assert.ok(kindsOf(widgetOf('line', MONTHS, months)).includes('record'));
});

const gauge = (title: string, value: number, target: number) =>
  widgetOf('gauge', 'SELECT avg(x) AS value, 0.2 AS target FROM t', [{ value, target }], {
    title,
    config: { numberFormat: 'percent:1' },
  });

test('a ceiling is kept or passed, and a target that is nearly met is not missed', () => {
  assert.match(told(gauge('Leakage (ceiling 20%)', 0.196, 0.2)).title, /within the ceiling/);
  assert.match(told(gauge('Leakage, upper limit 20%', 0.23, 0.2)).title, /over the ceiling/);
  assert.match(told(gauge('Visits against target', 0.9965, 1)).title, /close to|nearly on target/);
  assert.match(told(gauge('On-time share', 0.74, 0.85)).title, /below/);
});

test('a budget is a ceiling of spending alone', () => {
  const of = (title: string) =>
    told(widgetOf('gauge', 'SELECT 1 AS value, 2 AS target', [{ value: 90, target: 100 }], { title })).title;
  assert.match(of('Travel costs against budget'), /ceiling/);
  assert.doesNotMatch(of('Revenue against budget'), /ceiling/);
});

const funnel = (steps: Readonly<Record<string, number>>) =>
  widgetOf('funnel', 'SELECT * FROM (VALUES (1)) t(category, value)', pairsOf(steps));

test('who did not answer is not lost, and of two losses that are nearly alike none is the largest', () => {
  assert.ok(!kindsOf(funnel({ Opened: 5500, Closed: 5300, 'Rated 4 or 5': 700 })).includes('largest-drop'));
  assert.ok(!kindsOf(funnel({ Opened: 5500, Closed: 5300, 'Rated 4 or 5': 700 })).includes('conversion'));
  assert.ok(
    !kindsOf(funnel({ Applied: 1331, Offered: 560, Accepted: 252, Enrolled: 235 })).includes('largest-drop'),
  );
  assert.ok(kindsOf(funnel({ Visit: 9000, Cart: 8000, Paid: 900 })).includes('largest-drop'));
});

test('steps that are no part of each other make no funnel', () => {
  assert.deepEqual(
    kindsOf(funnel({ Visits: 900, 'Mails sent': 4000, Orders: 200 })).filter((kind) => kind !== 'rows'),
    [],
  );
});

test('amounts without a level before them change nothing, and a whole is told by its parts', () => {
  const sql = 'SELECT region AS category, sum(x) AS value FROM t GROUP BY 1';
  const parts = widgetOf('waterfall', sql, pairsOf({ North: 380, South: 200, East: 150, West: 90 }));
  assert.match(told(parts).title, /North/);
  assert.doesNotMatch(told(parts).all, /adds|increase|changes/);
  const credits = widgetOf('waterfall', sql, pairsOf({ L1: 30, L2: 55, L3: 41, Credits: -9 }));
  assert.doesNotMatch(told(credits).all, /net/);
});

test('what is there at a time is not added up over time', () => {
  const rows = [100, 120, 140, 160].flatMap((mrr, at) => [
    { month: `2024-0${at + 1}-01`, plan: 'Basic', mrr },
    { month: `2024-0${at + 1}-01`, plan: 'Pro', mrr: mrr * 2 },
  ]);
  const widget = (name: string) =>
    widgetOf(
      'stacked-area',
      `SELECT month, plan, sum(${name}) AS ${name} FROM t GROUP BY 1, 2`,
      rows.map(({ mrr, ...row }) => ({ ...row, [name]: mrr })),
    );
  for (const name of ['mrr_eur', 'active_policies', 'headcount', 'stock_on_hand']) {
    assert.doesNotMatch(told(widget(name)).all, /1,?040|520/, name);
    assert.ok(!kindsOf(widget(name)).includes('total-over-time'), name);
  }
  assert.ok(kindsOf(widget('sales')).includes('leader') || kindsOf(widget('sales')).includes('gap'));
});

test('periods in words are times, and the last of them is compared only where the data holds all of it', () => {
  const quarters = ['2024 Q1', '2024 Q2', '2024 Q3', '2024 Q4', '2025 Q1', '2025 Q2'].map((category, at) => ({
    category,
    value: [300, 320, 340, 365, 390, 60][at] ?? 0,
  }));
  const sql = "SELECT year(d) || ' Q' || quarter(d) AS category, count(*) AS value FROM t GROUP BY 1";
  const coverage = { times: { from: '2024-01-01T08:00:00', to: '2025-04-17T09:00:00', moments: 900 } };
  const cut = widgetOf('bar', sql, quarters, { coverage });
  assert.ok(kindsOf(cut).includes('partial'));
  assert.doesNotMatch(told(cut).title, /2025 Q2/);
  const whole = widgetOf('bar', sql, quarters, {
    coverage: { times: { ...coverage.times, to: '2025-06-30T20:00:00' } },
  });
  assert.ok(!kindsOf(whole).includes('partial'));
  for (const labels of [
    ['2025-W40', '2025-W41', '2025-W42'],
    ['FY23', 'FY24', 'FY25'],
    ['Aug 2025', 'Sep 2025', 'Oct 2025'],
    ['H1 2024', 'H2 2024', 'H1 2025'],
  ]) {
    const rows = labels.map((category, at) => ({ category, value: 10 + 7 * at }));
    const { frame } = readWidget(
      widgetOf('bar', 'SELECT p AS category, sum(x) AS value FROM t GROUP BY 1', rows),
    );
    assert.ok(frame.dimension?.grain, labels.join());
  }
});

test('a financial year is over where the data goes to its end, whenever it begins', () => {
  const rows = ['FY23', 'FY24', 'FY25'].map((category, at) => ({ category, value: 100 + 50 * at }));
  const sql =
    "SELECT 'FY' || (year(d) + CASE WHEN month(d) >= 7 THEN 1 ELSE 0 END) AS category, sum(x) AS value FROM t GROUP BY 1";
  const of = (to: string) =>
    kindsOf(
      widgetOf('bar', sql, rows, { coverage: { times: { from: '2022-07-01T00:00:00', to, moments: 900 } } }),
    );
  assert.ok(!of('2025-06-29T00:00:00').includes('partial'));
  assert.ok(of('2025-03-29T00:00:00').includes('partial'));
});

test('series of periods do not compete', () => {
  const rows = ['Online', 'Shop'].flatMap((category) =>
    ['FY24', 'FY25'].map((series, at) => ({ category, series, value: 100 + 300 * at })),
  );
  const sql = 'SELECT channel AS category, fy AS series, sum(x) AS value FROM t GROUP BY 1, 2';
  const offers = readWidget(widgetOf('grouped-bar', sql, rows)).offers;
  assert.ok(
    !offers.some(
      ({ finding }) =>
        finding.args['by'] === 'series' && finding.args['measure'] === 'value' && !finding.args['series'],
    ),
  );
});

test('what is made of the other goes with it by its making', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    x: at + ((at * 7) % 5),
    y: (at + ((at * 7) % 5)) * 1.1,
  }));
  const scatter = (sql: string, list = rows) => kindsOf(widgetOf('scatter', sql, list));
  assert.ok(!scatter('SELECT weight AS x, height AS y FROM t').includes('relation'));
  const loose = rows.map(({ x, y }, at) => ({ x, y: y + ((at * 13) % 17) * 2 }));
  assert.ok(scatter('SELECT weight AS x, height AS y FROM t', loose).includes('relation'));
  assert.ok(!scatter('SELECT amount AS x, amount_eur AS y FROM t', loose).includes('relation'));
});

test('groups that are made of a measure say nothing of it', () => {
  const rows = pairsOf({ '18-34': 27.8, '35-49': 41.2, '50-64': 56.3, '65+': 71.4 });
  const sql = 'SELECT age_group AS category, avg(age) AS value FROM t GROUP BY 1';
  assert.doesNotMatch(told(widgetOf('bar', sql, rows)).all, /27\.8|71\.4/);
});

test('a low year between others is no fall that was made up for', () => {
  const years = (values: readonly number[]): string[] =>
    kindsOf(
      widgetOf(
        'line',
        'SELECT year, sum(x) AS value FROM t GROUP BY 1',
        values.map((value, at) => ({ year: 2010 + at, value })),
      ),
    );
  assert.ok(!years([20, 21, 19, 22, 9, 21, 20, 22, 21, 20, 22, 24]).includes('recovery'));
  assert.ok(years([40, 41, 40, 38, 30, 21, 20, 24, 31, 37, 40, 44]).includes('recovery'));
  // What fell from far above since is none either.
  assert.ok(!years([13, 14, 13, 12, 9, 8, 9, 90, 310, 200, 60, 30]).includes('recovery'));
});

test('a bullet names what it speaks of', () => {
  const { points } = told(
    widgetOf(
      'line',
      MONTHS.replace('sum(x)', 'sum(revenue)'),
      monthsOf([10, 30, 12, 28, 9, 33, 15, 26, 11, 31, 14, 25, 40]),
    ),
  );
  assert.doesNotMatch(points.join(' '), /\b(?:it|they|that is)\b/i);
});

test('a last step that all before it come to is what there is after them, not the largest gain', () => {
  const sql = 'SELECT step, value FROM t';
  const rows = pairsOf({ 'Members 2025': 1000, Joined: 240, Left: -190, 'Members 2026': 1050 });
  const { all } = told(widgetOf('waterfall', sql, rows));
  assert.match(all, /Joined/);
  assert.doesNotMatch(all, /Members 2026 adds|Members 2025 adds/);
});

test('of two groups the other is not "the next"', () => {
  const rows = pairsOf({ Day: 30, Night: 90 });
  const { title } = told(
    widgetOf('bar', 'SELECT shift AS category, avg(minutes) AS value FROM t GROUP BY 1', rows, {
      title: 'Minutes by shift',
    }),
  );
  assert.match(title, /Night/);
  assert.doesNotMatch(title, /the next/);
});

test('levels that are certain to differ a little have a highest and a lowest', () => {
  const widget = widgetOf(
    'bar',
    'SELECT arm AS category, avg(pressure) AS value FROM t GROUP BY 1',
    pairsOf({ A: 152, B: 147, C: 141 }),
    { title: 'Average pressure by arm' },
  );
  const groups = ['A', 'B', 'C'].map((arm) => ({
    names: { category: arm },
    sizes: { value: { n: 400, spread: 12 } },
  }));
  assert.match(told({ ...widget, coverage: { ...widget.coverage, groups } }).title, /152.*141|141.*152/);
  const few = groups.map((one) => ({ ...one, sizes: { value: { n: 6, spread: 40 } } }));
  assert.doesNotMatch(told({ ...widget, coverage: { ...widget.coverage, groups: few } }).title, /152/);
});
