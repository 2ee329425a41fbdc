import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceQuotaExceededError } from '../../../src/core/http/index.js';
import {
  createMemoryRunStore,
  createVendorService,
  type RunStore,
  type ServiceAccess,
} from '../../../src/service/index.js';
import { ofType } from '../model/run-model.js';
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
