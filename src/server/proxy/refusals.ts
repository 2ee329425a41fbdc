import { DeckError } from '../../core/errors.js';
import { errorResponse } from '../../core/http/error-response.js';
import { ServiceError } from '../../core/http/service-error.js';
import { STATUS_OF_CODE } from '../../core/http/status-of-code.js';
import type { WireErrorCode } from '../../core/stream/protocol.js';
import { refusalHeaders, type Refusal } from '../../service/access.js';

/** 405, with the methods that the route has (RFC 9110, 15.5.6). */
export function methodRefused(path: string, methods: readonly string[]): DeckError {
  const error = new DeckError('method_not_allowed', `${path} takes ${methods.join(' and ')}.`);
  return Object.assign(error, { headers: { allow: methods.join(', ') } } satisfies Refusal);
}

/** 502: `Response` cannot carry such a status, or following it would take the token elsewhere. */
export function checkStatus(status: number): void {
  if (status >= 200 && status <= 599 && !(status >= 300 && status < 400)) return;
  throw new ServiceError('upstream_unreachable', `The service answered ${status}, which is never followed.`, {
    status: 502,
  });
}

/** For a client that has left: what nginx calls such a request in its log. */
export const leftAnswer = (): Response => new Response(null, { status: 499 });

/** What the browser is told. An unknown error is the host's own: its message may hold anything and stays here. */
export function refusalFor(error: unknown, requestId: string): Response {
  if (!DeckError.is(error)) return errorResponse('internal', 'The proxy failed.', { requestId });
  if (error.code === 'invalid_config') return errorResponse('internal', error.message, { requestId });
  const known = Object.hasOwn(STATUS_OF_CODE, error.code);
  return errorResponse(known ? (error.code as WireErrorCode) : 'bad_request', error.message, {
    requestId,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    headers: { ...refusalHeaders(error) },
  });
}
