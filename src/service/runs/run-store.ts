import type { DeckEvent } from '../../core/stream/protocol.js';

/** What a run is, beside its events. */
export interface RunRecord {
  /** The principal that began it; anyone else is told that there is no such run. */
  owner: string;
  endpoint: string;
  /** The request's body, as JSON: who takes over a run whose writer is lost begins with it. Dropped when the run ends. */
  body: unknown;
}

export type KeptRecord = RunRecord & { ended: boolean };

/** What a writer learns each time it renews its hold on a run. */
export interface RunHold {
  /** False where another writer has the run, or it is no longer kept: stop writing. */
  held: boolean;
  /** Someone asked for its end. */
  cancelled: boolean;
  /** Whether anyone has read it lately. */
  read: boolean;
}

/**
 * Keeps the events of runs, so that a client that lost its connection reads on, on this instance or another. One writer
 * at a time holds a run by a lease; a run that nobody reads, or that has ended, is forgotten after a while. What the methods
 * call `runId` names a run of one owner: the id that the owner gave it, a slash and the owner. Whatever a method rejects
 * with is 503 to the client, or breaks its stream: it tries again.
 */
export interface RunStore {
  /** Milliseconds after which a writer that did not renew its hold has lost it. */
  readonly leaseMs: number;
  /** Keeps a new run held by `writer`; false where the id is taken. */
  create(runId: string, record: RunRecord, writer: string): Promise<boolean>;
  /** Undefined where no such run is kept. */
  find(runId: string): Promise<KeptRecord | undefined>;
  /** False where another writer holds the run; the event is not kept then. Renews the hold otherwise. */
  append(runId: string, writer: string, event: DeckEvent): Promise<boolean>;
  /**
   * Events with a `seq` above `since`, in order; where there are none, waits for some for up to `waitMs` and gives what
   * came. Counts as reading.
   * @throws AbortError
   */
  read(runId: string, since: number, waitMs: number, signal: AbortSignal): Promise<DeckEvent[]>;
  /** Renews the hold of `writer`, or takes the run where nobody holds it. */
  hold(runId: string, writer: string): Promise<RunHold>;
  /** Tells the writer, wherever it is, to stop. */
  cancel(runId: string): Promise<void>;
}

/** Whether the event is the last one of its run. */
export const isTerminal = ({ type }: DeckEvent): boolean =>
  type === 'deck.completed' || type === 'deck.failed';
