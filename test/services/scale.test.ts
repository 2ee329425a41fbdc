import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeckGeneration, createReportCallbacks } from '../../src/core/generation/index.js';
import type { FetchFn } from '../../src/core/http/index.js';
import { result, ROWS, widget } from '../core/generation/fake-callbacks.js';
import { eventually, gatedModel } from '../service/runs/gated-model.js';
import { startCluster } from './cluster.js';
import { startRedis } from './processes.js';

test('of four instances behind nginx the one that writes is killed in mid stream: another finishes the deck, and nobody notices', async (t) => {
  const redis = await startRedis(t);
  // The title needs no model; one chart is written, and then the model waits.
  const { server, open } = await gatedModel(t, 1);
  const { url, instances } = await startCluster(t, 4, { REDIS_URL: redis, MODEL_URL: server.baseUrl });
  const answered: string[] = [];
  const customFetch: FetchFn = async (input, init) => {
    const response = await fetch(input, init);
    answered.push(response.headers.get('x-instance') ?? String(response.status));
    return response;
  };
  const store = createDeckGeneration({
    callbacks: createReportCallbacks({
      baseUrl: `${url}/api`,
      customFetch,
      runQuery: () => Promise.resolve(result(ROWS)),
    }),
  });
  const widgets = ['a', 'b', 'c', 'd'].map((id) => widget(id));
  const started = store.start({ config: { name: 'Sales', widgets } });
  const done = (): number => store.getSnapshot().slides.filter(({ status }) => status === 'done').length;
  await eventually('two slides are there', () => done() === 2);
  const before = store.getSnapshot().slides.filter(({ status }) => status === 'done');
  assert.equal(instances.get(answered[0]!)?.kill('SIGKILL'), true);
  await eventually('the page reads on elsewhere', () => answered.length > 1);
  open();
  await started;
  const { phase, slides, deck } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ['slide-title', 'slide-a', 'slide-b', 'slide-c', 'slide-d'],
  );
  assert.ok(
    before.every(({ slide }) => slides.some((one) => one.slide === slide)),
    'what was there stays',
  );
  assert.ok(slides.every(({ guards }) => guards?.fallback !== true));
  assert.notEqual(answered.at(-1), answered[0]);
  assert.ok(instances.has(answered.at(-1)!));
});
