import type { Branch, Expression, Item, Limit, Query, Select, SortItem, Source, Window } from './ast.js';
import { parseOrder, parseWindow } from './parse-call.js';
import { parseExpression } from './parse-expression.js';
import { columnNames, parseFrom, parseSample } from './parse-from.js';
import { isQuery } from './parse-operand.js';
import { TokenReader, type VisibleCte } from './token-reader.js';
import type { Token } from './tokens.js';

const EMPTY: Query = { branches: [], operators: [], order: [] };

/** The query that a text is; undefined where it is none, or more than one, or has clauses that are not understood. */
export function parseSql(tokens: readonly Token[]): Query | undefined {
  const reader = new TokenReader(tokens, { expression: parseExpression, query: parseQuery });
  if (!isQuery(reader, 0)) return undefined;
  const query = parseQuery(reader);
  // What formats, locks or tunes says nothing of the rows.
  if (reader.is('SETTINGS', 'FORMAT', 'FOR', 'OPTION')) reader.at = tokens.length;
  while (reader.accept(';'));
  return reader.isBroken || reader.token !== undefined ? undefined : query;
}

function parseQuery(reader: TokenReader): Query {
  const { ctes, windows } = reader;
  const query = reader.deeper(() => {
    const from = reader.at;
    if (!reader.is('WITH')) return combined(reader);
    parseCtes(reader);
    const span = reader.span(from);
    return { ctes: span, ...combined(reader) };
  });
  if (!query) reader.isBroken = true;
  reader.ctes = ctes;
  reader.windows = windows;
  // Nothing may be left in its brackets.
  if (query && reader.token && !reader.is(')', ';', 'SETTINGS', 'FORMAT', 'FOR', 'OPTION'))
    reader.isBroken = true;
  return query ?? EMPTY;
}

function parseCtes(reader: TokenReader): void {
  reader.at += 1;
  const isRecursive = reader.accept('RECURSIVE');
  do {
    const name = reader.name({ reserved: true })?.toLowerCase() ?? '';
    const columns = reader.key() === '(' ? columnNames(reader) : undefined;
    if (reader.accept('USING', 'KEY') && reader.key() === '(') columnNames(reader);
    const isAs = reader.accept('AS');
    if (!reader.accept('NOT', 'MATERIALIZED')) reader.accept('MATERIALIZED');
    if (!isAs || reader.key() !== '(') {
      reader.isBroken = true;
      return;
    }
    const before = reader.ctes;
    const cte: VisibleCte = { name, before, ...(columns ? { columns } : {}) };
    if (isRecursive) reader.ctes = cte;
    const query = reader.inBrackets(() => parseQuery(reader));
    reader.ctes = { ...cte, query };
  } while (reader.accept(','));
}

/** SELECTs with UNION and the like between them, and what holds for all: ORDER BY, LIMIT. */
function combined(reader: TokenReader): Query {
  const branches: Branch[] = [parseBranch(reader)];
  const operators: string[] = [];
  while (reader.is('UNION', 'EXCEPT', 'INTERSECT', 'MINUS')) {
    operators.push(reader.key());
    reader.at += 1;
    if (!reader.accept('ALL')) reader.accept('DISTINCT');
    reader.accept('BY', 'NAME');
    branches.push(parseBranch(reader));
  }
  let order: readonly SortItem[] = [];
  let orderAll: 'asc' | 'desc' | undefined;
  let limit: Limit | undefined;
  let sample: { count?: number } | undefined;
  for (;;) {
    if (reader.accept('ORDER', 'BY')) {
      if (reader.accept('ALL')) {
        orderAll = reader.accept('DESC') ? 'desc' : 'asc';
        reader.accept('ASC');
        if (reader.accept('NULLS')) reader.at += 1;
      } else order = parseOrder(reader, Infinity);
    } else if (reader.is('LIMIT', 'OFFSET', 'FETCH')) limit = parseLimit(reader, limit);
    else if (reader.accept('USING', 'SAMPLE')) sample = parseSample(reader);
    else break;
  }
  const all = orderAll ? { orderAll } : {};
  return { branches, operators, order, ...all, ...(limit ? { limit } : {}), ...(sample ? { sample } : {}) };
}

