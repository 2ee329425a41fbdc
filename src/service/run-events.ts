import { isAbort } from '../core/errors.js';
import type { DeckEvent } from '../core/stream/protocol.js';
import { envelopes, type Run } from './run.js';
import { wireError } from './wire-error.js';

/** So many events wait for a slow reader; then the run waits. */
const WAITING_EVENTS = 64;

/**
 * The events of a run, which goes on as they are read and ends when `signal` aborts: then the iteration fails, so that
 * nobody takes it for a clean end. A run that fails otherwise ends with `deck.failed`.
 */
export async function* runEvents(
  runId: string,
  run: Run,
  signal: AbortSignal,
): AsyncGenerator<DeckEvent, void, undefined> {
  const ready: DeckEvent[] = [];
  let onEvent = (): void => {};
  let onRoom = (): void => {};
  let end: { error?: unknown } | undefined;
  const envelope = envelopes(runId);
  const left = new AbortController();
  const leave = (): void => {
    left.abort();
    onRoom();
    onEvent();
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });

  const emit: Parameters<Run>[0] = async (payload) => {
    left.signal.throwIfAborted();
    ready.push(envelope(payload));
    onEvent();
    while (ready.length >= WAITING_EVENTS && !left.signal.aborted)
      await new Promise<void>((resolve) => (onRoom = resolve));
  };
  void run(emit, left.signal)
    .catch(async (error: unknown) => {
      if (isAbort(error)) throw error;
      await emit({ type: 'deck.failed', error: wireError(error) });
    })
    .then(
      () => (end = {}),
      (error: unknown) => (end = { error }),
    )
    .then(() => onEvent());
  try {
    for (;;) {
      left.signal.throwIfAborted();
      const next = ready.shift();
      if (next) {
        onRoom();
        yield next;
      } else if (end) {
        if ('error' in end) throw end.error;
        return;
      } else await new Promise<void>((resolve) => (onEvent = resolve));
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}
