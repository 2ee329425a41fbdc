import { QueryError } from '../base/query-error.js';
import { checkTokens } from './guard-rules.js';
import { scanSql, sqlLiteral, textOf, withPlainSpaces, type SqlToken } from './sql-text.js';

/** SQL that the engine can only take as one SELECT, and the way from its positions back to the author's. */
export interface GuardedSelect {
  /** `SELECT * FROM (…) LIMIT n`. */
  sql: string;
  /** `DESCRIBE SELECT * FROM (…)`: the columns and their exact types. */
  describe: string;
  /** Byte offset in `sql` or `describe` → UTF-16 offset in the author's text; undefined outside it. */
  authorPosition(position: number): number | undefined;
}

// Both begin with as many characters, so that a position means the same in either.
const DESCRIBE = 'DESCRIBE ';
const SELECT = 'SELECT * FROM (';
const OFFSET = DESCRIBE.length + SELECT.length;

/**
 * Wraps the author's SQL so that the engine's own parser lets only one SELECT through: a second statement, DDL, DML,
 * COPY, SET, PRAGMA or CALL is a syntax error inside the parentheses. A trailing `;` and comments are allowed.
 *
 * @param limit rows to ask for; a caller who asks for one more than it gives out learns whether rows were cut
 * @throws QueryError SYNTAX (no SQL, parameters that do not fit), NOT_A_SINGLE_SELECT, NOT_ALLOWED, EXTERNAL_ACCESS
 */
export function guardSelect(sql: string, limit: number, params: readonly unknown[] = []): GuardedSelect {
  if (typeof sql !== 'string') throw new QueryError('SYNTAX', 'The SQL must be a string.');
  const nul = sql.indexOf('\0');
  if (nul >= 0) {
    throw new QueryError('SYNTAX', 'The SQL holds a NUL character.', {
      sql,
      position: nul,
      hint: 'Take it out.',
    });
  }
  const tokens = scanSql(sql);
  while (textOf(sql, tokens.at(-1)) === ';') tokens.pop();
  const last = tokens.at(-1);
  if (!last) {
    throw new QueryError('SYNTAX', 'The SQL is empty.', { sql, hint: 'Give one SELECT.' });
  }
  const separator = tokens.find((token) => textOf(sql, token) === ';');
  if (separator) {
    throw new QueryError(
      'NOT_A_SINGLE_SELECT',
      'Only one statement is run: there is text after a semicolon.',
      {
        sql,
        position: separator.start,
        hint: 'Give one SELECT; put steps into WITH.',
      },
    );
  }
  checkTokens(sql, tokens);
  const plain = withPlainSpaces(sql, tokens).slice(0, last.end);
  const { body, toAuthor } = fillParameters(plain, tokens, params);
  const describe = `${DESCRIBE}${SELECT}${body}\n)`;
  return {
    sql: `${' '.repeat(DESCRIBE.length)}${SELECT}${body}\n) LIMIT ${limit}`,
    describe,
    authorPosition: (position) => {
      const offset = utf16Offset(describe, position) - OFFSET;
      return offset < 0 || offset > body.length ? undefined : Math.min(toAuthor(offset), sql.length);
    },
  };
}

/** Writes `?`, `?2`, `$2` out as literals: one way for both engines, cancellable, and part of the cache key. */
function fillParameters(sql: string, tokens: SqlToken[], params: readonly unknown[]) {
  const edits: { start: number; end: number; text: string }[] = [];
  let next = 0;
  for (const token of tokens) {
    if (token.kind !== 'parameter') continue;
    const name = textOf(sql, token).slice(1);
    const index = name === '' ? next++ : Number(name) - 1;
    if (!Number.isInteger(index) || index < 0 || index >= params.length) {
      throw new QueryError('SYNTAX', `No value was given for the parameter ${textOf(sql, token)}.`, {
        sql,
        position: token.start,
        hint: `Parameters are ? or $1, $2 …; ${params.length} values were given.`,
      });
    }
    try {
      // In parentheses: behind a letter, as in `e?`, the quote of a text would begin another kind of text.
      edits.push({ start: token.start, end: token.end, text: `(${sqlLiteral(params[index])})` });
    } catch (cause) {
      throw new QueryError('TYPE_MISMATCH', `Parameter ${index + 1}: ${(cause as Error).message}`, {
        sql,
        cause,
      });
    }
  }
  let body = '';
  let from = 0;
  for (const edit of edits) {
    body += sql.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  body += sql.slice(from);
  const toAuthor = (offset: number): number => {
    let shift = 0;
    for (const { start, end, text } of edits) {
      if (offset < start + shift) break;
      if (offset < start + shift + text.length) return start;
      shift += text.length - (end - start);
    }
    return offset - shift;
  };
  return { body, toAuthor };
}

/** The engine counts UTF-8 bytes, JavaScript UTF-16 units. */
function utf16Offset(text: string, bytes: number): number {
  let left = bytes;
  let at = 0;
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) as number;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at + Math.max(0, left);
}
