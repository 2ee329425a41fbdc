import { assetUrl } from '../assets.js';
import { trusted } from '../trusted-types.js';
import { DeckError } from '../errors.js';
import { DuckDBClient } from './duckdb-client.js';
import { fetchAsset, shareOf, wasmUrl, type OnProgress } from './engine-files.js';
import { QueryError } from '../base/query-error.js';
import { sqlLiteral } from './sql-text.js';

/** Where the engine's files are. Absolute, or relative to the page. */
export interface DuckDBAssets {
  wasm: string;
  worker: string;
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
export async function startDuckDBWorker(assets: DuckDBAssets, options: WorkerOptions): Promise<DuckDBClient> {
  try {
    return await startOnce(assets, options);
  } catch (error) {
    if (!QueryError.is(error)) throw error;
    return startOnce(assets, options);
  }
}

async function startOnce(assets: DuckDBAssets, options: WorkerOptions): Promise<DuckDBClient> {
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
): Promise<DuckDBClient> {
  requireCompiling();
  const page = globalThis.document?.baseURI;
  const workerUrl = new URL(assets.worker, page).href;
  const [source, wasm] = await Promise.all([
    fetchAsset(workerUrl).then((response) => response.text()),
    wasmUrl(new URL(assets.wasm, page).href, onProgress),
  ]);
  const script = URL.createObjectURL(new Blob([PRELUDE, source], { type: 'text/javascript' }));
  const worker = new Worker(trusted.createScriptURL(script));
  const client = new DuckDBClient(worker, ({ bytesLoaded, bytesTotal }) =>
    onProgress(shareOf(bytesLoaded, bytesTotal)),
  );
  try {
    await Promise.race([gone, open(client, wasm.url, memory)]);
  } catch (cause) {
    client.terminate();
    throw startError(cause);
  } finally {
    URL.revokeObjectURL(script);
    wasm.release();
  }
  onProgress(1);
  return client;
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
async function open(client: DuckDBClient, wasm: string, memory: string): Promise<void> {
  await client.ask('INSTANTIATE', [wasm, null]);
  await client.ask('OPEN', { path: ':memory:', query: { queryPollingInterval: 5 } });
  const connection = await client.ask('CONNECT', null);
  for (const setting of [
    'SET enable_external_access = false',
    'SET GLOBAL errors_as_json = true',
    `SET memory_limit = ${sqlLiteral(memory)}`,
    'SET lock_configuration = true',
  ]) {
    await client.ask('RUN_QUERY', [connection, setting]);
  }
  await client.ask('DISCONNECT', connection);
}

/** Before the first query a lost worker is one that could not start. */
function startError(error: unknown): unknown {
  const lost = QueryError.is(error) && error.code === 'ENGINE_CRASHED';
  if (DeckError.is(error) && !lost) return error;
  const cause = lost ? error.cause : error;
  return engineLoadError((cause as Error).message, cause);
}

function engineLoadError(why: string, cause?: unknown): QueryError {
  return new QueryError('ENGINE_LOAD', `The query engine could not be started: ${why}.`, {
    cause,
    hint: "A content security policy needs script-src 'wasm-unsafe-eval', worker-src blob: and connect-src for the asset folder.",
  });
}
