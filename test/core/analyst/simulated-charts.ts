import type { WidgetType } from '../../../src/core/chart/types.js';
import type { Cell, Column, Row } from '../../../src/core/query/types.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';

/** Charts of known content, from a seed. */

type Draw = () => number;
export interface Random {
  uniform: Draw;
  normal: Draw;
  integer: (below: number) => number;
}

/** Mulberry32: small, seeded, good enough for simulation. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal, integer: (below) => Math.floor(uniform() * below) };
}

const COLUMN = (name: string, type: Column['type']): Column => ({ name, type, dbType: type });
const month = (index: number): string =>
  `${2015 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;

function widget(type: WidgetType, title: string, sql: string, columns: Column[], rows: Row[]): WidgetInput {
  return {
    id: 'w',
    type,
    title,
    dataKey: sql,
    columns,
    rows,
    rowCount: rows.length,
    queriedAt: '2030-01-15T00:00:00Z',
  };
}

export function bars(values: readonly number[], aggregate = 'SUM(revenue)'): WidgetInput {
  const rows = values.map((value, index) => ({
    category: `Region ${String.fromCharCode(65 + index)}`,
    value,
  }));
  rows.sort((a, b) => b.value - a.value);
  const columns = [COLUMN('category', 'string'), COLUMN('value', 'number')];
  return widget(
    'bar',
    'Revenue by region',
    `SELECT region AS category, ${aggregate} AS value FROM t GROUP BY ALL`,
    columns,
    rows,
  );
}

export function line(values: readonly number[]): WidgetInput {
  const rows = values.map((value, index) => ({ category: month(index), value }));
  const columns = [COLUMN('category', 'date'), COLUMN('value', 'number')];
  return widget(
    'line',
    'Revenue by month',
    'SELECT m AS category, SUM(revenue) AS value FROM t GROUP BY ALL',
    columns,
    rows,
  );
}

export function lines(series: readonly (readonly number[])[], aggregate = 'SUM(revenue)'): WidgetInput {
  const rows: Row[] = [];
  series[0]?.forEach((_, index) => {
    series.forEach((values, group) => {
      rows.push({
        category: month(index),
        series: `Team ${String.fromCharCode(65 + group)}`,
        value: values[index] ?? 0,
      });
    });
  });
  const columns = [COLUMN('category', 'date'), COLUMN('series', 'string'), COLUMN('value', 'number')];
  return widget(
    'multi-line',
    'Revenue by month and team',
    `SELECT m AS category, team AS series, ${aggregate} AS value FROM t GROUP BY ALL`,
    columns,
    rows,
  );
}

export function scatter(pairs: readonly (readonly [number, number])[]): WidgetInput {
  const rows = pairs.map(([x, y]): Record<string, Cell> => ({ spend: x, visits: y }));
  const columns = [COLUMN('spend', 'number'), COLUMN('visits', 'number')];
  return widget('scatter', 'Visits against spend', 'SELECT spend, visits FROM t', columns, rows);
}

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Autoregressive noise of order one around 100; with `phi` 1 a random walk. */
export function autoregressive(random: Random, count: number, phi: number): number[] {
  let level = phi < 1 ? random.normal() / Math.sqrt(1 - phi * phi) : 0;
  return times(count, () => {
    level = phi * level + random.normal();
    return 100 + 10 * level;
  });
}

export function multinomial(random: Random, count: number, draws: number): number[] {
  const counts = times(count, () => 0);
  for (let i = 0; i < draws; i += 1) {
    const index = random.integer(count);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Counts or averages by ranges of a quantity. */
export function ranges(values: readonly number[], aggregate = 'COUNT(*)'): WidgetInput {
  const rows = values.map((value, index) => ({ bucket: `${index * 10} to ${index * 10 + 10}`, value }));
  const columns = [COLUMN('bucket', 'string'), COLUMN('value', 'number')];
  const title = aggregate.startsWith('COUNT') ? 'Visits by duration' : 'Average price by duration';
  return widget('bar', title, `SELECT b AS bucket, ${aggregate} AS value FROM t GROUP BY 1`, columns, rows);
}

/** Averages by hour of the day. */
export function hours(values: readonly number[]): WidgetInput {
  const rows = values.map((value, category) => ({ category, value }));
  const columns = [COLUMN('category', 'number'), COLUMN('value', 'number')];
  return widget(
    'bar',
    'Average wait by hour of day',
    'SELECT HOUR(t) AS category, AVG(wait) AS value FROM t GROUP BY 1',
    columns,
    rows,
  );
}

/** Counts by two splits, neither of them a time. */
export function grid(table: readonly (readonly number[])[]): WidgetInput {
  const rows = table.flatMap((cells, i) =>
    cells.map((value, j) => ({
      category: `Shop ${String.fromCharCode(65 + i)}`,
      series: `Size ${j}`,
      value,
    })),
  );
  const columns = [COLUMN('category', 'string'), COLUMN('series', 'string'), COLUMN('value', 'number')];
  return widget(
    'stacked-bar',
    'Orders by shop and size',
    'SELECT shop AS category, size AS series, COUNT(*) AS value FROM t GROUP BY ALL',
    columns,
    rows,
  );
}

/** Averages by two names, neither of them a time. */
export function heatmap(table: readonly (readonly number[])[]): WidgetInput {
  const rows = table.flatMap((cells, i) =>
    cells.map((value, j) => ({ row: `Shop ${String.fromCharCode(65 + i)}`, col: `Size ${j}`, value })),
  );
  const columns = [COLUMN('row', 'string'), COLUMN('col', 'string'), COLUMN('value', 'number')];
  return widget(
    'heatmap',
    'Average price by shop and size',
    'SELECT shop AS "row", size AS col, AVG(price) AS value FROM t GROUP BY ALL',
    columns,
    rows,
  );
}

/** A draw of a Poisson distribution (Knuth's product of uniforms; for means below some hundreds). */
export function poisson(random: Random, mean: number): number {
  let count = -1;
  for (let rest = mean; rest >= 0; count += 1) rest += Math.log(1 - random.uniform());
  return count;
}

export const size = (random: Random): number => 4 + random.integer(12);
export const length = (random: Random): number => 8 + random.integer(52);
