import { isTerminal, type RunStore } from '../../service/runs/run-store.js';

export interface WrittenRuns {
  store: RunStore;
  /** Resolves with whether all runs that this process writes have ended, after `ms` at the latest. */
  ended(ms: number): Promise<boolean>;
}

/** Knows which runs this process writes: their readers may be elsewhere, or come back later. */
export function writtenRuns(store: RunStore): WrittenRuns {
  const writing = new Set<string>();
  let onEnd = (): void => {};
  const over = (runId: string): void => {
    writing.delete(runId);
    if (writing.size === 0) onEnd();
  };
  return {
    store: {
      leaseMs: store.leaseMs,
      find: (...asked) => store.find(...asked),
      read: (...asked) => store.read(...asked),
      cancel: (...asked) => store.cancel(...asked),
      async create(runId, ...given) {
        const created = await store.create(runId, ...given);
        if (created) writing.add(runId);
        return created;
      },
      async append(runId, writer, event) {
        const kept = await store.append(runId, writer, event);
        if (!kept || isTerminal(event)) over(runId);
        return kept;
      },
      async hold(runId, writer) {
        const hold = await store.hold(runId, writer);
        if (hold.held) writing.add(runId);
        else over(runId);
        return hold;
      },
    },
    ended: (ms) =>
      new Promise((resolve) => {
        if (writing.size === 0) return resolve(true);
        const late = setTimeout(() => resolve(false), ms);
        onEnd = () => {
          clearTimeout(late);
          resolve(true);
        };
      }),
  };
}
