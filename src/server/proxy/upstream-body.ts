import type { IncomingMessage } from 'node:http';
import type { BodyEnd } from './observed-body.js';
import { aborted, timedOut } from './upstream-request.js';

/** So much waits in front of a slow reader; then the service is not read either. */
const WAITING_BYTES = 64 * 1024;

/**
 * The body of a response, read only as fast as the reader reads. Its end is the service's end: a connection that
 * breaks, or is silent for `idleMs`, errors the stream, and nothing is ever appended.
 */
export function upstreamBody(
  message: IncomingMessage,
  idleMs: number,
  onEnd: (end: BodyEnd) => void,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  let over = false;
  let idle: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        idle = setTimeout(() => {
          // While the reader holds us back, silence is ours, not the service's.
          if (message.isPaused()) idle?.refresh();
          else message.destroy(timedOut('was silent for too long'));
        }, idleMs);
        const end = (error?: unknown): void => {
          if (over) return;
          over = true;
          clearTimeout(idle);
          if (error === undefined) controller.close();
          else controller.error(error);
          onEnd({ bytes, ...(error === undefined ? {} : { error }) });
        };
        message.on('data', (chunk: Buffer) => {
          if (over) return;
          idle?.refresh();
          bytes += chunk.length;
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) message.pause();
        });
        message.on('error', end);
        message.once('end', () => end());
        message.once('close', () => end(new Error('The connection to the service broke.')));
        message.pause();
      },
      pull() {
        message.resume();
      },
      // Whatever reason a framework gives: only the client ends a body before its end.
      cancel() {
        over = true;
        clearTimeout(idle);
        message.destroy();
        onEnd({ bytes, error: aborted() });
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  );
}
