import { DeckError, isAbort } from '../../core/errors.js';
import { newRequestId } from '../../core/http/request-id.js';
import type { DeckEvent, DeckEventPayload, WireError } from '../../core/stream/protocol.js';
import type { EventSource } from '../event-stream.js';
import { envelopes, type Run } from '../run.js';
import { wireError } from '../wire-error.js';
import { continuedRun, endOf, progressOf } from './continued-run.js';
import { isTerminal, type KeptRecord, type RunRecord, type RunStore } from './run-store.js';
import { withOneFailure } from './store-failures.js';

/** Makes a run of a request's body; `only` names the slides that are still missing, where some are there. */
export type MakeRun = (
  record: RunRecord,
  only: readonly string[] | undefined,
  signal: AbortSignal,
) => Promise<Run>;

/** A run by its owner's id, which stands in its events, and by its name in the store. */
interface NamedRun {
  runId: string;
  name: string;
}

/** Nobody's signal: a run that is taken over belongs to no request. */
const NEVER = new AbortController().signal;

/**
 * What the store calls a run. Ids are their owner's own: another owner may use the same one for a run of its own, and learns
 * nothing of this. No run id has a slash in it.
 */
const nameOf = (runId: string, owner: string): string => (owner === '' ? runId : `${runId}/${owner}`);

/**
 * Runs that outlive the connection they began on. This instance writes those it began or took over into the store and
 * reads all of them from there, its own too. Where the store fails, who reads is cut off and reads on later; who writes gives
 * the run up.
 */
export class KeptRuns {
  readonly #store: RunStore;
  readonly #writer = newRequestId();
  /** What ends the runs that this instance writes, by their names. */
  readonly #writing = new Map<string, AbortController>();

  constructor(store: RunStore) {
    this.#store = withOneFailure(store);
  }

  /** @throws DeckError `conflict` where its owner has such a run; ServiceServerError 503 where the store fails */
  async begin(runId: string, record: RunRecord, run: Run): Promise<void> {
    const name = nameOf(runId, record.owner);
    if (!(await this.#store.create(name, record, this.#writer))) {
      throw new DeckError('conflict', `There is a run "${runId}" already.`, {
        path: 'runId',
        hint: 'Send `since` to read on, or leave runId out.',
      });
    }
    void this.#write({ runId, name }, run, -1, this.#stopOf(name));
  }

  /**
   * @throws DeckError `not_found` where there is none, or it is another principal's; ServiceServerError 503 where the store
   * cannot say
   */
  async find(runId: string, owner: string): Promise<KeptRecord> {
    const record = await this.#store.find(nameOf(runId, owner));
    // A store that takes names for the same which are not, as one does that folds case, gives nothing away either.
    if (record?.owner === owner) return record;
    throw new DeckError('not_found', `There is no run "${runId}".`, {
      path: 'runId',
      hint: 'It may have ended a while ago: ask again with `only` for the slides that are missing.',
    });
  }

  /** The events after `since`, to the terminal one. `make` goes on with the run where its writer is lost. */
  events(runId: string, since: number, record: RunRecord, make: MakeRun): EventSource {
    const store = this.#store;
    const name = nameOf(runId, record.owner);
    const takeOver = (): Promise<void> => this.#takeOver({ runId, name }, record, make);
    return async function* (signal) {
      let last = since;
      for (;;) {
        const events = await store.read(name, last, store.leaseMs / 2, signal);
        for (const event of events) {
          yield event;
          last = event.seq;
          if (isTerminal(event)) return;
        }
        if (events.length > 0) continue;
        const kept = await store.find(name);
        if (!kept) throw new DOMException('The run is no longer kept.', 'AbortError');
        if (!kept.ended) await takeOver();
        // It may have ended just now.
        else if ((await store.read(name, last, 0, signal)).length === 0) return;
      }
    };
  }

  /** @throws DeckError `not_found` as `find` does */
  async cancel(runId: string, owner: string): Promise<void> {
    await this.find(runId, owner);
    const name = nameOf(runId, owner);
    await this.#store.cancel(name);
    this.#writing.get(name)?.abort(CANCELLED);
  }

  /** Where nobody holds the run, this instance writes what is missing. */
  async #takeOver(kept: NamedRun, record: RunRecord, make: MakeRun): Promise<void> {
    const { name } = kept;
    if (this.#writing.has(name)) return;
    const stop = this.#stopOf(name);
    const taken = await this.#take(name).catch((error: unknown) => {
      this.#writing.delete(name);
      throw error;
    });
    if (!taken) return void this.#writing.delete(name);
    const { cancelled, events } = taken;
    const progress = progressOf(events, (record.body as { only?: string[] } | undefined)?.only);
    const last = events.at(-1)?.seq ?? -1;
    const run: Run = async (emit, signal) => {
      if (cancelled) throw CANCELLED;
      const { missing } = progress;
      if (missing?.length === 0) return emit(endOf(progress));
      const rest = await make(record, missing, signal);
      await continuedRun(rest, progress)(emit, signal);
    };
    void this.#write(kept, run, last, stop);
  }

  /** What is there of a run that nobody holds, which this instance holds from now on. */
  async #take(name: string): Promise<{ cancelled: boolean; events: DeckEvent[] } | undefined> {
    const { held, cancelled } = await this.#store.hold(name, this.#writer);
    return held ? { cancelled, events: await this.#store.read(name, -1, 0, NEVER) } : undefined;
  }

  /** Says at once that this instance writes the run: two of its readers must not take it over both. */
  #stopOf(name: string): AbortController {
    const stop = new AbortController();
    this.#writing.set(name, stop);
    return stop;
  }

  async #write({ runId, name }: NamedRun, run: Run, last: number, stop: AbortController): Promise<void> {
    const beat = setInterval(() => void this.#renew(name, stop), this.#store.leaseMs / 3);
    const envelope = envelopes(runId, last + 1);
    const append = async (given: DeckEventPayload): Promise<void> => {
      const payload = given.type === 'deck.started' ? { ...given, kept: true as const } : given;
      // What could not be kept is missing: whoever reads next has it written again.
      const kept = await this.#store.append(name, this.#writer, envelope(payload)).catch(() => false);
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
      this.#writing.delete(name);
    }
  }

  async #renew(name: string, stop: AbortController): Promise<void> {
    try {
      const { held, cancelled, read } = await this.#store.hold(name, this.#writer);
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
