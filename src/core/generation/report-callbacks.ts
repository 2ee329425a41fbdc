import { DeckError } from '../errors.js';
import { errorFromResponse } from '../http/error-from-response.js';
import type { FetchFn } from '../http/fetch-fn.js';
import type { Dataset, LoadWarning, RunQuery } from '../query/types.js';
import type {
  DeckEvent,
  GenerateDeckRequest,
  ModifySlideRequest,
  Privacy,
  QueryFromPromptRequest,
  QueryFromPromptResponse,
} from '../stream/protocol.js';
import { deckEvents } from './deck-events.js';
import { resumedEvents } from './resumed-events.js';

export interface CallOptions {
  signal?: AbortSignal;
}

/** What generation calls: the service's endpoints, and the engine that runs the widgets' SQL. */
export interface ReportCallbacks {
  generateDeckSlides(request: GenerateDeckRequest, options?: CallOptions): AsyncIterable<DeckEvent>;
  modifyDeckSlide(request: ModifySlideRequest, options?: CallOptions): AsyncIterable<DeckEvent>;
  /**
   * A question in plain words → SQL and chart. A request with `privacy` is sent with what that allows of the tables' values, read by
   * `runQuery`. Throws the named service errors.
   */
  queryFromPrompt?(request: QueryFromPromptRequest, options?: CallOptions): Promise<QueryFromPromptResponse>;
  runQuery: RunQuery;
  loadDatasets?(datasets: Dataset[], options?: CallOptions): Promise<LoadWarning[]>;
}

export interface ReportCallbacksOptions {
  /** Sends the requests; the global `fetch` when not given. */
  customFetch?: FetchFn;
  runQuery: RunQuery;
  /** Loads datasets given to `start` into the engine behind `runQuery`. */
  loadDatasets?: ReportCallbacks['loadDatasets'];
  /** Where the endpoints are; `/api` when not given. */
  baseUrl?: string;
}

/** A request as its bytes leave the page. */
export const wireBody = (request: object): string => JSON.stringify(request);

/**
 * The callback bundle over HTTP and server-sent events.
 * @throws DeckError `invalid_config` without `runQuery`.
 */
export function createReportCallbacks(options: ReportCallbacksOptions): ReportCallbacks {
  const { customFetch, runQuery, loadDatasets, baseUrl = '/api' } = options;
  if (typeof runQuery !== 'function') {
    throw new DeckError('invalid_config', 'createReportCallbacks needs runQuery.', {
      path: 'runQuery',
      hint: 'Pass the runQuery of createDuckDBRunner() or of your own engine.',
    });
  }
  const base = baseUrl.replace(/\/$/, '');
  const sent = (body: object, signal?: AbortSignal): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: wireBody(body),
    ...(signal ? { signal } : {}),
  });
  // The global one is looked up at the call: a page may replace it.
  const send: FetchFn = (input, init) => (customFetch ?? globalThis.fetch)(input, init);
  const post = (
    endpoint: string,
    body: object,
    { signal }: CallOptions = {},
    remaining?: (missing: readonly string[]) => object | undefined,
  ): AsyncIterable<DeckEvent> =>
    resumedEvents(body, {
      open: (request) =>
        deckEvents(`${base}/${endpoint}`, sent(request), {
          ...(customFetch ? { fetch: customFetch } : {}),
          ...(signal ? { signal } : {}),
        }),
      // The page may be about to go: `keepalive` lets the request leave all the same.
      cancel: (request) =>
        void send(`${base}/cancel-run`, { ...sent(request), keepalive: true }).catch(() => {}),
      ...(remaining ? { remaining } : {}),
      signal,
    });
  return {
    generateDeckSlides: (request, call) =>
      post('generate-deck-slides', request, call, (missing) => onlyOf(request, missing)),
    modifyDeckSlide: (request, call) => post('modify-deck-slides', request, call),
    queryFromPrompt: async (asked, { signal } = {}) => {
      const request = asked.privacy ? await withFacts(asked, asked.privacy, runQuery, signal) : asked;
      const response = await send(`${base}/query-from-prompt`, sent(request, signal));
      if (!response.ok) throw await errorFromResponse(response);
      return (await response.json()) as QueryFromPromptResponse;
    },
    runQuery,
    ...(loadDatasets ? { loadDatasets } : {}),
  };
}

/** The same deck, of which only the slides are asked for that are missing; nothing where it asked for none of them. */
function onlyOf(
  { runId: _run, ...request }: GenerateDeckRequest,
  missing: readonly string[],
): GenerateDeckRequest | undefined {
  const only = missing.filter((id) => !request.only || request.only.includes(id));
  return only.length > 0 ? { ...request, only } : undefined;
}

/** What a service without the rows cannot know; tables that come with it, or cannot be read, are sent as they are. */
async function withFacts(
  request: QueryFromPromptRequest,
  privacy: Privacy,
  runQuery: RunQuery,
  signal: AbortSignal | undefined,
): Promise<QueryFromPromptRequest> {
  if (request.tables.some(({ facts }) => facts)) return request;
  try {
    const { describeTables } = await import('../analyst/ask/table-facts.js');
    return { ...request, tables: await describeTables(request.tables, runQuery, privacy, { signal }) };
  } catch {
    signal?.throwIfAborted();
    return request;
  }
}
