import type { WireErrorCode } from '../stream/protocol.js';
import { QueryError, type QueryErrorCode } from '../base/query-error.js';

/**
 * The `code` that a query's error has on the wire. `invalid`: it is in the SQL or what the SQL asks for; `internal`: the
 * engine is not well, and what it says is for its host alone.
 */
export const WIRE_CODE: Record<QueryErrorCode, WireErrorCode & ('invalid' | 'internal')> = {
  SYNTAX: 'invalid',
  NOT_A_SINGLE_SELECT: 'invalid',
  NOT_ALLOWED: 'invalid',
  UNKNOWN_TABLE: 'invalid',
  UNKNOWN_COLUMN: 'invalid',
  UNKNOWN_FUNCTION: 'invalid',
  TYPE_MISMATCH: 'invalid',
  CONVERSION: 'invalid',
  RANGE: 'invalid',
  EXTERNAL_ACCESS: 'invalid',
  EXTENSION: 'invalid',
  MEMORY: 'invalid',
  TIMEOUT: 'invalid',
  TOO_LARGE: 'invalid',
  FAILED: 'invalid',
  ENGINE_LOAD: 'internal',
  ENGINE_CRASHED: 'internal',
  INVALID_DATASET: 'internal',
  INVALID_RESULT: 'internal',
};

/** `error.query` of an error body. */
export interface WireQueryError {
  code: QueryErrorCode;
  /** Offset (UTF-16 units) in the SQL that was sent. */
  position?: number;
  candidates?: string[];
}

const MOST_CANDIDATES = 20;

/**
 * The message of an error as its SQL's author may read it: without paths of the machine, save those of the SQL itself.
 * Undefined where the engine is not well: what it says then, with stack traces, is for its host alone.
 */
export function publicMessage({ code, message, cause }: QueryError, sql: string): string | undefined {
  const texts = [message, cause instanceof Error ? cause.message : ''];
  if (WIRE_CODE[code] === 'internal' || texts.some((text) => BROKEN.test(text))) return undefined;
  return message.replace(PATH, (path) => (sql.includes(path) ? path : '…'));
}

const BROKEN = /stack trace|"exception_type":"(internal|fatal)"|^(internal|fatal) error/i;
const PATH = /(?<=^|[\s"'(])(?:[a-z]:\\|\/)[\w.@-]+[/\\][^\s"')]*/gi;

export function writeQueryError({ code, position, candidates }: QueryError): WireQueryError {
  return {
    code,
    ...(position === undefined ? {} : { position }),
    ...(candidates.length === 0 ? {} : { candidates: candidates.slice(0, MOST_CANDIDATES) }),
  };
}

/** The QueryError in an error body; undefined where it tells of none. The body is foreign: its texts are cut short. */
export function readQueryError(body: unknown, sql: string): QueryError | undefined {
  const error = fieldOf(body, 'error');
  const query = fieldOf(error, 'query');
  const code = fieldOf(query, 'code');
  if (typeof code !== 'string' || !Object.hasOwn(WIRE_CODE, code)) return undefined;
  const [message, hint, position, candidates] = [
    fieldOf(error, 'message'),
    fieldOf(error, 'hint'),
    fieldOf(query, 'position'),
    fieldOf(query, 'candidates'),
  ];
  const inside = Number.isInteger(position) && Number(position) >= 0 && Number(position) <= sql.length;
  return new QueryError(code as QueryErrorCode, textOf(message) ?? 'The query failed.', {
    sql,
    candidates: (Array.isArray(candidates) ? candidates : [])
      .slice(0, MOST_CANDIDATES)
      .flatMap((name) => textOf(name) ?? []),
    ...(inside ? { position: Number(position) } : {}),
    ...(textOf(hint) === undefined ? {} : { hint: textOf(hint) as string }),
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 1000) : undefined;
}
