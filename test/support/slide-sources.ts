import type { Source } from '../../src/core/deck/types.js';
import type { Cell, ColumnType } from '../../src/core/query/types.js';
import { noise, sample } from './widget-samples.js';

/** A wordmark of 3 : 1. */
export const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="60" viewBox="0 0 180 60"><rect width="60" height="60" rx="12" fill="#d1660f"/>' +
    '<path d="M12 44 26 16l8 16 8-16 8 28" fill="none" stroke="#fff" stroke-width="6"/><rect x="74" y="22" width="106" height="16" rx="4" fill="#7a8794"/></svg>',
)}`;

function source(title: string, types: Record<string, ColumnType>, cells: readonly (readonly Cell[])[]): Source {
  const { columns, rows } = sample(title, title, types, cells);
  return {
    title,
    sql: 'SELECT 1',
    columns,
    data: { rows, queriedAt: '2026-01-01T00:00:00Z', fingerprint: title, truncated: false },
  };
} // prettier-ignore

const random = noise(11);
const some = (least: number, most: number): number => Math.round(least + random() * (most - least));
const REGIONS = ['Europe', 'Asia', 'North America', 'South America', 'Africa', 'Middle East', 'Oceania'];
const CITIES = [
  'Amsterdam', 'Barcelona', 'Copenhagen', 'Dublin', 'Edinburgh', 'Frankfurt am Main', 'Gothenburg', 'Helsinki', 'Istanbul', 'Kraków',
  'Lisbon', 'Marseille', 'Newcastle upon Tyne', 'Oslo', 'Prague', 'Rotterdam', 'Stockholm', 'Turin', 'Vienna', 'Zürich',
]; // prettier-ignore
const metric = (title: string, value: number, delta: number | null, basis = 'vs. last year'): Source =>
  source(title, { value: 'number', delta: 'number', delta_basis: 'string' }, [[value, delta, basis]]);
const QUARTERS = ['q1', 'q2', 'q3', 'q4'];
const numeric = (names: readonly string[]): Record<string, ColumnType> =>
  Object.fromEntries(names.map((name) => [name, 'number']));
const cityRows = (count: number, columns: number): Cell[][] =>
  CITIES.slice(0, count).map((city) => [
    city,
    ...Array.from({ length: columns }, () => some(900, 1_900_000)),
  ]);
const MEDIUM = ['orders', 'revenue', 'cost', 'margin', 'returns', 'customers', 'visits'];
const medium = cityRows(12, MEDIUM.length);

/** Rows of the widgets on the sample slides. */
export const SAMPLE_SOURCES: Readonly<Record<string, Source>> = {
  regions: source('Revenue by region', { region: 'string', revenue: 'number' }, REGIONS.map((name, i) => [name, [4.8, 3.6, 1.4, 0.9, 0.5, 0.3, 0.2].map((n) => n * 1e6)[i] ?? 0])),
  months: source('Revenue by month', { month: 'date', revenue: 'number' }, Array.from({ length: 24 }, (_, i) => [`${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`, 700_000 + i * 18_000 + some(0, 150_000)])),
  orders: metric('Orders', 48_213, 1204),
  revenue: metric('Revenue', 11_734_000, -210_500),
  share: metric('Repeat customers', 412, null),
  returns: metric('Returns', 3.4, 0),
  long_a: metric('Average revenue per returning customer and month in Northern Europe', 1_843_210.57, 12_400.5, 'vs. the same month of the previous fiscal year'),
  long_b: metric('Net promoter score of all customers asked', 73, -4),
  long_c: metric('Orders with more than one delivery attempt', 1_204_318_554, 12),
  long_d: metric('Internationalization readiness', 0.000_012_3, null),
  words: metric('Betriebskostenabrechnung Internationalisierung Qualitätsmanagementsystem', 12_480_218.4, 12_000),
  metric_ar: metric('إجمالي الإيرادات حسب المنطقة', 11_734_000, 210_500, 'مقارنة بالعام الماضي'),
  metric_ja: metric('地域別の売上高合計(当会計年度)', 11_734_000, 210_500, '前年比'),
  table_small: source('Regions', { region: 'string', ...numeric(['orders', 'revenue', 'cost']) }, REGIONS.slice(0, 3).map((name) => [name, some(900, 9000), some(1e5, 5e6), some(1e5, 2e6)])),
  table_medium: source('Cities', { city: 'string', ...numeric(MEDIUM) }, medium),
  table_total: source('Quarters', { region: 'string', ...numeric(QUARTERS) }, [
    ...REGIONS.map((name, i) => [name, ...QUARTERS.map((_, q) => (i + 2) * 1000 + q * 137)]),
    [null, ...QUARTERS.map((_, q) => REGIONS.reduce((sum, _name, i) => sum + (i + 2) * 1000 + q * 137, 0))],
  ]),
  table_long: source('Offices', { city: 'string', manager: 'string', opened: 'date', staff: 'number', revenue: 'number' }, CITIES.map((city, i) => [city, ['M. Andersson', 'J. de la Cruz', 'K. O’Brien', 'Y. Tanaka'][i % 4] ?? '', `20${10 + (i % 14)}-0${1 + (i % 9)}-1${i % 9}`, some(4, 340), some(1e5, 4e6) + 0.5])),
  table_wide: source('Months', { region: 'string', ...numeric(['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november']) }, REGIONS.map((name) => [name, ...Array.from({ length: 11 }, () => some(90_000, 990_000))])),
  table_pair: source('Shares', { account: 'string', share: 'number' }, [['Meridian Freight', 0.41], ['Northwind', 0.27], ['Contoso', 0.12], ['A long name of an account that has a subsidiary', 0.08]]),
  table_ar: source('مناطق', { المنطقة: 'string', الطلبات: 'number', الإيرادات: 'number' }, [['أوروبا', 4120, 4_800_000], ['آسيا', 3950, 3_600_000], ['أفريقيا', 640, 500_000]]),
  table_ja: source('地域', { 地域: 'string', 注文数: 'number', 売上高: 'number' }, [['ヨーロッパ', 4120, 4_800_000], ['アジア', 3950, 3_600_000], ['北アメリカ', 1640, 1_400_000]]),
}; // prettier-ignore
