import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCases, checkedCodes, claimCases, claimResult, markCases, markOf } from './trust-cases.js';

test('a value is marked by the weakest of its inputs', () => {
  assert.ok(markCases.length >= 60);
  assert.deepEqual(
    markCases.map(([source]) => [source, markOf(source)]),
    markCases,
  );
});

test('a claim holds only when its test is true over complete rows of its source', () => {
  assert.deepEqual(
    claimCases.map((claim) => ({ ...claim, expected: claimResult(claim) })),
    claimCases,
  );
});

test('a template is checked by types and names before there are rows', () => {
  assert.deepEqual(
    checkCases.map(([template]) => [template, checkedCodes(template)]),
    checkCases,
  );
});
