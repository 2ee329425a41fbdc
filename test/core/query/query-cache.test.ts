import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryCache } from '../../../src/core/query/query-cache.js';
import type { QueryResult } from '../../../src/core/query/types.js';

function result(cell: string): QueryResult {
  return {
    columns: [{ name: 'a', type: 'string', dbType: 'VARCHAR' }],
    rows: [{ a: cell }],
    rowCount: 1,
    elapsedMs: 1,
    truncated: false,
  };
}

test('fifty equal queries at once are one execution, and a later one none', async () => {
  const cache = new QueryCache(10_000);
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<QueryResult>((resolve) => setTimeout(() => resolve(result('x')), 5));
  };
  const results = await Promise.all(Array.from({ length: 50 }, () => cache.get('key', run)));
  results.push(await cache.get('key', run));
  assert.equal(runs, 1);
  assert.ok(results.every(({ rows }) => rows[0]?.['a'] === 'x'));
});

test('the least recently used results go when the bytes run out, too large ones are never kept', async () => {
  const cache = new QueryCache(3000);
  const ran: string[] = [];
  const read = (key: string, size: number) =>
    cache.get(key, () => {
      ran.push(key);
      return Promise.resolve(result('x'.repeat(size)));
    });
  await read('a', 500);
  await read('b', 500);
  await read('a', 500);
  await read('c', 500);
  await read('huge', 5000);
  await read('a', 500);
  await read('b', 500);
  await read('huge', 5000);
  assert.deepEqual(ran, ['a', 'b', 'c', 'huge', 'b', 'huge']);
});

test('a run stops only when every caller has left, and a new caller then starts a new one', async () => {
  const cache = new QueryCache(1000);
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<QueryResult>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    });
  };
  const callers = [new AbortController(), new AbortController()];
  const waiting = callers.map(({ signal }) =>
    assert.rejects(cache.get('key', run, signal), { name: 'AbortError' }),
  );
  callers[0]?.abort();
  await waiting[0];
  assert.equal(signals[0]?.aborted, false);
  callers[1]?.abort();
  await waiting[1];
  assert.equal(signals[0]?.aborted, true);
  const late = new AbortController();
  const third = assert.rejects(cache.get('key', run, late.signal), { name: 'AbortError' });
  assert.equal(signals.length, 2);
  late.abort();
  await third;
});

test('a failed run is not kept', async () => {
  const cache = new QueryCache(1000);
  await assert.rejects(
    cache.get('key', () => Promise.reject(new Error('first'))),
    /first/,
  );
  assert.equal((await cache.get('key', () => Promise.resolve(result('x')))).rowCount, 1);
});
