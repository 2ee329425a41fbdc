import { ServiceServerError } from '../core/http/service-error.js';

/** 503: a store of the service fails for the moment. The cause is for logs; no client sees it. */
export function storeUnavailable(message: string, cause: unknown): ServiceServerError {
  return new ServiceServerError('internal', message, {
    ...{ status: 503, retryable: true, retryAfterMs: 1_000, cause },
  });
}
