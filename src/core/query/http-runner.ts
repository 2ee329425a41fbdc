import { ARROW_STREAM } from '../arrow/types.js';
import { DeckError } from '../errors.js';
import { errorFromResponse } from '../http/error-from-response.js';
import type { FetchFn } from '../http/fetch-fn.js';
import { ServiceServerError } from '../http/service-error.js';
import { PROTOCOL } from '../stream/protocol.js';
import { answerBytes } from './answer-bytes.js';
import { checkResult } from './check-result.js';
import { checkTables } from './check-tables.js';
import { QueryError } from '../base/query-error.js';
import { untilAborted } from '../until-aborted.js';
import { abortError, QueryCache } from './query-cache.js';
import { readQueryError } from './query-error-wire.js';
import { writeParams, type QueryRequest } from './query-request.js';
import type { Dataset, LoadWarning, QueryResult, QueryRunner, TableSchema } from './types.js';

export interface HttpRunnerOptions {
  /** Where the server answers `run-query`, e.g. `/api/vendor/run-query`. */
  url: string | URL;
  /** Called in place of the global `fetch`: a host's routing and credentials. */
  customFetch?: FetchFn;
  /** The SQL that the server's engine speaks. Default `'duckdb'`. */
  dialect?: string;
  /** Further headers, such as `authorization`, or a function that gives them at each request. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
  /** What the server is asked for; an answer in either form is understood. Default `'json'`. */
  format?: 'json' | 'arrow';
  /** Milliseconds until a query without an answer ends in TIMEOUT. Default 60,000. */
  timeout?: number;
  /** Bytes of one answer, larger ones end in TOO_LARGE. Default 32 MiB. */
  maxAnswerBytes?: number;
  /**
   * Milliseconds for which an answer stands for equal queries. Default 0: the page cannot know when tables on a server change,
   * so only queries under way at the same time share one request.
   */
  maxAge?: number;
  /** Bytes of results that are kept for so long. Default 32 MB. */
  cacheBytes?: number;
}

/** More than this of an error body is not read. */
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * A query runner on an engine behind HTTP: a `createQueryHandler` of `deckwright/server`, or whatever answers POST `run-query`
 * in the same way. Queries of the same text and parameters share one request; aborting it ends the query on the server.
 *
 * `load()` refuses datasets with INVALID_DATASET and sends nothing: the tables are the server's, loaded where its engine runs.
 *
 * Rejects with the QueryError of the engine (code, position, candidates, hint), or TIMEOUT, TOO_LARGE, INVALID_RESULT for an
 * answer that breaks the contract; with the named ServiceErrors and DeckErrors of an HTTP status (`forbidden` where the
 * server does not allow the SQL); with ServiceServerError `upstream_unreachable`, status 0, where no answer came.
 *
 * @throws DeckError `invalid_config` without `url`
 */
