import { DeckError } from '../core/errors.js';
import { errorResponse, newRequestId } from '../core/http/error-response.js';
import { STATUS_OF_CODE } from '../core/http/status-of-code.js';
import type { RunQuery } from '../core/query/types.js';
import { PROTOCOL, type WireErrorCode } from '../core/stream/protocol.js';
import {
  parseGenerateDeckRequest,
  parseModifySlideRequest,
  parseQueryFromPromptRequest,
} from '../core/stream/request-schemas.js';
import { ANALYST } from './analyst-writer.js';
import { answerPrompt } from './answer-prompt.js';
import { generateDeckRun, modifySlideRun, type Provider } from './deck-run.js';
import { streamRun } from './event-stream.js';
import { collectRun } from './json-result.js';
import {
  isLanguageModel,
  providerName,
  type LanguageModel,
  type ModelSettings,
} from './model/language-model.js';
import { readJson } from './read-json.js';
import { withRows } from './rows-by-sql.js';
import type { Run } from './run.js';
import { queryOf } from './wire-error.js';

export interface VendorServiceOptions {
  /** The path before the endpoint names; `/api` when not given. */
  basePath?: string;
  /** Slides of one deck that are written at the same time; 4 when not given. */
  concurrency?: number;
  /**
   * A language model of the Vercel AI SDK (6 or 7), such as `openai('…')` of `@ai-sdk/openai`, or one of
   * `createOpenAICompatibleModel`. Writes the slides of charts and tables, and the queries for
   * questions in plain words; the embedded analyst when not given, and where it fails.
   */
  model?: LanguageModel;
  modelSettings?: ModelSettings;
  /**
   * Runs SQL where the service runs, e.g. `createNodeDuckDBRunner().runQuery`: a widget that comes without rows is written
   * from those of its `duckdbQuery ?? dataKey`, under privacy `all` only; SQL that fails fails its slide alone. Whoever may
   * call the service may so read every table of that engine by SQL of their own. Not given, such a widget is written without
   * rows. A question in plain words is answered with the values of its tables, where the engine has them, else from their
   * columns alone.
   */
  runSql?: RunQuery;
}

export type VendorService = (request: Request) => Promise<Response>;

/** Larger bodies are refused with 413. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * The service's endpoints as one fetch handler, answered by the embedded analyst or a language model. Runs in a page, a worker
 * or any server; keeps no state between requests. Whatever writes, every sentence passes the same guards.
 * @throws DeckError `invalid_config` for an option that cannot work.
 */
