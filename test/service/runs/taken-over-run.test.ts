import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceQuotaExceededError } from '../../../src/core/http/index.js';
import { createAccess } from '../../../src/server/access/create-access.js';
import { createMemoryAccessStore } from '../../../src/server/access/memory-store.js';
import { createTokenManager } from '../../../src/server/access/token-manager.js';
import {
  createMemoryRunStore,
  createVendorService,
  type RunStore,
  type ServiceAccess,
} from '../../../src/service/index.js';
import { mockModel, ofType } from '../model/run-model.js';
import { backwards, everyMeasure, storyRequest, storyteller } from '../model/story-deck.js';
import { post, sampleRequest } from '../sample-request.js';
import { eventually, gatedModel, reader } from './gated-model.js';

const DECK = 'generate-deck-slides';

/** The store as an instance sees it that is cut off at some time: nothing it sends arrives, and it hears nothing. */
function severed(store: RunStore): { store: RunStore; cut: () => void } {
  let alive = true;
  const while_ =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      alive ? call(...args) : Promise.reject(new Error('cut off'));
  return {
    cut: () => (alive = false),
    store: {
      leaseMs: store.leaseMs,
      create: while_((...given) => store.create(...given)),
      find: while_((...given) => store.find(...given)),
      append: while_((...given) => store.append(...given)),
      read: while_((...given) => store.read(...given)),
      hold: while_((...given) => store.hold(...given)),
      cancel: while_((...given) => store.cancel(...given)),
    },
  };
}

/** Credits that are counted. */
function countedAccess(balance: number) {
  const credits = { balance };
  const access: ServiceAccess = {
    admit: () =>
      Promise.resolve({
        principal: 'ada',
        reserve: (wanted: number) => {
          if (credits.balance < wanted)
            throw new ServiceQuotaExceededError('quota_exceeded', 'Too few credits.', { status: 402 });
          credits.balance -= wanted;
          let settled = false;
          return Promise.resolve((used: number) => {
            assert.equal(settled, false, 'settled once');
            settled = true;
            credits.balance += wanted - used;
            return Promise.resolve();
          });
        },
      }),
  };
  return { access, credits };
}

test('a run whose instance is cut off is finished by another: only what is missing is written, and no event comes twice', async (t) => {
  const common = createMemoryRunStore({ leaseMs: 400 });
  const { store, cut } = severed(common);
  const stuck = await gatedModel(t, 1);
  const first = createVendorService({ model: stuck.model, runStore: store, concurrency: 2 });
  const free = await gatedModel(t, 100);
  const other = createVendorService({ model: free.model, runStore: common });
  const one = reader(first, DECK, sampleRequest(3, { runId: 'run-t' }));
  // The title, which no model writes, and one chart.
  await one.until('slide.completed', 2);
  await one.until('slide.started', 3);
  cut();
  const since = one.events.at(-1)!.seq;
  const readers = [1, 2, 3].map(() => reader(other, DECK, { protocol: 1, runId: 'run-t', since }));
  const all = await Promise.all(readers.map((client) => client.rest()));
  const events = [...one.events, ...all[0]!];
  assert.deepEqual(
    events.map(({ seq }) => seq),
    events.map((_, at) => at),
  );
  assert.deepEqual(all[1], all[0]);
  assert.deepEqual(all[2], all[0]);
  assert.equal(ofType(events, 'deck.started').length, 1);
  assert.equal(ofType(events, 'slide.completed').length, 4);
  assert.equal(new Set(ofType(events, 'slide.completed').map(({ slideId }) => slideId)).size, 4);
  assert.deepEqual(
    ofType(events, 'deck.completed').map(({ completed, failed }) => [completed, failed]),
    [[4, 0]],
  );
  assert.equal(free.server.requests.length, 2, 'what was there is not written again');
  // Three slides of 10 and 5 tokens, whichever instance asked for them.
  assert.deepEqual(ofType(events, 'deck.completed')[0]?.usage, { inputTokens: 30, outputTokens: 15 });
  // The slide that was under way begins its next attempt, which takes back what was shown of it.
  const attempts = new Map<string, number[]>();
  for (const { slideId, attempt } of ofType(events, 'slide.started'))
    attempts.set(slideId, [...(attempts.get(slideId) ?? []), attempt]);
  assert.ok([...attempts.values()].some((list) => list.join() === '1,2'));
  // The instance comes back and goes on: nobody hears it.
  const { length } = await common.read('run-t', -1, 0, new AbortController().signal);
  stuck.open();
  await eventually('the first instance has ended its calls', () => stuck.server.open() === 0);
  assert.equal((await common.read('run-t', -1, 0, new AbortController().signal)).length, length);
});

