import type { NodeIncoming, NodeOutgoing } from './node-message.js';

/** So much, and so long, is read of a body that nobody wants, for the client to come to the answer. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_MS = 10_000;
/** Over HTTP/2 the rest stands in nobody's way, and a client may have read the answer before its stream is closed. */
const MAX_MS_OF_STREAM = 1_000;

/**
 * Once a request is answered whose body was not read to its end: the rest stands before the next request of its connection, so
 * it is read and dropped, within bounds. Beyond them the connection is closed, of HTTP/2 the stream alone, as no error: a
 * half-open one counts among those that a client may have.
 */
export function dropUnreadBody(incoming: NodeIncoming, outgoing: NodeOutgoing): void {
  if ('stream' in outgoing) {
    const { stream } = outgoing;
    stream.once('finish', () => drop(incoming, MAX_MS_OF_STREAM, () => stream.close()));
  } else {
    const { socket } = incoming;
    outgoing.once('finish', () => drop(incoming, MAX_MS, () => socket.destroy()));
  }
}

function drop(incoming: NodeIncoming, ms: number, giveUp: () => void): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  let bytes = 0;
  const timer = setTimeout(giveUp, ms).unref();
  incoming.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) giveUp();
  });
  for (const over of ['end', 'close']) incoming.once(over, () => clearTimeout(timer));
  incoming.resume();
}
