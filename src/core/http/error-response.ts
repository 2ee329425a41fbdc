import { newRequestId } from './request-id.js';
import type { WireErrorCode } from '../stream/protocol.js';
import { STATUS_OF_CODE } from './status-of-code.js';

export interface ErrorResponseOptions {
  requestId?: string;
  /** Where it is not that of the code. */
  status?: number;
  /** The offending field, e.g. `widgets[2].columns`. */
  path?: string;
  hint?: string;
  headers?: Record<string, string>;
  /** Further fields of the error, e.g. the protocols that are supported. */
  extra?: Record<string, unknown>;
}

/** The HTTP answer for an error before the first event: `{ error: { code, message, requestId, … } }`. */
export function errorResponse(
  code: WireErrorCode,
  message: string,
  { requestId = newRequestId(), status, path, hint, headers, extra }: ErrorResponseOptions = {},
): Response {
  const error = { code, message, requestId, ...(path ? { path } : {}), ...(hint ? { hint } : {}), ...extra };
  return new Response(JSON.stringify({ error }), {
    status: status ?? STATUS_OF_CODE[code],
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...headers,
    },
  });
}
