import assert from 'node:assert/strict';
import { test } from 'node:test';
import { falseAlarms, recall } from '../analyst/measure-analyst.js';
import { HELD_OUT_NOISE, NOISE } from '../analyst/simulated-noise.js';

// The bench measures the same on many more charts, where the limits are 0.05 and 0.9.
test('what chance explains is not told of charts of noise', () => {
  for (const { name, rate } of [...falseAlarms(NOISE, 80, 7), ...falseAlarms(HELD_OUT_NOISE, 80, 20_011)])
    assert.ok(rate <= 0.08, `${name}: ${rate}`);
});

test('a large planted finding is among the three strongest statements', () => {
  for (const { name, rate } of recall(40, 20_011)) assert.ok(rate >= 0.85, `${name}: ${rate}`);
});
