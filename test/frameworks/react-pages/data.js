export const datasets = [
  {
    name: 'Sales',
    tableName: 'sales',
    data: ['North', 'South', 'East'].map((region, at) => ({ region, amount: (at + 1) * 1000 })),
  },
];
export const config = {
  name: 'Sales review',
  widgets: [
    { id: 'total', type: 'big-number', title: 'Revenue', dataKey: 'SELECT sum(amount) AS value FROM sales' },
    {
      id: 'regions',
      type: 'bar',
      title: 'Revenue by region',
      dataKey: 'SELECT region AS category, sum(amount) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC',
    },
  ],
};

const slide = (id, title) => ({
  id,
  layout: 'text',
  title,
  text: 'One line.',
  variables: {},
  claims: [],
  blocks: [],
  origin: 'host',
});
export const deck = {
  version: 1,
  id: 'given',
  title: 'Given',
  format: { locale: 'en', timeZone: 'UTC', currency: 'USD' },
  sources: {},
  assets: {},
  slides: [slide('one', 'First'), slide('two', 'Second')],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
