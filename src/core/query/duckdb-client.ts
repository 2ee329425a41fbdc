import { QueryError } from '../base/query-error.js';

/** What the engine's worker can be asked: its data, and its answer. Protocol: `parallel/worker_request` of @duckdb/duckdb-wasm 1.33. */
interface Requests {
  INSTANTIATE: { data: [wasm: string, pthreadWorker: null]; answer: null };
  OPEN: { data: { path: string; query: { queryPollingInterval: number } }; answer: null };
  CONNECT: { data: null; answer: number };
  DISCONNECT: { data: number; answer: null };
  RUN_QUERY: { data: [connection: number, sql: string]; answer: Uint8Array };
  CREATE_PREPARED: { data: [connection: number, sql: string]; answer: number };
  RUN_PREPARED: { data: [connection: number, statement: number, params: []]; answer: Uint8Array };
  CLOSE_PREPARED: { data: [connection: number, statement: number]; answer: null };
  /** The schema, or null as long as the query runs. */
  START_PENDING_QUERY: {
    data: [connection: number, sql: string, streamed: false];
    answer: Uint8Array | null;
  };
  POLL_PENDING_QUERY: { data: number; answer: Uint8Array | null };
  CANCEL_PENDING_QUERY: { data: number; answer: boolean };
  /** A batch; null or empty at the end. */
  FETCH_QUERY_RESULTS: { data: number; answer: Uint8Array | null };
  INSERT_ARROW_FROM_IPC_STREAM: {
    data: [connection: number, bytes: Uint8Array, into: { name: string; schema: string; create: false }];
    answer: null;
  };
}

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Response {
  type: string;
  requestId: number;
  data: unknown;
}

export interface DownloadProgress {
  bytesLoaded: number;
  bytesTotal: number;
}

/**
 * Speaks with the engine's worker. The library's own class for it does the same, but brings Apache Arrow along (39 kB gzipped), and what
 * a worker was asked before it died never settles there.
 */
export class DuckDBClient {
  /** Rejects when the worker has died or was ended; never resolves. */
  readonly lost: Promise<never>;
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private readonly lose: (error: Error) => void;
  private asked = 0;
  private gone: Error | undefined;

  constructor(worker: Worker, onDownload: (progress: DownloadProgress) => void) {
    let reject: (error: Error) => void = () => undefined;
    this.lost = new Promise<never>((_resolve, give) => {
      reject = give;
    });
    this.lost.catch(() => undefined);
    this.lose = (error) => {
      this.gone ??= error;
      reject(this.gone);
      for (const request of this.pending.values()) request.reject(this.gone);
      this.pending.clear();
    };
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      if (data.type === 'INSTANTIATE_PROGRESS') onDownload(data.data as DownloadProgress);
      else this.settle(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const why = event.message || 'the worker was blocked or stopped';
      this.lose(
        new QueryError('ENGINE_CRASHED', `The engine was lost: ${why}.`, {
          cause: event.error ?? new Error(why),
        }),
      );
    });
  }

  /** @param transfer buffers that the worker takes: they are empty afterwards */
  ask<Type extends keyof Requests>(
    type: Type,
    data: Requests[Type]['data'],
    transfer: ArrayBuffer[] = [],
  ): Promise<Requests[Type]['answer']> {
    if (this.gone) return Promise.reject(this.gone);
    this.asked += 1;
    const messageId = this.asked;
    return new Promise<unknown>((resolve, reject) => {
      this.pending.set(messageId, { resolve, reject });
      this.worker.postMessage({ messageId, type, data }, transfer);
    }) as Promise<Requests[Type]['answer']>;
  }

  /** Whatever was asked rejects. */
  terminate(): void {
    this.lose(new QueryError('ENGINE_CRASHED', 'The engine was ended.'));
    this.worker.terminate();
  }

  private settle({ type, requestId, data }: Response): void {
    const request = this.pending.get(requestId);
    this.pending.delete(requestId);
    if (type !== 'ERROR') request?.resolve(data);
    else request?.reject(new Error((data as Error).message));
  }
}
