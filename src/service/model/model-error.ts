import { DeckError, isAbort } from '../../core/errors.js';
import { retryAfterMs } from '../../core/http/retry-after.js';
import { STATUS_OF_CODE } from '../../core/http/status-of-code.js';
import { ServiceError, ServiceRateLimitError, ServiceServerError } from '../../core/http/service-error.js';

/** What provider packages attach to an error of an HTTP call. */
interface CallError {
  statusCode?: unknown;
  responseHeaders?: unknown;
}

const NETWORK = /ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|UND_ERR|fetch failed|network|socket/i;

/**
 * The named error for whatever a model call failed with: of the SDK's providers, of our own endpoint client, or of the platform.
 * The endpoint's own words are not passed on, since they may repeat a key or the prompt; they are kept as `cause`.
 */
export function modelError(error: unknown): DeckError<string> {
  if (ServiceError.is(error)) return ofStatus(error.status, error.retryAfterMs, error);
  const { statusCode, responseHeaders } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as CallError;
  if (typeof statusCode === 'number') return ofStatus(statusCode, waitOf(responseHeaders), error);
  if (DeckError.is(error)) {
    // An endpoint without the model or the path, or that takes no such request, has not broken a connection.
    if (error.code === 'not_found' || error.code === 'bad_request')
      return ofStatus(STATUS_OF_CODE[error.code], undefined, error);
    const known = error.code === 'model_invalid_output' || error.code === 'upstream_timeout';
    return known
      ? error
      : unavailable('The connection to the model broke before its answer was complete.', 0, error);
  }
  const text =
    error instanceof Error
      ? `${error.name} ${error.message} ${String((error.cause as Error | undefined)?.message)}`
      : '';
  if (isAbort(error) || NETWORK.test(text)) return unreachable(error);
  return unavailable('The model failed.', 0, error);
}

/** The model's endpoint said nothing for too long. */
export function modelTimeout(ms: number): DeckError<string> {
  return new ServiceServerError(
    'upstream_timeout',
    `The model was silent for ${Math.round(ms / 1000)} seconds.`,
    {
      status: 504,
      retryable: true,
    },
  );
}

/** The model answered, but with nothing that a slide can be made of. */
export function invalidOutput(message: string): DeckError<string> {
  return new ServiceServerError('model_invalid_output', message, { status: 500, retryable: true });
}

function ofStatus(status: number, wait: number | undefined, cause: unknown): DeckError<string> {
  if (status === 429) {
    return new ServiceRateLimitError('rate_limited', 'The model takes no more requests for now.', {
      status,
      retryable: true,
      cause,
      ...(wait === undefined ? {} : { retryAfterMs: wait }),
    });
  }
  if (status === 0) return unreachable(cause);
  if (status === 401 || status === 403)
    return unavailable(`The model's endpoint refused the service's key (${status}).`, status, cause);
  if (status === 404)
    return unavailable("The model's endpoint does not know the model or the path (404).", status, cause);
  if (status === 408 || status === 504)
    return new ServiceServerError('upstream_timeout', `The model's endpoint timed out (${status}).`, {
      status: 504,
      retryable: true,
      cause,
    });
  return unavailable(`The model's endpoint answered ${status}.`, status, cause);
}

function unreachable(cause: unknown): DeckError<string> {
  return new ServiceServerError('upstream_unreachable', "The model's endpoint cannot be reached.", {
    status: 502,
    retryable: true,
    cause,
  });
}

function unavailable(message: string, status: number, cause: unknown): DeckError<string> {
  return new ServiceServerError('model_unavailable', message, {
    status: 503,
    retryable: status === 0 || status >= 500,
    cause,
  });
}

/** Providers give headers as a plain object, ours as `Headers`. */
function waitOf(headers: unknown): number | undefined {
  if (headers instanceof Headers) return retryAfterMs(headers);
  if (typeof headers !== 'object' || headers === null) return undefined;
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  try {
    return retryAfterMs(new Headers(entries));
  } catch {
    return undefined;
  }
}
