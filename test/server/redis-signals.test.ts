import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { RedisSignals } from '../../src/server/runs/redis-signals.js';

/** A Redis that says what is asked of it, and fails to subscribe while `fails` says so. */
function fakeRedis(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const subscribed = new Set<string>();
  const state = { fails: false };
  let publish = (_channel: string): void => {};
  const signals = new RedisSignals({
    duplicate: () => ({
      subscribe: (channel) => {
        if (state.fails) return Promise.reject(new Error('Connection is closed.'));
        subscribed.add(channel);
        return Promise.resolve();
      },
      unsubscribe: (channel) => Promise.resolve(subscribed.delete(channel)),
      on: (event: string, listener: (channel: string) => void) => {
        if (event === 'message') publish = listener;
      },
      disconnect: () => subscribed.clear(),
    }),
  });
  /** Whether who listens is woken by a message, long before its time. */
  const hears = async (listener: Awaited<ReturnType<RedisSignals['listen']>>): Promise<boolean> => {
    let woken = false;
    const next = listener.next(60_000, new AbortController().signal).then(() => (woken = true));
    if (subscribed.has('run')) publish('run');
    await new Promise((done) => setImmediate(done));
    t.mock.timers.tick(60_000);
    const heard = woken;
    await next;
    return heard;
  };
  return { signals, subscribed, state, hears };
}

test('a channel that could not be opened closes nobody’s, when it is opened again', async (t) => {
  const { signals, state, hears } = fakeRedis(t);
  state.fails = true;
  // Two at once: the second leaves the failed channel when the first may have opened it anew.
  const failed = [signals.listen('run'), signals.listen('run')];
  for (const one of failed) await assert.rejects(one);
  state.fails = false;
  const listener = await signals.listen('run');
  t.mock.timers.tick(10_000);
  assert.equal(await hears(listener), true);
});

test('a channel is kept for a moment after its last listener, and for as long as there is another', async (t) => {
  const { signals, subscribed, hears } = fakeRedis(t);
  (await signals.listen('run')).leave();
  t.mock.timers.tick(4_000);
  const back = await signals.listen('run');
  t.mock.timers.tick(10_000);
  assert.equal(await hears(back), true);
  back.leave();
  back.leave();
  t.mock.timers.tick(10_000);
  assert.equal(subscribed.size, 0);
});

test('a listener from before the end of all leaves those that came after it alone', async (t) => {
  const { signals, hears } = fakeRedis(t);
  const before = await signals.listen('run');
  await signals.close();
  const after = await signals.listen('run');
  before.leave();
  t.mock.timers.tick(10_000);
  assert.equal(await hears(after), true);
});
