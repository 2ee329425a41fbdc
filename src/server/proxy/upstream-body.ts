import type { IncomingMessage } from 'node:http';
import type { BodyEnd } from './observed-body.js';
import { aborted, stalled, timedOut } from './upstream-request.js';

export interface BodySink {
  /** False where the body is to wait until `resume` is called. */
  write(chunk: Uint8Array): boolean;
  end(): void;
  /** Before its end: what was written must not look whole. */
  fail(error: unknown): void;
}

/** The body of a service's response, read only as fast as its reader reads. */
export interface ServiceBody {
  /** To be called once. */
  readInto(sink: BodySink): void;
  readonly resume: () => void;
  /** The reader has left; nothing once the body is over. */
  readonly cancel: () => void;
}

/**
 * Its end is the service's end: a connection that breaks fails, as does one that is silent for `idleMs`, or whose reader takes nothing
 * for as long; nothing is ever appended.
 * @param onEnd told once
 */
export function upstreamBody(
  message: IncomingMessage,
  idleMs: number,
  onEnd: (end: BodyEnd) => void,
): ServiceBody {
  let bytes = 0;
  let ended: { error?: unknown } | undefined;
  let sink: BodySink | undefined;
  const idle = setTimeout(() => {
    // While the reader holds us back, silence is the reader's, not the service's.
    message.destroy(message.isPaused() ? stalled() : timedOut('was silent for too long'));
  }, idleMs);
  const end = (error?: unknown): void => {
    if (ended) return;
    ended = error === undefined ? {} : { error };
    clearTimeout(idle);
    if (sink) close(sink, ended);
    onEnd({ bytes, ...ended });
  };
  message.on('error', end);
  message.once('end', () => end());
  message.once('close', () => {
    if (!ended) end(new Error('The connection to the service broke.'));
  });
  return {
    readInto(given) {
      sink = given;
      if (ended) return close(given, ended);
      message.on('data', (chunk: Buffer) => {
        if (ended) return;
        idle.refresh();
        bytes += chunk.length;
        if (!given.write(chunk)) message.pause();
      });
    },
    resume() {
      if (ended) return;
      idle.refresh();
      message.resume();
    },
    cancel() {
      if (ended) return;
      // Whatever reason a framework gives: only the client ends a body before its end.
      ended = { error: aborted() };
      clearTimeout(idle);
      message.destroy();
      onEnd({ bytes, ...ended });
    },
  };
}

function close(sink: BodySink, { error }: { error?: unknown }): void {
  if (error === undefined) sink.end();
  else sink.fail(error);
}

/** Holds one chunk at most: a Response that a framework has dropped is found out by that, and nothing piles up in it. */
export function webBody(body: ServiceBody): ReadableStream<Uint8Array> {
  let wanted = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        body.readInto({
          write(chunk) {
            wanted = false;
            controller.enqueue(chunk);
            // Where several reads wait, the stream has pulled again within this call.
            return wanted;
          },
          end: () => controller.close(),
          fail: (error) => controller.error(error),
        });
      },
      pull() {
        wanted = true;
        body.resume();
      },
      cancel: body.cancel,
    },
    { highWaterMark: 0 },
  );
}
