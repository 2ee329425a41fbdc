import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWidget } from '../../../src/core/statements/offers.js';
import { kindsOf, monthsOf, pairsOf, sizes, told, widgetOf } from './widget.js';

const AVERAGE = 'SELECT channel AS category, avg(csat) AS value FROM tickets GROUP BY 1 ORDER BY 2 DESC';

test('a group of hardly a row leads nothing, and the larger ones are compared as such', () => {
  const rows = pairsOf({ 'Walk-in': 4.9, Phone: 4.4, Chat: 2.9, Portal: 2.8 });
  const coverage = sizes({ 'Walk-in': [4, 0.5], Phone: [91, 0.8], Chat: [368, 0.9], Portal: [525, 0.9] });
  const { title, all } = told(widgetOf('bar', AVERAGE, rows, { coverage }));
  assert.doesNotMatch(all, /Walk-in/);
  assert.match(title, /Phone.*\(groups of 5\+\)$/);
});

test('averages that chance alone may set apart are no headline', () => {
  const rows = pairsOf({ Tuesday: 0.034, Thursday: 0.021, Monday: 0.012 });
  const coverage = sizes({ Tuesday: [180], Thursday: [170], Monday: [160] });
  const config = { numberFormat: 'percent:1' };
  const widget = widgetOf('bar', AVERAGE, rows, { coverage, config, title: 'Reopened by weekday' });
  assert.equal(told(widget).title, 'Reopened by weekday');
  const sure = widgetOf('bar', AVERAGE, rows, {
    coverage: sizes({ Tuesday: [18000], Thursday: [17000], Monday: [16000] }),
    config,
  });
  assert.match(told(sure).title, /Tuesday/);
});

test('a near tie is no headline, and a lead is', () => {
  const count = 'SELECT genre AS category, count(*) AS value FROM loans GROUP BY 1';
  const close = widgetOf('bar', count, pairsOf({ Crime: 3133, Fiction: 3051, Travel: 2990 }), {
    title: 'Loans by genre',
  });
  assert.doesNotMatch(told(close).title, /Crime.*(?:ahead|leads|first)/);
  const clear = widgetOf('bar', count, pairsOf({ Crime: 3333, Fiction: 2051, Travel: 1990 }));
  assert.match(told(clear).title, /Crime/);
});

const weightOf = (dataKey: string): number =>
  readWidget(widgetOf('bar', dataKey, pairsOf({ P3: 550, P4: 290, P2: 130, P1: 30 }))).offers.find(
    ({ kind }) => kind === 'leader',
  )?.weight ?? 0;

test('the largest of priorities or statuses comes after anything else', () => {
  const sql = 'SELECT priority AS category, count(*) AS value FROM tickets GROUP BY 1';
  assert.ok(weightOf(sql) < weightOf(sql.replace('priority', 'warehouse')) / 2);
});

test('what is said of all groups is not said where some are of hardly a row', () => {
  const rows = pairsOf({ A: 4.02, B: 4.01, C: 4.0 });
  const even = widgetOf('bar', AVERAGE, rows, { coverage: sizes({ A: [40, 1], B: [50, 1], C: [60, 1] }) });
  assert.ok(kindsOf(even).includes('even'));
  const thin = widgetOf('bar', AVERAGE, rows, { coverage: sizes({ A: [40, 1], B: [50, 1], C: [2, 1] }) });
  assert.ok(!kindsOf(thin).includes('even') && !kindsOf(thin).includes('rank'));
});

test('amounts are called even only where chance would not make them so alike', () => {
  const bars = (values: Readonly<Record<string, number>>, sql = 'SUM(revenue)') =>
    kindsOf(
      widgetOf('bar', `SELECT region AS category, ${sql} AS value FROM sales GROUP BY 1`, pairsOf(values)),
    );
  assert.ok(bars({ A: 1000, B: 1012, C: 995, D: 1004, E: 990, F: 1008 }).includes('even'));
  // Of three amounts no test can tell.
  assert.ok(!bars({ A: 1000, B: 1012, C: 995 }).includes('even'));
  assert.ok(bars({ A: 1000, B: 1002, C: 999, D: 1001, E: 998, F: 1000 }, 'COUNT(*)').includes('even'));
});

