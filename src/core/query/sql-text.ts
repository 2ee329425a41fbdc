/** A piece of SQL text; white space and comments are left out. */
export interface SqlToken {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'parameter' | 'symbol';
  start: number;
  end: number;
}

const WORD_START = /[\p{L}_]/u;
const WORD = /[\p{L}\p{N}\p{M}_$]+/uy;
const NUMBER = /[0-9][0-9a-z_.]*/iy;
const DOLLAR_QUOTE = /\$([\p{L}_][\p{L}\p{N}_]*)?\$/uy;
const PARAMETER = /\$([\p{L}\p{N}_]+)|\?([0-9]*)/uy;

/**
 * Splits SQL as the engine's lexer does, as far as it takes to tell code from text: `'…'` with doubled quotes, `E'…'`
 * with backslashes, `"…"`, `$tag$…$tag$`, `--` to the end of the line, nested block comments. Unclosed text reaches
 * to the end: the engine reports it.
 */
export function scanSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let at = 0;
  const push = (kind: SqlToken['kind'], end: number) => {
    tokens.push({ kind, start: at, end });
    at = end;
  };
  while (at < sql.length) {
    const char = sql[at] as string;
    if (/\s/.test(char)) at += 1;
    else if (sql.startsWith('--', at)) at = lineEnd(sql, at);
    else if (sql.startsWith('/*', at)) at = commentEnd(sql, at);
    else if (char === "'") push('string', quoteEnd(sql, at, "'"));
    else if ((char === 'e' || char === 'E') && sql[at + 1] === "'")
      push('string', escapeStringEnd(sql, at + 1));
    else if (char === '"') push('quoted', quoteEnd(sql, at, '"'));
    else if (char === '$' && matchAt(DOLLAR_QUOTE, sql, at)) push('string', dollarEnd(sql, at));
    else if (char === '$' || char === '?') push('parameter', at + (matchAt(PARAMETER, sql, at)?.length ?? 1));
    else if (WORD_START.test(codePoint(sql, at))) push('word', at + (matchAt(WORD, sql, at)?.length ?? 1));
    else if (/[0-9]/.test(char)) push('number', at + (matchAt(NUMBER, sql, at)?.length ?? 1));
    else push('symbol', at + 1);
  }
  return tokens;
}

function codePoint(sql: string, at: number): string {
  return String.fromCodePoint(sql.codePointAt(at) as number);
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

function quoteEnd(sql: string, start: number, quote: string): number {
  let at = start + 1;
  for (;;) {
    const close = sql.indexOf(quote, at);
    if (close < 0) return sql.length;
    if (sql[close + 1] !== quote) return close + 1;
    at = close + 2;
  }
}

function escapeStringEnd(sql: string, start: number): number {
  for (let at = start + 1; at < sql.length; at += 1) {
    if (sql[at] === '\\') at += 1;
    else if (sql[at] === "'") {
      if (sql[at + 1] !== "'") return at + 1;
      at += 1;
    }
  }
  return sql.length;
}

function dollarEnd(sql: string, start: number): number {
  const tag = matchAt(DOLLAR_QUOTE, sql, start) as string;
  const close = sql.indexOf(tag, start + tag.length);
  return close < 0 ? sql.length : close + tag.length;
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
