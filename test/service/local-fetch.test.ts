import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeckGeneration, createReportCallbacks } from '../../src/core/generation/index.js';
import { createLocalFetch } from '../../src/service/index.js';
import { sampleRequest, sampleWidget } from './sample-request.js';

const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(sampleRequest(3)),
};

test('the page answers its own requests, by path, URL or Request', async () => {
  const fetch = createLocalFetch();
  const inputs = [
    '/api/capabilities',
    new URL('http://x/api/capabilities'),
    new Request('http://x/api/capabilities'),
  ];
  for (const input of inputs) assert.equal((await fetch(input)).status, 200);
  assert.equal((await fetch('/elsewhere')).status, 404);
});

test('aborting rejects the local fetch and its stream with an AbortError', async () => {
  const fetch = createLocalFetch();
  await assert.rejects(fetch('/api/generate-deck-slides', { ...init, signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
  const controller = new AbortController();
  const answer = await fetch('/api/generate-deck-slides', { ...init, signal: controller.signal });
  const reader = answer.body!.getReader();
  await reader.read();
  controller.abort();
  await assert.rejects(
    async () => {
      while (!(await reader.read()).done);
    },
    { name: 'AbortError' },
  );
});

test('a deck is made from SQL results to guarded slides without a server', async () => {
  const { columns, rows = [], rowCount } = sampleWidget('x');
  const runQuery = async () => ({ columns, rows, rowCount, elapsedMs: 0, truncated: false });
  const callbacks = createReportCallbacks({ customFetch: createLocalFetch(), runQuery });
  for (const privacy of ['all', 'sample', 'none'] as const) {
    const store = createDeckGeneration({ callbacks });
    const widgets = ['a', 'b', 'c'].map((id) => ({
      id,
      type: 'bar' as const,
      title: `Revenue ${id}`,
      dataKey: 'SELECT 1',
    }));
    await store.start({ config: { name: 'Sales', widgets }, privacy });
    const { phase, deck, slides, error } = store.getSnapshot();
    assert.equal(error, undefined);
    assert.equal(phase, 'ready');
    assert.equal(deck?.slides.length, 4);
    assert.ok(slides.every(({ status }) => status === 'done'));
    assert.ok(deck?.slides[1]?.text, privacy);
    await store.modify(deck.slides[1].id, 'as a table');
    assert.equal(store.getSnapshot().error, undefined);
    assert.equal(store.getSnapshot().deck?.slides[1]?.blocks[0]?.kind, 'table');
  }
});
