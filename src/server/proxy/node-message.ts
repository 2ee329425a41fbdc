import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** Requests and responses of either version of HTTP. */
export type NodeIncoming = IncomingMessage | Http2ServerRequest;
export type NodeOutgoing = ServerResponse | Http2ServerResponse;

/**
 * A response of HTTP/2 has the same methods (its compatibility API); only their types cannot be called as one. It does not
 * have `destroyed`: ask `isGone`.
 */
export const asHttp1 = (response: NodeOutgoing): Omit<ServerResponse, 'destroyed'> =>
  response as ServerResponse;

/** Whether nobody waits for an answer: the client has left, or someone else has answered. */
export function isGone(outgoing: NodeOutgoing): boolean {
  // A response of HTTP/2 does not know that its stream is destroyed.
  const open = 'stream' in outgoing ? outgoing.stream : outgoing;
  return open.destroyed || outgoing.writableEnded || ('closed' in open && open.closed);
}

/**
 * Ends a response so that it cannot be taken for whole. HTTP/2 has to be told the reason: a stream that is destroyed
 * without one ends like any other. In HTTP/1.0 the end of the connection is that of the answer, unless it is reset.
 */
export function breakOff(outgoing: NodeOutgoing): void {
  if ('stream' in outgoing) return outgoing.stream.close(HTTP2_INTERNAL_ERROR);
  const { socket } = outgoing;
  // Only a connection without TLS can be reset; with it an end without its closing alert is seen as cut.
  if (outgoing.req.httpVersionMinor === 0 && socket && !('encrypted' in socket)) socket.resetAndDestroy();
  outgoing.destroy();
}

/** RFC 9113, 7; the constants of node:http2 would load it for everyone. */
const HTTP2_INTERNAL_ERROR = 2;