function parseLimit(reader: TokenReader, known: Limit | undefined): Limit {
  const limit: Limit = { percent: false, each: false, ...known };
  const amount = (): Expression =>
    reader.expressionUntil(() => reader.is('ROW', 'ROWS', 'BY', '%', 'PERCENT'));
  if (reader.accept('OFFSET')) {
    limit.offset = amount();
    if (reader.is('ROW', 'ROWS')) reader.at += 1;
    return limit;
  }
  const isFetch = reader.key() === 'FETCH';
  reader.at += 1;
  if (isFetch && reader.is('FIRST', 'NEXT')) reader.at += 1;
  if (isFetch && reader.is('ROW', 'ROWS'))
    limit.count = { kind: 'literal', value: 1, ...reader.span(reader.at) };
  else if (reader.accept('ALL')) return limit;
  else limit.count = amount();
  if (reader.accept(',')) {
    limit.offset = limit.count;
    limit.count = amount();
  }
  const last = limit.count;
  if (last && reader.tokens[last.to - 1]?.key === '%') limit.percent = true;
  if (reader.is('PERCENT', '%')) {
    limit.percent = true;
    reader.at += 1;
  }
  if (reader.is('ROW', 'ROWS')) reader.at += 1;
  if (!reader.accept('ONLY')) reader.accept('WITH', 'TIES');
  if (reader.accept('BY')) {
    limit.each = true;
    do reader.expressionUntil(() => false);
    while (reader.accept(','));
  }
  return limit;
}

function parseBranch(reader: TokenReader): Branch {
  const from = reader.at;
  if (reader.key() === '(') return { kind: 'nested', query: reader.inBrackets(() => parseQuery(reader)) };
  if (reader.accept('VALUES')) {
    do reader.expressionUntil(() => false);
    while (reader.accept(','));
    return { kind: 'values' };
  }
  if (reader.accept('TABLE')) return select({ sources: parseFrom(reader) });
  if (reader.is('PIVOT', 'UNPIVOT')) {
    reader.at += 1;
    const sources = parseFrom(reader).map((source): Source => ({ ...source, reshaped: true }));
    // ON, USING, GROUP BY and INTO make columns that depend on the rows.
    while (reader.token && !reader.is(')', ';', 'UNION', 'ORDER', 'LIMIT'))
      reader.at = (reader.token.close ?? reader.at) + 1;
    return select({ sources });
  }
  if (reader.is('SELECT', 'FROM')) return parseSelect(reader);
  reader.isBroken = true;
  return select({ items: [{ expression: reader.opaque(from) }] });
}

const STAR: Item = { expression: { kind: 'star', excluded: [], replaced: [], from: 0, to: 0 } };

const select = (parts: Partial<Select>): Select => ({
  kind: 'select',
  rows: [],
  items: [STAR],
  distinct: false,
  distinctOn: [],
  sources: [],
  ...parts,
});

function parseSelect(reader: TokenReader): Select {
  const made: Select = select({});
  reader.windows = new Map();
  if (reader.is('FROM')) parseClause(reader, made);
  if (reader.accept('SELECT')) {
    if (reader.accept('DISTINCT')) {
      made.distinct = true;
      if (reader.accept('ON')) made.distinctOn = reader.inBrackets((close) => reader.list(close));
    } else reader.accept('ALL');
    const next = reader.tokens[reader.at + 1];
    if (reader.key() === 'TOP' && (next?.kind === 'number' || next?.key === '(')) {
      reader.at += 1;
      made.top = reader.key() === '(' ? reader.inBrackets(() => parseExpression(reader)) : numberHere(reader);
    }
    made.items = parseItems(reader);
  }
  while (parseClause(reader, made));
  return made;
}

