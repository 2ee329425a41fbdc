import { createPrefixFetch } from '/deckwright/cdn/deckwright.js';

const regions = ['North', 'South', 'East', 'West'];
const sales = Array.from({ length: 12 }, (_, at) =>
  regions.map((region, rank) => ({
    month: `2025-${String(at + 1).padStart(2, '0')}-01`,
    region,
    amount: (at + 4) * 1000 * (regions.length - rank),
  })),
).flat();

const builder = document.querySelector('deck-builder');
const told = document.querySelector('header output');
let presenting = false;
const tell = () => {
  told.textContent = `${builder.deck?.slides.length ?? 0} slides, ${presenting ? 'presenting' : 'not presenting'}`;
};

// The element asks for /api/…; this server's proxy stands at /api/vendor/….
builder.customFetch = createPrefixFetch('/api/vendor/');
builder.signIn = () => fetch('/session', { method: 'POST' });
builder.datasets = [
  { name: 'Sales', tableName: 'sales', data: sales, columns: [{ name: 'month', type: 'DATE' }] },
];
builder.config = {
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
builder.addEventListener('deck-change', tell);
builder.addEventListener('deck-presenting', (event) => {
  presenting = event.presenting;
  tell();
});
tell();
