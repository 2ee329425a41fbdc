export { errorFromResponse } from './error-from-response.js';
export { errorResponse, type ErrorResponseOptions } from './error-response.js';
export type { FetchFn } from './fetch-fn.js';
export { createPrefixFetch } from './prefix-fetch.js';
export { newRequestId } from './request-id.js';
export { retryAfterMs } from './retry-after.js';
export {
  errorOfStatus,
  errorOfWire,
  ServiceAuthError,
  ServiceError,
  ServiceQuotaExceededError,
  ServiceRateLimitError,
  ServiceServerError,
  type ErrorFields,
  type ServiceErrorCode,
  type ServiceErrorDetails,
} from './service-error.js';
