import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extraCases } from './extra-cases.js';
import { runCase } from './run-cases.js';

for (const [subject, cases] of Object.entries(extraCases)) {
  test(`placeholders: ${subject}`, () => {
    const failures = cases.flatMap((item) => {
      const difference = runCase(item);
      return difference ? [`${item.template}: ${difference}`] : [];
    });
    assert.deepEqual(failures, []);
  });
}
