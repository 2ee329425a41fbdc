import { DeckError, isAbort } from '../../core/errors.js';
import { errorResponse } from '../../core/http/error-response.js';
import { ServiceError, ServiceRateLimitError } from '../../core/http/service-error.js';
import { STATUS_OF_CODE } from '../../core/http/status-of-code.js';
import type { WireErrorCode } from '../../core/stream/protocol.js';

/** A refusal may bring headers of its own along, such as `allow` or `retry-after`. */
function withHeaders<Failure extends DeckError<string>>(error: Failure, headers: Record<string, string>) {
  return Object.assign(error, { headers });
}

/** 405, with the methods that the route has (RFC 9110, 15.5.6). */
export function methodRefused(path: string, methods: readonly string[]): DeckError {
  const error = new DeckError('method_not_allowed', `${path} takes ${methods.join(' and ')}.`);
  return withHeaders(error, { allow: methods.join(', ') });
}

/** 429, with what the answer's headers say about the limit. */
export function tooManyRequests(
  what: string,
  retryAfterMs: number,
  headers: Record<string, string>,
): ServiceRateLimitError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const message = `${what} Go on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  const error = new ServiceRateLimitError('rate_limited', message, {
    status: 429,
    retryable: true,
    retryAfterMs: seconds * 1000,
  });
  return withHeaders(error, { ...headers, 'retry-after': String(seconds) });
}

/** 502: `Response` cannot carry such a status, or following it would take the token elsewhere. */
export function checkStatus(status: number): void {
  if (status >= 200 && status <= 599 && !(status >= 300 && status < 400)) return;
  throw new ServiceError('upstream_unreachable', `The service answered ${status}, which is never followed.`, {
    status: 502,
  });
}

/** What the browser is told. An unknown error is the host's own: its message may hold anything and stays here. */
export function refusalFor(error: unknown, requestId: string): Response {
  if (isAbort(error)) return new Response(null, { status: 499 });
  if (!DeckError.is(error)) return errorResponse('internal', 'The proxy failed.', { requestId });
  if (error.code === 'invalid_config') return errorResponse('internal', error.message, { requestId });
  const known = Object.hasOwn(STATUS_OF_CODE, error.code);
  const { headers } = error as { headers?: Record<string, string> };
  return errorResponse(known ? (error.code as WireErrorCode) : 'bad_request', error.message, {
    requestId,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    ...(headers ? { headers } : {}),
  });
}
