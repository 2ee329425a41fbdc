import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createDeckGeneration,
  TRANSITIONS,
  type DeckGeneration,
  type Phase,
  type PhaseEvent,
} from '../../../src/core/generation/index.js';
import { nextPhase } from '../../../src/core/generation/transitions.js';
import { fakeCallbacks, result, ROWS, slideFor, wellBehaved, widget } from './fake-callbacks.js';

const PHASES = Object.keys(TRANSITIONS) as Phase[];
const EVENTS: PhaseEvent[] = ['start', 'queried', 'modify', 'retry', 'complete', 'fail', 'cancel', 'reset'];
const config = { name: 'Sales', widgets: [widget('a'), widget('b')] };

test('every phase answers every event by the table: the next phase, or a conflict that names both', () => {
  for (const phase of PHASES) {
    for (const event of EVENTS) {
      const next = TRANSITIONS[phase][event];
      if (next) assert.equal(nextPhase(phase, event), next);
      else {
        assert.throws(() => nextPhase(phase, event), {
          code: 'conflict',
          message: new RegExp(`"${event}".*"${phase}"`),
        });
      }
    }
  }
});

test('every phase is reached from idle, can be reset, and every settled one can start and modify', () => {
  const reached = new Set<Phase>(['idle']);
  for (const phase of reached) for (const next of Object.values(TRANSITIONS[phase])) reached.add(next);
  assert.deepEqual([...reached].sort(), [...PHASES].sort());
  for (const phase of PHASES) assert.equal(TRANSITIONS[phase].reset, 'idle');
  for (const phase of ['idle', 'ready', 'failed', 'cancelled'] as const) {
    assert.equal(TRANSITIONS[phase].start, 'querying');
    assert.equal(TRANSITIONS[phase].modify, 'modifying');
  }
});

/** Brings a store into a phase by what a page does. */
async function storeIn(phase: Phase): Promise<DeckGeneration> {
  const hang = new Promise<void>(() => {});
  const store = createDeckGeneration({
    callbacks: fakeCallbacks({
      runQuery: () => (phase === 'querying' ? new Promise(() => {}) : Promise.resolve(result(ROWS))),
      *generate(request) {
        if (phase === 'generating' || phase === 'cancelled') {
          yield [...wellBehaved(request)][0]!;
          yield hang;
        }
        if (phase === 'failed') return;
        yield* wellBehaved(request);
      },
      *modify() {
        yield hang;
      },
    }),
  });
  if (phase === 'idle') return store;
  const done = store.start({ config });
  if (phase === 'querying') return store;
  while (store.getSnapshot().phase === 'querying') await new Promise((resolve) => setTimeout(resolve, 1));
  if (phase === 'generating') return store;
  if (phase === 'cancelled') store.cancel();
  await done;
  if (phase === 'modifying') void store.modify('s1', 'shorter');
  return store;
}

test('the store allows and refuses what the table says in every phase', async () => {
  for (const phase of PHASES) {
    const store = await storeIn(phase);
    assert.equal(store.getSnapshot().phase, phase);
    const other = { slides: [slideFor('x', undefined)] };
    const modify = store.getSnapshot().deck
      ? store.modify(store.getSnapshot().deck!.slides[0]!.id, 'shorter')
      : store.modify('x', 'shorter', { deck: other as never });
    if (!TRANSITIONS[phase].start) await assert.rejects(store.start({ config }), { code: 'conflict' }, phase);
    if (!TRANSITIONS[phase].modify) await assert.rejects(modify, { code: 'conflict' }, phase);
    else modify.catch(() => {});
    store.reset();
    assert.equal(store.getSnapshot().phase, 'idle');
    assert.deepEqual(store.getSnapshot().slides, []);
  }
});