test('a run whose model chose another order is finished in that order, its sections too', async (t) => {
  const common = createMemoryRunStore({ leaseMs: 400 });
  const { store, cut } = severed(common);
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  t.after(() => open());
  const tells = storyteller(backwards);
  const stuck = await mockModel(t, async (request, call) => {
    if (call > 2) await gate;
    return tells(request, call);
  });
  const free = await mockModel(t, tells);
  const first = createVendorService({ model: stuck.model, runStore: store, concurrency: 2 });
  const other = createVendorService({ model: free.model, runStore: common });
  const one = reader(first, DECK, storyRequest(5, { runId: 'run-s' }));
  // Cover, summary, the first section and two charts; the second section and the closing slide are missing.
  await one.until('slide.completed', 5);
  cut();
  const since = one.events.at(-1)!.seq;
  const rest = await reader(other, DECK, { protocol: 1, runId: 'run-s', since }).rest();
  const events = [...one.events, ...rest];
  const plan = ofType(events, 'deck.started').flatMap(({ slides }) => slides);
  const done = ofType(events, 'slide.completed');
  assert.ok(plan.some(({ slideId }) => slideId === 'slide-section-Shop-sales'));
  assert.deepEqual(
    done.map(({ slideId, index }) => `${index} ${slideId}`).sort(),
    plan.map(({ slideId, index }) => `${index} ${slideId}`).sort(),
  );
  const section = done.find(({ slideId }) => slideId === 'slide-section-Shop-sales');
  assert.equal(section?.slide.title, 'Shop sales');
});

test('sections that a model parts a deck by cost no credits beyond those set aside', async (t) => {
  const { access, credits } = countedAccess(20);
  const { model } = await mockModel(t, storyteller(everyMeasure));
  const service = createVendorService({ access, model });
  const events = await reader(service, DECK, storyRequest()).rest();
  const planned = ofType(events, 'deck.started')[0]?.slides.length;
  assert.equal(ofType(events, 'slide.completed').length, planned);
  assert.equal(planned, 18, 'five sections in place of the two that were paid for');
  await eventually('what was set aside is paid', () => credits.balance === 5);
});

test('credits are set aside before a run and given back for slides that were not written', async (t) => {
  const { access, credits } = countedAccess(10);
  const { model, open } = await gatedModel(t, 1);
  const service = createVendorService({ access, model, runStore: createMemoryRunStore() });
  const one = reader(service, DECK, sampleRequest(3, { runId: 'run-p' }));
  await one.until('slide.completed', 2);
  assert.equal(credits.balance, 6);
  const twice = await service(post(DECK, sampleRequest(3, { runId: 'run-p' })));
  assert.equal(twice.status, 409);
  assert.equal(credits.balance, 6, 'a run that cannot begin costs nothing');
  const tooLarge = await service(post(DECK, sampleRequest(6)));
  assert.equal(tooLarge.status, 402);
  const wrong = await service(post(DECK, { ...sampleRequest(1), title: 7 }));
  assert.equal(wrong.status, 422);
  assert.equal(credits.balance, 6);
  await service(post('cancel-run', { protocol: 1, runId: 'run-p' }));
  await one.rest();
  await eventually('two slides are paid for', () => credits.balance === 8);
  open();
  const slow = await gatedModel(t, 1);
  const unkept = createVendorService({ access, model: slow.model });
  const left = reader(unkept, DECK, sampleRequest(4));
  await left.until('slide.completed', 2);
  assert.equal(credits.balance, 3);
  await left.leave();
  await eventually('what was not written is given back', () => credits.balance === 6);
});

