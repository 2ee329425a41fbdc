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
