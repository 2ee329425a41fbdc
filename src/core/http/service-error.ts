import { DeckError, hasMarker, type ErrorDetails } from '../errors.js';
import type { DeckErrorCode } from '../errors.js';
import type { WireError, WireErrorCode } from '../stream/protocol.js';
import { CODE_OF_STATUS, STATUS_OF_CODE, type CodeOf } from './status-of-code.js';

export type ServiceAuthErrorCode = CodeOf<401 | 403>;
export type ServiceQuotaExceededErrorCode = CodeOf<402>;
export type ServiceRateLimitErrorCode = CodeOf<429>;
export type ServiceServerErrorCode = CodeOf<500 | 502 | 503 | 504>;
export type ServiceErrorCode =
  ServiceAuthErrorCode | ServiceQuotaExceededErrorCode | ServiceRateLimitErrorCode | ServiceServerErrorCode;

export interface ServiceErrorDetails extends ErrorDetails {
  /** The HTTP status; 0 where no response came. */
  status: number;
  requestId?: string;
  /** Whether the same request may succeed later. */
  retryable?: boolean;
  /** Milliseconds to wait before that. */
  retryAfterMs?: number;
}

/** What a service answered instead of a deck. The subclasses say who can do something about it. */
export class ServiceError<Code extends ServiceErrorCode = ServiceErrorCode> extends DeckError<Code> {
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: Code, message: string, details: ServiceErrorDetails) {
    super(code, message, details);
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryable = details.retryable ?? false;
    this.retryAfterMs = details.retryAfterMs;
  }

  static override is(value: unknown): value is ServiceError {
    return hasMarker(value, Symbol.for('deckwright.service-error'));
  }

  get [Symbol.for('deckwright.service-error')](): true {
    return true;
  }
}

/** 401 and 403: the credentials are missing, wrong, or not enough. */
export class ServiceAuthError extends ServiceError<ServiceAuthErrorCode> {
  static override is(value: unknown): value is ServiceAuthError {
    return hasMarker(value, Symbol.for('deckwright.service-auth-error'));
  }

  get [Symbol.for('deckwright.service-auth-error')](): true {
    return true;
  }
}

/** 402: what was paid for is used up. */
export class ServiceQuotaExceededError extends ServiceError<ServiceQuotaExceededErrorCode> {
  static override is(value: unknown): value is ServiceQuotaExceededError {
    return hasMarker(value, Symbol.for('deckwright.service-quota-exceeded-error'));
  }

  get [Symbol.for('deckwright.service-quota-exceeded-error')](): true {
    return true;
  }
}

/** 429: too many requests; `retryAfterMs` where the service said how long to wait. */
export class ServiceRateLimitError extends ServiceError<ServiceRateLimitErrorCode> {
  static override is(value: unknown): value is ServiceRateLimitError {
    return hasMarker(value, Symbol.for('deckwright.service-rate-limit-error'));
  }

  get [Symbol.for('deckwright.service-rate-limit-error')](): true {
    return true;
  }
}

/** 5xx, and no answer at all (`status` 0). */
export class ServiceServerError extends ServiceError<ServiceServerErrorCode> {
  static override is(value: unknown): value is ServiceServerError {
    return hasMarker(value, Symbol.for('deckwright.service-server-error'));
  }

  get [Symbol.for('deckwright.service-server-error')](): true {
    return true;
  }
}

/** Statuses after which the same request may well succeed. */
const RETRYABLE = new Set([429, 502, 503, 504]);

/** What an error body said, as far as it could be read. */
export interface ErrorFields extends ErrorDetails {
  message: string;
  code?: string;
  requestId?: string;
  retryable?: boolean;
  retryAfterMs?: number;
}

/**
 * The named error of an HTTP status. The class comes from the status alone; a `code` is taken from `fields` only
 * where it belongs to that class.
 */
export function errorOfStatus(status: number, fields: ErrorFields): DeckError | ServiceError {
  const code = codeFor(status, fields.code);
  const details: ServiceErrorDetails = { retryable: RETRYABLE.has(status), ...defined(fields), status };
  switch (familyOf(status)) {
    case 'auth':
      return new ServiceAuthError(code as ServiceAuthErrorCode, fields.message, details);
    case 'quota':
      return new ServiceQuotaExceededError('quota_exceeded', fields.message, details);
    case 'rate':
      return new ServiceRateLimitError('rate_limited', fields.message, details);
    case 'server':
      return new ServiceServerError(code as ServiceServerErrorCode, fields.message, details);
    default:
      return new DeckError(code as DeckErrorCode, fields.message, details);
  }
}

/** The named error of an error that came as an event: after the first event the class follows the code. */
export function errorOfWire(error: WireError): DeckError | ServiceError {
  return errorOfStatus(STATUS_OF_CODE[error.code] ?? 500, error);
}

function familyOf(status: number): 'auth' | 'quota' | 'rate' | 'server' | 'request' {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 429) return 'rate';
  return status >= 500 || status === 0 ? 'server' : 'request';
}

function codeFor(status: number, said: string | undefined): WireErrorCode {
  const known =
    said !== undefined && Object.hasOwn(STATUS_OF_CODE, said) ? (said as WireErrorCode) : undefined;
  if (known && familyOf(STATUS_OF_CODE[known]) === familyOf(status)) return known;
  const server = familyOf(status) === 'server';
  return CODE_OF_STATUS[status] ?? (server ? 'internal' : 'bad_request');
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
