import type { Expression } from './ast.js';
import { bounded } from './expressions.js';
import { parseOperand } from './parse-operand.js';
import { parseType } from './parse-type.js';
import type { TokenReader } from './token-reader.js';

/** How strongly operators bind, as in Postgres and DuckDB. */
const POWER = {
  or: 1,
  and: 2,
  not: 3,
  is: 4,
  compare: 5,
  among: 6,
  other: 7,
  sum: 8,
  product: 9,
  power: 10,
  zone: 11,
  sign: 12,
  part: 13,
};

const BINARY: Readonly<Record<string, number>> = {
  '=': POWER.compare,
  '==': POWER.compare,
  '<>': POWER.compare,
  '!=': POWER.compare,
  '<': POWER.compare,
  '<=': POWER.compare,
  '>': POWER.compare,
  '>=': POWER.compare,
  '+': POWER.sum,
  '-': POWER.sum,
  '*': POWER.product,
  '/': POWER.product,
  '//': POWER.product,
  '%': POWER.product,
  DIV: POWER.product,
  MOD: POWER.product,
  '^': POWER.power,
  '**': POWER.power,
};
for (const operator of '|| -> ->> @> <@ && << >> ~ ~* !~ !~* ~~ ~~* !~~ ^@ <=> | & #'.split(' '))
  (BINARY as Record<string, number>)[operator] = POWER.other;

const AMONG = new Set(['LIKE', 'ILIKE', 'SIMILAR', 'GLOB', 'RLIKE', 'REGEXP']);

/**
 * Reads an expression whose operators bind more strongly than `least`. What cannot be read becomes an opaque node; at least
 * nothing is taken where no expression begins.
 */
export function parseExpression(reader: TokenReader, least = 0): Expression {
  const from = reader.at;
  const read = reader.deeper(() => {
    let left = prefixed(reader);
    for (;;) {
      const next = infix(reader, left, least);
      if (!next) return left;
      left = bounded(next);
    }
  });
  if (read) return read;
  reader.skip();
  return reader.opaque(from);
}

function prefixed(reader: TokenReader): Expression {
  const from = reader.at;
  if (reader.accept('NOT')) {
    const operand = parseExpression(reader, POWER.not);
    return bounded({ kind: 'unary', operator: 'NOT', operand, ...reader.span(from) });
  }
  if (reader.accept('+')) return parseExpression(reader, POWER.sign);
  if (!reader.accept('-')) return parseOperand(reader);
  const operand = parseExpression(reader, POWER.sign);
  if (operand.kind === 'literal' && typeof operand.value === 'number')
    return { kind: 'literal', value: -operand.value, ...reader.span(from) };
  return bounded({ kind: 'unary', operator: '-', operand, ...reader.span(from) });
}

/** The expression that an operator here makes with what stands before it; undefined where there is none that binds enough. */
function infix(reader: TokenReader, left: Expression, least: number): Expression | undefined {
  const { from } = left;
  const key = reader.key();
  const binary = key === '' ? undefined : BINARY[key];
  if (binary !== undefined) {
    if (binary <= least) return undefined;
    reader.at += 1;
    const right = parseExpression(reader, binary);
    // `x -> x + 1`; with a literal behind it the arrow takes a field of JSON.
    if (key === '->' && left.kind === 'column' && right.kind !== 'literal') return reader.opaque(from);
    // `= ANY(list)`, which ClickHouse's aggregate any() is not
    const isQuantified =
      binary === POWER.compare && right.kind === 'call' && ['any', 'some', 'all'].includes(right.name);
    const compared: Expression = isQuantified ? { ...right, name: `${right.name}_of` } : right;
    const operator = key === '==' ? '=' : key;
    return { kind: 'binary', operator, left, right: bounded(compared), ...reader.span(from) };
  }
  switch (key) {
    case 'AND':
    case 'OR':
      return logic(reader, left, key, least);
    case 'IS':
      return least < POWER.is ? isTest(reader, left) : undefined;
    case 'ISNULL':
    case 'NOTNULL':
      if (least >= POWER.is) return undefined;
      reader.at += 1;
      return { kind: 'null-test', operand: left, negated: key === 'NOTNULL', ...reader.span(from) };
    case 'AT':
      if (least >= POWER.zone || !reader.accept('AT', 'TIME', 'ZONE')) return undefined;
      parseExpression(reader, POWER.zone);
      return { ...left, ...reader.span(from) };
    case 'COLLATE':
      if (least >= POWER.zone) return undefined;
      reader.at += 2;
      return { ...left, ...reader.span(from) };
    case '::':
      reader.at += 1;
      return { kind: 'cast', operand: left, type: parseType(reader), ...reader.span(from) };
    case '[':
      return subscript(reader, left);
    case '.':
      return member(reader, left);
    default:
      return least < POWER.among ? among(reader, left) : undefined;
  }
}

