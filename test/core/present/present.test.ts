import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slideHash, slideOfHash } from '../../../src/core/present/slide-hash.js';
import {
  durationText,
  elapsed,
  resetStopwatch,
  startStopwatch,
  toggleStopwatch,
} from '../../../src/core/present/stopwatch.js';

describe('the time of a presentation', () => {
  it('is counted from its start, not while it is paused, and from nothing when it is set back', () => {
    let watch = startStopwatch(1_000);
    assert.equal(elapsed(watch, 61_000), 60_000);
    watch = toggleStopwatch(watch, 61_000);
    assert.equal(elapsed(watch, 99_000), 60_000);
    assert.equal(elapsed(resetStopwatch(watch, 99_000), 120_000), 0);
    watch = toggleStopwatch(watch, 100_000);
    assert.equal(elapsed(watch, 101_000), 61_000);
    assert.equal(elapsed(resetStopwatch(watch, 101_000), 103_000), 2_000);
  });

  it('never runs backwards, whatever the clock of the machine does', () => {
    assert.equal(elapsed(startStopwatch(5_000), 1_000), 0);
  });

  it('reads as minutes and seconds, and hours where there are any', () => {
    assert.deepEqual([0, 59_999, 60_000, 754_000, 3_723_000].map(durationText), [
      '0:00',
      '0:59',
      '1:00',
      '12:34',
      '1:02:03',
    ]);
  });
});

describe('the slide of an address', () => {
  it('is counted from 1 and written as it is read', () => {
    assert.equal(slideHash(2), '#slide=3');
    assert.equal(slideOfHash('#slide=3', 3), 2);
    assert.equal(slideOfHash('#/1', 3), 0);
  });

  it('is none where the address names no slide of the deck', () => {
    for (const hash of [
      '',
      '#',
      '#slide=0',
      '#slide=4',
      '#slide=-1',
      '#slide=1e9',
      '#slide=2&x',
      '#section',
      '#/',
    ])
      assert.equal(slideOfHash(hash, 3), undefined, hash);
  });
});
