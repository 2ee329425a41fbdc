/** Every error code of the protocol with the HTTP status that stands for it, before the first event of a stream. */
export const STATUS_OF_CODE = {
  bad_request: 400,
  unauthorized: 401,
  quota_exceeded: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  unsupported_protocol: 422,
  rate_limited: 429,
  internal: 500,
  model_invalid_output: 500,
  guard_failed: 500,
  upstream_unreachable: 502,
  model_unavailable: 503,
  upstream_timeout: 504,
} as const;

type Statuses = typeof STATUS_OF_CODE;
/** The codes of some statuses. */
export type CodeOf<Status extends Statuses[keyof Statuses]> = {
  [Code in keyof Statuses]: Statuses[Code] extends Status ? Code : never;
}[keyof Statuses];

/** The code of a status that came without one: the first in the table. */
export const CODE_OF_STATUS: Readonly<Record<number, keyof Statuses>> = Object.fromEntries(
  Object.entries(STATUS_OF_CODE)
    .reverse()
    .map(([code, status]) => [status, code as keyof Statuses]),
);
