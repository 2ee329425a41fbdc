import type { GenerateDeckRequest, ModifySlideRequest, WidgetInput } from '../../src/core/stream/index.js';

const column = (name: string, type: 'string' | 'number' | 'date', dbType: string) => ({ name, type, dbType });

export function sampleWidget(id: string, more: Partial<WidgetInput> = {}): WidgetInput {
  const rows = [
    { category: 'North', value: 420 },
    { category: 'South', value: 130 },
    { category: 'West', value: 95 },
    { category: 'East', value: 61 },
  ];
  return {
    id,
    type: 'bar',
    title: `Revenue by region ${id}`,
    dataKey: 'SELECT region AS category, SUM(amount) AS value FROM sales GROUP BY 1',
    columns: [column('category', 'string', 'VARCHAR'), column('value', 'number', 'DOUBLE')],
    rows,
    rowCount: rows.length,
    queriedAt: '2026-01-01T00:00:00Z',
    ...more,
  };
}

export function sampleRequest(widgets = 3, more: Partial<GenerateDeckRequest> = {}): GenerateDeckRequest {
  return {
    protocol: 1,
    privacy: 'all',
    title: 'Sales review',
    locale: 'en-US',
    widgets: Array.from({ length: widgets }, (_, at) => sampleWidget(`w${at + 1}`)),
    ...more,
  };
}

export function modifyRequest(instruction = 'make it shorter'): ModifySlideRequest {
  return {
    protocol: 1,
    privacy: 'all',
    slide: {
      id: 'slide-w1',
      layout: 'chart-text',
      title: 'Revenue by region',
      text: '- The total is {{sum(value)}}.\n- {{argmax(category, value)}} has {{max(value)}}.',
      source: 'w1',
      variables: {},
      claims: [],
      blocks: [],
      origin: 'service',
    },
    instruction,
    widget: sampleWidget('w1'),
    deck: { title: 'Sales review', outline: ['Sales review', 'Revenue by region'] },
  };
}

export const post = (endpoint: string, body: unknown, init: RequestInit = {}): Request =>
  new Request(`http://host/api/${endpoint}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });
