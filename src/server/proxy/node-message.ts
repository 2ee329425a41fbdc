import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';

/** Requests and responses of either version of HTTP. */
export type NodeIncoming = IncomingMessage | Http2ServerRequest;
export type NodeOutgoing = ServerResponse | Http2ServerResponse;

/**
 * A response of HTTP/2 has the same methods (its compatibility API); only their types cannot be called as one. It does not have
 * `destroyed`: ask `isGone`.
 */
export const asHttp1 = (response: NodeOutgoing): Omit<ServerResponse, 'destroyed'> =>
  response as ServerResponse;

/** Whether nothing more can be written: the client has left, or someone else has answered. */
export function isGone(outgoing: NodeOutgoing): boolean {
  if (outgoing.writableEnded) return true;
  return 'stream' in outgoing ? outgoing.stream.destroyed || outgoing.stream.closed : outgoing.destroyed;
}

const answered = new WeakSet<NodeOutgoing>();

/** Ends a response all of whose answer is written: that its connection closes later is no leaving of the client. */
export function endAnswer(outgoing: NodeOutgoing): void {
  answered.add(outgoing);
  outgoing.end();
}
export const isAnswered = (outgoing: NodeOutgoing): boolean => answered.has(outgoing);

/**
 * Ends a response so that it cannot be taken for whole. HTTP/2 has to be told the reason: a stream that is destroyed
 * without one ends like any other.
 */
export function breakOff(outgoing: NodeOutgoing): void {
  if ('stream' in outgoing) outgoing.stream.close(HTTP2_INTERNAL_ERROR);
  // Without chunks, as for HTTP/1.0, the close of the connection is the end of the body.
  else if (!outgoing.chunkedEncoding && isTcp(outgoing.socket)) outgoing.socket.resetAndDestroy();
  else outgoing.destroy();
}

/** Only such a connection can be reset: neither one of TLS, which tells its end by itself, nor one without a network. */
function isTcp(socket: Socket | null): socket is Socket {
  return socket?.remoteFamily !== undefined && !('encrypted' in socket);
}
/** RFC 9113, 7; the constants of node:http2 would load it for everyone. */
const HTTP2_INTERNAL_ERROR = 2;
