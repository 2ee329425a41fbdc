import { setTimeout } from 'node:timers';
import { aborted, stalled, timedOut } from './upstream-request.js';

/** How a body ended. */
export interface BodyEnd {
  bytes: number;
  /** Why it ended before its end. */
  error?: unknown;
}

export interface BodyLimits {
  /** The longest silence while somebody reads, and the longest time without a reader, in milliseconds. */
  idleMs: number;
  /** Aborted from outside the body is over; aborted here, whoever writes it is to stop. */
  stop: AbortController;
}

/** The same body, read only as it is read; tells once how it ended. */
export function observedBody(
  body: ReadableStream<Uint8Array>,
  { idleMs, stop }: BodyLimits,
  onEnd: (end: BodyEnd) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let over = false;
  let limit: NodeJS.Timeout | undefined;
  const within = (what: () => Error): NodeJS.Timeout => {
    clearTimeout(limit);
    return (limit = setTimeout(() => stop.abort(what()), idleMs));
  };
  const awaitReader = (): void => {
    // A Response that nobody will ever read does not keep the process alive.
    if (!over) within(stalled).unref();
  };
  const end = (error?: unknown): void => {
    if (over) return;
    over = true;
    clearTimeout(limit);
    onEnd({ bytes, ...(error === undefined ? {} : { error }) });
    if (error === undefined) return;
    reader.cancel(error).catch(() => {});
    stop.abort(error);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        awaitReader();
        stop.signal.addEventListener('abort', () => {
          if (over) return;
          controller.error(stop.signal.reason);
          end(stop.signal.reason);
        });
      },
      async pull(controller) {
        within(() => timedOut('was silent for too long'));
        try {
          const { done, value } = await reader.read();
          if (over) return;
          if (!done) {
            bytes += value.length;
            return controller.enqueue(value);
          }
          controller.close();
          end();
        } catch (error) {
          end(error);
          throw error;
        } finally {
          awaitReader();
        }
      },
      // Whatever reason a framework gives: only the client ends a body before its end.
      cancel() {
        end(aborted());
      },
    },
    { highWaterMark: 0 },
  );
}
