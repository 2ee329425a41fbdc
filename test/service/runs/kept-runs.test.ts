import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeckEvent } from '../../../src/core/stream/index.js';
import {
  createMemoryRunStore,
  createVendorService,
  type DeckResult,
  type RunStore,
} from '../../../src/service/index.js';
import { ofType } from '../model/run-model.js';
import { modifyRequest, post, sampleRequest } from '../sample-request.js';
import { eventually, gatedModel, reader } from './gated-model.js';
import { access, cancelledElsewhere, ownersOfOneId } from './instances-cases.js';

const DECK = 'generate-deck-slides';
const seqs = (events: DeckEvent[]): number[] => events.map(({ seq }) => seq);
const upTo = (length: number): number[] => Array.from({ length }, (_, at) => at);

test('a client that lost its connection reads on where it was, and has every event once', async (t) => {
  const { model, open, server } = await gatedModel(t, 1);
  const service = createVendorService({ model, runStore: createMemoryRunStore() });
  const request = sampleRequest(3, { runId: 'run-a' });
  const first = reader(service, DECK, request);
  await first.until('slide.completed', 2);
  await first.leave();
  const calls = server.requests.length;
  const since = first.events.at(-1)!.seq;
  for (const [body, headers] of [
    [{ protocol: 1, runId: 'run-a', since }, {}],
    [request, { 'last-event-id': `run-a:${since}` }],
  ] as const) {
    const second = reader(service, DECK, body, headers);
    if (calls === server.requests.length) open();
    const all = [...first.events, ...(await second.rest())];
    assert.deepEqual(seqs(all), upTo(all.length));
    assert.equal(ofType(all, 'slide.completed').length, 4);
    assert.deepEqual(
      ofType(all, 'deck.completed').map(({ completed, failed }) => [completed, failed]),
      [[4, 0]],
    );
  }
  // Each slide was written once: nobody began the run anew.
  assert.equal(server.requests.length, 3);
});

test('two clients read the same run, each at its own pace, and one more after its end', async (t) => {
  const { model, open } = await gatedModel(t, 1);
  const service = createVendorService({ model, runStore: createMemoryRunStore() });
  const one = reader(service, DECK, sampleRequest(2, { runId: 'run-b' }));
  await one.until('slide.completed');
  const two = reader(service, DECK, { protocol: 1, runId: 'run-b', since: -1 });
  open();
  assert.deepEqual(await one.rest(), await two.rest());
  const late = reader(service, DECK, { protocol: 1, runId: 'run-b', since: 2 });
  assert.deepEqual(await late.rest(), one.events.slice(3));
  const whole = await service(
    post(DECK, { protocol: 1, runId: 'run-b', since: -1 }, { headers: { accept: 'application/json' } }),
  );
  const result = (await whole.json()) as DeckResult;
  assert.deepEqual([result.runId, result.completed, result.slides.length], ['run-b', 3, 3]);
});

test('a run belongs to who began it: to anyone else, and by any other id, there is none', async () => {
  const service = createVendorService({ access, runStore: createMemoryRunStore() });
  const call = (endpoint: string, body: object, who?: string): Promise<Response> =>
    service(post(endpoint, body, { headers: who ? { authorization: who } : {} }));
  const begun = await call(DECK, sampleRequest(1, { runId: 'run-c' }), 'ada');
  assert.equal(begun.status, 200);
  assert.equal(begun.headers.get('ratelimit-remaining'), '7');
  const resume = { protocol: 1, runId: 'run-c', since: 0 };
  const other = { ...resume, runId: 'run-x' };
  const said: unknown[] = [];
  for (const answer of [
    await call(DECK, resume, 'eve'),
    await call('cancel-run', resume, 'eve'),
    await call(DECK, other, 'ada'),
    await call('cancel-run', other, 'ada'),
  ]) {
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get('ratelimit-remaining'), '7');
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    said.push([error.code, error.message.replace(/run-\w/, 'run')]);
  }
  assert.equal(new Set(said.map((one) => JSON.stringify(one))).size, 1, 'the answers tell nothing apart');
  assert.equal((await call(DECK, resume)).status, 401);
  assert.equal((await call('cancel-run', resume)).headers.get('www-authenticate'), 'Bearer');
  assert.equal((await call(DECK, sampleRequest(1, { runId: 'run-c' }), 'ada')).status, 409);
  assert.equal((await call(DECK, resume, 'ada')).status, 200);
});

test('two owners have runs of the same id, and neither learns of the other’s', (t) =>
  ownersOfOneId(t, createMemoryRunStore(), 'run-i'));

test('a run is given to nobody else by a store that takes two names for the same', async () => {
  const common = createMemoryRunStore();
  const find: RunStore['find'] = (name) => common.find(name.toLowerCase());
  const runStore: RunStore = {
    ...common,
    find,
    create: (name, ...given) => common.create(name.toLowerCase(), ...given),
    read: (name, ...given) => common.read(name.toLowerCase(), ...given),
    append: (name, ...given) => common.append(name.toLowerCase(), ...given),
  };
  const service = createVendorService({ access, runStore });
  const resume = { protocol: 1, runId: 'run-l', since: -1 };
  const ask = (who: string, body: object): Promise<Response> =>
    service(post(DECK, body, { headers: { authorization: who } }));
  await (await ask('ada', sampleRequest(1, { runId: 'run-l' }))).text();
  assert.deepEqual([(await ask('ADA', resume)).status, (await ask('ada', resume)).status], [404, 200]);
});

