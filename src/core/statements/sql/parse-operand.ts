import type { Call, Case, Expression, Item, Star } from './ast.js';
import { bounded } from './expressions.js';
import { parseCall } from './parse-call.js';
import { isReserved, type TokenReader } from './token-reader.js';
import type { Token } from './tokens.js';

/** `DATE '2024-01-01'` and the like. */
const TYPED = new Set(
  'DATE TIMESTAMP TIMESTAMPTZ DATETIME TIME TIMETZ JSON UUID BLOB BIT DECIMAL NUMERIC'.split(' '),
);
const CONSTANTS: Readonly<Record<string, boolean | null>> = { TRUE: true, FALSE: false, NULL: null };
/** Functions that are written without brackets. */
const CLOCK = new Set('CURRENT_DATE CURRENT_TIMESTAMP CURRENT_TIME LOCALTIMESTAMP LOCALTIME'.split(' '));
const UNITS =
  /^(?:MICROSECOND|MILLISECOND|SECOND|MINUTE|HOUR|DAY|WEEK|MONTH|QUARTER|YEAR|DECADE|CENTURY|MILLENNIUM)S?$/;

/** A literal, a name, a call, a bracket, CASE: what operators work on. Takes nothing where there is none. */
export function parseOperand(reader: TokenReader): Expression {
  const from = reader.at;
  const { token } = reader;
  if (token === undefined) return reader.opaque(from);
  switch (token.kind) {
    case 'number':
      reader.at += 1;
      return { kind: 'literal', value: Number(token.value), ...reader.span(from) };
    case 'string':
      reader.at += 1;
      return { kind: 'literal', value: token.value, ...reader.span(from) };
    case 'parameter':
      reader.at += 1;
      return reader.opaque(from);
    case 'symbol':
      return symbol(reader, token);
    case 'name':
      return named(reader);
    case 'word':
      return word(reader, token);
  }
}

function symbol(reader: TokenReader, token: Token): Expression {
  const from = reader.at;
  if (token.key === '(') return brackets(reader);
  if (token.key === '[') {
    const parts = reader.inBrackets((close) => reader.list(close));
    return bounded({ kind: 'list', parts, ...reader.span(from) });
  }
  if (token.key === '{') {
    reader.at = (token.close ?? from) + 1;
    return reader.opaque(from);
  }
  if (token.key === '*') return star(reader);
  // A sign that is no operator here; what closes or separates is left to the caller.
  if (!reader.isAtEnd()) {
    reader.at += 1;
    if (!reader.isAtEnd()) reader.grammar.expression(reader, 12);
  }
  return reader.opaque(from);
}

/** `(a + b)`, `(SELECT …)`, `(1, 2)` */
function brackets(reader: TokenReader): Expression {
  const from = reader.at;
  if (isQuery(reader, 1)) {
    const query = reader.inBrackets(() => reader.grammar.query(reader));
    return { kind: 'scalar', query, ...reader.span(from) };
  }
  const parts = reader.inBrackets((close) => reader.list(close));
  const [only] = parts;
  if (only && parts.length === 1) return bounded({ ...only, ...reader.span(from) });
  return bounded({ kind: 'list', parts, ...reader.span(from) });
}

/** Whether a query begins some tokens on, in brackets of its own or not. */
export function isQuery(reader: TokenReader, ahead: number): boolean {
  let at = ahead;
  while (reader.key(at) === '(') at += 1;
  const key = reader.key(at);
  const next = reader.tokens[reader.at + at + 1];
  return (
    ['SELECT', 'WITH', 'FROM', 'VALUES', 'PIVOT', 'UNPIVOT'].includes(key) ||
    (key === 'TABLE' && (next?.kind === 'word' || next?.kind === 'name'))
  );
}

/** `*`, with EXCLUDE, REPLACE and RENAME behind it. */
function star(reader: TokenReader, table?: string): Star {
  const from = reader.at;
  reader.at += 1;
  const excluded: string[] = [];
  const replaced: Item[] = [];
  for (;;) {
    const word = reader.key();
    if (!['EXCLUDE', 'EXCEPT', 'REPLACE', 'RENAME'].includes(word)) break;
    // EXCEPT may as well be the set operation.
    if (word === 'EXCEPT' && (reader.key(1) !== '(' || isQuery(reader, 2))) break;
    reader.at += 1;
    if (reader.key() !== '(') {
      const [name] = starItem(reader);
      if (name !== undefined) excluded.push(name.toLowerCase());
      continue;
    }
    reader.inBrackets((close) => {
      while (reader.at < close) {
        const [name, item] = word === 'EXCLUDE' || word === 'EXCEPT' ? starItem(reader) : starChange(reader);
        if (name !== undefined) excluded.push(name.toLowerCase());
        if (item) replaced.push(item);
        reader.skipTo(close, ',');
      }
    });
  }
  return {
    kind: 'star',
    excluded,
    replaced,
    ...(table === undefined ? {} : { table }),
    ...reader.span(from),
  };
}

