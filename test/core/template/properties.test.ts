import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Variable } from '../../../src/core/deck/types.js';
import type { Row } from '../../../src/core/query/types.js';
import {
  evaluate,
  processTemplate,
  resolveTemplate,
  TemplateError,
} from '../../../src/core/template/index.js';
import { visibleText } from '../../../src/core/template/visible-text.js';

const SEED = Number(process.env['TEMPLATE_SEED'] ?? Date.now() % 2 ** 31);
const check = <Values>(property: fc.IProperty<Values>, numRuns = 1000): void => {
  console.log(`template seed: ${SEED}`);
  fc.assert(property, { numRuns, seed: SEED });
};

const cell = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { freq: 6 });
const tables = fc.array(fc.record({ k: fc.constantFrom('a', 'b', 'c'), v: cell }), {
  minLength: 1,
  maxLength: 40,
});
const columns = [
  { name: 'k', type: 'string', dbType: 'VARCHAR' } as const,
  { name: 'v', type: 'number', dbType: 'INTEGER' } as const,
];

test('aggregates of random rows are what a plain loop over them gives', () => {
  check(
    fc.property(tables, fc.constantFrom('a', 'b', 'c', 'z'), (rows, key) => {
      const over = (expression: string) => evaluate(expression, { rows, columns });
      for (const [filter, chosen] of [
        ['', rows],
        [`, k, "${key}"`, rows.filter((row) => row.k === key)],
      ] as const) {
        const found: number[] = [];
        for (const { v } of chosen) if (v !== null) found.push(v);
        const total = found.reduce((sum, value) => sum + value, 0);
        const [first = null] = found;
        const last = found.at(-1) ?? null;
        const any = <T>(value: T) => (found.length > 0 ? value : null);
        assert.equal(over(`sum(v${filter})`), any(total));
        assert.equal(over(`avg(v${filter})`), any(total / found.length));
        assert.equal(over(`min(v${filter})`), any(Math.min(...found)));
        assert.equal(over(`max(v${filter})`), any(Math.max(...found)));
        assert.equal(over(`distinct(v${filter})`), new Set(found).size);
        assert.equal(over(`first(v${filter})`), first);
        assert.equal(over(`last(v${filter})`), last);
        assert.equal(over(`delta(v${filter})`), first === null || last === null ? null : last - first);
        const ratio =
          first === null || last === null || first === 0 ? null : (last - first) / Math.abs(first);
        assert.equal(over(`growth(v${filter})`), ratio === null ? null : ratio + 0);
      }
      assert.equal(over('count()'), rows.length);
      assert.equal(over(`count(k, "${key}")`), rows.filter((row) => row.k === key).length);
    }),
  );
});

/** A formula, and what it comes to by JavaScript's own arithmetic, null where any part is null or not finite. */
type Formula = { text: string; value: number | null };
const { formula } = fc.letrec<{ formula: Formula; leaf: Formula }>((tie) => ({
  leaf: fc.oneof(
    fc.integer({ min: 0, max: 99 }).map((value) => ({ text: String(value), value })),
    fc.constant({ text: 'nothing', value: null }),
    fc.constant({ text: 'x', value: 7 }),
  ),
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc
      .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/'), tie('formula'))
      .map(([left, operator, right]) => {
        const finite = (value: number) => (Number.isFinite(value) ? value + 0 : null);
        const [a, b] = [left.value, right.value];
        const of = { '+': () => a! + b!, '-': () => a! - b!, '*': () => a! * b!, '/': () => a! / b! };
        return {
          text: `(${left.text} ${operator} ${right.text})`,
          value: a === null || b === null ? null : finite(of[operator as '+']()),
        };
      }),
    tie('formula').map(({ text, value }) => ({ text: `-${text}`, value: value === null ? null : 0 - value })),
  ),
}));

test('arithmetic of random formulas is that of the language, with null for what is no number', () => {
  check(
    fc.property(formula, ({ text, value }) => {
      fc.pre(text.length <= 400);
      try {
        assert.equal(evaluate(text, { variables: { x: 7, nothing: null } }), value);
      } catch (error) {
        if (!TemplateError.is(error) || error.code !== 'LIMIT') throw error;
      }
    }),
  );
});