test('an account that has just the credits for a deck has it finished though the instance that began it is lost', async (t) => {
  const common = createMemoryRunStore({ leaseMs: 400 });
  const { store, cut } = severed(common);
  const credits = createMemoryAccessStore();
  const tokens = createTokenManager(credits);
  const { token } = await tokens.create({ name: 'n', credits: 4 });
  const headers = { authorization: `Bearer ${token}` };
  // Of a process that is lost nothing is settled and nothing renewed.
  const lost = { ...credits, settle: () => Promise.resolve(), renew: () => Promise.resolve() };
  const lostAccess = createAccess({ store: lost });
  const access = createAccess({ store: credits });
  t.after(() => access.close());
  const stuck = await gatedModel(t, 1);
  const free = await gatedModel(t, 100);
  const first = createVendorService({ model: stuck.model, runStore: store, access: lostAccess });
  const other = createVendorService({ model: free.model, runStore: common, access });
  const one = reader(first, DECK, sampleRequest(3, { runId: 'run-c' }), headers);
  await one.until('slide.completed', 2);
  assert.equal(await tokens.balance('default'), 0);
  cut();
  const since = one.events.at(-1)!.seq;
  const rest = await reader(other, DECK, { protocol: 1, runId: 'run-c', since }, headers).rest();
  assert.equal(rest.at(-1)?.type, 'deck.completed');
  await eventually(
    'only what the other one wrote is paid',
    async () => (await tokens.balance('default')) === 2,
  );
});

test('a store that fails while a run is taken over does not keep it from being taken over later', async (t) => {
  const common = createMemoryRunStore({ leaseMs: 300 });
  const { store, cut } = severed(common);
  let failures = 1;
  const unsteady: RunStore = {
    ...common,
    hold: (...given) => (failures-- > 0 ? Promise.reject(new Error('ETIMEDOUT')) : common.hold(...given)),
  };
  const stuck = await gatedModel(t, 1);
  const free = await gatedModel(t, 100);
  const first = createVendorService({ model: stuck.model, runStore: store });
  const other = createVendorService({ model: free.model, runStore: unsteady });
  const one = reader(first, DECK, sampleRequest(3, { runId: 'run-f' }));
  await one.until('slide.completed', 2);
  cut();
  const resumed = { protocol: 1, runId: 'run-f', since: one.events.at(-1)!.seq };
  await assert.rejects(reader(other, DECK, resumed).rest(), 'the first reader sees the connection break');
  const rest = await reader(other, DECK, resumed).rest();
  assert.equal(rest.at(-1)?.type, 'deck.completed');
});

test('a store that fails for a moment costs no slide', async () => {
  const common = createMemoryRunStore({ leaseMs: 300 });
  let failures = 0;
  const unsteady: RunStore = {
    ...common,
    append: (runId, writer, event) =>
      event.type === 'slide.completed' && failures++ === 1
        ? Promise.reject(new Error('ECONNRESET'))
        : common.append(runId, writer, event),
  };
  const service = createVendorService({ runStore: unsteady });
  const events = await reader(service, DECK, sampleRequest(3, { runId: 'run-m' })).rest();
  assert.equal(ofType(events, 'slide.failed').length, 0);
  assert.equal(new Set(ofType(events, 'slide.completed').map(({ slideId }) => slideId)).size, 4);
  assert.equal(events.at(-1)?.type, 'deck.completed');
});

test('a slide that could not be kept and is written again is paid once', async (t) => {
  const common = createMemoryRunStore({ leaseMs: 300 });
  let failing = false;
  const store: RunStore = {
    ...common,
    append: (runId, writer, event) => {
      if (failing && event.type === 'slide.completed') return Promise.reject(new Error('ECONNRESET'));
      return failing && event.type !== 'slide.delta'
        ? Promise.reject(new Error('ECONNRESET'))
        : common.append(runId, writer, event);
    },
  };
  const { access, credits } = countedAccess(10);
  const gate = await gatedModel(t, 1);
  const service = createVendorService({ access, model: gate.model, runStore: store, concurrency: 1 });
  const one = reader(service, DECK, sampleRequest(3, { runId: 'run-o' }));
  await one.until('slide.completed', 2);
  failing = true;
  gate.open();
  await eventually('the writer has given up', () => credits.balance !== 6);
  failing = false;
  const free = await gatedModel(t, 100);
  const other = createVendorService({ access, model: free.model, runStore: common });
  const since = one.events.at(-1)!.seq;
  await reader(other, DECK, { protocol: 1, runId: 'run-o', since }).rest();
  await eventually('four slides are paid for', () => credits.balance === 6);
});
