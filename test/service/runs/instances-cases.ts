import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { ServiceAuthError } from '../../../src/core/http/index.js';
import { createVendorService, type RunStore, type ServiceAccess } from '../../../src/service/index.js';
import { ofType } from '../model/run-model.js';
import { post, sampleRequest } from '../sample-request.js';
import { eventually, gatedModel, reader } from './gated-model.js';

// What services do over one store, whichever it is.

const DECK = 'generate-deck-slides';

/** Who calls stands in a header. */
export const access: ServiceAccess = {
  admit: (request) => {
    const principal = request.headers.get('authorization');
    if (!principal) throw new ServiceAuthError('unauthorized', 'Who are you?', { status: 401 });
    return Promise.resolve({ principal, headers: { 'ratelimit-remaining': '7' } });
  },
};

/** Another owner’s run under the id that is asked for looks as if there were none, also to who begins one. */
export async function ownersOfOneId(t: TestContext, runStore: RunStore, runId: string): Promise<void> {
  const { model, open } = await gatedModel(t, 1);
  const writes = createVendorService({ access, model, runStore });
  const other = createVendorService({ access, runStore });
  const [ada, eve] = ['ada', 'e}v{e'].map((who) => ({ authorization: who }));
  const one = reader(writes, DECK, sampleRequest(2, { runId }), ada);
  await one.until('slide.completed');
  const two = reader(other, DECK, sampleRequest(3, { runId }), eve);
  const events = await two.rest();
  assert.ok(events.every((event) => event.runId === runId));
  assert.deepEqual([ofType(events, 'slide.completed').length, events.at(-1)?.type], [4, 'deck.completed']);
  // Of a run of her own that has ended, or of his that goes on: both are told the same.
  const taken = [ada, eve].map((headers) => other(post(DECK, sampleRequest(1, { runId }), { headers })));
  assert.deepEqual(
    (await Promise.all(taken)).map(({ status }) => status),
    [409, 409],
  );
  const cancel = await other(post('cancel-run', { protocol: 1, runId }, { headers: eve! }));
  assert.equal(cancel.status, 200);
  open();
  const whole = await one.rest();
  assert.deepEqual([ofType(whole, 'slide.completed').length, whole.at(-1)?.type], [3, 'deck.completed']);
  const resumed = { protocol: 1, runId, since: -1 };
  assert.deepEqual(await reader(other, DECK, resumed, ada).rest(), whole);
  assert.deepEqual(await reader(other, DECK, resumed, eve).rest(), events);
}

/** The first store is that of the instance that writes, the second that of the one that is asked to end the run. */
export async function cancelledElsewhere(
  t: TestContext,
  [first, second]: readonly RunStore[],
  runId: string,
): Promise<void> {
  const { model, server } = await gatedModel(t, 0);
  const writes = createVendorService({ model, runStore: first! });
  const other = createVendorService({ runStore: second! });
  const here = reader(writes, DECK, sampleRequest(2, { runId }));
  await here.until('slide.started', 2);
  const there = reader(other, DECK, { protocol: 1, runId, since: -1 });
  await there.until('deck.started');
  await eventually('the model is called', () => server.open() > 0);
  const answer = await other(post('cancel-run', { protocol: 1, runId }));
  assert.deepEqual(await answer.json(), { cancelled: true });
  for (const events of [await here.rest(), await there.rest()]) {
    const [end] = ofType(events, 'deck.failed');
    assert.deepEqual([end?.error.code, end?.error.message], ['conflict', 'The run was cancelled.']);
    assert.equal(events.at(-1), end);
  }
  await eventually('the calls of the model are ended', () => server.open() === 0);
  const calls = server.requests.length;
  const again = await reader(other, DECK, { protocol: 1, runId, since: -1 }).rest();
  assert.equal(again.at(-1)?.type, 'deck.failed');
  assert.equal(server.requests.length, calls, 'nobody begins it anew');
}
