import assert from 'node:assert/strict';
import type { DeckEvent } from '../../../src/core/stream/index.js';
import type { RunStore, RunStoreOptions } from '../../../src/service/index.js';

/** The same for every store: each case gets a store of its own, with the times it asks for, and an unused run id. */
type MakeStore = (times: RunStoreOptions) => RunStore;
type Case = (make: MakeStore, runId: string) => Promise<void>;

const record = { owner: 'acme', endpoint: 'generate-deck-slides', body: { title: 'Zürich 🚀', n: 1.5 } };
const { signal } = new AbortController();
const event = (runId: string, seq: number, more: object = {}): DeckEvent => ({
  type: 'slide.started',
  slideId: `s${seq}`,
  index: seq,
  attempt: 1,
  runId,
  seq,
  ts: 't',
  ...more,
});
const end = (runId: string, seq: number): DeckEvent =>
  event(runId, seq, { type: 'deck.completed', completed: 1, failed: 0, durationMs: 1 });
const seqs = (events: DeckEvent[]): number[] => events.map(({ seq }) => seq);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const RUN_STORE_CASES: Record<string, Case> = {
  'keeps events in order and gives those after a number': async (make, id) => {
    const store = make({});
    assert.equal(await store.create(id, record, 'w1'), true);
    await Promise.all([0, 1, 2, 3].map((seq) => store.append(id, 'w1', event(id, seq))));
    assert.deepEqual(seqs(await store.read(id, -1, 0, signal)), [0, 1, 2, 3]);
    assert.deepEqual(await store.read(id, 2, 0, signal), [event(id, 3)]);
    assert.deepEqual(await store.read(id, 3, 0, signal), []);
    assert.deepEqual(await store.find(id), { ...record, ended: false });
  },
  'an id is taken once': async (make, id) => {
    const store = make({});
    const tries = await Promise.all(['a', 'b', 'c'].map((writer) => store.create(id, record, writer)));
    assert.equal(tries.filter(Boolean).length, 1);
  },
  'a run that nobody began is not found': async (make, id) => {
    const store = make({});
    assert.equal(await store.find(id), undefined);
    assert.deepEqual(await store.read(id, -1, 0, signal), []);
    assert.equal(await store.append(id, 'w', event(id, 0)), false);
    assert.equal((await store.hold(id, 'w')).held, false);
    await store.cancel(id);
    assert.equal(await store.find(id), undefined);
  },
  'who waits is given the next event at once, however long it would wait': async (make, id) => {
    const store = make({});
    await store.create(id, record, 'w1');
    const readers = [store.read(id, -1, 60_000, signal), store.read(id, -1, 60_000, signal)];
    await wait(50);
    await store.append(id, 'w1', event(id, 0));
    for (const reader of readers) assert.deepEqual(seqs(await reader), [0]);
  },
  'who waits in vain is given nothing, and who leaves an abort': async (make, id) => {
    const store = make({});
    await store.create(id, record, 'w1');
    assert.deepEqual(await store.read(id, -1, 30, signal), []);
    const reader = new AbortController();
    const read = store.read(id, -1, 60_000, reader.signal);
    setTimeout(() => reader.abort(), 30);
    await assert.rejects(read, { name: 'AbortError' });
    await assert.rejects(store.read(id, -1, 0, reader.signal), { name: 'AbortError' });
  },
  'one writer holds a run until it is silent for the lease, and what it writes then is refused': async (
    make,
    id,
  ) => {
    const store = make({ leaseMs: 1000 });
    await store.create(id, record, 'w1');
    assert.equal((await store.hold(id, 'w2')).held, false);
    assert.equal(await store.append(id, 'w2', event(id, 0)), false);
    assert.equal(await store.append(id, 'w1', event(id, 0)), true);
    for (let at = 0; at < 4; at++) {
      await wait(300);
      assert.equal((await store.hold(id, 'w1')).held, true);
    }
    await wait(1300);
    const taken = await Promise.all(['w2', 'w3', 'w4'].map((writer) => store.hold(id, writer)));
    assert.equal(taken.filter(({ held }) => held).length, 1);
    assert.equal(await store.append(id, 'w1', event(id, 1)), false);
    assert.equal((await store.hold(id, 'w1')).held, false);
    assert.deepEqual(seqs(await store.read(id, -1, 0, signal)), [0]);
  },
  'a writer that is late goes on where nobody has taken its run': async (make, id) => {
    const store = make({ leaseMs: 200 });
    await store.create(id, record, 'w1');
    await wait(500);
    assert.equal(await store.append(id, 'w1', event(id, 0)), true);
    assert.equal((await store.hold(id, 'w2')).held, false);
    assert.deepEqual(seqs(await store.read(id, -1, 0, signal)), [0]);
  },
  'the writer is told of a cancellation, and of nobody reading': async (make, id) => {
    const store = make({ unreadMs: 1000 });
    await store.create(id, record, 'w1');
    assert.deepEqual(await store.hold(id, 'w1'), { held: true, cancelled: false, read: true });
    await wait(1300);
    assert.equal((await store.hold(id, 'w1')).read, false);
    await store.read(id, -1, 0, signal);
    assert.equal((await store.hold(id, 'w1')).read, true);
    await store.cancel(id);
    assert.equal((await store.hold(id, 'w1')).cancelled, true);
  },
  'after its last event a run takes no other, has no body, and is forgotten after a while': async (
    make,
    id,
  ) => {
    const store = make({ keepMs: 500 });
    await store.create(id, record, 'w1');
    await store.append(id, 'w1', event(id, 0));
    assert.equal(await store.append(id, 'w1', end(id, 1)), true);
    assert.equal(await store.append(id, 'w1', event(id, 2)), false);
    assert.equal((await store.hold(id, 'w1')).held, false);
    const found = await store.find(id);
    assert.equal(found?.ended, true);
    assert.equal(found.body, undefined);
    assert.equal(found.owner, 'acme');
    assert.deepEqual(seqs(await store.read(id, -1, 60_000, signal)), [0, 1]);
    assert.deepEqual(await store.read(id, 1, 60_000, signal), []);
    const deadline = Date.now() + 10_000;
    while (await store.find(id)) {
      assert.ok(Date.now() < deadline, 'still kept');
      await wait(100);
    }
    assert.deepEqual(await store.read(id, -1, 0, signal), []);
  },
};
