import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  createDeckGeneration,
  createReportCallbacks,
  type DeckGeneration,
} from '../../../src/core/generation/index.js';
import { DeckError } from '../../../src/core/errors.js';
import {
  createMemoryRunStore,
  createVendorService,
  type RunStore,
  type VendorService,
} from '../../../src/service/index.js';
import { toNodeHandler } from '../../../src/server/node.js';
import { listen } from '../../server/fake-service.js';
import { eventually, gatedModel } from '../../service/runs/gated-model.js';
import { result, ROWS, widget } from './fake-callbacks.js';

interface Asked {
  endpoint: string;
  body: { only?: string[]; since?: number; runId?: string };
}

/** A server that drops its first connection after two whole slides; `refuse` answers later requests in place of the service. */
async function droppingServer(
  t: TestContext,
  service: VendorService,
  refuse: (asked: Asked[]) => Response | 'drop' | undefined = () => undefined,
): Promise<{ store: DeckGeneration; asked: Asked[]; start: () => Promise<void> }> {
  const asked: Asked[] = [];
  const handler = toNodeHandler(async (request) => {
    const body = await request.text();
    const endpoint = new URL(request.url).pathname.slice('/api/'.length);
    asked.push({ endpoint, body: JSON.parse(body) as Asked['body'] });
    const refused = asked.length > 1 ? refuse(asked) : undefined;
    if (refused === 'drop') {
      const headers = { 'content-type': 'text/event-stream' };
      return new Response(new ReadableStream({ pull: () => Promise.reject(new Error('drop')) }), { headers });
    }
    if (refused) return refused;
    const answer = await service(
      new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal }),
    );
    if (asked.length > 1) return answer;
    return new Response(answer.body!.pipeThrough(droppedAfter(2)), answer);
  });
  const { url } = await listen(t, handler);
  const store = createDeckGeneration({
    callbacks: createReportCallbacks({
      baseUrl: `${url}/api`,
      runQuery: () => Promise.resolve(result(ROWS)),
    }),
  });
  const widgets = [widget('a'), widget('b'), widget('c')];
  return { store, asked, start: () => store.start({ config: { name: 'Sales', widgets } }) };
}

function droppedAfter(slides: number): TransformStream<Uint8Array, Uint8Array> {
  let completed = 0;
  return new TransformStream({
    async transform(part, controller) {
      if (completed >= slides) {
        // What was sent before arrives.
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw new Error('dropped');
      }
      completed += Buffer.from(part).toString().split('event: slide.completed').length - 1;
      controller.enqueue(part);
    },
  });
}

function codeOf(store: DeckGeneration): string | undefined {
  const { error } = store.getSnapshot();
  return DeckError.is(error) ? error.code : undefined;
}
const ALL = ['slide-title', 'slide-a', 'slide-b', 'slide-c'];

test('a server that keeps no runs and drops the connection in mid stream is asked for the missing slides alone', async (t) => {
  const { store, asked, start } = await droppingServer(t, createVendorService());
  const kept: unknown[] = [];
  store.subscribe(() => {
    const slides = store.getSnapshot().slides.flatMap(({ slide }) => slide ?? []);
    if (asked.length === 1) kept.splice(0, kept.length, ...slides);
  });
  await start();
  const { phase, deck, error, slides } = store.getSnapshot();
  assert.deepEqual([phase, error], ['ready', undefined]);
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ALL,
  );
  assert.equal(kept.length, 2);
  assert.ok(
    kept.every((slide) => slides.some((one) => one.slide === slide)),
    'what was there stays',
  );
  const [, readOn, rest] = asked;
  assert.ok(readOn!.body.since! > 0, 'it is asked to read on first');
  assert.equal(rest!.body.only?.length, 2);
  assert.equal(asked.length, 3);
});

test('a service that brings nothing more is not asked over and over; a person may ask later, and what was there stays', async (t) => {
  const { store, asked, start } = await droppingServer(t, createVendorService(), ({ length }) =>
    length === 3 ? 'drop' : undefined,
  );
  await start();
  assert.equal(codeOf(store), 'truncated');
  assert.equal(asked.length, 3);
  const kept = store.getSnapshot().slides.flatMap(({ slide }) => slide ?? []);
  assert.equal(kept.length, 2);
  await store.retry();
  const { phase, deck } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ALL,
  );
  assert.ok(kept.every((slide) => deck.slides.includes(slide)));
  assert.equal(asked.at(-1)?.body.only?.length, 2);
});

