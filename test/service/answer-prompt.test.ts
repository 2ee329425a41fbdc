import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createReportCallbacks } from '../../src/core/generation/index.js';
import type { QueryFromPromptRequest } from '../../src/core/stream/protocol.js';
import { createLocalFetch, createVendorService } from '../../src/service/index.js';
import { openBakery, type Bakery } from '../core/analyst/ask/bakery.js';

let bakery: Bakery;
before(async () => {
  bakery = await openBakery();
});
after(() => bakery.runner.close());

const request = (prompt: string, more: Partial<QueryFromPromptRequest> = {}): QueryFromPromptRequest => ({
  protocol: 1,
  prompt,
  tables: bakery.schema,
  ...more,
});
const callbacks = (service = createVendorService()) =>
  createReportCallbacks({ customFetch: createLocalFetch(service), runQuery: bakery.runner.runQuery });

test('a question is answered from the columns alone where the service has no rows', async () => {
  const answer = await callbacks().queryFromPrompt?.(request('net revenue by region'));
  assert.ok(answer?.status === 'ok');
  assert.match(answer.sql, /^SELECT "Region" AS "category", SUM\("Net_Revenue"\)/);
  assert.equal(answer.type, 'bar');
});

test('a service with an engine knows the cells of its tables', async () => {
  const service = createVendorService({ runSql: bakery.runner.runQuery });
  const answer = await callbacks(service).queryFromPrompt?.(request('units sold by channel in France'));
  assert.ok(answer?.status === 'ok');
  assert.match(answer.sql, /"Country" = 'France'/);
});

test('tables that the engine of the service lacks are still answered by their columns', async () => {
  const service = createVendorService({ runSql: bakery.runner.runQuery });
  const tables = bakery.schema.map((table) => ({ ...table, name: `${table.name}_of_the_page` }));
  const answer = await callbacks(service).queryFromPrompt?.(request('net revenue by region', { tables }));
  assert.equal(answer?.status, 'ok');
});

test('what is not understood is an answer, and a wrong body or dialect an error', async () => {
  const answer = await callbacks().queryFromPrompt?.(request('the meaning of life'));
  assert.equal(answer?.status, 'needs_clarification');
  await assert.rejects(async () => callbacks().queryFromPrompt?.(request('x', { protocol: 9 as 1 })), {
    code: 'unsupported_protocol',
  });
  await assert.rejects(
    async () => callbacks().queryFromPrompt?.(request('x', { tables: 'none' as unknown as [] })),
    {
      path: 'tables',
    },
  );
  await assert.rejects(async () => callbacks().queryFromPrompt?.(request('x', { dialect: 'postgres' })), {
    path: 'dialect',
  });
});
