import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  processTemplate,
  TEMPLATE_SYNTAX_REFERENCE,
  TemplateError,
} from '../../../src/core/template/index.js';
import { FORMAT_NAMES } from '../../../src/core/template/formats.js';
import { FUNCTION_NAMES } from '../../../src/core/template/functions.js';

const rows = [
  { region: 'EU', sales: 120 },
  { region: 'US', sales: 300.5 },
  { region: 'APAC', sales: 80 },
];

const examples = TEMPLATE_SYNTAX_REFERENCE.split('\n')
  .map((line) => line.split(' → '))
  .filter(([left]) => left?.startsWith('{{'));

test('the syntax reference fits 2,500 bytes and names every function and format', () => {
  const bytes = new TextEncoder().encode(TEMPLATE_SYNTAX_REFERENCE).length;
  assert.ok(bytes <= 2500, `${bytes} bytes`);
  const missing = [...FUNCTION_NAMES, ...FORMAT_NAMES].filter(
    (name) => !new RegExp(`(?<![a-z])${name}(?![a-z])`).test(TEMPLATE_SYNTAX_REFERENCE),
  );
  assert.deepEqual(missing, []);
});

test('every example of the syntax reference does what it says', () => {
  assert.ok(examples.length >= 16);
  for (const [left = '', right = ''] of examples) {
    const run = (text: string) => processTemplate(text, {}, { rows });
    if (right.startsWith('{{')) {
      assert.throws(() => run(left), TemplateError, left);
      assert.equal(typeof run(right), 'string');
    } else assert.equal(run(left), right, left);
  }
});
