import type { Dataset } from '../../../src/core/query/types.js';

/** The small table over which SQL is refused or run. */
export const SALES = {
  name: 'Sales',
  tableName: 'sales',
  version: '1',
  data: [
    { region: 'North', product: 'A', qty: 10, price: 2.5, day: '2024-01-05', ok: true },
    { region: 'South', product: 'A', qty: 20, price: 2.75, day: '2024-01-20', ok: true },
    { region: 'North', product: 'B', qty: 30, price: 7.25, day: '2024-02-10', ok: false },
    { region: 'South', product: 'B', qty: 40, price: 7, day: '2024-02-29', ok: true },
    { region: 'North', product: 'C', qty: 50, price: 0.5, day: '2024-03-15', ok: true },
    { region: 'South', product: 'A', qty: 60, price: 2.25, day: '2024-04-01', ok: false },
  ],
} satisfies Dataset;

/** The clock of the runners that read it. */
export const SALES_NOW = new Date('2024-05-06T07:08:09.250Z');
