import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTable, type AskedTable } from './open-table.js';

/** Months and weekdays as a person types them, in no order. */
const rows = ['Apr', 'Aug', 'Jan', 'Feb', 'Nov', 'Jan'].map((month, i) => ({
  month,
  day: ['Fri', 'Mon', 'Sun', 'Wed'][i % 4] as string,
  shop: ['Zoo', 'Abbey'][i % 2] as string,
  sales: 10 + ((i * 7) % 5),
}));

let table: AskedTable;
before(async () => {
  table = await openTable('till', rows);
});
after(() => table.runner.close());

async function categories(prompt: string): Promise<unknown[]> {
  const answer = await table.ask(prompt);
  assert.ok(answer.status === 'ok', prompt);
  const found = await table.rows(answer.sql);
  return [...new Set(found.map(({ category }) => category))];
}

test('months and weekdays that are text come in the order of the calendar', async () => {
  assert.deepEqual(await categories('sales by month'), ['Jan', 'Feb', 'Apr', 'Aug', 'Nov']);
  assert.deepEqual(await categories('sales by day'), ['Mon', 'Wed', 'Fri', 'Sun']);
  assert.deepEqual(await categories('sales by month and shop'), ['Jan', 'Feb', 'Apr', 'Aug', 'Nov']);
});

test('a rank that is asked for stands', async () => {
  const [first] = await categories('top 3 months by sales');
  assert.equal(first, 'Jan');
  assert.equal((await categories('top 3 months by sales')).length, 3);
});

test('other names come by their amounts', async () => {
  assert.deepEqual(await categories('sales by shop'), ['Zoo', 'Abbey']);
});
