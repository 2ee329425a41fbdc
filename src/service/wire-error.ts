import { DeckError } from '../core/errors.js';
import { ServiceError } from '../core/http/service-error.js';
import { STATUS_OF_CODE } from '../core/http/status-of-code.js';
import { QueryError } from '../core/base/query-error.js';
import { writeQueryError } from '../core/query/query-error-wire.js';
import type { WireError, WireErrorCode } from '../core/stream/protocol.js';

/** What a client is told about an error. Only messages written for readers leave the service. */
export function wireError(error: unknown): WireError {
  if (DeckError.is(error) && Object.hasOwn(STATUS_OF_CODE, error.code)) {
    const wait = ServiceError.is(error) ? error.retryAfterMs : undefined;
    return {
      code: error.code as WireErrorCode,
      message: textOf(error),
      retryable: ServiceError.is(error) && error.retryable,
      ...(wait === undefined ? {} : { retryAfterMs: wait }),
      ...queryOf(error),
    };
  }
  if (DeckError.is(error)) return { code: 'invalid', message: textOf(error), retryable: false };
  return { code: 'internal', message: 'The service failed while it wrote this.', retryable: false };
}

/** Where SQL is to blame: the place in it and what may be meant, as `run-query` tells it. */
export function queryOf({ code, cause }: DeckError<string>): Pick<WireError, 'query'> {
  return code === 'invalid' && QueryError.is(cause) ? { query: writeQueryError(cause) } : {};
}

/** An event has no field for what to do about it. */
function textOf({ message, hint }: DeckError<string>): string {
  return hint === undefined ? message : `${message} ${hint}`;
}
