import type { AsyncDuckDB } from '@duckdb/duckdb-wasm';
import { assetUrl } from '../assets.js';
import { trusted } from '../trusted-types.js';
import { DeckError } from '../errors.js';
import { fetchAsset, shareOf, wasmUrl, type OnProgress } from './engine-files.js';
import { QueryError } from './errors.js';
import { sqlLiteral } from './sql-text.js';

/** Where the engine's files are. Absolute, or relative to the page. */
export interface DuckDBAssets {
  wasm: string;
  worker: string;
}

export interface DuckDBWorker {
  db: AsyncDuckDB;
  /** Rejects when the worker has died or was ended; never resolves. */
  lost: Promise<never>;
  terminate(): void;
}

/**
 * Before the engine's own script: no request can leave, whatever the SQL (the wasm itself comes by fetch), and a failing
 * XMLHttpRequest cannot throw through wasm frames, which breaks the instance; and failed queries stay out of the console.
 */
const PRELUDE = `
self.XMLHttpRequest = class {
  open() {} send() {} setRequestHeader() {} overrideMimeType() {} abort() {}
  getResponseHeader() { return null; } getAllResponseHeaders() { return ''; }
  get status() { return 0; } get readyState() { return 4; } get response() { return null; } get responseText() { return ''; }
};
for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => {};
`;

/** A module with one try block: valid where the engine's faster build runs. */
const TRY_MODULE = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 0x40, 0x19, 11, 11,
]);

/** The files of this browser's build in the asset folder. */
export function defaultDuckDBAssets(): DuckDBAssets {
  const build = WebAssembly.validate(TRY_MODULE) ? 'eh' : 'mvp';
  return { wasm: assetUrl(`duckdb-${build}.wasm`), worker: assetUrl(`duckdb-browser-${build}.worker.js`) };
}

export interface WorkerOptions {
  /** Memory that the engine may take, e.g. `'2GB'`. */
  memory: string;
  /** Milliseconds without a sign of life after which the start has failed. */
  startTimeout: number;
  onProgress: OnProgress;
}

/**
 * Starts DuckDB in a worker of its own, and once more where that hangs or breaks. The worker runs from a blob, so that its files may lie
 * on another origin.
 *
 * @throws DeckError asset_not_found; QueryError ENGINE_LOAD (blocked by the page's policy, broken file, timeout)
 */
export async function startDuckDBWorker(assets: DuckDBAssets, options: WorkerOptions): Promise<DuckDBWorker> {
  try {
    return await startOnce(assets, options);
  } catch (error) {
    if (!QueryError.is(error)) throw error;
    return startOnce(assets, options);
  }
}

async function startOnce(assets: DuckDBAssets, options: WorkerOptions): Promise<DuckDBWorker> {
  const life = watchLife(options.startTimeout);
  const onProgress: OnProgress = (done) => {
    life.sign();
    options.onProgress(done);
  };
  try {
    return await Promise.race([life.gone, startWatched(assets, options.memory, onProgress, life.gone)]);
  } finally {
    life.end();
  }
}

async function startWatched(
  assets: DuckDBAssets,
  memory: string,
  onProgress: OnProgress,
  gone: Promise<never>,
): Promise<DuckDBWorker> {
  requireCompiling();
  const page = globalThis.document?.baseURI;
  const workerUrl = new URL(assets.worker, page).href;
  const [{ AsyncDuckDB, VoidLogger }, source, wasm] = await Promise.all([
    import('@duckdb/duckdb-wasm'),
    fetchAsset(workerUrl).then((response) => response.text()),
    wasmUrl(new URL(assets.wasm, page).href, onProgress),
  ]);
  const script = URL.createObjectURL(new Blob([PRELUDE, source], { type: 'text/javascript' }));
  const worker = new Worker(trusted.createScriptURL(script));
  let lose: (error: Error) => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    lose = reject;
  });
  lost.catch(() => undefined);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    lose(engineLoadError(event.message || 'the worker was blocked or stopped', event.error));
  });
  const db = new AsyncDuckDB(new VoidLogger(), worker);
  const terminate = () => {
    lose(new QueryError('ENGINE_CRASHED', 'The engine was ended.'));
    worker.terminate();
  };
  try {
    const ready = db.instantiate(wasm.url, null, ({ bytesLoaded, bytesTotal }) =>
      onProgress(shareOf(bytesLoaded, bytesTotal)),
    );
    await Promise.race([gone, lost, ready.then(() => open(db, memory))]);
  } catch (cause) {
    terminate();
    throw DeckError.is(cause) ? cause : engineLoadError((cause as Error).message, cause);
  } finally {
    URL.revokeObjectURL(script);
    wasm.release();
  }
  onProgress(1);
  return { db, lost, terminate };
}

/** The worker has the page's policy: what the page may not compile would leave the start pending for ever. */
function requireCompiling(): void {
  try {
    new WebAssembly.Module(TRY_MODULE.subarray(0, 8));
  } catch (cause) {
    throw engineLoadError("the page's policy forbids WebAssembly", cause);
  }
}

/** With a broken file, too, the engine's start stays pending for ever. */
function watchLife(milliseconds: number): { gone: Promise<never>; sign(): void; end(): void } {
  let give: (error: Error) => void = () => undefined;
  const gone = new Promise<never>((_resolve, reject) => {
    give = reject;
  });
  gone.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  const sign = (): void => {
    end();
    timer = setTimeout(
      () => give(engineLoadError(`no sign of life for ${milliseconds / 1000} s`)),
      milliseconds,
    );
  };
  sign();
  return { gone, sign, end };
}

/** Files and network off; short polls keep small queries quick beside long ones. */
async function open(db: AsyncDuckDB, memory: string): Promise<void> {
  await db.open({ path: ':memory:', query: { queryPollingInterval: 5 } });
  const connection = await db.connectInternal();
  for (const setting of [
    'SET enable_external_access = false',
    'SET GLOBAL errors_as_json = true',
    `SET memory_limit = ${sqlLiteral(memory)}`,
    'SET lock_configuration = true',
  ]) {
    await db.runQuery(connection, setting);
  }
  await db.disconnect(connection);
}

function engineLoadError(why: string, cause?: unknown): QueryError {
  return new QueryError('ENGINE_LOAD', `The query engine could not be started: ${why}.`, {
    cause,
    hint: "A content security policy needs script-src 'wasm-unsafe-eval', worker-src blob: and connect-src for the asset folder.",
  });
}
