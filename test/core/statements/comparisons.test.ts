import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GroupSizes } from '../../../src/core/query/types.js';
import type { Row } from '../../../src/core/query/types.js';
import { kindsOf, monthsOf, pairsOf, told, widgetOf } from './widget.js';

const CALLS = 'SELECT plan, call, count(*) FILTER (won) * 1.0 / count(*) AS value FROM trials GROUP BY 1, 2';

/** Conversion by plan, without and with a call. */
const trials = (rates: Readonly<Record<string, [number, number]>>): Row[] =>
  Object.entries(rates).flatMap(([plan, [no, yes]]) => [
    { plan, call: 'No call', value: no },
    { plan, call: 'With call', value: yes },
  ]);

const sized = (rows: readonly Row[], n: number): { groups: GroupSizes[] } => ({
  groups: rows.map((row) => ({
    names: { plan: row['plan'] as string, call: row['call'] as string },
    sizes: { value: { n } },
  })),
});

test('of two groups in each category the one where they lie far apart is told, if it is no chance', () => {
  const rows = trials({ Starter: [0.26, 0.28], Pro: [0.23, 0.39], Enterprise: [0.17, 0.56] });
  const config = {
    encoding: { category: 'plan', series: 'call', value: 'value' },
    numberFormat: 'percent:1',
  };
  const widget = widgetOf('grouped-bar', CALLS, rows, { coverage: sized(rows, 110), config });
  assert.match(told(widget).title, /Enterprise.*No call.*16\.9|Enterprise.*17\.0%.*56\.0%/);
  const few = widgetOf('grouped-bar', CALLS, rows, { coverage: sized(rows, 8), config });
  assert.ok(!kindsOf(few).includes('series-gap'));
});

test('shares of targets say how many miss theirs, and a heatmap over time is read along time', () => {
  const rows = pairsOf({
    Eastgate: 0.918,
    Central: 0.972,
    Harbour: 0.99,
    'St Anne': 1.02,
    'Mill Lane': 1.057,
  });
  const sql =
    'SELECT branch AS category, sum(visits) * 1.0 / sum(target) AS value FROM v GROUP BY 1 ORDER BY 2';
  const table = widgetOf('table', sql.replace('AS value', 'AS pct_of_target'), rows.map(({ category, value }, at) => ({ branch: category ?? null, visits: [5, 9, 2, 7, 4][at] ?? 0, pct_of_target: value ?? null }))); // prettier-ignore
  assert.match(told(table).title, /3 of 5 branch.*Eastgate/);
  const months = monthsOf(Array.from({ length: 16 }, (_, at) => (at < 9 ? 0 : 2.1) + (at % 3) * 0.01));
  const cells = months.flatMap(({ month, value }) => [
    { row: 'South', col: month ?? null, value: value ?? null },
    { row: 'Ridge', col: month ?? null, value: 0.02 },
  ]);
  const heat = widgetOf('heatmap', 'SELECT "row", month AS col, avg(h) AS value FROM t GROUP BY 1, 2', cells);
  assert.match(told(heat).title, /South.*October 2024/);
});

test('rates by when things began say nothing of the latest, which have had less time', () => {
  const rows = [8.4, 9.2, 7.1, 6.6, 4.2, 3.1, 1.8, 0.4].map((rate, at) => ({
    cohort: `${2024 + Math.floor(at / 4)}-Q${(at % 4) + 1}`,
    default_rate: rate / 100,
  }));
  const sql = (date: string): string =>
    `SELECT year(${date}) || '-Q' || quarter(${date}) AS cohort, count(defaulted_on) * 1.0 / count(*) AS default_rate FROM loans GROUP BY 1 ORDER BY 1`;
  assert.doesNotMatch(told(widgetOf('bar', sql('applied_on'), rows)).all, /lower|fell|highest|peak|low\b/);
});

test('a second name makes series of a line, and grouped bars of bars', () => {
  const rows = monthsOf([1, 2, 3, 4]).flatMap(({ month }, at) => [
    { month: month ?? null, material: 'DVD', loans: 40 - 5 * at },
    { month: month ?? null, material: 'Audio', loans: 20 + 6 * at },
  ]);
  const sql = 'SELECT month, material, avg(loans) AS loans FROM t GROUP BY 1, 2 ORDER BY 1';
  assert.match(told(widgetOf('line', sql, rows)).title, /Audio|DVD/);
});
