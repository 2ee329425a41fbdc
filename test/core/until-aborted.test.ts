import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { untilAborted } from '../../src/core/until-aborted.js';

const forever = (): Promise<never> => new Promise(() => undefined);

test('many that wait for one signal are one listener, and all of them leave', async () => {
  const own = new AbortController();
  const { signal } = own;
  const waits = Array.from({ length: 20 }, (_unused, at) =>
    untilAborted(forever(), signal, () => new Error(`left ${at}`)),
  );
  assert.equal(getEventListeners(signal, 'abort').length, 1);
  own.abort();
  const ends = await Promise.allSettled(waits);
  assert.ok(ends.every(({ status }) => status === 'rejected'));
});

test('nothing listens once all is done', async () => {
  const { signal } = new AbortController();
  await Promise.all([1, 2, 3].map((one) => untilAborted(Promise.resolve(one), signal, () => new Error())));
  assert.equal(getEventListeners(signal, 'abort').length, 0);
});