export function createHttpRunner(options: HttpRunnerOptions): QueryRunner {
  const { url, dialect = 'duckdb', maxAge = 0, cacheBytes = 32 * 2 ** 20 } = options;
  if (!(url instanceof URL) && (typeof url !== 'string' || url === '')) {
    throw new DeckError('invalid_config', 'createHttpRunner needs the url of run-query.', {
      path: 'url',
      hint: "Pass the address where createQueryHandler is mounted, such as '/api/run-query'.",
    });
  }
  const closing = new AbortController();
  const cache = new QueryCache(maxAge > 0 ? cacheBytes : 0);

  const ask = async (request: QueryRequest, sql: string, signal: AbortSignal): Promise<unknown> => {
    const expiry = new AbortController();
    const { timeout = 60_000 } = options;
    const timer = setTimeout(() => expiry.abort(), timeout);
    try {
      const given = AbortSignal.any([signal, closing.signal, expiry.signal]);
      return await untilAborted(answerTo(request, sql, options, given), given, abortError);
    } catch (cause) {
      if (signal.aborted || closing.signal.aborted) throw abortError();
      if (!expiry.signal.aborted) throw cause;
      throw new QueryError('TIMEOUT', `No answer to the query came within ${timeout / 1000} s.`, {
        sql,
        cause,
        hint: 'Aggregate or filter more, or raise the timeout.',
      });
    } finally {
      clearTimeout(timer);
    }
  };
  const refuseClosed = (): void => {
    if (closing.signal.aborted) throw new QueryError('ENGINE_LOAD', 'The query runner is closed.');
  };

  return {
    dialect,

    async runQuery(sql, { signal, params = [] } = {}): Promise<QueryResult> {
      if (signal?.aborted) throw abortError();
      refuseClosed();
      if (typeof sql !== 'string') throw new QueryError('SYNTAX', 'The SQL must be a string.');
      const sent = writeParams(params, sql);
      const request: QueryRequest = { protocol: PROTOCOL, sql, ...(sent.length > 0 ? { params: sent } : {}) };
      const age = maxAge > 0 ? Math.floor(performance.now() / maxAge) : 0;
      return cache.get(
        `${age} ${JSON.stringify(request)}`,
        async (shared) => checkResult(await ask(request, sql, shared)),
        signal,
      );
    },

    load: (datasets) =>
      Promise.resolve().then(() => {
        refuseClosed();
        return refuseDatasets(datasets);
      }),

    async schema(): Promise<TableSchema[]> {
      refuseClosed();
      return checkTables(await ask({ protocol: PROTOCOL, schema: true }, '', closing.signal));
    },

    close(): Promise<void> {
      closing.abort();
      return Promise.resolve();
    },
  };
}

function refuseDatasets([first]: Dataset[]): LoadWarning[] {
  if (!first) return [];
  throw new QueryError(
    'INVALID_DATASET',
    `Dataset "${first.tableName}" was not loaded: the tables of this runner are on its server.`,
    {
      path: first.tableName,
      hint: 'Load it where the engine runs (createNodeDuckDBRunner().load), or query it in the page with createDuckDBRunner().',
    },
  );
}

async function answerTo(
  request: QueryRequest,
  sql: string,
  { url, customFetch, headers: further, format = 'json', maxAnswerBytes = 32 * 2 ** 20 }: HttpRunnerOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = new Headers(typeof further === 'function' ? await further() : further);
  headers.set('content-type', 'application/json');
  headers.set('accept', format === 'arrow' ? `${ARROW_STREAM}, application/json;q=0.9` : 'application/json');
  const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(request), signal };
  let response: Response;
  let bytes: Uint8Array;
  try {
    // Looked up at the call: a page may replace the global after this module was loaded.
    response = await (customFetch ?? globalThis.fetch)(url, init);
    if (!response.ok) throw await errorOf(response, sql);
    bytes = await answerBytes(response, maxAnswerBytes);
  } catch (cause) {
    if (DeckError.is(cause)) throw cause;
    throw new ServiceServerError(
      'upstream_unreachable',
      `No answer, or only a part of it, came from ${String(url)}.`,
      {
        status: 0,
        retryable: true,
        hint: 'Look at the network log: the server is down, the page is offline, or CORS refused the request.',
        cause,
      },
    );
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.trim().toLowerCase().startsWith(ARROW_STREAM)) {
    const { decodeResult } = await import('./result-arrow.js');
    return decodeResult(bytes);
  }
  if (!/^\s*application\/json\s*(;|$)/i.test(type)) {
    throw new QueryError(
      'INVALID_RESULT',
      `${String(url)} answered ${type ? `"${type.slice(0, 100)}"` : 'without a content type'}, not with a query result.`,
      { sql, hint: 'Check the url: a page fallback or a login page answers in place of the engine.' },
    );
  }
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (cause) {
    throw new QueryError('INVALID_RESULT', 'The answer is not valid JSON.', { sql, cause });
  }
}

async function errorOf(response: Response, sql: string): Promise<DeckError<string>> {
  const copy = response.clone();
  const named = await errorFromResponse(response);
  try {
    const text = new TextDecoder().decode(await answerBytes(copy, MAX_ERROR_BYTES));
    return readQueryError(JSON.parse(text), sql) ?? named;
  } catch {
    // Nothing of ours: the status says what there is to say.
    return named;
  }
}
