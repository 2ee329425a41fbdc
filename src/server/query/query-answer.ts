import { DeckError } from '../../core/errors.js';
import { errorResponse } from '../../core/http/error-response.js';
import { ServiceError } from '../../core/http/service-error.js';
import { STATUS_OF_CODE } from '../../core/http/status-of-code.js';
import { setOwn } from '../../core/base/cells.js';
import { QueryError } from '../../core/base/query-error.js';
import { publicMessage, writeQueryError } from '../../core/query/query-error-wire.js';
import { ARROW_STREAM } from '../../core/arrow/types.js';
import { encodeResult } from '../../core/query/result-arrow.js';
import type { Cell, QueryResult, Row, TableSchema } from '../../core/query/types.js';
import { PROTOCOL, type WireErrorCode } from '../../core/stream/protocol.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Rows between two looks at how much has been written. */
const ROWS_A_LOOK = 500;

/** Only the declared columns, each in every row, and no more rows than `limit`. */
export function limitedResult(result: QueryResult, limit: number): QueryResult {
  const { columns, elapsedMs } = result;
  const rows = result.rows.slice(0, limit).map((row) => {
    const exact: Row = {};
    for (const { name } of columns)
      setOwn<Cell>(exact, name, Object.hasOwn(row, name) ? (row[name] ?? null) : null);
    return exact;
  });
  const truncated = result.truncated || rows.length < result.rows.length;
  return { columns, rows, rowCount: rows.length, elapsedMs, truncated };
}

/**
 * The result as JSON, or as an Arrow IPC stream where the request accepts one.
 * @throws QueryError TOO_LARGE
 */
export function resultResponse(
  result: QueryResult,
  request: Request,
  requestId: string,
  maxBytes: number,
): Response {
  if ((request.headers.get('accept') ?? '').toLowerCase().includes(ARROW_STREAM)) {
    const bytes = encodeResult(result);
    if (bytes.length > maxBytes) throw answerTooLarge(maxBytes);
    return new Response(bytes, { headers: headersOf(ARROW_STREAM, requestId) });
  }
  return new Response(jsonOf(result, maxBytes), { headers: headersOf(JSON_TYPE, requestId) });
}

export function schemaResponse(tables: TableSchema[], requestId: string): Response {
  return new Response(JSON.stringify({ tables }), { headers: headersOf(JSON_TYPE, requestId) });
}

/** Written piece by piece, so that a huge result fails before it is held twice. */
function jsonOf({ rows, ...rest }: QueryResult, maxBytes: number): Blob {
  const parts: string[] = [`${JSON.stringify(rest).slice(0, -1)},"rows":[`];
  let length = 0;
  for (let from = 0; from < rows.length; from += ROWS_A_LOOK) {
    const text = JSON.stringify(rows.slice(from, from + ROWS_A_LOOK)).slice(1, -1);
    length += text.length;
    if (length > maxBytes) throw answerTooLarge(maxBytes);
    parts.push(from === 0 ? text : `,${text}`);
  }
  parts.push(']}');
  const blob = new Blob(parts);
  // Text was counted in characters so far.
  if (blob.size > maxBytes) throw answerTooLarge(maxBytes);
  return blob;
}

function headersOf(type: string, requestId: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  };
}

function answerTooLarge(maxBytes: number): QueryError {
  return new QueryError('TOO_LARGE', `The result has more than ${maxBytes} bytes.`, {
    hint: 'Aggregate in SQL, or name fewer columns.',
  });
}

/** What the client is told. An unknown error is the host's own: its message may hold anything and stays here. */
export function refusalResponse(error: unknown, requestId: string, sql = ''): Response {
  const headers: Record<string, string> = { 'x-content-type-options': 'nosniff' };
  if (QueryError.is(error)) {
    const told = publicMessage(error, sql);
    const extra = { query: writeQueryError(error) };
    if (told === undefined)
      return errorResponse('internal', 'The query engine failed.', { requestId, headers, extra });
    const hint = error.hint === undefined ? {} : { hint: error.hint };
    return errorResponse('invalid', told, { requestId, headers, ...hint, extra });
  }
  if (!DeckError.is(error) || !Object.hasOwn(STATUS_OF_CODE, error.code)) {
    return errorResponse('internal', 'The query handler failed.', { requestId, headers });
  }
  const wait = ServiceError.is(error) ? error.retryAfterMs : undefined;
  if (wait !== undefined) headers['retry-after'] = String(Math.ceil(wait / 1000));
  if (error.code === 'method_not_allowed') headers['allow'] = 'POST';
  return errorResponse(error.code as WireErrorCode, error.message, {
    requestId,
    headers,
    ...(error.path === undefined ? {} : { path: error.path }),
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    ...(error.code === 'unsupported_protocol' ? { extra: { supported: [PROTOCOL] } } : {}),
  });
}
