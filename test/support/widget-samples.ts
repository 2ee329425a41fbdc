import type { WidgetConfig, WidgetType } from '../../src/core/chart/types.js';
import type { Cell, Column, ColumnType, Row } from '../../src/core/query/types.js';

/** Rows that a widget of a type may have, made up, to look at and to test with. */
export interface WidgetSample {
  name: string;
  title: string;
  columns: Column[];
  rows: Row[];
  config?: WidgetConfig;
}

/** A sample from the names and types of its columns and its rows as lists of cells. */
export function sample(
  name: string,
  title: string,
  types: Record<string, ColumnType>,
  cells: readonly (readonly Cell[])[],
  config?: WidgetConfig,
): WidgetSample {
  const names = Object.keys(types);
  return {
    name,
    title,
    columns: names.map((column) => ({
      name: column,
      type: types[column] ?? 'string',
      dbType: types[column] ?? '',
    })),
    rows: cells.map((line) => Object.fromEntries(names.map((column, i) => [column, line[i] ?? null]))),
    ...(config === undefined ? {} : { config }),
  };
}

/** Repeatable noise between 0 and 1. */
export function noise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const PAIR = { category: 'string', value: 'number' } as const;
const MONTHS = Array.from(
  { length: 24 },
  (_, i) => `${2023 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
);
const REGIONS = ['North', 'South', 'East', 'West'];
const random = noise(7);
const channels: (readonly [string, number])[] = [
  ['Direct', 48_200], ['Partners', 31_500], ['Marketplace', 22_900], ['Retail', 18_400], ['Phone', 9_800],
]; // prettier-ignore
const byRegion = REGIONS.flatMap((region, r) =>
  ['Q1', 'Q2', 'Q3', 'Q4'].map(
    (quarter, q) => [quarter, region, 40 + r * 12 + q * 7 + Math.round(random() * 20)] as const,
  ),
);
const overTime = REGIONS.flatMap((region, r) =>
  MONTHS.map((month, m) => [month, region, 100 + r * 30 + m * (4 - r) + Math.round(random() * 25)] as const),
);
const SERIES = { category: 'string', series: 'string', value: 'number' } as const;
const TIMED = { category: 'date', series: 'string', value: 'number' } as const;

/** At least one sample of every type that is drawn. */
export const WIDGET_SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  bar: [
    sample('few', 'Revenue by channel', PAIR, channels),
    sample('many', 'Orders by branch', PAIR, Array.from({ length: 300 }, (_, i) => [`Branch ${i + 1}`, Math.round(random() * 900)])),
    sample('signed', 'Change by product', PAIR, [['Alpha', 12.4], ['Beta', -8.1], ['Gamma', 3.3], ['Delta', -1.2]]),
  ],
  'horizontal-bar': [sample('few', 'Revenue by channel', PAIR, channels)],
  line: [sample('months', 'Signups', { category: 'date', value: 'number' }, MONTHS.map((month, i) => [month, 200 + i * 9 + Math.round(random() * 60)]))],
  'multi-line': [sample('regions', 'Orders by region', TIMED, overTime)],
  area: [sample('months', 'Signups', { category: 'date', value: 'number' }, MONTHS.map((month, i) => [month, 200 + i * 9 + Math.round(random() * 60)]))],
  'stacked-area': [sample('regions', 'Orders by region', TIMED, overTime)],
  'stacked-bar': [sample('quarters', 'Revenue by quarter and region', SERIES, byRegion)],
  'grouped-bar': [sample('quarters', 'Revenue by quarter and region', SERIES, byRegion)],
  pie: [sample('few', 'Revenue by channel', PAIR, channels)],
  donut: [sample('few', 'Revenue by channel', PAIR, channels)],
  scatter: [
    sample('cloud', 'Weight and distance', { x: 'number', y: 'number' }, Array.from({ length: 400 }, () => [Math.round(random() * 1000) / 10, Math.round(random() * 500)])),
  ],
}; // prettier-ignore
