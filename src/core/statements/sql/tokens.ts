import { scanSql, textOf } from '../../query/sql-text.js';

export interface Token {
  kind: 'word' | 'name' | 'string' | 'number' | 'parameter' | 'symbol';
  /** A word in capitals, or an operator; empty for all that is no syntax, so that a quoted name is never taken for a keyword. */
  key: string;
  /** What a name, word, text or number says, without quotes. */
  value: string;
  start: number;
  end: number;
  /** The index of the bracket that closes this one. */
  close?: number;
}

const OPERATORS = new Set(
  ':: := => == <= >= <> != <=> || -> ->> ** // @> <@ && << >> ~* !~ !~* ~~ ~~* !~~ ^@'.split(' '),
);

/** The tokens of a text, operators as one token each. Undefined where a quote or a bracket does not close. */
export function tokenize(sql: string): Token[] | undefined {
  const scanned = scanSql(sql);
  const tokens: Token[] = [];
  for (let i = 0; i < scanned.length; i += 1) {
    const { kind, start, end, open } = scanned[i] as (typeof scanned)[number];
    if (open) return undefined;
    const text = sql.slice(start, end);
    if (kind === 'word') tokens.push({ kind, key: text.toUpperCase(), value: text, start, end });
    else if (kind === 'quoted') {
      tokens.push({ kind: 'name', key: '', value: text.slice(1, -1).replaceAll('""', '"'), start, end });
    } else if (kind === 'string') tokens.push({ kind, key: '', value: stringValue(text), start, end });
    else if (kind === 'number') tokens.push({ kind, key: '', value: text.replaceAll('_', ''), start, end });
    else if (kind === 'parameter') tokens.push({ kind, key: '', value: text, start, end });
    else if (text === '`') {
      // ClickHouse and MySQL quote names so.
      const close = sql.indexOf('`', end);
      if (close < 0) return undefined;
      tokens.push({ kind: 'name', key: '', value: sql.slice(end, close), start, end: close + 1 });
      while ((scanned[i + 1]?.end ?? Infinity) <= close + 1) i += 1;
    } else if (isFraction(sql, scanned, i)) {
      i += 1;
      const stop = scanned[i]?.end ?? end;
      tokens.push({ kind: 'number', key: '', value: `0${sql.slice(start, stop)}`, start, end: stop });
    } else {
      const length = [3, 2].find((most) => OPERATORS.has(sql.slice(start, start + most))) ?? 1;
      i += length - 1;
      const key = sql.slice(start, start + length);
      tokens.push({ kind: 'symbol', key, value: key, start, end: start + length });
    }
  }
  return pairBrackets(tokens) ? tokens : undefined;
}

/** `.5`, but not the dot of `t.5` */
function isFraction(sql: string, scanned: ReturnType<typeof scanSql>, i: number): boolean {
  const [before, dot, next] = [scanned[i - 1], scanned[i], scanned[i + 1]];
  if (textOf(sql, dot) !== '.' || next?.kind !== 'number' || next.start !== dot?.end) return false;
  return before?.end !== dot.start || !/[\p{L}\p{N}_"\])]/u.test(sql[dot.start - 1] ?? '');
}

function stringValue(text: string): string {
  if (text.startsWith('$')) {
    const tag = text.indexOf('$', 1) + 1;
    return text.slice(tag, -tag);
  }
  const escaped = !text.startsWith("'");
  const inside = text.slice(escaped ? 2 : 1, -1).replaceAll("''", "'");
  return escaped ? inside.replace(/\\(.)/gs, '$1') : inside;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function pairBrackets(tokens: readonly Token[]): boolean {
  const open: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'symbol') continue;
    if (CLOSING[token.key] !== undefined) open.push(token);
    else if (token.key === ')' || token.key === ']' || token.key === '}') {
      const opener = open.pop();
      if (!opener || CLOSING[opener.key] !== token.key) return false;
      opener.close = i;
    }
  }
  return open.length === 0;
}

/** What stands between two tokens, without comments, white space collapsed. */
export function textBetween(sql: string, tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i += 1) {
    const { start, end } = tokens[i] as Token;
    const gap = i > from && start > (tokens[i - 1]?.end ?? start);
    text += `${gap ? ' ' : ''}${sql.slice(start, end)}`;
  }
  return text;
}
