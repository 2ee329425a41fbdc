import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  checkTemplate,
  findLiterals,
  processTemplate,
  resolveTemplate,
  TEMPLATE_SYNTAX_REFERENCE,
  TemplateError,
} from '../../../src/core/template/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import { FORMAT_NAMES } from '../../../src/core/template/formats.js';
import { FUNCTION_NAMES } from '../../../src/core/template/functions.js';

const RUNS = Number(process.env['TEMPLATE_RUNS'] ?? 5000);
const SEED = Number(process.env['TEMPLATE_SEED'] ?? Date.now() % 2 ** 31);

const columns: Column[] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DECIMAL(38,2)' },
  { name: '__proto__', type: 'json', dbType: 'JSON' },
];
const rows: Row[] = [
  { region: 'EU', value: 1.5, ['__proto__']: { a: 1 } },
  { region: '{{ value }}', value: '123456789012345678901.25', ['__proto__']: [1] },
  { region: null, value: null },
];

const words = [
  ...FUNCTION_NAMES.map((name) => `${name}(`),
  ...FORMAT_NAMES.map((name) => `| ${name}`),
  ...[
    '{{',
    '}}',
    '{{ ',
    ' }}',
    '\\{{',
    '(',
    ')',
    ',',
    ':',
    '?',
    '??',
    '|',
    '+',
    '-',
    '*',
    '/',
    '==',
    '<',
    '>=',
  ],
  ...[
    'and',
    'or',
    'not',
    'true',
    'null',
    '0',
    '1',
    '2.5',
    '1e999',
    '"',
    "'",
    '`',
    '"text"',
    "'x'",
    '\\',
    '\n',
    '“',
    '%',
    '[',
    '.',
  ],
  ...[
    'region',
    'value',
    'value)',
    '__proto__',
    'constructor',
    'x',
    'list',
    'total',
    'loop',
    'yyyy',
    'EUR',
    'signed',
  ],
];
const soup = fc.array(
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary', maxLength: 6 })),
  { maxLength: 40 },
);
const cuts = fc
  .tuple(fc.nat(TEMPLATE_SYNTAX_REFERENCE.length), fc.nat(200), fc.string({ maxLength: 3 }))
  .map(([from, length, noise]) => TEMPLATE_SYNTAX_REFERENCE.slice(from, from + length) + noise);
const templates = fc.oneof(
  soup.map((parts) => parts.join(' ')),
  soup.map((parts) => `{{ ${parts.join(' ')} }}`),
  soup.map((parts) => parts.join('')),
  cuts,
);
const variables = {
  x: 'text',
  list: 12.5,
  total: { expr: 'sum(value, region, "EU")' },
  loop: { expr: 'loop + 1' },
};

test('random templates give text or template errors and nothing else', () => {
  console.log(`template seed: ${SEED}, runs: ${RUNS}`);
  const property = fc.property(
    templates,
    fc.constantFrom('en-US', 'de-DE', 'ar-EG', 'ja-JP'),
    (text, locale) => {
      const options = { rows, columns, locale };
      const { problems, parts, text: resolved } = resolveTemplate(text, variables, options);
      assert.equal(parts.map((part) => part.text).join(''), resolved);
      for (const { pos, end, message } of [...problems, ...checkTemplate(text, { columns, variables })]) {
        assert.ok(
          pos >= 0 && pos <= end && end <= text.length,
          `${pos}–${end} of ${text.length}: ${message}`,
        );
      }
      for (const { pos, end } of findLiterals(text)) assert.ok(pos < end && end <= text.length);
      assert.equal(typeof processTemplate(text, variables, { ...options, onError: 'keep' }), 'string');
      try {
        assert.equal(processTemplate(text, variables, options), resolved);
        assert.deepEqual(problems, []);
      } catch (error) {
        if (!TemplateError.is(error)) throw error;
        assert.deepEqual(error.problems, problems);
      }
    },
  );
  fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test('20,000 hostile characters end in template errors', () => {
  for (const piece of [
    '{{',
    '{{"',
    "{{ '",
    '{{ `',
    '{{ ( ',
    '{{ a ?? ',
    '}}',
    '\\{{',
    '{{ x }}',
    '1. ',
    'a.b ',
    '{{x|',
  ]) {
    const text = piece.repeat(Math.floor(20_000 / piece.length));
    assert.equal(typeof processTemplate(text, { x: 'v' }, { rows, columns, onError: 'keep' }), 'string');
    assert.ok(resolveTemplate(text, {}, { rows, columns }).problems.length <= 100);
    findLiterals(text);
  }
});