test('an expression without rows is never computed, and constants alone are always literal', () => {
  check(
    fc.property(formula, fc.boolean(), ({ text }, withVariable) => {
      fc.pre(text.length <= 400);
      const variables: Record<string, Variable> = withVariable ? { x: 7, nothing: null } : {};
      const [part] = resolveTemplate(`{{ ${text} }}`, variables).parts;
      if (part?.kind !== 'value') return;
      assert.notEqual(part.mark, 'computed', text);
      if (!/[a-z]/.test(text)) assert.equal(part.mark, 'literal', text);
    }),
  );
});

test('whatever a cell or a variable holds is printed as text and never read again', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '{{ v }}',
      '\\{{',
      '<img src=x onerror=alert(1)>',
      '**bold**',
      '| upper',
      '__proto__',
      '\u0000',
    ),
  );
  check(
    fc.property(hostile, hostile, (inCell, inVariable) => {
      const text = processTemplate(
        '{{ first(name) }}|{{ x }}|{{ count(name, x) }}',
        { x: inVariable },
        { rows: [{ name: inCell }], columns: [{ name: 'name', type: 'string', dbType: 'VARCHAR' }] },
      );
      assert.equal(
        text,
        `${visibleText(inCell)}|${visibleText(inVariable)}|${inCell === inVariable ? 1 : 0}`,
      );
    }),
  );
});

test('a printed number is the value within the digits it shows', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  check(
    fc.property(value, fc.integer({ min: 0, max: 8 }), (x, digits) => {
      const read = (format: string) =>
        Number(processTemplate(`{{ x | ${format} }}`, { x }).replace(/[,%$+]/g, ''));
      const half = 0.5 * 10 ** -digits;
      const slack = 1 + 1e-9;
      assert.ok(Math.abs(read(`number:${digits}`) - x) <= half * slack + Math.abs(x) * 1e-15);
      assert.ok(Math.abs(read(`percent:${digits}`) - x * 100) <= half * slack + Math.abs(x) * 1e-13);
      assert.ok(Math.abs(read(`currency:USD,${digits}`) - x) <= half * slack + Math.abs(x) * 1e-15);
      if (x !== 0 && Math.abs(x) >= half)
        assert.equal(Math.sign(read(`number:${digits},signed`.replace(',signed', ''))), Math.sign(x));
    }),
  );
});

/** An object that notices every way of reaching code through it. */
function trapped(touched: string[]): Row {
  const row: Record<string, unknown> = { v: 1, k: 'a' };
  for (const name of ['trap', 'constructor', 'toJSON', 'valueOf', 'toString', 'then', 'length']) {
    Object.defineProperty(row, name, {
      enumerable: true,
      get: () => {
        touched.push(name);
        return 'reached';
      },
    });
  }
  const inherited = {};
  Object.defineProperty(inherited, 'inherited', { get: () => touched.push('inherited') });
  row['cell'] = Object.defineProperty({ n: 1 }, 'toJSON', { value: () => touched.push('toJSON') });
  return Object.setPrototypeOf(row, inherited) as Row;
}

test('no template reaches an inherited key, a getter or a method of rows and variables', () => {
  const name = fc.constantFrom(
    ...['trap', 'constructor', 'toJSON', 'valueOf', 'toString', 'then', 'length', 'inherited'],
    ...['__proto__', 'prototype', 'hasOwnProperty', 'cell', 'v', 'expr', 'source'],
  );
  const shape = fc.constantFrom(
    '{{ N }}',
    '{{ sum(N) }}',
    '{{ first(N) }}',
    '{{ lookup(N, k, "a") }}',
    '{{ argmax(N, v) }}',
    '{{ list(N, 3) }}',
    '{{ count(N, "reached") }}',
    '{{ v.N }}',
    '{{ N.N }}',
    '{{ `N` }}',
    '{{ sum("N") }}',
    '{{ v | N }}',
    '{{ N(v) }}',
    '{{ v | default:"N" }}',
  );
  check(
    fc.property(name, shape, fc.boolean(), (key, template, declared) => {
      const touched: string[] = [];
      const rows = [trapped(touched)];
      const options = {
        rows,
        ...(declared ? { columns: [...columns, { name: key, type: 'json', dbType: '' } as const] } : {}),
      };
      const { text } = resolveTemplate(template.replaceAll('N', key), trapped(touched) as never, {
        ...options,
        sources: trapped(touched) as never,
      });
      assert.deepEqual(touched, []);
      assert.ok(!text.includes('reached') || template.includes('reached'), text);
      assert.ok(!/native code|function/.test(text), text);
    }),
  );
});
