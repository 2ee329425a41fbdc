import { DeckError } from '../../core/errors.js';
import { ServiceAuthError } from '../../core/http/service-error.js';
import { checkResult } from '../../core/query/check-result.js';
import { QueryError } from '../../core/base/query-error.js';
import { abortError } from '../../core/query/query-cache.js';
import { untilAborted } from '../../core/until-aborted.js';
import { parseQueryRequest } from '../../core/query/query-request.js';
import { readJson } from '../../service/read-json.js';
import { requestIdOf } from '../../core/http/request-id.js';
import { checkJsonPost, refusalOf } from '../proxy/admission.js';
import { limitedResult, refusalResponse, resultResponse, schemaResponse } from './query-answer.js';
import {
  resolveQueryOptions,
  type QueryHandlerOptions,
  type QueryResponseInfo,
  type ResolvedQueryOptions,
} from './query-handler-options.js';
import { QuerySlots } from './query-slots.js';

/**
 * Answers POST `run-query` for `createHttpRunner`: SQL on an engine of this server, as JSON or an Arrow IPC stream.
 *
 *     const engine = createNodeDuckDBRunner();
 *     await engine.load([await readDatasetFile('sales.parquet', 'sales')]);
 *     export const POST = createQueryHandler({ engine, authorize: requireSession });   // Next.js: app/api/run-query/route.ts
 *     app.post('/api/run-query', toNodeHandler(createQueryHandler({ engine, authorize })));   // Express
 *
 * DuckDB for Node is native code, which a bundler leaves out: `serverExternalPackages: ['@duckdb/node-api']` in next.config.
 *
 * A client that leaves ends its query in the engine. What fails is `{ error: { code, message, requestId, query } }`, where
 * `query` holds the QueryError's code, position and candidates. Nothing is to be cached on the way.
 *
 * @throws DeckError `invalid_config` naming the option
 */
export function createQueryHandler(options: QueryHandlerOptions): (request: Request) => Promise<Response> {
  const resolved = resolveQueryOptions(options);
  const slots = new QuerySlots(resolved.concurrency, resolved.maxWaiting);
  return async (request) => {
    const began = performance.now();
    const requestId = requestIdOf(request.headers);
    const { response, ...more } = await answer(request, requestId, resolved, slots);
    resolved.onResponse?.({ requestId, status: response.status, ms: performance.now() - began, ...more });
    return response;
  };
}

type Answered = { response: Response } & Pick<QueryResponseInfo, 'rows' | 'error'>;

async function answer(
  request: Request,
  requestId: string,
  options: ResolvedQueryOptions,
  slots: QuerySlots,
): Promise<Answered> {
  // Held here for the whole request: a Request that is collected loses its abort.
  const { signal } = request;
  const { maxBodyBytes, maxAnswerBytes, engine, limit } = options;
  let sql: string | undefined;
  try {
    if (request.method !== 'POST') throw new DeckError('method_not_allowed', 'Queries are sent by POST.');
    checkJsonPost(request, options);
    const refused = await refusalOf(options.authorize, () => request);
    if (refused) return { response: refused };
    const hint = 'Send shorter SQL and parameters.';
    const asked = parseQueryRequest(await readJson(request, maxBodyBytes, hint));
    if (asked.kind === 'schema') {
      if (!options.schema) throw forbidden('The tables are not told.');
      const tables = await inTime(() => engine.schema(), options, slots, signal);
      return { response: schemaResponse(tables, requestId) };
    }
    ({ sql } = asked);
    const { params } = asked;
    await checkAllowed(sql, { request, params }, options);
    const run = (stop: AbortSignal) =>
      engine.runQuery(asked.sql, { signal: stop, ...(params.length > 0 ? { params } : {}) });
    const result = limitedResult(checkResult(await inTime(run, options, slots, signal)), limit);
    const response = resultResponse(result, request, requestId, maxAnswerBytes);
    return { response, rows: result.rowCount };
  } catch (error) {
    // Nobody is there to read it; the status is for logs.
    if (signal.aborted) return { response: new Response(null, { status: 499 }), error };
    return { response: refusalResponse(error, requestId, sql), error };
  }
}

async function checkAllowed(
  sql: string,
  context: Parameters<NonNullable<QueryHandlerOptions['allow']>>[1],
  { allow }: ResolvedQueryOptions,
): Promise<void> {
  if (!allow) return;
  const decided: unknown = await allow(sql, context);
  if (decided === true) return;
  if (decided === false) throw forbidden('This query is not among those that may run here.');
  if (typeof decided === 'string') throw forbidden(decided);
  throw new Error('allow must give true, false, or why the query may not run.');
}

/** Runs in a slot of its own until it ends, the time is up or the client leaves; both stop the engine. */
async function inTime<T>(
  run: (stop: AbortSignal) => Promise<T>,
  { timeout }: ResolvedQueryOptions,
  slots: QuerySlots,
  client: AbortSignal,
): Promise<T> {
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), timeout);
  const stop = AbortSignal.any([client, expiry.signal]);
  let release: (() => void) | undefined;
  try {
    release = await slots.take(stop);
    const running = (async () => run(stop))();
    // Given back only once the engine is free, even where it does not heed the signal.
    void running.catch(() => undefined).finally(release);
    return await untilAborted(running, stop, abortError);
  } catch (error) {
    if (client.aborted || !release || !expiry.signal.aborted) throw error;
    throw new QueryError('TIMEOUT', `The query took longer than ${timeout / 1000} s and was stopped.`, {
      cause: error,
      hint: 'Aggregate or filter more.',
    });
  } finally {
    clearTimeout(timer);
  }
}

function forbidden(message: string): ServiceAuthError {
  return new ServiceAuthError('forbidden', message, { status: 403 });
}
