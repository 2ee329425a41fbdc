import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** Requests and responses of either version of HTTP. */
export type NodeIncoming = IncomingMessage | Http2ServerRequest;
export type NodeOutgoing = ServerResponse | Http2ServerResponse;

/** A response of HTTP/2 has the same methods (its compatibility API); only their types cannot be called as one. */
export const asHttp1 = (response: NodeOutgoing): ServerResponse => response as ServerResponse;

/**
 * Ends a response so that it cannot be taken for whole. HTTP/2 has to be told the reason: a stream that is destroyed
 * without one ends like any other.
 */
export function breakOff(outgoing: NodeOutgoing): void {
  if ('stream' in outgoing) outgoing.stream.close(HTTP2_INTERNAL_ERROR);
  else outgoing.destroy();
}
/** RFC 9113, 7; the constants of node:http2 would load it for everyone. */
const HTTP2_INTERNAL_ERROR = 2;
