import { DeckError } from '../errors.js';
import { PROTOCOL } from '../stream/protocol.js';
import { REQUEST_LIMITS } from '../stream/request-limits.js';
import { QueryError } from '../base/query-error.js';
import { sqlLiteral } from './sql-text.js';

/** Body of POST `run-query`: one SELECT with its parameters, or the question which tables there are. */
export type QueryRequest = { protocol: 1; sql: string; params?: WireParam[] } | { protocol: 1; schema: true };
/** A parameter in JSON; what JSON lacks stands in an object of one key. */
export type WireParam =
  string | number | boolean | null | { bigint: string } | { number: string } | { date: string };

const MAX_PARAMS = 1000;

/**
 * Parameters as they travel, by the rules of every other runner.
 * @throws QueryError TYPE_MISMATCH naming the parameter
 */
export function writeParams(params: readonly unknown[], sql: string): WireParam[] {
  return params.map((value, index) => {
    try {
      sqlLiteral(value);
    } catch (cause) {
      throw new QueryError('TYPE_MISMATCH', `Parameter ${index + 1}: ${(cause as Error).message}`, {
        sql,
        cause,
      });
    }
    if (typeof value === 'bigint') return { bigint: String(value) };
    if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
    return value instanceof Date ? { date: value.toISOString() } : ((value ?? null) as WireParam);
  });
}

/**
 * The body of a request, checked.
 * @throws DeckError `unsupported_protocol`, `invalid` with the path of the field
 */
export function parseQueryRequest(
  body: unknown,
): { kind: 'query'; sql: string; params: unknown[] } | { kind: 'schema' } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('', 'must be an object');
  const { protocol, sql, params = [], schema } = body as Record<string, unknown>;
  if (protocol !== PROTOCOL) {
    throw new DeckError('unsupported_protocol', `protocol must be ${PROTOCOL}.`, { path: 'protocol' });
  }
  if (schema === true && sql === undefined) return { kind: 'schema' };
  if (typeof sql !== 'string') throw invalid('sql', 'must be text');
  if (sql.length > REQUEST_LIMITS.sql) {
    throw invalid('sql', `must have at most ${REQUEST_LIMITS.sql} characters`);
  }
  if (!Array.isArray(params)) throw invalid('params', 'must be a list');
  if (params.length > MAX_PARAMS) throw invalid('params', `must have at most ${MAX_PARAMS} entries`);
  return { kind: 'query', sql, params: params.map(readParam) };
}

function readParam(value: unknown, index: number): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  const entries = typeof value === 'object' ? Object.entries(value) : [];
  const [name, text] = entries.length === 1 ? (entries[0] as [string, unknown]) : [];
  if (typeof text === 'string') {
    if (name === 'bigint' && /^-?\d{1,40}$/.test(text)) return BigInt(text);
    if (name === 'number' && /^(NaN|-?Infinity)$/.test(text)) return Number(text);
    if (name === 'date' && /^[+-]?\d{4,6}-[\d:.T-]{5,20}Z$/.test(text) && !Number.isNaN(Date.parse(text)))
      return new Date(text);
  }
  throw invalid(
    `params[${index}]`,
    'must be text, a number, true, false, null, { bigint }, { number } or { date }',
  );
}

function invalid(path: string, what: string): DeckError {
  return new DeckError('invalid', `${path || 'The body'} ${what}.`, path ? { path } : {});
}
