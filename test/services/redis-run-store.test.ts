import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { Redis } from 'ioredis';
import { createRedisRunStore } from '../../src/server/index.js';
import type { RunStore, RunStoreOptions } from '../../src/service/index.js';
import { cancelledElsewhere, ownersOfOneId } from '../service/runs/instances-cases.js';
import { RUN_STORE_CASES } from '../service/runs/run-store-cases.js';
import { startRedis } from './processes.js';

const url = await startRedis({ after });
const redis = new Redis(url);
const opened: { close(): Promise<void> }[] = [];
after(async () => {
  for (const store of opened) await store.close();
  await redis.quit();
});
let made = 0;

/** Each operation goes through another store of its own, as those of other instances do. */
function instances(times: RunStoreOptions): RunStore {
  const stores = [0, 1, 2].map(() => createRedisRunStore({ redis, ...times }));
  opened.push(...stores);
  let turn = 0;
  const next = (): RunStore => stores[turn++ % stores.length]!;
  return {
    leaseMs: stores[0]!.leaseMs,
    create: (...given) => next().create(...given),
    find: (...given) => next().find(...given),
    append: (...given) => next().append(...given),
    read: (...given) => next().read(...given),
    hold: (...given) => next().hold(...given),
    cancel: (...given) => next().cancel(...given),
  };
}

for (const [name, run] of Object.entries(RUN_STORE_CASES))
  test(`a run store in Redis, used by several instances: ${name}`, () => run(instances, `case-${++made}`));

test('a run in Redis holds events once, though the answer to them was lost and they are sent again', async () => {
  const [store] = [instances({})];
  const id = 'sent-twice';
  await store.create(id, { owner: 'a', endpoint: 'e', body: {} }, 'w');
  const event = {
    type: 'slide.started',
    slideId: 's',
    index: 0,
    attempt: 1,
    runId: id,
    seq: 0,
    ts: 't',
  } as const;
  assert.equal(await store.append(id, 'w', event), true);
  assert.equal(await store.append(id, 'w', event), true);
  assert.equal(await store.append(id, 'w', { ...event, attempt: 2 }), false);
  assert.equal(await store.append(id, 'w', { ...event, seq: 5 }), false);
  assert.equal((await store.read(id, -1, 0, new AbortController().signal)).length, 1);
});

test('many readers at once on a connection that is just being opened are all woken', async () => {
  const store = createRedisRunStore({ redis });
  opened.push(store);
  const { signal } = new AbortController();
  const ids = Array.from({ length: 50 }, (_, at) => `crowd-${at}`);
  const reads = ids.map(async (id) => {
    await store.create(id, { owner: 'a', endpoint: 'e', body: {} }, 'w');
    const read = store.read(id, -1, 60_000, signal);
    const event = {
      type: 'slide.started',
      slideId: 's',
      index: 0,
      attempt: 1,
      runId: id,
      seq: 0,
      ts: 't',
    } as const;
    setTimeout(() => void store.append(id, 'w', event), 100);
    return (await read).length;
  });
  assert.deepEqual(
    await Promise.all(reads),
    ids.map(() => 1),
  );
});

test('a client that fails at once when it is not connected keeps the very first run too', async (t) => {
  const strict = new Redis(url, { enableOfflineQueue: false });
  await once(strict, 'ready');
  const store = createRedisRunStore({ redis: strict });
  t.after(async () => {
    await store.close();
    await strict.quit();
  });
  await store.create('first', { owner: 'a', endpoint: 'e', body: {} }, 'w');
  const read = store.read('first', -1, 200, new AbortController().signal);
  assert.deepEqual(await read, []);
});

test('two owners have runs of the same id in Redis, and neither learns of the other’s', (t) =>
  ownersOfOneId(t, instances({}), 'one-id'));

test('cancel-run ends a run that another instance writes into the same Redis, down to the call of the model', async (t) => {
  const clients = [new Redis(url), new Redis(url)];
  const stores = clients.map((client) => createRedisRunStore({ redis: client, leaseMs: 300 }));
  t.after(async () => {
    for (const store of stores) await store.close();
    for (const client of clients) await client.quit();
  });
  await cancelledElsewhere(t, stores, 'cancelled-elsewhere');
});

test('nothing of a run stays in Redis for ever', async () => {
  const keys = await redis.keys('deckwright:run:*');
  assert.ok(keys.length > 0);
  for (const key of keys) assert.ok((await redis.pttl(key)) > 0, key);
});

test('a Redis that is away makes a store whose calls fail, and no process that dies of it', async () => {
  const away = new Redis('redis://127.0.0.1:1', {
    enableOfflineQueue: false,
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  away.on('error', () => {});
  const store = createRedisRunStore({ redis: away });
  await assert.rejects(store.create('x', { owner: '', endpoint: '', body: {} }, 'w'));
  await assert.rejects(store.read('x', -1, 1000, new AbortController().signal));
  away.disconnect();
});