function numberHere(reader: TokenReader): Expression {
  reader.at += 1;
  return {
    kind: 'literal',
    value: Number(reader.tokens[reader.at - 1]?.value),
    ...reader.span(reader.at - 1),
  };
}

function parseItems(reader: TokenReader): Item[] {
  const items: Item[] = [];
  do {
    // A comma may stand behind the last item.
    if (reader.isAtEnd()) break;
    const prefix = reader.key(1) === ':' ? reader.name({ reserved: false }) : undefined;
    if (prefix !== undefined) reader.at += 1;
    const from = reader.at;
    let expression = reader.grammar.expression(reader);
    let alias = prefix;
    if (reader.accept('AS')) alias = aliasOf(reader);
    else if (!reader.isAtEnd()) alias = reader.name({ reserved: false }) ?? alias;
    if (!reader.isAtEnd()) {
      reader.skip();
      expression = reader.opaque(from);
      if (reader.accept('AS')) alias = aliasOf(reader);
      else alias = undefined;
    }
    items.push({ expression, ...(alias === undefined ? {} : { alias }) });
  } while (reader.accept(','));
  return items;
}

function aliasOf(reader: TokenReader): string | undefined {
  const { token } = reader;
  if (token?.kind !== 'string') return reader.name({ reserved: true });
  reader.at += 1;
  return token.value;
}

/** Reads one clause behind the items into the SELECT; false where none follows. */
function parseClause(reader: TokenReader, made: Select): boolean {
  const from = reader.at;
  if (reader.accept('FROM')) {
    made.sources = [...made.sources, ...parseFrom(reader)];
    made.rows = [...made.rows, reader.span(from)];
  } else if (reader.accept('WHERE') || reader.accept('PREWHERE')) {
    const where = condition(reader);
    made.where = made.where ? both(made.where, where) : where;
    made.rows = [...made.rows, reader.span(from)];
  } else if (reader.accept('GROUP', 'BY')) made.group = parseGroup(reader);
  else if (reader.accept('HAVING')) made.having = condition(reader);
  else if (reader.accept('QUALIFY')) made.qualify = condition(reader);
  else if (reader.accept('WINDOW')) parseWindows(reader);
  else if (reader.accept('TABLESAMPLE') || reader.accept('SAMPLE')) made.sample = parseSample(reader);
  else return false;
  return true;
}

function condition(reader: TokenReader): Expression {
  const from = reader.at;
  const read = reader.expressionUntil(() => false);
  if (reader.at === from) reader.isBroken = true;
  return read;
}

const both = (left: Expression, right: Expression): Expression => ({
  kind: 'logic',
  operator: 'AND',
  parts: [left, right],
  from: left.from,
  to: right.to,
});

function parseGroup(reader: TokenReader): NonNullable<Select['group']> {
  if (reader.accept('ALL')) return { all: true, keys: [], subtotals: false };
  const keys: Expression[] = [];
  let subtotals = false;
  do {
    if (reader.accept('GROUPING', 'SETS')) {
      subtotals = true;
      const from = reader.at;
      reader.at = (reader.token?.close ?? from) + 1;
      keys.push(...reader.opaque(from).parts);
    } else {
      const key = reader.expressionUntil(() => reader.is('WITH'));
      const isSets = key.kind === 'call' && (key.name === 'rollup' || key.name === 'cube');
      subtotals ||= isSets;
      keys.push(...(isSets ? key.args : key.kind === 'list' ? key.parts : [key]));
    }
  } while (reader.accept(','));
  if (reader.accept('WITH', 'ROLLUP') || reader.accept('WITH', 'CUBE') || reader.accept('WITH', 'TOTALS'))
    subtotals = true;
  return { all: false, keys, subtotals };
}

function parseWindows(reader: TokenReader): void {
  do {
    const name = reader.name({ reserved: true })?.toLowerCase() ?? '';
    if (!reader.accept('AS') || reader.key() !== '(') return;
    const window: Window = parseWindow(reader);
    const used = reader.windows.get(name);
    if (used) Object.assign(used, window);
    else reader.windows.set(name, window);
  } while (reader.accept(','));
}