test('a service that refuses what is asked for again says why', async (t) => {
  const { store, start } = await droppingServer(t, createVendorService(), (all) =>
    all.at(-1)!.body.only
      ? Response.json({ error: { code: 'quota_exceeded', message: 'No credits' } }, { status: 402 })
      : undefined,
  );
  await start();
  assert.equal(codeOf(store), 'quota_exceeded');
  assert.equal(store.getSnapshot().slides.flatMap(({ slide }) => slide ?? []).length, 2);
});

test('where the service keeps runs a lost connection is not noticed: the deck goes on from the last event', async (t) => {
  const { store, asked, start } = await droppingServer(
    t,
    createVendorService({ runStore: createMemoryRunStore() }),
  );
  const phases = new Set<string>();
  store.subscribe(() => phases.add(store.getSnapshot().phase));
  await start();
  const { phase, deck, error } = store.getSnapshot();
  assert.deepEqual([phase, error], ['ready', undefined]);
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ALL,
  );
  assert.ok(!phases.has('failed'));
  assert.equal(asked.length, 2);
  const { runId, since } = asked[1]!.body;
  assert.ok(runId && since! > 0);
});

test('a service that is away for a moment is asked again, with the login of the host still checked', async (t) => {
  const away = [
    () => new Response('bad gateway', { status: 502 }),
    () => 'drop' as const,
    () => new Response(null, { status: 503 }),
  ];
  const { store, asked, start } = await droppingServer(
    t,
    createVendorService({ runStore: createMemoryRunStore() }),
    ({ length }) => away[length - 2]?.(),
  );
  await start();
  assert.deepEqual([store.getSnapshot().phase, asked.length], ['ready', 5]);

  const locked = await droppingServer(t, createVendorService({ runStore: createMemoryRunStore() }), () =>
    Response.json({ error: 'Please sign in' }, { status: 401 }),
  );
  await locked.start();
  assert.equal(codeOf(locked.store), 'unauthorized');
  assert.equal(locked.store.getSnapshot().slides.flatMap(({ slide }) => slide ?? []).length, 2);
});

test('a service whose run store goes away in mid stream is asked for the missing slides, which come unkept', async (t) => {
  const kept = createMemoryRunStore({ leaseMs: 500 });
  let away = false;
  const failing = Object.fromEntries(
    Object.entries(kept).map(([name, member]) => [
      name,
      typeof member === 'function'
        ? (...given: never[]) =>
            away
              ? Promise.reject(new Error('ECONNREFUSED'))
              : (member as (...all: never[]) => unknown)(...given)
        : member,
    ]),
  ) as unknown as RunStore;
  t.mock.method(console, 'warn', () => {});
  const { model, open } = await gatedModel(t, 1);
  const service = createVendorService({ model, runStore: failing });
  const { url } = await listen(t, toNodeHandler(service));
  const store = createDeckGeneration({
    callbacks: createReportCallbacks({
      baseUrl: `${url}/api`,
      runQuery: () => Promise.resolve(result(ROWS)),
    }),
  });
  const widgets = [widget('a'), widget('b'), widget('c')];
  const made = store.start({ config: { name: 'Sales', widgets } });
  const done = (): number => store.getSnapshot().slides.filter(({ slide }) => slide).length;
  await eventually('two slides are there', () => done() === 2);
  away = true;
  open();
  await made;
  const { phase, deck } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ALL,
  );
});

test('cancelling tells a service that keeps the run to end it, down to the call of the model', async (t) => {
  const { model, server } = await gatedModel(t, 0);
  const service = createVendorService({ model, runStore: createMemoryRunStore() });
  const { store, asked, start } = await droppingServer(t, service);
  const started = start();
  await eventually('the model is called', () => server.open() > 0);
  store.cancel();
  await started;
  assert.equal(store.getSnapshot().phase, 'cancelled');
  await eventually('the calls of the model are ended', () => server.open() === 0);
  assert.deepEqual(
    asked.map(({ endpoint }) => endpoint),
    ['generate-deck-slides', 'cancel-run'],
  );
});
