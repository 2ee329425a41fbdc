import type { DuckDBClient } from './duckdb-client.js';
import {
  defaultDuckDBAssets,
  startDuckDBWorker,
  type DuckDBAssets,
  type WorkerOptions,
} from './duckdb-worker.js';
import type { OnProgress } from './engine-files.js';

interface SharedWorker {
  started: Promise<DuckDBClient>;
  users: number;
  /** Whoever waits for the start is told how far it is. */
  waiting: Set<OnProgress>;
}

export interface SharedWorkerOptions extends Pick<WorkerOptions, 'memory' | 'startTimeout'> {
  assets?: DuckDBAssets | undefined;
  onProgress?: OnProgress | undefined;
}

/** One worker a page for all runners with the same files; each runner has a schema of its own in it. */
const workers = new Map<string, SharedWorker>();

/** Joins the page's worker for these files; `leave` ends it once nobody uses it. */
export async function joinWorker({
  assets = defaultDuckDBAssets(),
  memory,
  startTimeout,
  onProgress,
}: SharedWorkerOptions): Promise<{ client: DuckDBClient; leave: () => void }> {
  const key = JSON.stringify([assets.wasm, assets.worker, memory]);
  let shared = workers.get(key);
  if (!shared) {
    const waiting: SharedWorker['waiting'] = new Set();
    const tell: OnProgress = (done) => waiting.forEach((each) => each(done));
    const started = startDuckDBWorker(assets, { memory, startTimeout, onProgress: tell });
    shared = { started, users: 0, waiting };
    workers.set(key, shared);
  }
  if (onProgress) shared.waiting.add(onProgress);
  const joined = shared;
  const forget = () => {
    if (workers.get(key) === joined) workers.delete(key);
  };
  joined.users += 1;
  let left = false;
  try {
    const client = await joined.started;
    client.lost.catch(forget);
    return {
      client,
      leave: () => {
        if (left) return;
        left = true;
        joined.users -= 1;
        if (joined.users === 0) {
          forget();
          client.terminate();
        }
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}