function logic(
  reader: TokenReader,
  left: Expression,
  operator: 'AND' | 'OR',
  least: number,
): Expression | undefined {
  const power = operator === 'AND' ? POWER.and : POWER.or;
  if (power <= least) return undefined;
  const parts = left.kind === 'logic' && left.operator === operator ? [...left.parts] : [left];
  while (reader.accept(operator)) parts.push(parseExpression(reader, power));
  return { kind: 'logic', operator, parts, ...reader.span(left.from) };
}

function isTest(reader: TokenReader, left: Expression): Expression {
  const { from } = left;
  reader.at += 1;
  const negated = reader.accept('NOT');
  if (reader.accept('NULL')) return { kind: 'null-test', operand: left, negated, ...reader.span(from) };
  if (reader.accept('DISTINCT', 'FROM')) {
    const right = parseExpression(reader, POWER.is);
    return { kind: 'binary', operator: negated ? '=' : '<>', left, right, ...reader.span(from) };
  }
  const value = reader.is('TRUE', 'FALSE') ? reader.is('TRUE') : undefined;
  reader.at += 1;
  if (value === undefined) return reader.opaque(from);
  const right: Expression = { kind: 'literal', value, from: reader.at - 1, to: reader.at };
  return { kind: 'binary', operator: negated ? '<>' : '=', left, right, ...reader.span(from) };
}

/** IN, BETWEEN, LIKE and the like, with NOT before them. */
function among(reader: TokenReader, left: Expression): Expression | undefined {
  const { from } = left;
  const negated = reader.key() === 'NOT';
  const word = reader.key(negated ? 1 : 0);
  if (word === 'BETWEEN') {
    reader.at += negated ? 2 : 1;
    reader.accept('SYMMETRIC');
    const low = parseExpression(reader, POWER.among);
    if (!reader.accept('AND')) return reader.opaque(from);
    const high = parseExpression(reader, POWER.among);
    return { kind: 'between', operand: left, negated, low, high, ...reader.span(from) };
  }
  if (word === 'IN') {
    reader.at += negated ? 2 : 1;
    const right = parseExpression(reader, POWER.among);
    const one =
      right.kind === 'list' ? right.parts : reader.tokens[right.from]?.key === '(' ? [right] : undefined;
    const among = right.kind === 'scalar' ? { query: right.query } : one ? { items: one } : {};
    return { kind: 'in', operand: left, negated, ...among, ...reader.span(from) };
  }
  if (!AMONG.has(word)) return undefined;
  reader.at += negated ? 2 : 1;
  reader.accept('TO');
  const right = parseExpression(reader, POWER.among);
  if (reader.accept('ESCAPE')) parseExpression(reader, POWER.among);
  return { kind: 'binary', operator: negated ? `NOT ${word}` : word, left, right, ...reader.span(from) };
}

/** `list[1]`, `text[2:]` */
function subscript(reader: TokenReader, left: Expression): Expression {
  const inside = reader.inBrackets((close) => {
    const start = reader.at;
    reader.at = close;
    return reader.opaque(start);
  });
  return { kind: 'opaque', parts: [left, ...inside.parts], ...reader.span(left.from) };
}

/** `.field` and `.method(…)` of a value, and `.*` */
function member(reader: TokenReader, left: Expression): Expression {
  reader.at += 1;
  const name = reader.token;
  if (name && (name.kind === 'word' || name.kind === 'name') && reader.key(1) === '(') {
    const call = parseOperand(reader);
    if (call.kind === 'call') return { ...call, args: [left, ...call.args], ...reader.span(left.from) };
    return { kind: 'opaque', parts: [left, call], ...reader.span(left.from) };
  }
  reader.at += 1;
  return { kind: 'opaque', parts: [left], ...reader.span(left.from) };
}
