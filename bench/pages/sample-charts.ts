// Fifty charts of the types that ECharts has as well: for each our spec with its rows, and the option a developer would write for the
// same data with the same parts (axes, labels, legend, title names).
import type { ChartData, ChartSpec, WidgetType } from '../../src/core/chart/types.js';
import type { Cell, ColumnType, Row } from '../../src/core/query/types.js';

export interface SampleChart {
  spec: ChartSpec;
  data: ChartData;
  option: Record<string, unknown>;
}

export const SIZE = { width: 560, height: 400 };

/** Park–Miller: the same figures in every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

function table(columns: Record<string, ColumnType>, cells: Cell[][]): ChartData {
  const names = Object.keys(columns);
  return {
    columns: names.map((name) => ({ name, type: columns[name]!, dbType: columns[name]! })),
    rows: cells.map((line): Row => Object.fromEntries(names.map((name, i) => [name, line[i] ?? null]))),
  };
}

const REGIONS = ['North', 'South', 'East', 'West', 'Centre', 'Islands', 'Coast', 'Highlands'];
const SERIES = ['Freight', 'Storage', 'Customs', 'Returns'];
const months = Array.from({ length: 24 }, (_, i) =>
  new Date(Date.UTC(2023, i, 1)).toISOString().slice(0, 10),
);
const base = { animation: false, tooltip: {} };
type Next = (below: number) => number;
type Sample = { data: ChartData; option: Record<string, unknown> };

const pairs = (next: Next): [string, number][] => REGIONS.map((name) => [name, 200 + next(9800)]);
const PAIR = { category: 'string', value: 'number' } as const;

function bars(next: Next, horizontal: boolean): Sample {
  const cells = pairs(next);
  const names = { type: 'category', data: cells.map(([name]) => name) };
  const series = [{ type: 'bar', label: { show: true }, data: cells.map(([, value]) => value) }];
  const axes = horizontal ? { xAxis: {}, yAxis: { ...names, inverse: true } } : { xAxis: names, yAxis: {} };
  return { data: table(PAIR, cells), option: { ...base, ...axes, series } };
}

function lines(next: Next, filled: boolean): Sample {
  const cells = months.map((month): [string, number] => [month, 500 + next(4000)]);
  return {
    data: table({ category: 'date', value: 'number' }, cells),
    option: {
      ...base,
      xAxis: { type: 'time' },
      yAxis: {},
      series: [{ type: 'line', showSymbol: false, ...(filled ? { areaStyle: {} } : {}), data: cells }],
    },
  };
}

function several(next: Next, type: 'bar' | 'line', stacked: boolean): Sample {
  const categories = type === 'bar' ? REGIONS.slice(0, 6) : months;
  const cells = categories.flatMap((name) => SERIES.map((one): Cell[] => [name, one, 200 + next(4000)]));
  const series = SERIES.map((name) => ({
    type,
    name,
    showSymbol: false,
    ...(stacked ? { stack: 'all', ...(type === 'line' ? { areaStyle: {} } : {}) } : {}),
    data: cells.filter((line) => line[1] === name).map((line) => line[2]),
  }));
  return {
    data: table({ category: type === 'bar' ? 'string' : 'date', series: 'string', value: 'number' }, cells),
    option: { ...base, legend: {}, xAxis: { type: 'category', data: categories }, yAxis: {}, series },
  };
}

function parts(next: Next, type: 'pie' | 'treemap' | 'funnel', radius?: string[]): Sample {
  const cells = pairs(next).sort((a, b) => b[1] - a[1]);
  const data = cells.map(([name, value]) => ({ name, value }));
  return {
    data: table(PAIR, cells),
    option: { ...base, series: [{ type, data, ...(radius === undefined ? {} : { radius }) }] },
  };
}

function points(next: Next, sized: boolean): Sample {
  const cells = Array.from({ length: sized ? 40 : 200 }, () => [next(1000), next(5000), 1 + next(90)]);
  const size = sized ? { symbolSize: (line: number[]) => 4 * Math.sqrt(line[2] ?? 1) } : {};
  return {
    data: table({ x: 'number', y: 'number', ...(sized ? { size: 'number' } : {}) }, cells),
    option: { ...base, xAxis: {}, yAxis: {}, series: [{ type: 'scatter', data: cells, ...size }] },
  };
}

function heatmap(next: Next): Sample {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const cells = days.flatMap((day) =>
    REGIONS.map((region): [string, string, number] => [day, region, next(100)]),
  );
  return {
    data: table({ row: 'string', col: 'string', value: 'number' }, cells),
    option: {
      ...base,
      xAxis: { type: 'category', data: REGIONS },
      yAxis: { type: 'category', data: days },
      visualMap: { min: 0, max: 100 },
      series: [{ type: 'heatmap', label: { show: true }, data: cells.map(([y, x, value]) => [x, y, value]) }],
    },
  };
}

function boxplot(next: Next): Sample {
  const boxes = REGIONS.map((name) => {
    const five = Array.from({ length: 5 }, () => next(1000)).sort((a, b) => a - b);
    return { name, five };
  });
  const columns = {
    category: 'string',
    min: 'number',
    q1: 'number',
    median: 'number',
    q3: 'number',
    max: 'number',
  } as const;
  return {
    data: table(
      columns,
      boxes.map(({ name, five }) => [name, ...five]),
    ),
    option: {
      ...base,
      xAxis: { type: 'category', data: REGIONS },
      yAxis: {},
      series: [{ type: 'boxplot', data: boxes.map(({ five }) => five) }],
    },
  };
}

function histogram(next: Next): Sample {
  const cells = Array.from({ length: 12 }, (_, i): [string, number] => [
    `${i * 10}-${i * 10 + 10}`,
    next(400),
  ]);
  return {
    data: table({ bucket: 'string', count: 'number' }, cells),
    option: {
      ...base,
      xAxis: { type: 'category', data: cells.map(([name]) => name) },
      yAxis: {},
      series: [{ type: 'bar', barCategoryGap: 0, data: cells.map(([, count]) => count) }],
    },
  };
}

function radar(next: Next): Sample {
  const cells = pairs(next).slice(0, 6);
  return {
    data: table(PAIR, cells),
    option: {
      ...base,
      radar: { indicator: cells.map(([name]) => ({ name, max: 10_000 })) },
      series: [{ type: 'radar', data: [{ value: cells.map(([, value]) => value) }] }],
    },
  };
}

function gauge(next: Next): Sample {
  const value = next(100);
  return {
    data: table({ value: 'number', min: 'number', max: 'number' }, [[value, 0, 100]]),
    option: { ...base, series: [{ type: 'gauge', min: 0, max: 100, data: [{ value }] }] },
  };
}

function sankey(next: Next): Sample {
  const cells = REGIONS.slice(0, 5).flatMap((region) =>
    SERIES.map((one): [string, string, number] => [region, one, 1 + next(500)]),
  );
  const links = cells.map(([source, target, value]) => ({ source, target, value }));
  const data = [...REGIONS.slice(0, 5), ...SERIES].map((name) => ({ name }));
  return {
    data: table({ source: 'string', target: 'string', value: 'number' }, cells),
    option: { ...base, series: [{ type: 'sankey', data, links }] },
  };
}

const KINDS: [WidgetType, (next: Next) => Sample][] = [
  ['bar', (next) => bars(next, false)],
  ['horizontal-bar', (next) => bars(next, true)],
  ['line', (next) => lines(next, false)],
  ['area', (next) => lines(next, true)],
  ['stacked-bar', (next) => several(next, 'bar', true)],
  ['grouped-bar', (next) => several(next, 'bar', false)],
  ['multi-line', (next) => several(next, 'line', false)],
  ['stacked-area', (next) => several(next, 'line', true)],
  ['pie', (next) => parts(next, 'pie')],
  ['donut', (next) => parts(next, 'pie', ['45%', '75%'])],
  ['treemap', (next) => parts(next, 'treemap')],
  ['funnel', (next) => parts(next, 'funnel')],
  ['scatter', (next) => points(next, false)],
  ['bubble', (next) => points(next, true)],
  ['heatmap', heatmap],
  ['histogram', histogram],
  ['boxplot', boxplot],
  ['radar', radar],
  ['gauge', gauge],
  ['sankey', sankey],
];

export function sampleCharts(count: number): SampleChart[] {
  const next = random(20_261_121);
  return Array.from({ length: count }, (_, i) => {
    const [type, make] = KINDS[i % KINDS.length]!;
    return { spec: { type, encoding: {}, config: {} }, ...make(next) };
  });
}
