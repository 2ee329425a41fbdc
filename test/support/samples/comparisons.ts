import type { WidgetType } from '../../../src/core/chart/types.js';
import { noise, sample, type WidgetSample } from '../widget-samples.js';

const random = noise(11);
const PAIR = { category: 'string', value: 'number' } as const;
const BEFORE_AFTER = { country: 'string', share_2015: 'number', share_2024: 'number' } as const;
const TWO = { label: 'string', value1: 'number', value2: 'number' } as const;

/** Rows of the types that compare: two values, steps to a sum, steps of a course, a value on its scale. */
export const SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  dumbbell: [
    sample('years', 'Renewable share of electricity, %', BEFORE_AFTER, [
      ['Germany', 31.5, 54.4], ['Spain', 37.1, 57.8], ['Portugal', 52.6, 73.1], ['Denmark', 66.2, 88.4], ['Austria', 76.5, 84.9],
      ['Netherlands', 12.4, 50.2], ['Norway', 98.0, 98.6], ['Latvia', 52.2, 51.0],
    ], { value1Label: '2015', value2Label: '2024' }),
    sample('crowded', 'Median pay by occupation', { occupation: 'string', women: 'number', men: 'number' },
      Array.from({ length: 60 }, (_, i) => {
        const base = 28_000 + Math.round(random() * 60_000);
        return [`Occupation of long name ${i + 1}`, base, base + Math.round((random() - 0.2) * 12_000)];
      }), { numberFormat: 'currency:EUR,0', highlight: 'max' }),
    sample('awkward', 'Balance by branch', TWO, [
      ['Göteborg', -12, 18], ['København', 5, 5], ['<b>Oslo</b>', null, 9], ['東京営業所', 14, null], ['Consolidated international wholesale distribution', 3, -21], ['إيرادات', null, null],
    ], { value1Label: 'Plan', value2Label: 'Actual' }),
  ],
  waterfall: [
    sample('bridge', 'Profit bridge', PAIR, [
      ['Revenue', 4_820_000], ['Cost of sales', -1_930_000], ['Marketing', -640_000], ['Research', -710_000], ['Other income', 120_000], ['Tax', -415_000],
    ]),
    sample('own total', 'Headcount 2024', PAIR, [
      ['Start of 2024', 412], ['Hires', 96], ['Acquisition', 38], ['Retirements', -21], ['Departures', -54], ['End of 2024', 471],
    ], { total: ['Start of 2024', 'End of 2024'] }),
    sample('below zero', 'Cash by month', { month: 'date', value: 'number' },
      [120, -90, -85, 30, -40, 65, 22, -18, 44, -70, 15, 88].map((value, i) => [`2024-${String(i + 1).padStart(2, '0')}-01`, value])),
    sample('crowded', 'Change by account', PAIR, Array.from({ length: 80 }, (_, i) => [`Account ${i + 1}`, Math.round((random() - 0.4) * 900)])),
  ],
  funnel: [
    sample('checkout', 'From visit to order', { step: 'string', visitors: 'number' }, [
      ['Visited the shop', 48_200], ['Viewed a product', 31_750], ['Added to basket', 12_480], ['Began checkout', 6_930], ['Ordered', 4_310],
    ]),
    sample('steep', 'Applications', PAIR, [['Impressions', 1_250_000], ['Clicks', 18_400], ['Sign-ups', 960], ['Paying customers', 71]]),
    sample('awkward', 'Tickets', PAIR, [['Opened', 320], ['Answered within one working day by the first line', 340], ['Escalated', 0], ['Closed', 12], ['Not measured', null]]),
    sample('crowded', 'Steps of a form', PAIR, Array.from({ length: 18 }, (_, i) => [`Question ${i + 1}`, Math.round(5000 * 0.9 ** i)]), { highlight: 'Question 7' }),
  ],
  gauge: [
    sample('share', 'Orders on time', { value: 'number', target: 'number', label: 'string', delta: 'number', delta_basis: 'string' },
      [[0.873, 0.95, 'Delivered on time', -0.021, 'against March']], { numberFormat: 'percent:1' }),
    sample('range', 'Satisfaction', { value: 'number', min: 'number', max: 'number', target: 'number', label: 'string' }, [[42, -100, 100, 50, 'Net promoter score']]),
    sample('beyond', 'Load', { value: 'number', min: 'number', max: 'number' }, [[132, 0, 100], [80, 0, 100]]),
    sample('target', 'Revenue', { value: 'number', target: 'number', delta: 'number' }, [[3_420_000, 4_000_000, 310_000]], { numberFormat: 'currency:EUR' }),
  ],
}; // prettier-ignore
