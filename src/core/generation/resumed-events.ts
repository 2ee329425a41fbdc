import { DeckError } from '../errors.js';
import { ServiceServerError } from '../http/service-error.js';
import { PROTOCOL, type CancelRunRequest, type DeckEvent, type ResumeRequest } from '../stream/protocol.js';

/** Milliseconds before each try to read on while nothing comes; any event begins the list anew. */
const WAITS = [0, 500, 1500, 3000];

export interface RunConnection {
  /** Sends a request, a new one or one that reads on, and gives its events. */
  open(request: object): AsyncIterable<DeckEvent>;
  /** Tells a service that keeps the run to end it; who calls does not wait. */
  cancel(request: CancelRunRequest): void;
  signal?: AbortSignal | undefined;
}

/**
 * The events of a run to the terminal one. Where the connection breaks, the service is asked for the events after the
 * last one; a service that keeps no runs refuses that, and the break is the error. Where `signal` aborts, a service that
 * keeps the run is told to end it: closing the connection would not.
 * @throws what `open` throws
 */
export async function* resumedEvents(
  request: object,
  connection: RunConnection,
): AsyncGenerator<DeckEvent, void, undefined> {
  const { signal } = connection;
  let events = connection.open(request);
  let run: { runId: string; kept: boolean } | undefined;
  let last = -1;
  let tries = 0;
  let broken: unknown;
  try {
    for (;;) {
      try {
        for await (const event of events) {
          // A service that cannot read on exactly begins with what was there already.
          if (run && event.seq <= last) continue;
          if (event.type === 'deck.started') run = { runId: event.runId, kept: event.kept === true };
          last = event.seq;
          tries = 0;
          yield event;
        }
        run = undefined;
        return;
      } catch (error) {
        if (signal?.aborted || !run) throw error;
        // What the break was is told, not that a service keeps no runs.
        if (isBreak(error)) broken = error;
        else throw refusesResume(error) ? (broken ?? error) : error;
        if (tries === WAITS.length) throw error;
      }
      await pause(WAITS[tries++]!, signal);
      const { runId } = run;
      events = connection.open({ protocol: PROTOCOL, runId, since: last } satisfies ResumeRequest);
    }
  } finally {
    if (run?.kept && signal?.aborted) connection.cancel({ protocol: PROTOCOL, runId: run.runId });
  }
}

/** The connection, or the service for a while: not an answer. */
function isBreak(error: unknown): boolean {
  if (ServiceServerError.is(error)) return error.retryable;
  return DeckError.is(error) && error.code === 'truncated';
}

function refusesResume(error: unknown): boolean {
  return (
    DeckError.is(error) &&
    ['conflict', 'not_found', 'invalid', 'bad_request', 'method_not_allowed'].includes(error.code)
  );
}

/** Rejects with an AbortError where the signal aborts. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
