import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inParallel } from '../../src/core/in-parallel.js';

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('work side by side is never more than is allowed, and its results come in order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([3, 1, 2, 5, 4], 2, async (turns) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await later();
    running--;
    return turns * 10;
  });
  assert.deepEqual([results, most], [[30, 10, 20, 50, 40], 2]);
  assert.deepEqual(await inParallel([], 4, async () => 1), []);
});

test('after one piece of work has failed nothing more is begun, and what is under way fails by itself', async () => {
  for (const fails of [0, 3, 6]) {
    const begun: number[] = [];
    const failed = inParallel([...Array(20).keys()], 3, async (item) => {
      begun.push(item);
      await later();
      if (item === fails) throw new Error(`item ${item}`);
      // A second failure is nobody's any more.
      if (item === fails + 1) throw new Error('too late');
      return item;
    });
    await assert.rejects(failed, { message: `item ${fails}` });
    const soFar = begun.length;
    for (let turn = 0; turn < 20; turn++) await later();
    assert.equal(begun.length, soFar);
    assert.ok(begun.length <= fails + 3, begun.join());
  }
});
