import assert from 'node:assert/strict';
import { test } from 'node:test';
import { falseAlarms, recall } from './measure-analyst.js';
import { NOISE } from './simulated-noise.js';
import { findFacts } from '../../../src/core/analyst/index.js';
import {
  chiSquareTail,
  normalTail,
  studentTail,
} from '../../../src/core/analyst/statistics/distributions.js';
import { holdsAtRate } from '../../../src/core/analyst/statistics/false-discovery.js';
import { fisherLargestShareP, grubbsP } from '../../../src/core/analyst/statistics/leader-tests.js';
import { spearman } from '../../../src/core/analyst/statistics/correlation-test.js';
import { trendTest } from '../../../src/core/analyst/statistics/trend-tests.js';
import { month, widgetOf } from './widgets.js';

const close = (actual: number, expected: number, within = 1e-4): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected}`);

test('tail probabilities agree with printed tables', () => {
  close(normalTail(1.959964), 0.025, 1e-6);
  close(normalTail(-1), 0.841345, 1e-6);
  close(chiSquareTail(7.814728, 3), 0.05, 1e-6);
  close(chiSquareTail(124.342113, 100), 0.05, 1e-6);
  close(studentTail(2.228139, 10), 0.025, 1e-6);
  close(studentTail(12.706205, 1), 0.025, 1e-6);
});

test('the leader tests agree with published critical values', () => {
  // Fisher 1929: for five shares the largest exceeds 0.68377 in one case of twenty.
  close(fisherLargestShareP([0.68377, 0.1, 0.1, 0.1, 0.01623]), 0.05);
  // Grubbs 1969: ten values, one-sided 5 %, critical 2.176.
  const sample = [0.44, -0.44, 0.44, -0.44, 0.44, -0.44, 0.44, -0.44, 0];
  const far = (g: number): number[] => {
    let high = 0;
    const score = (x: number): number => {
      const values = [...sample, x];
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      return (x - mean) / Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / (values.length - 1));
    };
    while (score(high) < g) high += 0.001;
    return [...sample, high];
  };
  close(grubbsP(far(2.176), 1), 0.05, 0.002);
});

test('rank correlation and trend give one for perfect order and nothing for a constant', () => {
  const line = Array.from({ length: 12 }, (_, i) => i * i);
  assert.equal(spearman(line, line).rho, 1);
  assert.equal(trendTest(line).tau, 1);
  assert.ok(trendTest(line).p < 0.01);
  assert.equal(trendTest(line.map(() => 5)).p, 1);
});

test('the false discovery rate keeps what Benjamini and Hochberg keep in their example', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  assert.equal(holdsAtRate(p, 0.05).filter(Boolean).length, 4);
});

test('noise yields a fact in at most one chart of twenty, and planted facts are found', () => {
  const noise = falseAlarms(NOISE, 120, 11);
  const mean = noise.reduce((sum, { rate }) => sum + rate, 0) / noise.length;
  assert.ok(mean <= 0.05, `false alarms on noise: ${mean}`);
  for (const { name, rate } of noise) assert.ok(rate <= 0.1, `${name}: ${rate}`);
  for (const { name, rate } of recall(40, 12)) assert.ok(rate >= 0.8, `${name}: ${rate}`);
});

test('a period that has not ended is no drop', () => {
  const rows = Array.from({ length: 24 }, (_, i) => ({
    category: month(i),
    value: i === 23 ? 12 : 100 + i * 2 + (i % 3),
  }));
  const fields = {
    type: 'line',
    title: 'Orders by month',
    columns: { category: 'date', value: 'number' },
    rows,
  } as const;
  const running = findFacts(widgetOf({ ...fields, queriedAt: '2021-12-10T00:00:00Z' }));
  assert.deepEqual(
    running.map((fact) => `${fact.kind} ${fact.direction}`),
    ['trend up'],
  );
  const over = findFacts(widgetOf({ ...fields, queriedAt: '2022-03-10T00:00:00Z' }));
  assert.ok(over.some((fact) => fact.direction === 'down'));
});

test('averages, rates and ratings are never summed into shares', () => {
  const rows = [500, 50, 52, 48, 51, 49].map((value, i) => ({ category: `Team ${'ABCDEF'[i]}`, value }));
  const columns = { category: 'string', value: 'number' } as const;
  for (const [title, sql] of [
    ['Price by team', 'SELECT team AS category, AVG(amount) AS value FROM t GROUP BY 1'],
    ['Error rate by team', 'SELECT team AS category, SUM(errors) / SUM(calls) AS value FROM t GROUP BY 1'],
    ['Rating by team', 'SELECT team AS category, rating AS value FROM t'],
    ['Average temperature by team', ''],
  ] as const) {
    const kinds = findFacts(widgetOf({ type: 'bar', title, columns, rows, sql })).map((fact) => fact.kind);
    assert.deepEqual(kinds, ['extreme'], title);
  }
  const amounts = findFacts(
    widgetOf({
      type: 'bar',
      title: 'Revenue by team',
      columns,
      rows,
      sql: 'SELECT team AS category, SUM(amount) AS value FROM t',
    }),
  );
  assert.equal(amounts[0]?.kind, 'share');
});

test('no rows, one row, nulls only and incomplete rows give no facts', () => {
  const columns = { category: 'string', value: 'number' } as const;
  const bar = (rows: { category: string | null; value: number | null }[]) =>
    widgetOf({ type: 'bar', title: 'Sales by shop', columns, rows });
  assert.deepEqual(findFacts(bar([])), []);
  assert.deepEqual(findFacts(bar([{ category: 'A', value: 3 }])), []);
  assert.deepEqual(
    findFacts(
      bar([
        { category: 'A', value: null },
        { category: null, value: null },
      ]),
    ),
    [],
  );
  const many = bar([900, 10, 11, 12, 9, 10].map((value, i) => ({ category: `S${i}`, value })));
  assert.equal(findFacts(many).length, 1);
  assert.deepEqual(findFacts({ ...many, rowCount: 1000 }), []);
});
