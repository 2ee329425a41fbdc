import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { DeckEvent } from '../../../src/core/stream/index.js';
import { ServiceRateLimitError } from '../../../src/core/http/index.js';
import {
  createMemoryRunStore,
  createVendorService,
  type DeckResult,
  type ServiceAccess,
  type VendorService,
} from '../../../src/service/index.js';
import { ofType } from '../model/run-model.js';
import { post, sampleRequest } from '../sample-request.js';
import { deckPage } from './deck-page.js';
import { eventually, gatedModel, reader } from './gated-model.js';
import { unsteadyStore } from './unsteady-store.js';

const DECK = 'generate-deck-slides';

/** A page of the service itself. */
const page = (service: VendorService) =>
  deckPage((path, init) => service(new Request(`http://host${path}`, init)));

const quiet = (t: TestContext) => t.mock.method(console, 'warn', () => {});

test('a store of runs that goes away in mid stream costs no deck: the page asks again, and then for what is missing', async (t) => {
  const warn = quiet(t);
  let up = true;
  const runStore = unsteadyStore(createMemoryRunStore({ leaseMs: 500 }), () => !up);
  const { model, open } = await gatedModel(t, 1);
  const { asked, store, ended, done } = page(createVendorService({ model, runStore }));
  await eventually('two slides are there', () => done().length === 2);
  up = false;
  await eventually('the page asks again', () => asked.includes('since 503'));
  open();
  await ended;
  const { phase, slides } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    slides.map(({ status }) => status),
    ['done', 'done', 'done', 'done'],
  );
  assert.equal(asked[0], 'whole 200');
  assert.equal(asked.at(-1), 'only 200');
  assert.equal(warn.mock.callCount(), 1, 'the outage is told once');
});

test('a store of runs that fails for a moment costs no slide: the page reads on in the same run', async (t) => {
  quiet(t);
  let failing = false;
  let appended = 0;
  // Cut as the third slide is to be kept, until the page has noticed.
  const runStore = unsteadyStore(createMemoryRunStore({ leaseMs: 200 }), (method, [, , event]) => {
    if (method === 'append' && (event as DeckEvent).type === 'slide.completed' && ++appended === 3)
      failing = true;
    return failing;
  });
  const { model } = await gatedModel(t, 100);
  const { asked, store, ended } = page(createVendorService({ model, runStore, concurrency: 1 }));
  await eventually('the page asks again', () => asked.includes('since 503'));
  failing = false;
  await ended;
  assert.deepEqual(
    store.getSnapshot().slides.map(({ status }) => status),
    ['done', 'done', 'done', 'done'],
  );
  assert.equal(asked.at(-1), 'since 200');
});

const asJson = { headers: { accept: 'application/json' } };
const errorOf = async (answer: Response): Promise<Record<string, unknown>> =>
  ((await answer.json()) as { error: Record<string, unknown> }).error;

test('a store that fails while a deck is awaited as JSON is 503, to try again', async (t) => {
  quiet(t);
  const runStore = unsteadyStore(createMemoryRunStore(), (method) => method === 'read');
  const answer = await createVendorService({ runStore })(post(DECK, sampleRequest(1), asJson));
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '1']);
  const { code, retryable, retryAfterMs } = await errorOf(answer);
  assert.deepEqual([code, retryable, retryAfterMs], ['internal', true, 1000]);
});

test('a run that fails says in JSON what its event says: whether to try again, and when', async (t) => {
  const runStore = createMemoryRunStore({ leaseMs: 100 });
  const limited = new ServiceRateLimitError('rate_limited', 'Too many.', {
    ...{ status: 429, retryable: true, retryAfterMs: 2_500 },
  });
  const reserve = () => Promise.reject(limited);
  const access: ServiceAccess = { admit: () => Promise.resolve({ principal: '', reserve }) };
  const service = createVendorService({ runStore, access });
  // Its writer is lost; who reads on takes it over, and cannot pay.
  const body = sampleRequest(1, { runId: 'run-q' });
  await runStore.create('run-q', { owner: '', endpoint: DECK, body }, 'lost');
  const resume = { protocol: 1, runId: 'run-q', since: -1 };
  const answer = await service(post(DECK, resume, asJson));
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [429, '3']);
  const { code, message, retryable, retryAfterMs } = await errorOf(answer);
  const [event] = ofType(await reader(service, DECK, resume).rest(), 'deck.failed');
  assert.deepEqual({ code, message, retryable, retryAfterMs }, event?.error);
  assert.equal(retryAfterMs, 2_500);

  const cancelled = createVendorService({ runStore, model: (await gatedModel(t, 0)).model });
  const whole = cancelled(post(DECK, sampleRequest(1, { runId: 'run-r' }), asJson));
  const cancel = () => cancelled(post('cancel-run', { protocol: 1, runId: 'run-r' }));
  await eventually('it is cancelled', async () => (await cancel()).status === 200);
  const told = await whole;
  assert.equal(told.status, 409);
  assert.equal((await errorOf(told))['retryable'], false);
});

test('a deck as JSON says what the model was paid for, as the end of its events does', async (t) => {
  const { model, open } = await gatedModel(t, 100);
  open();
  const service = createVendorService({ model });
  const answer = await service(post(DECK, sampleRequest(2), asJson));
  const { usage } = (await answer.json()) as DeckResult;
  const [end] = ofType(await reader(service, DECK, sampleRequest(2)).rest(), 'deck.completed');
  assert.ok((usage?.inputTokens ?? 0) > 0);
  assert.deepEqual(usage, end?.usage);
  const analyst = await createVendorService()(post(DECK, sampleRequest(2), asJson));
  assert.ok(!('usage' in ((await analyst.json()) as DeckResult)));
});
