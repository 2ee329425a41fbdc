import type { DeckEvent, DeckEventPayload } from '../core/stream/protocol.js';

/** Hands an event on; resolves when there is room for the next one. */
export type Emit = (payload: DeckEventPayload) => Promise<void>;
/** One run: emits its events in order and resolves after the terminal one. Rejects with AbortError when cancelled. */
export type Run = (emit: Emit, signal: AbortSignal) => Promise<void>;
/** A run, and how many slides it is to write. */
export interface PlannedRun {
  run: Run;
  slides: number;
}

/** Puts a run's payloads into their envelopes, the first of which has the number `first`. */
export function envelopes(runId: string, first = 0): (payload: DeckEventPayload) => DeckEvent {
  let seq = first;
  return (payload) => ({ ...payload, runId, seq: seq++, ts: new Date().toISOString() });
}

/**
 * Lets the page paint and the connection send before the next slide. A message channel, not a timer: nested timers
 * of a page wait four milliseconds each.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
