import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWidget } from '../../../src/core/statements/offers.js';
import { kindsOf, monthsOf, pairsOf, told, widgetOf } from './widget.js';

const RATE = 'SELECT month, avg(overdue_rate) AS value FROM loans GROUP BY 1 ORDER BY 1';

test('a rate that is written from 0 to 1 and later from 0 to 100 did not rise a hundredfold', () => {
  const rows = monthsOf([0.13, 0.14, 0.12, 0.15, 0.13, 0.14, 13.6, 14.1, 13.2, 15.0, 18.2, 18.4]);
  const widget = widgetOf('line', RATE, rows, { title: 'Overdue rate' });
  const { title, all } = told(widget);
  assert.match(title, /scale.*July 2024/);
  assert.doesNotMatch(all, /fold|rose|record|peak|lowest/);
});

test('what was hardly there and then is, and what grows through all values, are no change of scale', () => {
  const begun = monthsOf([0, 0.02, 0.05, 0.01, 0.03, 0, 2.1, 2.3, 2.0, 2.4, 2.2, 2.1]);
  const grown = monthsOf([0.1, 0.2, 0.5, 1, 2, 4, 8, 12, 20, 30, 50, 80]);
  for (const rows of [begun, grown])
    assert.ok(!kindsOf(widgetOf('line', RATE, rows)).includes('scale-break'));
});

test('fractions beside percentages are not compared, and prices of cheap and dear things are', () => {
  const sql = (of: string): string => `SELECT turbine AS category, avg(${of}) AS value FROM days GROUP BY 1`;
  const mixed = pairsOf({ T01: 98.8, T02: 98.5, T03: 97.9, T12: 96.8, T13: 0.98, T14: 0.977, T15: 0.981 });
  assert.deepEqual(kindsOf(widgetOf('bar', sql('availability'), mixed)), ['rows']);
  const prices = pairsOf({ Crown: 864, Bridge: 790, 'Check-up': 62, Cleaning: 71 });
  assert.match(told(widgetOf('bar', sql('fee_eur'), prices)).title, /Crown/);
});

test('a handful among thousands leads nothing, however certain it is', () => {
  const rows = pairsOf({ Helicopter: 581, Ambulance: 213, 'Walk-in': 176 });
  const groups = Object.entries({ Helicopter: 7, Ambulance: 2400, 'Walk-in': 3800 }).map(([category, n]) => ({
    names: { category },
    sizes: { value: { n, spread: 60 } },
  }));
  const sql = 'SELECT arrival AS category, avg(stay_min) AS value FROM visits GROUP BY 1';
  assert.doesNotMatch(told(widgetOf('bar', sql, rows, { coverage: { groups } })).all, /Helicopter/);
  assert.match(told(widgetOf('bar', sql, rows)).title, /Helicopter/);
});

test('a figure beside the one before it says how far it moved, unless the two are of unlike lengths of time', () => {
  const sql = (from: string): string =>
    `SELECT sum(sales) FILTER (WHERE day >= '2026-01-01' AND day < '2026-07-01') / count(*) AS value,
      sum(sales) FILTER (WHERE day >= '${from}' AND day < '2026-01-01') / count(*) AS previous FROM t`;
  const rows = [{ value: 120, previous: 100 }];
  const half = widgetOf('big-number', sql('2025-07-01'), rows, { title: 'Sales per visit' });
  assert.match(told(half).title, /Sales per visit rose 20%, from 100 to 120/);
  const unlike = widgetOf('big-number', sql('2025-11-01'), rows, { title: 'Sales per visit' });
  assert.ok(!kindsOf(unlike).includes('previous'));
});

test('an average that one far value lifts does not stand out, and one that many do does', () => {
  const wave = (at: number): number => 50 + 3 * Math.sin(1.7 * at * at);
  const rows = monthsOf(Array.from({ length: 18 }, (_, at) => (at === 9 ? 95 : wave(at))));
  const sql = 'SELECT month, avg(paid) AS value FROM claims GROUP BY 1 ORDER BY 1';
  const groups = (spread: number) =>
    rows.map(({ month }, at) => ({
      names: { month: month as string },
      sizes: { value: { n: 60, spread: at === 9 ? spread : 12 } },
    }));
  const spikeOf = (spread: number): number =>
    readWidget(widgetOf('line', sql, rows, { coverage: { groups: groups(spread) } })).offers.find(
      ({ kind }) => kind === 'spike',
    )?.weight ?? 0;
  assert.ok(spikeOf(400) < spikeOf(12) / 2);
});

test('whoever is ahead of all others together is not said to be ahead of each', () => {
  const rows = monthsOf([5, 6, 7, 8]).flatMap(({ month, value }) => [
    { month: month ?? null, series: 'Carport', value: value ?? null },
    { month: month ?? null, series: 'all others', value: 4 },
  ]);
  const sql = 'SELECT month, series, avg(x) AS value FROM t GROUP BY 1, 2 ORDER BY 1';
  const kinds = kindsOf(widgetOf('line', sql, rows));
  assert.ok(!kinds.includes('latest-leader') && !kinds.includes('highest-cell'));
});
