import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runCase, type TemplateCase } from './run-cases.js';

const cases = JSON.parse(
  readFileSync(new URL('../../../../shared/design/cases.json', import.meta.url), 'utf8'),
) as TemplateCase[];

test('every example of the placeholder contract gives its text or its error', () => {
  const failures = cases.flatMap((item, index) => {
    const difference = runCase(item);
    return difference ? [`${index} ${item.template}: ${difference}`] : [];
  });
  assert.equal(cases.length > 60, true);
  assert.deepEqual(failures, []);
});
