import { isAbort } from '../core/errors.js';
import { encodeEvent } from '../core/stream/encode-event.js';
import { wireError } from './wire-error.js';
import { envelopes, type Run } from './run.js';

/** A comment after this much silence keeps intermediaries from closing the connection. */
const PING_MS = 15_000;
/** So many events wait for a slow reader; then the run waits. */
const WAITING_EVENTS = 64;

/** A run as a response of server-sent events. Closing the connection, or the request's signal, cancels the run. */
export function streamRun(runId: string, run: Run, requestSignal: AbortSignal): Response {
  const connection = new AbortController();
  const close = (): void => connection.abort();
  if (requestSignal.aborted) close();
  requestSignal.addEventListener('abort', close, { once: true });
  const encoder = new TextEncoder();
  const envelope = envelopes(runId);
  let ping: ReturnType<typeof setTimeout> | undefined;
  let onRoom: (() => void) | undefined;

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string): void => {
          clearTimeout(ping);
          controller.enqueue(encoder.encode(text));
          ping = setTimeout(() => send(': ping\n\n'), PING_MS);
        };
        const emit = async (payload: Parameters<typeof envelope>[0]): Promise<void> => {
          if (connection.signal.aborted) throw new DOMException('The run was cancelled.', 'AbortError');
          send(encodeEvent(envelope(payload)));
          if ((controller.desiredSize ?? 1) <= 0) await new Promise<void>((resolve) => (onRoom = resolve));
        };
        const end = (): void => {
          clearTimeout(ping);
          requestSignal.removeEventListener('abort', close);
        };
        run(emit, connection.signal)
          .catch(async (error: unknown) => {
            if (isAbort(error)) throw error;
            await emit({ type: 'deck.failed', error: wireError(error) });
          })
          .then(
            () => controller.close(),
            // Cancelled: whoever still reads must not take this for a clean end.
            (reason: unknown) => controller.error(reason),
          )
          .catch(() => {})
          .finally(end);
      },
      pull() {
        onRoom?.();
        onRoom = undefined;
      },
      cancel() {
        clearTimeout(ping);
        close();
        onRoom?.();
      },
    },
    { highWaterMark: WAITING_EVENTS },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
