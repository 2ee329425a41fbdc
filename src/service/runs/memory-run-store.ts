import type { DeckEvent } from '../../core/stream/protocol.js';
import { isTerminal, type RunHold, type RunRecord, type RunStore } from './run-store.js';

export interface RunStoreOptions {
  /** Milliseconds for which a run goes on while nobody reads it: 60,000. */
  unreadMs?: number;
  /** Milliseconds for which the events of a run are kept after its last one: 300,000. */
  keepMs?: number;
  /** Milliseconds after which a writer that is silent has lost its run: 10,000. */
  leaseMs?: number;
}

/** What is meant where the host says nothing. */
export const RUN_TIMES = { unreadMs: 60_000, keepMs: 300_000, leaseMs: 10_000 } as const;

interface KeptRun {
  record: RunRecord;
  events: DeckEvent[];
  writer: string;
  heldUntil: number;
  readUntil: number;
  cancelled: boolean;
  ended: boolean;
  /** Readers that wait for the next event. */
  waiting: Set<() => void>;
}

/** Runs in the memory of this process: for one instance, or a page. */
export function createMemoryRunStore(options: RunStoreOptions = {}): RunStore {
  const { unreadMs, keepMs, leaseMs } = { ...RUN_TIMES, ...options };
  const runs = new Map<string, KeptRun>();
  const forgetLater = (runId: string): void => {
    const timer: unknown = setTimeout(() => runs.delete(runId), keepMs);
    // A process that has nothing else to do does not wait for this; a page's timer is a number.
    if (typeof timer === 'object') (timer as { unref?: () => void } | null)?.unref?.();
  };
  const wake = ({ waiting }: KeptRun): void => {
    for (const go of [...waiting]) go();
  };

  return {
    leaseMs,
    create(runId, record, writer) {
      if (runs.has(runId)) return Promise.resolve(false);
      const now = performance.now();
      const times = { heldUntil: now + leaseMs, readUntil: now + unreadMs };
      const state = { cancelled: false, ended: false };
      runs.set(runId, { record, events: [], writer, ...times, ...state, waiting: new Set() });
      return Promise.resolve(true);
    },
    find(runId) {
      const run = runs.get(runId);
      return Promise.resolve(run && { ...run.record, ended: run.ended });
    },
    append(runId, writer, event) {
      const run = runs.get(runId);
      if (!run || run.ended || run.writer !== writer) return Promise.resolve(false);
      run.events.push(event);
      run.heldUntil = performance.now() + leaseMs;
      if (isTerminal(event)) {
        run.ended = true;
        run.record = { ...run.record, body: undefined };
        forgetLater(runId);
      }
      wake(run);
      return Promise.resolve(true);
    },
    async read(runId, since, waitMs, signal) {
      signal.throwIfAborted();
      const run = runs.get(runId);
      if (!run) return [];
      const reads = (): void => void (run.readUntil = performance.now() + unreadMs);
      // The `seq` of an event is its place.
      const after = (): DeckEvent[] => run.events.slice(since + 1);
      reads();
      const found = after();
      if (found.length > 0 || run.ended) return found;
      await changeOf(run, waitMs, signal);
      reads();
      signal.throwIfAborted();
      return after();
    },
    hold(runId, writer) {
      const run = runs.get(runId);
      const now = performance.now();
      if (!run || run.ended || (run.writer !== writer && run.heldUntil > now))
        return Promise.resolve(NOT_HELD);
      run.writer = writer;
      run.heldUntil = now + leaseMs;
      return Promise.resolve({ held: true, cancelled: run.cancelled, read: run.readUntil > now });
    },
    cancel(runId) {
      const run = runs.get(runId);
      if (run) run.cancelled = true;
      return Promise.resolve();
    },
  };
}

export const NOT_HELD: RunHold = { held: false, cancelled: false, read: false };

/** Resolves at the next event, after `waitMs`, or when the reader leaves. */
function changeOf({ waiting }: KeptRun, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      waiting.delete(go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    waiting.add(go);
    signal.addEventListener('abort', go, { once: true });
  });
}
