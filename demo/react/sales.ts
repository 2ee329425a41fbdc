import type { BuilderDashboardConfig, Dataset } from 'deckwright';

const regions = ['North', 'South', 'East', 'West'];
const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-01`);

export const datasets: Dataset[] = [
  {
    name: 'Sales',
    tableName: 'sales',
    data: months.flatMap((month, at) =>
      regions.map((region, rank) => ({ month, region, amount: (at + 4) * 1000 * (regions.length - rank) })),
    ),
    columns: [{ name: 'month', type: 'DATE' }],
  },
];

export const config: BuilderDashboardConfig = {
  name: 'Sales review',
  widgets: [
    { id: 'total', type: 'big-number', title: 'Revenue', dataKey: 'SELECT sum(amount) AS value FROM sales' },
    {
      id: 'regions',
      type: 'bar',
      title: 'Revenue by region',
      dataKey: 'SELECT region AS category, sum(amount) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC',
    },
    {
      id: 'months',
      type: 'line',
      title: 'Revenue by month',
      dataKey: 'SELECT month AS category, sum(amount) AS value FROM sales GROUP BY 1 ORDER BY 1',
    },
  ],
};
