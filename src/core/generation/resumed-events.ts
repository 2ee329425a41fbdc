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
  /** The request for what is missing of a run that cannot be read on in; nothing where it cannot be divided. */
  remaining?(missing: readonly string[]): object | undefined;
  signal?: AbortSignal | undefined;
}

/** What has come of a run, and of those that were begun for the slides that it left. */
class RunProgress {
  run: { runId: string; kept: boolean } | undefined;
  /** The `seq` of its last event. */
  last = -1;
  #planned: readonly string[] = [];
  readonly #arrived = new Set<string>();

  get missing(): string[] {
    return this.#planned.filter((id) => !this.#arrived.has(id));
  }

  get isComplete(): boolean {
    return this.#planned.length > 0 && this.missing.length === 0;
  }

  /** A service that cannot read on exactly begins with what was there already. */
  isOld(event: DeckEvent): boolean {
    return this.run !== undefined && event.seq <= this.last;
  }

  /** Whether the event is to be shown: of the plans of several runs the first alone, which holds all slides. */
  take(event: DeckEvent): boolean {
    this.last = event.seq;
    if (event.type === 'slide.completed' || event.type === 'slide.failed') this.#arrived.add(event.slideId);
    if (event.type !== 'deck.started') return true;
    this.run = { runId: event.runId, kept: event.kept === true };
    const first = this.#planned.length === 0;
    if (first) this.#planned = event.slides.map(({ slideId }) => slideId);
    return first;
  }

  leaveRun(): void {
    this.run = undefined;
    this.last = -1;
  }
}

/**
 * The events of a run to the terminal one. Where the connection breaks, the service is asked for the events after the
 * last one; one that keeps no runs, or cannot read on however often it is asked, is asked for the slides that are
 * missing, as long as they get fewer. Where `signal` aborts, a service that keeps the run is told to end it: closing the
 * connection would not.
 * @throws what `open` throws; where nothing is left to ask for, what broke the connection
 */
export async function* resumedEvents(
  request: object,
  connection: RunConnection,
): AsyncGenerator<DeckEvent, void, undefined> {
  const { signal } = connection;
  const progress = new RunProgress();
  let events = connection.open(request);
  let tries = 0;
  let asked = Infinity;
  let broken: unknown;
  try {
    for (;;) {
      try {
        for await (const event of events) {
          if (progress.isOld(event)) continue;
          tries = 0;
          if (progress.take(event)) yield event;
        }
        return progress.leaveRun();
      } catch (error) {
        if (signal?.aborted) throw error;
        const breaks = isBreak(error);
        if (!breaks && !(tries > 0 && refusesResume(error))) throw error;
        if (!progress.run) throw broken ?? error;
        if (breaks) broken = error;
        if (breaks && tries < WAITS.length) {
          await pause(WAITS[tries++]!, signal);
          const { runId } = progress.run;
          events = connection.open({
            protocol: PROTOCOL,
            runId,
            since: progress.last,
          } satisfies ResumeRequest);
          continue;
        }
      }
      progress.leaveRun();
      if (progress.isComplete) return;
      const { missing } = progress;
      const rest = missing.length < asked ? connection.remaining?.(missing) : undefined;
      // What the break was is told, not that a service keeps no runs.
      if (!rest) throw broken;
      asked = missing.length;
      tries = 0;
      events = connection.open(rest);
    }
  } finally {
    const { run } = progress;
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
