import type { WidgetType } from '../../../src/core/chart/types.js';
import { noise, sample, type WidgetSample } from '../widget-samples.js';

const random = noise(23);
/** About normal: the sum of six even draws. */
const normal = (mean: number, spread: number): number =>
  mean + spread * (Array.from({ length: 6 }, random).reduce((a, b) => a + b, 0) - 3) * 1.4;
const skewed = (median: number): number => median * Math.exp(normal(0, 0.6));
const rounded = (value: number): number => Math.round(value * 10) / 10;

const GRID = { row: 'string', col: 'string', value: 'number' } as const;
const SPREAD = { category: 'string', value: 'number' } as const;
const WEEK = ['Friday', 'Monday', 'Saturday', 'Sunday', 'Thursday', 'Tuesday', 'Wednesday'];
const CITIES = ['Hamburg', 'Lyon', 'Porto', 'Gdańsk', 'Oslo'];
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];
const LONG = 'Consolidated international wholesale distribution of refrigerated products';

export const SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  heatmap: [
    sample('typical', 'Orders by city and quarter', GRID, CITIES.flatMap((city, c) => QUARTERS.map((quarter, q) => [city, quarter, c === 3 && q === 1 ? null : Math.round(120 + c * 80 + q * 45 + random() * 160)]))),
    sample('crowded', 'Calls by weekday and hour', { weekday: 'string', hour: 'number', calls: 'number' }, WEEK.flatMap((day) => Array.from({ length: 24 }, (_, hour) => [day, hour, day === 'Sunday' && hour < 6 ? null : Math.round((day.startsWith('S') ? 40 : 100) * Math.max(0.05, Math.sin(((hour - 6) / 14) * Math.PI)) * 14 * (0.7 + random() * 0.6))]))),
    sample('days', 'Load by day and hour', { hour: 'number', day: 'date', load: 'number' }, Array.from({ length: 90 }, (_, d) => Array.from({ length: 24 }, (__, hour) => [hour, new Date(Date.UTC(2024, 0, 1 + d)).toISOString().slice(0, 10), rounded(40 + 30 * Math.sin(hour / 4) + 20 * Math.sin(d / 12) + random() * 20)])).flat()),
    sample('signed', 'Change by product and region', GRID, ['Alpha', 'Beta', 'Gamma', LONG].flatMap((product) => ['North', 'South', 'East', 'West', '北部'].map((region) => [product, region, rounded((random() - 0.45) * 30)])), { highlight: 'max' }),
    sample('names', 'Sales by store and product', GRID, Array.from({ length: 60 }, (_, r) => Array.from({ length: 70 }, (__, c) => [`Store ${r + 1}`, `Product ${c + 1}`, Math.round(random() ** 3 * 9000)])).flat()),
    sample('sparse', 'Trips between towns', GRID, Array.from({ length: 14 }, (_, i) => Array.from({ length: 3 }, (__, n) => [`Town ${i + 1}`, `Town ${((i * 5 + n * 3) % 14) + 1}`, Math.round(random() * 400)])).flat()),
  ],
  histogram: [
    sample('typical', 'Delivery time', { days: 'number' }, Array.from({ length: 900 }, () => [rounded(Math.max(0.4, skewed(4.2)))]), { xLabel: 'Days from order to delivery' }),
    sample('buckets', 'Customers by age', { bucket: 'string', count: 'number' }, [['20-29', 412], ['10-19', 96], ['60-69', 188], ['30-39', 655], ['40-49', 501], ['70-79', 61], ['90-99', 4]]),
    sample('open', 'Basket size', { bucket: 'string', orders: 'number' }, [['$100+', 210], ['$0–$20', 1840], ['$50–$100', 640], ['$20–$50', 2650], ['under $0', 12]]),
    sample('whole', 'People per household', { people: 'number' }, Array.from({ length: 400 }, () => [1 + Math.floor(random() ** 1.7 * 8)])),
    sample('many', 'Response time', { bucket: 'number', count: 'number' }, Array.from({ length: 80 }, (_, i) => [i * 25, Math.round(90_000 * Math.exp(-(((i - 22) / 12) ** 2)) + random() * 900)]), { highlight: 'max', xLabel: 'Milliseconds' }),
    sample('money', 'Salaries', { salary: 'number' }, Array.from({ length: 1500 }, () => [Math.round(normal(62_000, 9_000))]), { numberFormat: 'currency:EUR,0' }),
  ],
  boxplot: [
    sample('typical', 'Delivery time by city', SPREAD, CITIES.flatMap((city, c) => Array.from({ length: 120 }, () => [city, rounded(skewed(3 + c * 1.2))]))),
    sample('figures', 'Salaries by department', { department: 'string', min: 'number', q1: 'number', median: 'number', q3: 'number', max: 'number' }, [
      ['Engineering', 48_000, 61_500, 72_000, 84_300, 121_000], ['Sales', 31_000, 42_100, 51_800, 68_900, 140_000],
      ['Customer support', 28_500, 33_000, 37_200, 41_000, 52_000], ['Human resources', 33_000, 41_000, 47_500, 55_200, 71_000],
    ]),
    sample('crowded', 'Waiting time by clinic', { clinic: 'string', minutes: 'number' }, Array.from({ length: 34 }, (_, c) => Array.from({ length: 40 }, () => [`Clinic ${c + 1} ${CITIES[c % 5] ?? ''}`, Math.round(skewed(18 + ((c * 7) % 23)))])).flat()),
    sample('awkward', 'Duration by step', SPREAD, [[LONG, 4], [LONG, 9], [LONG, 14], ['品質管理', 5], ['<b>Check</b>', -3], ['<b>Check</b>', 3], ['Same', 7], ['Same', 7], ['Same', 7], ['Same', 40], [null, 6], ['Nothing', null]]),
    sample('months', 'Temperature', { month: 'date', temperature: 'number' }, Array.from({ length: 24 }, (_, m) => Array.from({ length: 30 }, () => [`${2023 + Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-01`, rounded(normal(10 - 9 * Math.cos((m / 6) * Math.PI), 3))])).flat(), { yLabel: '°C', highlight: '2024-07-01' }),
  ],
}; // prettier-ignore