test('counts that differ by as much as chance makes them are said to do so, and no end of them leads', () => {
  const calls = (values: Readonly<Record<string, number>>) =>
    told(
      widgetOf('bar', 'SELECT agent AS category, COUNT(*) AS value FROM calls GROUP BY 1', pairsOf(values)),
    ).title;
  assert.match(
    calls({ Jim: 666, Martha: 638, Dan: 633, Diane: 633, Becky: 631, Greg: 624, Joe: 593, Stewart: 582 }),
    /agents.*chance.*582.*666/,
  );
  assert.doesNotMatch(calls({ Jim: 866, Martha: 638, Dan: 633, Diane: 633, Becky: 431 }), /chance/);
  // Of a handful each nothing is known.
  assert.doesNotMatch(calls({ Jim: 7, Martha: 6, Dan: 6, Diane: 5 }), /chance/);
});

test('of boxes the medians of a handful of values are left out, and those that chance sets apart are not ranked', () => {
  const box = (of: Readonly<Record<string, readonly number[]>>) =>
    widgetOf(
      'boxplot',
      'SELECT team AS category, hours AS value FROM t',
      Object.entries(of).flatMap(([category, values]) => values.map((value) => ({ category, value }))),
    );
  const around = (middle: number, width: number, n = 40) =>
    Array.from({ length: n }, (_, at) => middle + (((at * 37) % 41) - 20) * width);
  const { all } = told(box({ A: around(60, 0.5), B: around(30, 0.5), C: [900, 910, 905] }));
  assert.match(all, /A.*B.*groups of 5\+/);
  assert.doesNotMatch(all, /\bC\b/);
  assert.ok(!kindsOf(box({ A: around(52, 3), B: around(50, 3) })).includes('highest-median'));
});

test('an amount by the days that have rows is no amount a day where many have none', () => {
  const sql =
    'SELECT dayname(sold_on) AS category, sum(x) / count(DISTINCT sold_on::DATE) AS value FROM t GROUP BY 1';
  const rows = pairsOf({ Monday: 12, Tuesday: 30, Wednesday: 41, Thursday: 22 });
  const of = (moments: number): string[] =>
    kindsOf(
      widgetOf('bar', sql, rows, {
        coverage: { times: { from: '2024-01-01T00:00:00', to: '2024-12-30T00:00:00', moments } },
      }),
    );
  assert.ok(of(364).includes('extremes'));
  assert.deepEqual(
    of(250).filter((kind) => kind !== 'rows'),
    [],
  );
});

test('a late step of a level is told of one line of several, and a short one where it is beyond sampling error', () => {
  const line = (series: string, level: (at: number) => number) =>
    monthsOf(Array.from({ length: 24 }, (_, at) => level(at) + Math.sin(1.7 * at * at))).map((row) => ({
      ...row,
      series,
    }));
  const cologne = line('Cologne', () => 13);
  const rows = line('Hamburg', (at) => (at < 18 ? 23 : 12)).flatMap((row, at) => [row, cologne[at] ?? row]);
  const sql = 'SELECT month, hub AS series, avg(delay) AS value FROM flights GROUP BY 1, 2 ORDER BY 1';
  assert.match(told(widgetOf('line', sql, rows)).title, /Hamburg.*(?:lower level|stepped down).*July 2025/);
  const shares = [21, 20, 18, 20, 20, 16, 14, 18, 21, 19, 17, 17, 23, 22, 9, 14, 14, 13, 14, 10, 15];
  const months = monthsOf(shares.map((share) => share / 100));
  const rate = 'SELECT month, avg((ok = 0)::INT) AS value FROM parcels GROUP BY 1 ORDER BY 1';
  const groups = months.map(({ month }) => ({
    names: { month: month as string },
    sizes: { value: { n: 210 } },
  }));
  const config = { numberFormat: 'percent:1' };
  assert.ok(kindsOf(widgetOf('line', rate, months, { config, coverage: { groups } })).includes('jump'));
  assert.ok(!kindsOf(widgetOf('line', rate, months, { config })).includes('jump'));
});
