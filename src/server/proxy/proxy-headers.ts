import type { IncomingHttpHeaders } from 'node:http';
import type { HeaderReader } from './proxy-request.js';

/** Nothing else of a browser's request goes up: no cookie, no credentials, no forwarding or connection headers. */
const UP = ['accept', 'accept-language', 'content-type', 'last-event-id', 'x-request-id', 'traceparent'];
/** Nothing else of the service's answer comes down: no cookie, no framing, no headers of the connection. */
const DOWN = /^(content-type|retry-after(-ms)?|x-request-id|(x-)?ratelimit(-[a-z-]+)?)$/;

/** Headers for the service. `authorization` is the caller's to add, last. */
export function headersUp(from: HeaderReader, requestId: string): Record<string, string> {
  const headers: Record<string, string> = {};
  // What a client names there is for this connection alone (RFC 9110, 7.6.1).
  const ofConnection = (from.get('connection') ?? '').toLowerCase().split(/[\s,]+/);
  for (const name of UP) {
    const value = from.get(name);
    if (value !== null && !ofConnection.includes(name)) headers[name] = value;
  }
  headers['x-request-id'] = requestId;
  // The body goes on as it comes, so it must not come compressed: an event would wait in a compressor's buffer.
  headers['accept-encoding'] = 'identity';
  return headers;
}

/** Headers for the browser. */
export function headersDown(from: Headers | IncomingHttpHeaders, requestId: string): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': requestId };
  const pairs = from instanceof Headers ? from.entries() : Object.entries(from);
  for (const [name, value] of pairs) {
    if (DOWN.test(name) && typeof value === 'string') headers[name] = value;
  }
  const events = /^\s*text\/event-stream/i.test(headers['content-type'] ?? '');
  // Compression middleware obeys only no-transform, nginx only x-accel-buffering.
  headers['cache-control'] = events ? 'no-cache, no-transform' : 'no-store';
  if (events) headers['x-accel-buffering'] = 'no';
  headers['x-content-type-options'] = 'nosniff';
  return headers;
}
