import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runCase, type TemplateCase } from './run-cases.js';

// The design's own file where it lies beside the checkout; else the copy kept here, which browsers import too.
const design = new URL('../../../../shared/design/cases.json', import.meta.url);
const copy = new URL('./cases.json', import.meta.url);
const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8')) as TemplateCase[];
const cases = read(existsSync(design) ? design : copy);

test('every example of the placeholder contract gives its text or its error', () => {
  const failures = cases.flatMap((item, index) => {
    const difference = runCase(item);
    return difference ? [`${index} ${item.template}: ${difference}`] : [];
  });
  assert.ok(cases.length > 60);
  assert.deepEqual(failures, []);
  assert.deepEqual(read(copy), cases, 'the copy of the cases is out of date');
});