function starItem(reader: TokenReader): [name?: string, item?: Item] {
  let name = reader.name({ reserved: true });
  while (name !== undefined && reader.accept('.')) name = reader.name({ reserved: true });
  return name === undefined ? [] : [name];
}

/** `expression AS column` of REPLACE, `column AS name` of RENAME */
function starChange(reader: TokenReader): [name?: string, item?: Item] {
  const expression = reader.expressionUntil(() => reader.is('AS'));
  const alias = reader.accept('AS') ? reader.name({ reserved: true }) : undefined;
  if (alias === undefined) return [];
  return [expression.kind === 'column' ? expression.name : alias, { expression, alias }];
}

function word(reader: TokenReader, token: Token): Expression {
  const from = reader.at;
  const next = reader.tokens[from + 1];
  const constant = CONSTANTS[token.key];
  if (constant !== undefined) {
    reader.at += 1;
    return { kind: 'literal', value: constant, ...reader.span(from) };
  }
  if (token.key === 'CASE') return cases(reader);
  if (token.key === 'ARRAY' && next?.key === '[') {
    reader.at += 1;
    return { ...symbol(reader, next), from };
  }
  if (token.key === 'EXISTS' && next?.key === '(' && isQuery(reader, 2)) {
    reader.at += 1;
    const query = reader.inBrackets(() => reader.grammar.query(reader));
    const subquery: Expression = { kind: 'scalar', query, from: from + 1, to: reader.at };
    return { kind: 'opaque', parts: [subquery], ...reader.span(from) };
  }
  if (TYPED.has(token.key) && next?.kind === 'string') {
    reader.at += 2;
    return { kind: 'literal', value: next.value, ...reader.span(from) };
  }
  if (token.key === 'INTERVAL' && (next?.kind === 'string' || next?.kind === 'number' || next?.key === '('))
    return interval(reader);
  if (CLOCK.has(token.key) && next?.key !== '(') {
    reader.at += 1;
    const call: Call = {
      kind: 'call',
      name: token.key.toLowerCase(),
      args: [],
      parameters: [],
      distinct: false,
      order: [],
      ...reader.span(from),
    };
    return call;
  }
  if (isReserved(token) && next?.key !== '(') return reader.opaque(from);
  if (token.key === 'LAMBDA' && next?.kind === 'word') {
    reader.skip();
    return reader.opaque(from);
  }
  return named(reader);
}

/** A length of time; as a literal it is the text of it, such as `3 MONTH`. */
function interval(reader: TokenReader): Expression {
  const from = reader.at;
  reader.at += 1;
  const length = parseOperand(reader);
  const unit = UNITS.test(reader.key()) ? reader.key() : '';
  if (unit !== '') reader.at += 1;
  if (length.kind !== 'literal') return { kind: 'opaque', parts: [length], ...reader.span(from) };
  return { kind: 'literal', value: `${String(length.value)} ${unit}`.trim(), ...reader.span(from) };
}

/** A column with its table before it, or a call. */
function named(reader: TokenReader): Expression {
  const from = reader.at;
  const path: string[] = [];
  for (;;) {
    const { token } = reader;
    if (token?.kind !== 'name' && token?.kind !== 'word') break;
    path.push(token.value);
    reader.at += 1;
    if (reader.key() !== '.') break;
    if (reader.key(1) === '*') {
      reader.at += 1;
      return { ...star(reader, path.at(-1)), from };
    }
    reader.at += 1;
  }
  const name = path.at(-1) ?? '';
  if (reader.key() === '(') return parseCall(reader, name, from);
  const table = path.at(-2);
  return { kind: 'column', name, ...(table === undefined ? {} : { table }), ...reader.span(from) };
}

function cases(reader: TokenReader): Expression {
  const from = reader.at;
  reader.at += 1;
  const part = (...ends: string[]): Expression => reader.expressionUntil(() => reader.is(...ends));
  const subject = reader.is('WHEN') ? undefined : part('WHEN');
  const branches: { when: Expression; then: Expression }[] = [];
  while (reader.accept('WHEN')) {
    const when = part('THEN');
    const then = reader.accept('THEN') ? part('WHEN', 'ELSE', 'END') : reader.opaque(reader.at);
    branches.push({ when, then });
  }
  const otherwise = reader.accept('ELSE') ? part('END') : undefined;
  if (!reader.accept('END')) return reader.opaque(from);
  const made: Case = {
    kind: 'case',
    ...(subject ? { subject } : {}),
    branches,
    ...(otherwise ? { otherwise } : {}),
    ...reader.span(from),
  };
  return bounded(made);
}
