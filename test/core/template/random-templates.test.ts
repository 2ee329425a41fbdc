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
import { FUNCTION_NAMES, usage } from '../../../src/core/template/functions.js';

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
/** Calls as each function is written, so that random runs reach what it computes. */
const argument: Record<string, fc.Arbitrary<string>> = {
  column: fc.constantFrom('region', 'value', 'value', '__proto__', '"value"', 'gone'),
  key: fc.constantFrom('"EU"', 'null', '1.5', 'x', 'list', 'max(value)', '"123456789012345678901.25"'),
  n: fc.constantFrom('0', '1', '2', '-1', '50', '99.9', '100', '1e999', 'null', '"3"', 'list'),
  value: fc.constantFrom('value', '1', '-2.5', 'list', 'x', 'null', 'total', 'avg(value)', 'first(value)'),
};
const ways = FUNCTION_NAMES.flatMap((name) => usage(name).split(' or ')).map((way) => way.replace(', …', ''));
const calls = fc.constantFrom(...ways).chain((way) => {
  const [name = '', inside = ''] = way.slice(0, -1).split('(');
  const words = inside === '' ? [] : inside.split(', ');
  return fc.tuple(...words.map((word) => argument[word]!)).map((args) => `{{ ${name}(${args.join(', ')}) }}`);
});
const templates = fc.oneof(
  calls,
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
