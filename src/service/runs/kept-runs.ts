import { DeckError, isAbort } from '../../core/errors.js';
import { newRequestId } from '../../core/http/request-id.js';
import { ServiceServerError } from '../../core/http/service-error.js';
import type { DeckEvent, DeckEventPayload, WireError } from '../../core/stream/protocol.js';
import type { EventSource } from '../event-stream.js';
import { envelopes, type Run } from '../run.js';
import { wireError } from '../wire-error.js';
import { continuedRun, progressOf } from './continued-run.js';
import { isTerminal, type KeptRecord, type RunRecord, type RunStore } from './run-store.js';

/** Makes a run of a request's body; `only` names the slides that are still missing, where some are there. */
export type MakeRun = (
  record: RunRecord,
  only: readonly string[] | undefined,
  signal: AbortSignal,
) => Promise<Run>;

/** Nobody's signal: a run that is taken over belongs to no request. */
const NEVER = new AbortController().signal;

/**
 * Runs that outlive the connection they began on. This instance writes those it began or took over into the store and
 * reads all of them from there, its own too.
 */
export class KeptRuns {
  readonly #store: RunStore;
  readonly #writer = newRequestId();
  /** What ends the runs that this instance writes. */
  readonly #writing = new Map<string, AbortController>();

  constructor(store: RunStore) {
    this.#store = store;
  }

  /** @throws DeckError `conflict` where the id is taken */
  async begin(runId: string, record: RunRecord, run: Run): Promise<void> {
    if (!(await this.#store.create(runId, record, this.#writer))) {
      throw new DeckError('conflict', `There is a run "${runId}" already.`, {
        path: 'runId',
        hint: 'Send `since` to read on, or leave runId out.',
      });
    }
    void this.#write(runId, run, -1, this.#stopOf(runId));
  }

  /**
   * @throws DeckError `not_found` where there is none, or it is another principal's; a retryable ServiceServerError where the store
   * cannot say
   */
  async find(runId: string, owner: string): Promise<KeptRecord> {
    const record = await this.#store.find(runId).catch((cause: unknown) => {
      console.warn('deckwright: the run store failed; a run cannot be read on.', cause);
      const message = 'The service cannot look for its runs at the moment.';
      throw new ServiceServerError('internal', message, { status: 500, retryable: true, cause });
    });
    if (record && record.owner === owner) return record;
    throw new DeckError('not_found', `There is no run "${runId}".`, {
      path: 'runId',
      hint: 'It may have ended a while ago: ask again with `only` for the slides that are missing.',
    });
  }

  /** The events after `since`, to the terminal one. `make` goes on with the run where its writer is lost. */
  events(runId: string, since: number, record: RunRecord, make: MakeRun): EventSource {
    const store = this.#store;
    const takeOver = (): Promise<void> => this.#takeOver(runId, record, make);
    return async function* (signal) {
      let last = since;
      for (;;) {
        const events = await store.read(runId, last, store.leaseMs / 2, signal);
        for (const event of events) {
          yield event;
          last = event.seq;
          if (isTerminal(event)) return;
        }
        if (events.length > 0) continue;
        const kept = await store.find(runId);
        if (!kept) throw new DOMException('The run is no longer kept.', 'AbortError');
        if (!kept.ended) await takeOver();
        // It may have ended just now.
        else if ((await store.read(runId, last, 0, signal)).length === 0) return;
      }
    };
  }

  /** @throws DeckError `not_found` as `find` does */
  async cancel(runId: string, owner: string): Promise<void> {
    await this.find(runId, owner);
    await this.#store.cancel(runId);
    this.#writing.get(runId)?.abort(CANCELLED);
  }

  /** Where nobody holds the run, this instance writes what is missing. */
  async #takeOver(runId: string, record: RunRecord, make: MakeRun): Promise<void> {
    if (this.#writing.has(runId)) return;
    const stop = this.#stopOf(runId);
    const taken = await this.#take(runId).catch((error: unknown) => {
      this.#writing.delete(runId);
      throw error;
    });
    if (!taken) return void this.#writing.delete(runId);
    const { cancelled, events } = taken;
    const progress = progressOf(events, (record.body as { only?: string[] } | undefined)?.only);
    const last = events.at(-1)?.seq ?? -1;
    const run: Run = async (emit, signal) => {
      if (cancelled) throw CANCELLED;
      const { missing, completed, failed } = progress;
      if (missing?.length === 0) return emit({ type: 'deck.completed', completed, failed, durationMs: 0 });
      const rest = await make(record, missing, signal);
      await continuedRun(rest, progress)(emit, signal);
    };
    void this.#write(runId, run, last, stop);
  }

  /** What is there of a run that nobody holds, which this instance holds from now on. */
  async #take(runId: string): Promise<{ cancelled: boolean; events: DeckEvent[] } | undefined> {
    const { held, cancelled } = await this.#store.hold(runId, this.#writer);
    return held ? { cancelled, events: await this.#store.read(runId, -1, 0, NEVER) } : undefined;
  }

  /** Says at once that this instance writes the run: two of its readers must not take it over both. */
  #stopOf(runId: string): AbortController {
    const stop = new AbortController();
    this.#writing.set(runId, stop);
    return stop;
  }

  async #write(runId: string, run: Run, last: number, stop: AbortController): Promise<void> {
    const beat = setInterval(() => void this.#renew(runId, stop), this.#store.leaseMs / 3);
    const envelope = envelopes(runId, last + 1);
    const append = async (given: DeckEventPayload): Promise<void> => {
      const payload = given.type === 'deck.started' ? { ...given, kept: true as const } : given;
      // What could not be kept is missing: whoever reads next has it written again.
      const kept = await this.#store.append(runId, this.#writer, envelope(payload)).catch(() => false);
      if (kept) return;
      stop.abort(LOST);
      throw LOST;
    };
    try {
      await run(async (payload) => {
        stop.signal.throwIfAborted();
        await append(payload);
      }, stop.signal);
    } catch (error) {
      const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
      // A store that is gone cannot be told; who reads finds out by itself.
      if (reason !== LOST) await append({ type: 'deck.failed', error: failureOf(reason) }).catch(() => {});
    } finally {
      clearInterval(beat);
      this.#writing.delete(runId);
    }
  }

  async #renew(runId: string, stop: AbortController): Promise<void> {
    try {
      const { held, cancelled, read } = await this.#store.hold(runId, this.#writer);
      if (!held) stop.abort(LOST);
      else if (cancelled) stop.abort(CANCELLED);
      else if (!read) stop.abort(UNREAD);
    } catch {
      // A store that is away for a moment is tried again; a longer while loses the lease.
    }
  }
}

const CANCELLED = new DeckError('conflict', 'The run was cancelled.');
const UNREAD = new DeckError('conflict', 'The run was ended, since nobody read it.', {
  hint: 'Ask again with `only` for the slides that are missing.',
});
/** Another instance writes the run now. */
const LOST = new DOMException('Another instance writes the run.', 'AbortError');

function failureOf(reason: unknown): WireError {
  const error = wireError(reason);
  return isAbort(reason) || reason === UNREAD ? { ...error, retryable: true } : error;
}