export function createVendorService(options: VendorServiceOptions = {}): VendorService {
  const { basePath = '/api', concurrency = 4, model, modelSettings: settings = {}, runSql } = options;
  if (!/^(\/[\w.~-]+)*\/?$/.test(basePath)) {
    throw new DeckError('invalid_config', `basePath must be a path such as "/api", not "${basePath}".`, {
      path: 'basePath',
    });
  }
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new DeckError('invalid_config', 'concurrency must be a whole number from 1.', {
      path: 'concurrency',
    });
  }
  if (model !== undefined && !isLanguageModel(model)) {
    throw new DeckError(
      'invalid_config',
      'model must be a language model object of the AI SDK (interface v2, v3 or v4).',
      {
        path: 'model',
        hint: 'Pass the object a provider package makes, such as openai("…"), not the name of a model.',
      },
    );
  }
  if (runSql !== undefined && typeof runSql !== 'function') {
    throw new DeckError(
      'invalid_config',
      'runSql must be a function (sql, options) => Promise<QueryResult>.',
      {
        path: 'runSql',
      },
    );
  }
  const access = runSql && { runSql, concurrency };
  const provider: Provider = { concurrency, settings, ...(model ? { model } : {}) };
  const base = basePath.replace(/\/$/, '');
  const endpoints: Record<string, Endpoint> = {
    'generate-deck-slides': {
      method: 'POST',
      run: async (body, signal) => {
        const request = parseGenerateDeckRequest(body);
        const given = request.widgets.map((widget, index) => ({ widget, path: `widgets[${index}]` }));
        const { widgets, failures } = await withRows(given, request.privacy, access, signal);
        return generateDeckRun({ ...request, widgets }, provider, failures);
      },
    },
    'modify-deck-slides': {
      method: 'POST',
      run: async (body, signal) => {
        const request = parseModifySlideRequest(body);
        const given = request.widget ? [{ widget: request.widget, path: 'widget' }] : [];
        const { widgets, failures } = await withRows(given, request.privacy, access, signal);
        const [widget] = widgets;
        const failure = widget && failures.get(widget.id);
        if (failure) throw failure;
        return modifySlideRun({ ...request, ...(widget ? { widget } : {}) }, provider);
      },
    },
    'query-from-prompt': {
      method: 'POST',
      reply: (body, signal) =>
        answerPrompt(parseQueryFromPromptRequest(body), { runSql, model, settings }, signal),
    },
    capabilities: { method: 'GET', answer: () => capabilities(Object.keys(endpoints), model) },
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
    const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    if (!endpoint) {
      return errorResponse('not_found', `There is no endpoint "${pathname}".`, {
        hint: `This service answers ${Object.keys(endpoints).join(', ')} below "${base}/".`,
      });
    }
    if (request.method !== endpoint.method) {
      return errorResponse('method_not_allowed', `${name} takes ${endpoint.method}.`, {
        headers: { allow: endpoint.method },
      });
    }
    if ('answer' in endpoint) return endpoint.answer();
    try {
      const body = await readJson(request, MAX_BODY_BYTES);
      // A collected Request loses its abort: the signal is held by whoever runs on.
      const { signal } = request;
      if ('reply' in endpoint) return json(await endpoint.reply(body, signal));
      refuseResume(request, body);
      const run = await endpoint.run(body, signal);
      const runId = runIdOf(body);
      return wantsJson(request) ? await collectRun(runId, run, signal) : streamRun(runId, run, signal);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return refusal(error);
    }
  };
}

type Endpoint =
  | { method: 'POST'; run: (body: unknown, signal: AbortSignal) => Promise<Run> }
  | { method: 'POST'; reply: (body: unknown, signal: AbortSignal) => Promise<object> }
  | { method: 'GET'; answer: () => Response };

const json = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } });

/** What this service can do, for clients that adapt to it. */
function capabilities(endpoints: string[], model: LanguageModel | undefined): Response {
  const body = {
    protocols: [PROTOCOL],
    endpoints,
    limits: { maxBodyBytes: MAX_BODY_BYTES },
    providers: [...(model ? [providerName(model)] : []), ANALYST],
  };
  return json(body);
}

function runIdOf(body: unknown): string {
  const { runId } = body as { runId?: string };
  return runId ?? `run-${newRequestId()}`;
}

/** Runs are not kept here, so there is nothing to resume. */
function refuseResume(request: Request, body: unknown): void {
  const resumes =
    request.headers.has('last-event-id') ||
    (typeof body === 'object' && body !== null && 'since' in body && body.since !== undefined);
  if (!resumes) return;
  throw new DeckError('conflict', 'This service does not keep runs, so it cannot resume one.', {
    hint: 'Ask again with `only` for the slides that are missing.',
  });
}

/** A client that takes anything gets events. */
function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return /application\/json/i.test(accept) && !/text\/event-stream/i.test(accept);
}

function refusal(error: unknown): Response {
  if (!DeckError.is(error)) return errorResponse('internal', 'The service failed.');
  const known = Object.hasOwn(STATUS_OF_CODE, error.code);
  return errorResponse(known ? (error.code as WireErrorCode) : 'invalid', error.message, {
    ...(error.path === undefined ? {} : { path: error.path }),
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    extra: {
      ...(error.code === 'unsupported_protocol' ? { supported: [PROTOCOL] } : {}),
      ...queryOf(error),
    },
  });
}
