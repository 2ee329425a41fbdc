import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createDeckGeneration, createReportCallbacks } from '../../src/core/generation/index.js';
import type { FetchFn } from '../../src/core/http/index.js';
import { createTokenManager, openAccessStore } from '../../src/server/index.js';
import { result, ROWS, widget } from '../core/generation/fake-callbacks.js';
import { eventually, gatedModel } from '../service/runs/gated-model.js';
import { startCluster, type Cluster } from './cluster.js';
import { ownFolder, startRedis } from './processes.js';

/** Four instances behind nginx, one Redis, one store of tokens; and a fetch that sends a token of it. */
async function cluster(
  t: TestContext,
  env: Record<string, string>,
): Promise<Cluster & { fetch: FetchFn; answered: string[] }> {
  const place = join(ownFolder(t), 'tokens.sqlite');
  const { store } = await openAccessStore(place);
  const { token } = await createTokenManager(store).create({ name: 'host' });
  await store.close();
  const started = await startCluster(t, 4, { REDIS_URL: await startRedis(t), STORE: place, ...env });
  const answered: string[] = [];
  return {
    ...started,
    answered,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      const response = await fetch(input, { ...init, headers });
      answered.push(response.headers.get('x-instance')?.split(':').at(-1) ?? String(response.status));
      return response;
    },
  };
}

test('of four instances behind nginx the one that writes is killed in mid stream: another finishes the deck, and nobody notices', async (t) => {
  // The title needs no model; one chart is written, and then the model waits.
  const { server, open } = await gatedModel(t, 1);
  const { url, instances, answered, fetch: customFetch } = await cluster(t, { MODEL_URL: server.baseUrl });
  const store = createDeckGeneration({
    callbacks: createReportCallbacks({
      baseUrl: `${url}/api`,
      customFetch,
      runQuery: () => Promise.resolve(result(ROWS)),
    }),
  });
  const widgets = ['a', 'b', 'c', 'd'].map((id) => widget(id));
  const story = { summary: false, closing: false, appendix: false, storyline: false };
  const started = store.start({ config: { name: 'Sales', widgets }, story });
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

test('four instances behind nginx share one limit exactly, whichever is asked', async (t) => {
  const { url, answered, fetch: ask } = await cluster(t, { REQUESTS: '100' });
  const answers = await Promise.all(Array.from({ length: 250 }, () => ask(`${url}/api/capabilities`)));
  const statuses = answers.map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 100);
  assert.equal(statuses.filter((status) => status === 429).length, 150);
  assert.equal(new Set(answered).size, 4, 'all four answered');
  const left = answers
    .filter(({ status }) => status === 200)
    .map(({ headers }) => headers.get('ratelimit-remaining'));
  assert.deepEqual(
    left.map(Number).sort((a, b) => a - b),
    Array.from({ length: 100 }, (_, at) => at),
  );
  const refused = answers.find(({ status }) => status === 429)!;
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
});
