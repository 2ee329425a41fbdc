import { nearest } from '../template/nearest.js';
import type { QueryProblem } from './query-problem.js';
import { writeName } from './sql-name.js';
import { scanSql, type SqlToken } from './sql-text.js';

/** A piece of SQL, in UTF-16 units; `to` is behind its last character. */
export interface SqlRange {
  from: number;
  to: number;
}

type Place = Pick<QueryProblem, 'message' | 'position'>;

/** What an engine could not read: the name or the sign at the position of a problem; undefined where it has none. */
export function problemRange(sql: string, { position, message }: Place): SqlRange | undefined {
  if (position === undefined || position > sql.length) return undefined;
  const tokens = scanSql(sql);
  const at = tokens.findIndex(({ start, end }) => start <= position && position < end);
  const token = tokens[at];
  // Behind the end of the SQL: what stands last is where something is missing.
  if (!token) {
    const last = tokens.findLast(({ end }) => end <= position);
    return last && { from: last.start, to: last.end };
  }
  const parts = nameParts(sql, tokens, at);
  const missing = missingName(message);
  const part = parts.findLast((each) => sameName(textOf(sql, each), missing)) ?? parts.at(-1) ?? token;
  return { from: part.start, to: part.end };
}

/**
 * The names that are offered for a misspelt one. An engine lists all that is there: where one is close, it alone is
 * meant; else the first three are a choice.
 */
export function likelyCandidates(sql: string, problem: QueryProblem): string[] {
  const candidates = problem.candidates ?? [];
  const range = problemRange(sql, problem);
  if (!range) return [];
  const close = nearest(unquoted(sql.slice(range.from, range.to)), candidates);
  return close === undefined ? candidates.slice(0, 3) : [close];
}

/** The SQL with a candidate in the place of the name that an engine does not know; undefined where the place is not known. */
export function applyCandidate(sql: string, problem: Place, candidate: string): string | undefined {
  const range = problemRange(sql, problem);
  if (!range) return undefined;
  const before = sql.slice(0, range.from);
  const after = sql.slice(range.to);
  return `${before}${written(candidate, before, after)}${after}`;
}

/** A function or a type stands under its own name, also where that is a keyword. */
function written(candidate: string, before: string, after: string): string {
  const called = /^\s*\(/.test(after) || /::\s*$/.test(before);
  return called && /^[a-z_]\w*$/i.test(candidate) ? candidate : writeName(candidate);
}

const textOf = (sql: string, { start, end }: SqlToken): string => sql.slice(start, end);

const isName = ({ kind }: SqlToken): boolean => kind === 'word' || kind === 'quoted';

/** The parts of a dotted name that begins at a token: `s`, `region` of `s.region`. */
function nameParts(sql: string, tokens: readonly SqlToken[], first: number): SqlToken[] {
  const parts: SqlToken[] = [];
  for (let at = first; ; at += 2) {
    const token = tokens[at];
    if (!token || !isName(token)) return parts;
    parts.push(token);
    const next = tokens[at + 1];
    if (!next || textOf(sql, next) !== '.') return parts;
  }
}

/** Messages name what is missing last: `The table "s" has no column "regoin".` */
function missingName(message: string): string | undefined {
  return [...message.matchAll(/"((?:[^"]|"")*)"/g)].at(-1)?.[1];
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

function sameName(text: string, name: string | undefined): boolean {
  return name !== undefined && unquoted(text).toLowerCase() === name.toLowerCase();
}
