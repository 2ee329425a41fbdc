import { encodeEvent } from '../core/stream/encode-event.js';
import type { DeckEvent } from '../core/stream/protocol.js';

/** A comment after this much silence keeps intermediaries from closing the connection. */
const PING_MS = 15_000;

/** Events that are made, or read on, until `signal` aborts. */
export type EventSource = (signal: AbortSignal) => AsyncIterable<DeckEvent>;

/** Events as a response of server-sent events. Closing the connection, or the request's signal, aborts their source. */
export function streamEvents(source: EventSource, requestSignal: AbortSignal): Response {
  const connection = new AbortController();
  const close = (): void => connection.abort();
  if (requestSignal.aborted) close();
  requestSignal.addEventListener('abort', close, { once: true });
  const encoder = new TextEncoder();
  const events = source(connection.signal)[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<DeckEvent>> | undefined;

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      next ??= events.next();
      try {
        const result = await orSilence(next);
        if (!result) return controller.enqueue(encoder.encode(': ping\n\n'));
        next = undefined;
        if (!result.done) return controller.enqueue(encoder.encode(encodeEvent(result.value)));
        requestSignal.removeEventListener('abort', close);
        controller.close();
      } catch (error) {
        // Cancelled, or broken off: whoever still reads must not take this for a clean end.
        requestSignal.removeEventListener('abort', close);
        throw error;
      }
    },
    cancel() {
      requestSignal.removeEventListener('abort', close);
      close();
      events.return?.(undefined)?.catch(() => {});
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** What comes, or undefined after the time of a ping. */
async function orSilence<T>(next: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PING_MS);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
