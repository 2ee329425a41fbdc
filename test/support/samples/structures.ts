import type { WidgetType } from '../../../src/core/chart/types.js';
import { noise, sample, type WidgetSample } from '../widget-samples.js';

const PAIR = { category: 'string', value: 'number' } as const;
const SERIES = { category: 'string', series: 'string', value: 'number' } as const;
const FLOW = { source: 'string', target: 'string', value: 'number' } as const;
const LONG = 'Consolidated international wholesale distribution of refrigerated products';
const random = noise(11);

const skills = ['Delivery', 'Quality', 'Price', 'Support', 'Innovation', 'Sustainability'];
const vendors = ['Nordwind', 'Astra', 'Helix', 'Meridian'];
const stores = Array.from(
  { length: 60 },
  (_, i) => [`Store ${i + 1}`, Math.round(90_000 / (i + 1) ** 1.1)] as const,
);

/** Towns with income, life expectancy and population: made up, of the shape of the world's. */
const countries = Array.from({ length: 48 }, (_, i) => {
  const income = Math.round(1200 + 62_000 * random() ** 2);
  const years = Math.round((52 + 4.2 * Math.log2(income / 800) + 4 * random()) * 10) / 10;
  return [
    income,
    years,
    Math.round(10 ** (5.5 + 3.4 * random() ** 1.6)),
    `Country ${i + 1}`,
    ['Africa', 'Asia', 'Europe'][i % 3] ?? '',
  ] as const;
});

export const SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  bubble: [
    sample('typical', 'Income, life expectancy, population', { income: 'number', life_expectancy: 'number', population: 'number', label: 'string', series: 'string' }, countries),
    sample('few', 'Margin, growth and revenue of product groups', { growth: 'number', margin: 'number', revenue: 'number', label: 'string' }, [
      [4.2, 21, 820_000, 'Tools'], [11.5, 34, 410_000, 'Lighting'], [-3.1, 12, 640_000, 'Paint'], [7.8, 27, 150_000, 'Garden'], [1.4, 18, 90_000, 'Flooring'], [15.2, 9, 60_000, 'Smart home'],
    ]),
    sample('awkward', 'Stores', { x: 'number', y: 'number', size: 'number', label: 'string' }, [[0, 0, 100, LONG], [10, 10, 100, '冷蔵食品'], [0, 10, 40, '<b>x</b>'], [10, 0, null, 'No size'], [5, 5, 0, 'Zero'], [5.2, 5.1, 90, 'إيرادات']]),
    sample('highlight', 'Income and population', { income: 'number', life_expectancy: 'number', population: 'number', label: 'string' }, countries.map((it) => it.slice(0, 4)), { highlight: 'Country 7' }),
  ],
  radar: [
    sample('typical', 'What customers rate', { aspect: 'string', score: 'number' }, skills.map((skill, i) => [skill, [8.2, 7.4, 5.1, 6.6, 4.3, 7.9][i] ?? 0])),
    sample('series', 'Vendors compared', SERIES, vendors.slice(0, 3).flatMap((vendor, v) => skills.slice(0, 5).map((skill, s) => [skill, vendor, 35 + ((v * 31 + s * 47) % 60)]))),
    sample('crowded', 'Tickets by month and vendor', SERIES, [...vendors, 'Pallas', 'Quill'].flatMap((vendor, v) => Array.from({ length: 12 }, (_, m) => [`Site ${m + 1} ${['Hamburg', 'Lyon', 'Porto', 'Gdańsk'][m % 4] ?? ''}`, vendor, 100 + v * 20 + ((m * 37 + v * 53) % 90)]))),
    sample('awkward', 'Score by area', PAIR, [[LONG, 40], ['品質管理', 90], ['دعم العملاء', 55], ['Missing', null], ['Procurement and supplier relations', 72], ['X', 0], ['Human resources', 64]]),
  ],
  sankey: [
    sample('typical', 'From visit to order', FLOW, [
      ['Search', 'Product page', 5200], ['Newsletter', 'Product page', 1800], ['Social media', 'Landing page', 2600], ['Search', 'Landing page', 1900], ['Direct', 'Product page', 1400],
      ['Landing page', 'Product page', 2100], ['Landing page', 'Left', 2400], ['Product page', 'Basket', 3900], ['Product page', 'Left', 6600], ['Basket', 'Order', 2300], ['Basket', 'Left', 1600],
    ]),
    sample('two', 'Where energy goes', { source: 'string', target: 'string', petajoules: 'number' }, [
      ['Oil', 'Transport', 2480], ['Oil', 'Industry', 190], ['Oil', 'Households', 430], ['Gas', 'Industry', 810], ['Gas', 'Households', 890], ['Gas', 'Services', 340],
      ['Electricity', 'Industry', 720], ['Electricity', 'Households', 470], ['Electricity', 'Services', 510], ['Electricity', 'Transport', 50], ['Heat', 'Industry', 190], ['Heat', 'Households', 180], ['Renewables', 'Households', 290], ['Renewables', 'Transport', 120],
    ]),
    sample('crowded', 'Migration between towns', FLOW, Array.from({ length: 300 }, (_, i) => [`Town ${1 + ((i * 7) % 60)}`, `Region ${String.fromCharCode(65 + ((i * 11) % 24))}`, Math.round(2000 / (1 + ((i * 7) % 60)) + random() * 60)])),
    sample('awkward', 'Flows', FLOW, [[LONG, '冷蔵食品の卸売', 640], ['冷蔵食品の卸売', 'إيرادات الخدمات', 310], [LONG, 'إيرادات الخدمات', 3], ['<b>Misc</b>', '冷蔵食品の卸売', 12], [null, 'إيرادات الخدمات', 80], ['冷蔵食品の卸売', null, 90], ['None', 'Nothing', 0]]),
    sample('highlight', 'Where energy goes', FLOW, [['Oil', 'Transport', 2480], ['Oil', 'Households', 430], ['Gas', 'Industry', 810], ['Gas', 'Households', 890]], { highlight: 'Gas' }),
  ],
  treemap: [
    sample('typical', 'Spending by department', { department: 'string', spending: 'number' }, [
      ['Health', 412_000], ['Education', 298_000], ['Transport', 187_500], ['Housing', 121_000], ['Culture and sports', 64_200],
      ['Police and fire service', 58_900], ['Administration', 51_300], ['Parks', 22_800], ['Libraries', 9_400], ['Archives', 2_100],
    ]),
    sample('crowded', 'Revenue by store', PAIR, stores),
    sample('awkward', 'Revenue by product group', PAIR, [[LONG, 640], ['冷蔵食品の卸売', 310], ['إيرادات الخدمات', 120], [null, 45], ['<b>Misc</b>', 12], ['None', 0]]),
    sample('highlight', 'Revenue by store', PAIR, stores.slice(0, 12), { highlight: 'Store 3', numberFormat: 'currency:EUR,0' }),
  ],
}; // prettier-ignore