test('cancel-run ends a run that another instance writes, down to the call of the model', (t) => {
  const store = createMemoryRunStore({ leaseMs: 300 });
  return cancelledElsewhere(t, [store, store], 'run-j');
});

test('what is asked of a run is checked, and a service that keeps none says so', async () => {
  const kept = createVendorService({ runStore: createMemoryRunStore() });
  const cases: [string, object, number, string?][] = [
    [DECK, { protocol: 1, runId: 'a b', since: 0 }, 422, 'runId'],
    [DECK, { protocol: 1, since: 0 }, 422, 'runId'],
    [DECK, { protocol: 1, runId: 'a', since: 1.5 }, 422, 'since'],
    [DECK, { protocol: 1, runId: 'a', since: -2 }, 422, 'since'],
    [DECK, { protocol: 2, runId: 'a', since: 0 }, 422, 'protocol'],
    ['cancel-run', { protocol: 1 }, 422, 'runId'],
    ['cancel-run', { protocol: 1, runId: '../x' }, 422, 'runId'],
  ];
  for (const [endpoint, body, status, path] of cases) {
    const answer = await kept(post(endpoint, body));
    assert.equal(answer.status, status, JSON.stringify(body));
    assert.equal(((await answer.json()) as { error: { path?: string } }).error.path, path);
  }
  const names = async (service: typeof kept): Promise<string[]> =>
    ((await (await service(new Request('http://host/api/capabilities'))).json()) as { endpoints: string[] })
      .endpoints;
  assert.ok((await names(kept)).includes('cancel-run'));
  const none = createVendorService();
  assert.ok(!(await names(none)).includes('cancel-run'));
  assert.equal((await none(post('cancel-run', { protocol: 1, runId: 'a' }))).status, 404);
  assert.equal((await none(post(DECK, { protocol: 1, runId: 'a', since: 0 }))).status, 409);
});

test('cancel-run ends a run, down to the call of the model, and all who read it are told', async (t) => {
  const { model, server } = await gatedModel(t, 0);
  const service = createVendorService({ model, runStore: createMemoryRunStore() });
  const one = reader(service, DECK, sampleRequest(2, { runId: 'run-d' }));
  await one.until('slide.started', 2);
  const two = reader(service, DECK, { protocol: 1, runId: 'run-d', since: -1 });
  await two.until('deck.started');
  await eventually('the model is called', () => server.open() > 0);
  const answer = await service(post('cancel-run', { protocol: 1, runId: 'run-d' }));
  assert.deepEqual(await answer.json(), { cancelled: true });
  for (const events of [await one.rest(), await two.rest()]) {
    assert.equal(ofType(events, 'deck.failed')[0]?.error.code, 'conflict');
    assert.equal(events.at(-1)?.type, 'deck.failed');
    assert.equal(ofType(events, 'deck.failed').length, 1);
  }
  await eventually('the calls of the model are ended', () => server.open() === 0);
});

test('a run that nobody reads is ended after a while, down to the call of the model', async (t) => {
  const { model, server } = await gatedModel(t, 0);
  const runStore = createMemoryRunStore({ unreadMs: 300, leaseMs: 150 });
  const service = createVendorService({ model, runStore });
  const client = reader(service, 'modify-deck-slides', {
    ...modifyRequest('something else'),
    runId: 'run-e',
  });
  await client.until('slide.started');
  const { runId } = client.events[0]!;
  await eventually('the model is called', () => server.open() === 1);
  await client.leave();
  await eventually('the call of the model is ended', () => server.open() === 0);
  const { signal } = new AbortController();
  await eventually('the run is ended', async () => (await runStore.find(runId))?.ended === true);
  const end = (await runStore.read(runId, -1, 0, signal)).at(-1) as Extract<
    DeckEvent,
    { type: 'deck.failed' }
  >;
  assert.equal(end.type, 'deck.failed');
  assert.equal(end.error.retryable, true);
});

test('a store that fails at the beginning costs no deck, only the reading on', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const down = (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'));
  const runStore: RunStore = {
    leaseMs: 1000,
    create: down,
    find: down,
    append: down,
    read: down,
    hold: down,
    cancel: down,
  };
  const service = createVendorService({ runStore });
  const events = await reader(service, DECK, sampleRequest(2)).rest();
  assert.equal(events.at(-1)?.type, 'deck.completed');
  assert.equal(warn.mock.callCount(), 1);
  const answer = await service(post(DECK, { protocol: 1, runId: 'a', since: 0 }));
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get('retry-after'), '1');
  const told = await answer.text();
  assert.ok(!told.includes('10.0.0.7'));
  const { retryable, retryAfterMs } = (JSON.parse(told) as { error: Record<string, unknown> }).error;
  assert.deepEqual([retryable, retryAfterMs], [true, 1000]);
  assert.equal((await service(post('cancel-run', { protocol: 1, runId: 'a' }))).status, 503);
  assert.equal(warn.mock.callCount(), 1, 'the outage is told once');
});
