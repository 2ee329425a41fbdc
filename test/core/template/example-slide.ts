import type { Slide, Source } from '../../../src/core/deck/types.js';

export const format = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' };

/** Revenue of three regions, and by month. */
export const sources: Record<string, Source> = {
  regions: {
    title: 'Top 10 regions',
    sql: 'SELECT region, revenue FROM sales',
    columns: [
      { name: 'region', type: 'string', dbType: 'VARCHAR' },
      { name: 'revenue', type: 'number', dbType: 'DOUBLE' },
    ],
    data: {
      rows: [
        { region: 'Europe', revenue: 120 },
        { region: 'Americas', revenue: 300 },
        { region: 'Asia', revenue: 80 },
      ],
      queriedAt: '2026-01-01T00:00:00Z',
      fingerprint: 'a',
      truncated: false,
    },
  },
  months: {
    title: 'Revenue by month',
    sql: 'SELECT month, revenue FROM sales',
    columns: [
      { name: 'month', type: 'date', dbType: 'DATE' },
      { name: 'revenue', type: 'number', dbType: 'DOUBLE' },
    ],
    data: {
      rows: [
        { month: '2026-01-01', revenue: 100 },
        { month: '2026-02-01', revenue: 110 },
        { month: '2026-03-01', revenue: 125 },
      ],
      queriedAt: '2026-01-01T00:00:00Z',
      fingerprint: 'b',
      truncated: false,
    },
  },
};

export function slideWith(part: Partial<Slide>): Slide {
  return {
    id: 's1',
    layout: 'chart-text',
    title: 'Revenue by month',
    text: '',
    source: 'months',
    variables: {},
    claims: [],
    blocks: [],
    origin: 'service',
    ...part,
  };
}
