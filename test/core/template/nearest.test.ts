import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../../src/core/template/nearest.js';

test('the nearest name is found with a letter missing, added, wrong or swapped with the next', () => {
  const names = ['build', 'ask', 'serve', 'token'];
  for (const typed of ['buld', 'builld', 'buiid', 'biuld', 'BUILD'])
    assert.equal(nearest(typed, names), 'build');
  assert.equal(nearest('sevre', names), 'serve');
  assert.equal(nearest('kas', names), undefined);
  assert.equal(nearest('publish', names), undefined);
  assert.equal(nearest('', names), undefined);
});
