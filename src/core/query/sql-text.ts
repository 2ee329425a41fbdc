/** A piece of SQL text; white space and comments are left out. */
export interface SqlToken {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'parameter' | 'symbol' | 'unreadable';
  start: number;
  end: number;
  /** Set where the closing quote is missing: the token reaches to the end of the text. */
  open?: true;
}

// As the engine's lexer: ASCII letters and all that lies beyond ASCII. Spaces and characters that cannot be seen are kept
// out, of which the engine takes some for spaces and some for letters.
const LETTER = String.raw`[A-Za-z_]|[^\0-\x7F\p{Z}\p{C}]`;
const WORD = new RegExp(`(?:${LETTER})(?:[0-9$]|${LETTER})*`, 'uy');
const NUMBER = /[0-9](?:_?[0-9])*(?:\.(?:[0-9](?:_?[0-9])*)?)?(?:e[+-]?[0-9](?:_?[0-9])*)?/iy;
const DOLLAR_QUOTE = new RegExp(String.raw`\$(?:(?:${LETTER})(?:[0-9]|${LETTER})*)?\$`, 'uy');
const PARAMETER = new RegExp(String.raw`\$(?:[0-9]|${LETTER})+|\?[0-9]*`, 'uy');
const SPACES = /[\t\n\r\f\p{Z}\u200B-\u200D\u2060\uFEFF]+/uy;
const UNREADABLE = /\p{C}/u;

/**
 * Splits SQL as the engine's lexer does, as far as it takes to tell code from text: `'…'` with doubled quotes, `E'…'`
 * with backslashes, `"…"`, `$tag$…$tag$`, `--` to the end of the line, nested block comments. A character of which the
 * engine could think otherwise is `unreadable`.
 */
export function scanSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let at = 0;
  const push = (kind: SqlToken['kind'], end: number) => {
    tokens.push({ kind, start: at, end });
    at = end;
  };
  /** For text that has an end of its own. */
  const pushClosed = (kind: SqlToken['kind'], end: number | undefined) => {
    if (end !== undefined) return push(kind, end);
    tokens.push({ kind, start: at, end: sql.length, open: true });
    at = sql.length;
  };
  while (at < sql.length) {
    const char = sql[at] as string;
    const spaces = matchAt(SPACES, sql, at);
    if (spaces) at += spaces.length;
    else if (sql.startsWith('--', at)) at = lineEnd(sql, at);
    else if (sql.startsWith('/*', at)) at = commentEnd(sql, at);
    else if (char === "'") pushClosed('string', quoteEnd(sql, at, "'"));
    else if ((char === 'e' || char === 'E') && sql[at + 1] === "'")
      pushClosed('string', escapeStringEnd(sql, at + 1));
    else if (char === '"') pushClosed('quoted', quoteEnd(sql, at, '"'));
    else if (char === '$' && matchAt(DOLLAR_QUOTE, sql, at)) pushClosed('string', dollarEnd(sql, at));
    else if (char === '$' || char === '?') push('parameter', at + (matchAt(PARAMETER, sql, at)?.length ?? 1));
    else {
      const word = matchAt(WORD, sql, at);
      const number = matchAt(NUMBER, sql, at);
      if (word) push('word', at + word.length);
      else if (number) push('number', at + number.length);
      else push(UNREADABLE.test(char) ? 'unreadable' : 'symbol', at + 1);
    }
  }
  return tokens;
}

/** What a token says; empty for none. */
export function textOf(sql: string, token: SqlToken | undefined): string {
  return token ? sql.slice(token.start, token.end) : '';
}

/** Every kind of space outside the tokens as a plain one: the engine counts some of them as one byte and some as three. */
export function withPlainSpaces(sql: string, tokens: readonly SqlToken[]): string {
  let plain = '';
  let from = 0;
  for (const { start, end } of [...tokens, { start: sql.length, end: sql.length }]) {
    plain += sql.slice(from, start).replace(/[^\0-\x7F]/g, ' ') + sql.slice(start, end);
    from = end;
  }
  return plain;
}

function matchAt(pattern: RegExp, sql: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(sql)?.[0];
}

function lineEnd(sql: string, at: number): number {
  const offset = sql.slice(at).search(/[\r\n]/);
  return offset < 0 ? sql.length : at + offset;
}

function commentEnd(sql: string, start: number): number {
  let depth = 0;
  for (let at = start; at < sql.length; at += 1) {
    if (sql.startsWith('/*', at)) {
      depth += 1;
      at += 1;
    } else if (sql.startsWith('*/', at)) {
      depth -= 1;
      at += 1;
      if (depth === 0) return at + 1;
    }
  }
  return sql.length;
}

function quoteEnd(sql: string, start: number, quote: string): number | undefined {
  let at = start + 1;
  for (;;) {
    const close = sql.indexOf(quote, at);
    if (close < 0) return undefined;
    if (sql[close + 1] !== quote) return close + 1;
    at = close + 2;
  }
}

function escapeStringEnd(sql: string, start: number): number | undefined {
  for (let at = start + 1; at < sql.length; at += 1) {
    if (sql[at] === '\\') at += 1;
    else if (sql[at] === "'") {
      if (sql[at + 1] !== "'") return at + 1;
      at += 1;
    }
  }
  return undefined;
}

function dollarEnd(sql: string, start: number): number | undefined {
  const tag = matchAt(DOLLAR_QUOTE, sql, start) as string;
  const close = sql.indexOf(tag, start + tag.length);
  return close < 0 ? undefined : close + tag.length;
}

/** A name as SQL, whatever it holds. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A host's value as a SQL literal. Throws a TypeError for values that have none. */
export function sqlLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'bigint') return `(${value})`;
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return `(${value})`;
    return Number.isFinite(value) ? `(${value}::DOUBLE)` : `('${value}'::DOUBLE)`;
  }
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    return `TIMESTAMP '${value.toISOString().replace('T', ' ').replace('Z', '')}'`;
  }
  if (typeof value === 'string' && !value.includes('\0')) return `'${value.replaceAll("'", "''")}'`;
  throw new TypeError(
    'A parameter must be text without NUL, a number, a bigint, a boolean, a valid Date or null.',
  );
}

/** `Line 2, column 14`: where an offset (UTF-16 units) lies, counted from 1 as editors do. */
export function lineAndColumn(sql: string, offset: number): string {
  const before = sql.slice(0, offset).split(/\r\n|\r|\n/);
  return `Line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}
