export { apiSSE, type ApiSSEOptions, type SSEMessage } from './api-sse.js';
export { encodeEvent } from './encode-event.js';
export * from './protocol.js';
export { parseGenerateDeckRequest, parseModifySlideRequest } from './request-schemas.js';
