import { DeckError } from '../core/errors.js';
import { errorResponse } from '../core/http/error-response.js';
import { ServiceError } from '../core/http/service-error.js';
import { STATUS_OF_CODE } from '../core/http/status-of-code.js';
import { PROTOCOL, type WireError, type WireErrorCode } from '../core/stream/protocol.js';
import { refusalHeaders } from './access.js';
import { queryOf } from './wire-error.js';

/** The answer to a request that fails before its first event. Of an unknown error nothing is told. */
export function refusalResponse(error: unknown, requestId: string): Response {
  if (!DeckError.is(error)) return errorResponse('internal', 'The service failed.', { requestId });
  const known = Object.hasOwn(STATUS_OF_CODE, error.code);
  const wait = ServiceError.is(error) ? error.retryAfterMs : undefined;
  const headers = {
    ...retryAfter(wait),
    ...(error.code === 'unauthorized' ? { 'www-authenticate': 'Bearer' } : {}),
    ...refusalHeaders(error),
  };
  return errorResponse(known ? (error.code as WireErrorCode) : 'invalid', error.message, {
    requestId,
    headers,
    // A store that is away is 503, whatever else is "internal" 500.
    ...(ServiceError.is(error) && error.code === 'internal' && error.status === 503 ? { status: 503 } : {}),
    ...(error.path === undefined ? {} : { path: error.path }),
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    extra: {
      ...(ServiceError.is(error) ? { retryable: error.retryable } : {}),
      ...(wait === undefined ? {} : { retryAfterMs: wait }),
      ...(error.code === 'unsupported_protocol' ? { supported: [PROTOCOL] } : {}),
      ...queryOf(error),
    },
  });
}

/** The answer to a request whose run failed, where it wished for JSON: what the event would have said. */
export function failedRunResponse({ code, message, ...rest }: WireError, requestId: string): Response {
  return errorResponse(code, message, { requestId, headers: retryAfter(rest.retryAfterMs), extra: rest });
}

function retryAfter(ms: number | undefined): Record<string, string> {
  return ms === undefined ? {} : { 'retry-after': String(Math.ceil(ms / 1000)) };
}
