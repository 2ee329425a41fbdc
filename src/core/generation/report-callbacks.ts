import { DeckError } from '../errors.js';
import type { FetchFn } from '../http/fetch-fn.js';
import type { Dataset, LoadWarning, RunQuery } from '../query/types.js';
import type { DeckEvent, GenerateDeckRequest, ModifySlideRequest } from '../stream/protocol.js';
import { deckEvents } from './deck-events.js';

export interface CallOptions {
  signal?: AbortSignal;
}

/** What generation calls: the service's endpoints, and the engine that runs the widgets' SQL. */
export interface ReportCallbacks {
  generateDeckSlides(request: GenerateDeckRequest, options?: CallOptions): AsyncIterable<DeckEvent>;
  modifyDeckSlide(request: ModifySlideRequest, options?: CallOptions): AsyncIterable<DeckEvent>;
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
  const post = (endpoint: string, body: object, { signal }: CallOptions = {}): AsyncIterable<DeckEvent> =>
    deckEvents(
      `${base}/${endpoint}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { ...(customFetch ? { fetch: customFetch } : {}), ...(signal ? { signal } : {}) },
    );
  return {
    generateDeckSlides: (request, call) => post('generate-deck-slides', request, call),
    modifyDeckSlide: (request, call) => post('modify-deck-slides', request, call),
    runQuery,
    ...(loadDatasets ? { loadDatasets } : {}),
  };
}
