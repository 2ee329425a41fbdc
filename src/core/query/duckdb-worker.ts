import type { AsyncDuckDB } from '@duckdb/duckdb-wasm';
import { assetNotFound, assetUrl } from '../assets.js';
import { DeckError } from '../errors.js';
import { QueryError } from './errors.js';

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

/**
 * Starts DuckDB in a worker of its own. The worker runs from a blob, so that its files may lie on another origin.
 *
 * @throws DeckError asset_not_found; QueryError ENGINE_LOAD (blocked by the page's policy, broken file, timeout)
 */
export async function startDuckDBWorker(assets: DuckDBAssets, timeoutMs: number): Promise<DuckDBWorker> {
  const page = globalThis.document?.baseURI;
  const workerUrl = new URL(assets.worker, page).href;
  const [{ AsyncDuckDB, VoidLogger }, source, wasm] = await Promise.all([
    import('@duckdb/duckdb-wasm'),
    fetchAsset(workerUrl).then((response) => response.text()),
    wasmUrl(new URL(assets.wasm, page).href),
  ]);
  const script = URL.createObjectURL(new Blob([PRELUDE, source], { type: 'text/javascript' }));
  const worker = new Worker(script);
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
  // Without wasm-unsafe-eval in the policy, or with a broken file, instantiate() stays pending for ever.
  const timer = setTimeout(() => lose(engineLoadError(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  try {
    await Promise.race([lost, db.instantiate(wasm.url).then(() => open(db))]);
  } catch (cause) {
    terminate();
    throw DeckError.is(cause) ? cause : engineLoadError((cause as Error).message, cause);
  } finally {
    clearTimeout(timer);
    URL.revokeObjectURL(script);
    wasm.release();
  }
  return { db, lost, terminate };
}

/** Files and network off; short polls keep small queries quick beside long ones. */
async function open(db: AsyncDuckDB): Promise<void> {
  await db.open({ path: ':memory:', query: { queryPollingInterval: 5 } });
  const connection = await db.connectInternal();
  for (const setting of [
    'SET enable_external_access = false',
    'SET GLOBAL errors_as_json = true',
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

async function fetchAsset(url: string, method = 'GET'): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { method });
  } catch (cause) {
    throw assetNotFound(url, (cause as Error).message, cause);
  }
  if (!response.ok) throw assetNotFound(url, `status ${response.status}`);
  // Many servers answer an unknown path with the page itself.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw assetNotFound(url, 'an HTML page came');
  return response;
}

/** The wasm file, or its gzipped twin, which hosts that refuse files beyond 25 MB can serve. */
async function wasmUrl(url: string): Promise<{ url: string; release(): void }> {
  try {
    await fetchAsset(url, 'HEAD');
    return { url, release: () => undefined };
  } catch (missing) {
    const zipped = await fetchAsset(`${url}.gz`).catch(() => undefined);
    if (!zipped?.body) throw missing;
    const bytes = await new Response(zipped.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    const blob = URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
    return { url: blob, release: () => URL.revokeObjectURL(blob) };
  }
}
