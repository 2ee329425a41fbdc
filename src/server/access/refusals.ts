import {
  ServiceAuthError,
  ServiceQuotaExceededError,
  ServiceRateLimitError,
  type ServiceError,
} from '../../core/http/service-error.js';
import type { Refusal } from '../../service/access.js';

type Headers = Readonly<Record<string, string>>;

function withHeaders<Failure extends ServiceError>(error: Failure, headers: Headers): Failure & Refusal {
  return Object.assign(error, { headers });
}

/** `www-authenticate` of RFC 6750, 3: what kind of token, and what was wrong with the one that came. */
function challenge(fields: Record<string, string>): Headers {
  const all = Object.entries({ realm: 'deckwright', ...fields }).map(([name, text]) => `${name}="${text}"`);
  return { 'www-authenticate': `Bearer ${all.join(', ')}` };
}

/** 401: no token came, so the challenge names no error (RFC 6750, 3.1). */
export function tokenMissing(): ServiceAuthError {
  const error = new ServiceAuthError('unauthorized', 'This needs a bearer token.', {
    status: 401,
    hint: 'Send "authorization: Bearer dw_live_…"; deckwright token create makes one.',
  });
  return withHeaders(error, challenge({}));
}

/** 401: what came cannot be used. `message` never holds any of it. */
export function tokenRefused(
  message: string,
  hint: string,
  code: 'invalid_token' | 'invalid_request' = 'invalid_token',
): ServiceAuthError {
  const error = new ServiceAuthError('unauthorized', message, { status: 401, hint });
  return withHeaders(error, challenge({ error: code, error_description: message.replace(/"/g, '') }));
}

/** 403: the token holds, and does not allow this. */
export function scopeMissing(scope: string | undefined, headers: Headers): ServiceAuthError {
  const message =
    scope === undefined ? 'No token opens this endpoint.' : `The token does not have the scope ${scope}.`;
  const error = new ServiceAuthError('forbidden', message, {
    status: 403,
    ...(scope === undefined ? {} : { hint: `Create a token with --scope ${scope}.` }),
  });
  const asked = { error: 'insufficient_scope', ...(scope === undefined ? {} : { scope }) };
  return withHeaders(error, { ...headers, ...challenge(asked) });
}

/** 429, with what the answer's headers say about the limit. */
export function tooManyRequests(retryAfterMs: number, headers: Headers): ServiceRateLimitError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const error = new ServiceRateLimitError(
    'rate_limited',
    `Too many requests. Go on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { status: 429, retryable: true, retryAfterMs: Math.max(1, Math.ceil(retryAfterMs)) },
  );
  return withHeaders(error, { ...headers, 'retry-after': String(seconds) });
}

/** 402: nothing is written that cannot be paid. */
export function creditsMissing(needed: number, left: number): ServiceQuotaExceededError {
  return new ServiceQuotaExceededError(
    'quota_exceeded',
    `This takes ${needed} credits, one for each slide; the account has ${left}.`,
    { status: 402, hint: left > 0 ? `Ask for ${left} slides at most, or add credits.` : 'Add credits.' },
  );
}
