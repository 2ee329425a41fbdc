import { findFacts } from '../../../src/core/analyst/index.js';
import type { FactKind } from '../../../src/core/analyst/index.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import type { Cell, Column, Row } from '../../../src/core/query/types.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';

/** Charts of noise and charts with a planted fact, from a seed: the bench measures the analyst on many, the tests on a few. */
export interface AnalystResult {
  name: string;
  kind: 'noise' | 'planted';
  charts: number;
  /** Noise: charts that yield a fact. Planted: charts whose fact is among the three told. */
  rate: number;
}

type Draw = () => number;
interface Random {
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

function bars(values: readonly number[], aggregate = 'SUM(revenue)'): WidgetInput {
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

function line(values: readonly number[]): WidgetInput {
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

function lines(series: readonly (readonly number[])[]): WidgetInput {
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
    'SELECT m AS category, team AS series, SUM(revenue) AS value FROM t GROUP BY ALL',
    columns,
    rows,
  );
}

function scatter(pairs: readonly (readonly [number, number])[]): WidgetInput {
  const rows = pairs.map(([x, y]): Record<string, Cell> => ({ spend: x, visits: y }));
  const columns = [COLUMN('spend', 'number'), COLUMN('visits', 'number')];
  return widget('scatter', 'Visits against spend', 'SELECT spend, visits FROM t', columns, rows);
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Autoregressive noise of order one around 100. */
function autoregressive(random: Random, count: number, phi: number): number[] {
  let level = random.normal() / Math.sqrt(1 - phi * phi);
  return times(count, () => {
    level = phi * level + random.normal();
    return 100 + 10 * level;
  });
}

function multinomial(random: Random, count: number, draws: number): number[] {
  const counts = times(count, () => 0);
  for (let i = 0; i < draws; i += 1) {
    const index = random.integer(count);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

const size = (random: Random): number => 4 + random.integer(12);
const length = (random: Random): number => 8 + random.integer(52);

const NOISE: Record<string, (random: Random) => WidgetInput> = {
  'bar, normal amounts': (r) => bars(times(size(r), () => 100 + 15 * r.normal())),
  'bar, uniform amounts': (r) => bars(times(size(r), () => 100 * r.uniform())),
  'bar, exponential amounts': (r) => bars(times(size(r), () => -50 * Math.log(1 - r.uniform()))),
  'bar, lognormal amounts': (r) => bars(times(size(r), () => 100 * Math.exp(0.6 * r.normal()))),
  'bar, counts of even draws': (r) => bars(multinomial(r, size(r), 600), 'COUNT(*)'),
  'bar, averages': (r) =>
    bars(
      times(size(r), () => 50 + 5 * r.normal()),
      'AVG(price)',
    ),
  'line, white noise': (r) => line(times(length(r), () => 100 + 10 * r.normal())),
  'line, autocorrelated 0.3': (r) => line(autoregressive(r, length(r), 0.3)),
  'line, autocorrelated 0.6': (r) => line(autoregressive(r, length(r), 0.6)),
  'line, lognormal': (r) => line(times(length(r), () => 100 * Math.exp(0.4 * r.normal()))),
  'line, four noisy series': (r) => lines(times(4, () => times(24, () => 100 + 10 * r.normal()))),
  'scatter, independent': (r) =>
    scatter(times(30 + r.integer(170), () => [100 * r.uniform(), 50 + 10 * r.normal()])),
};

interface Planted {
  make: (random: Random) => WidgetInput;
  kind: FactKind;
  direction: 'up' | 'down';
}

const PLANTED: Record<string, Planted> = {
  'one category far ahead': {
    kind: 'share', direction: 'up',
    make: (r) => bars(times(size(r), (i) => (i === 0 ? 500 : 100) * (1 + 0.15 * r.normal()))),
  },
  'one counted category ahead': {
    kind: 'share', direction: 'up',
    make: (r) => bars(multinomial(r, size(r), 1000).map((n, i) => (i === 0 ? Math.round(n * 2) : n)), 'COUNT(*)'),
  },
  'one average far below': {
    kind: 'extreme', direction: 'down',
    make: (r) => bars(times(6 + r.integer(10), (i) => (i === 0 ? 20 : 50) * (1 + 0.08 * r.normal())), 'AVG(price)'),
  },
  'rising line': {
    kind: 'trend', direction: 'up',
    make: (r) => { const n = length(r) + 4; return line(times(n, (i) => 100 + (80 * i) / n + 10 * r.normal())); },
  },
  'falling autocorrelated line': {
    kind: 'trend', direction: 'down',
    make: (r) => { const n = 24 + r.integer(36); return line(autoregressive(r, n, 0.4).map((value, i) => value - (90 * i) / n)); },
  },
  'seasonal line': {
    kind: 'season', direction: 'up',
    make: (r) => line(times(48, (i) => 100 + 20 * Math.sin((i * Math.PI) / 6) + 8 * r.normal())),
  },
  'rising seasonal line': {
    kind: 'trend', direction: 'up',
    make: (r) => line(times(60, (i) => 100 + i + 25 * Math.sin((i * Math.PI) / 6) + 8 * r.normal())),
  },
  'spike in a line': {
    kind: 'outlier', direction: 'up',
    make: (r) => { const n = length(r) + 4; const at = 1 + r.integer(n - 2); return line(times(n, (i) => 100 + 8 * r.normal() + (i === at ? 80 : 0))); },
  },
  'last month drops': {
    kind: 'change', direction: 'down',
    make: (r) => { const n = length(r) + 2; return line(times(n, (i) => 100 + 5 * r.normal() - (i === n - 1 ? 50 : 0))); },
  },
  'one of four series rises': {
    kind: 'trend', direction: 'up',
    make: (r) => lines(times(4, (s) => times(24, (i) => 100 + 8 * r.normal() + (s === 2 ? 4 * i : 0)))),
  },
  'correlated scatter': {
    kind: 'correlation', direction: 'down',
    make: (r) => scatter(times(40 + r.integer(100), () => { const x = r.normal(); return [50 + 10 * x, 80 - 6 * x + 6 * r.normal()]; })),
  },
}; // prettier-ignore

/** Runs `charts` charts of every kind. */
export function measureAnalyst(charts: number, seed: number): AnalystResult[] {
  const noise = Object.entries(NOISE).map(([name, make]): AnalystResult => {
    const random = seededRandom(seed);
    const alarms = times(charts, () => findFacts(make(random)).length > 0).filter(Boolean).length;
    return { name, kind: 'noise', charts, rate: alarms / charts };
  });
  const planted = Object.entries(PLANTED).map(([name, { make, kind, direction }]): AnalystResult => {
    const random = seededRandom(seed);
    const found = times(charts, () =>
      findFacts(make(random)).some((fact) => fact.kind === kind && fact.direction === direction),
    ).filter(Boolean).length;
    return { name, kind: 'planted', charts, rate: found / charts };
  });
  return [...noise, ...planted];
}
