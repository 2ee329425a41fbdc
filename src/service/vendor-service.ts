import { DeckError } from '../core/errors.js';
import { errorResponse } from '../core/http/error-response.js';
import { ServiceServerError } from '../core/http/service-error.js';
import { newRequestId, requestIdOf } from '../core/http/request-id.js';
import { PROTOCOL } from '../core/stream/protocol.js';
import { parseCancelRequest, parseResumeRequest } from '../core/stream/request-schemas.js';
import type { Admission } from './access.js';
import { ANALYST } from './analyst-writer.js';
import { beginCharged } from './charged-run.js';
import { endpointsOf } from './endpoints.js';
import { streamEvents, type EventSource } from './event-stream.js';
import { collectEvents } from './json-result.js';
import { providerName } from './model/language-model.js';
import { readJson } from './read-json.js';
import { refusalResponse } from './refusal-response.js';
import { runEvents } from './run-events.js';
import { KeptRuns, type MakeRun } from './runs/kept-runs.js';
import { checkServiceOptions, type VendorServiceOptions } from './service-options.js';

export type VendorService = (request: Request) => Promise<Response>;

/** Larger bodies are refused with 413. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Whom everything belongs to where nothing decides who may call. */
const ANYONE: Admission = { principal: '' };

/** A call that was let in. */
interface Call {
  endpoint: string;
  admission: Admission;
  requestId: string;
  /** Held here: a collected Request loses its abort. */
  signal: AbortSignal;
}

/**
 * The service's endpoints as one fetch handler, answered by the embedded analyst or a language model. Runs in a page, a worker
 * or any server; keeps no state between requests but that of `runStore` and `access`. Whatever writes, every sentence passes the
 * same guards.
 * @throws DeckError `invalid_config` for an option that cannot work.
 */
export function createVendorService(options: VendorServiceOptions = {}): VendorService {
  checkServiceOptions(options);
  const { basePath = '/api', model, access, runStore } = options;
  const base = basePath.replace(/\/$/, '');
  const { runs, replies } = endpointsOf(options);
  const kept = runStore && new KeptRuns(runStore);
  const posts = [...Object.keys(runs), ...Object.keys(replies), ...(kept ? ['cancel-run'] : [])];
  const names = [...posts, 'capabilities'];

  async function startRun(body: unknown, call: Call): Promise<EventSource> {
    const { endpoint, admission, signal } = call;
    const runId = (body as { runId?: string }).runId ?? `run-${newRequestId()}`;
    const record = { owner: admission.principal, endpoint, body };
    const planned = await runs[endpoint]!(body, signal);
    return beginCharged(planned, admission, { id: runId, takenOver: false }, async (run) => {
      try {
        await kept?.begin(runId, record, run);
        if (kept) return kept.events(runId, -1, record, continueRun(runId, call));
      } catch (error) {
        // Without its store a run is written all the same; nobody can read on in it.
        if (!ServiceServerError.is(error)) throw error;
      }
      return (stop) => runEvents(runId, run, stop);
    });
  }

  async function resumeRun(asked: { runId: string; since: number }, call: Call): Promise<EventSource> {
    if (!kept) {
      throw new DeckError('conflict', 'This service does not keep runs, so it cannot resume one.', {
        hint: 'Ask again with `only` for the slides that are missing.',
      });
    }
    const { runId, since } = asked;
    const record = await kept.find(runId, call.admission.principal);
    return kept.events(runId, since, record, continueRun(runId, call));
  }

  const continueRun =
    (runId: string, { admission }: Call): MakeRun =>
    async ({ endpoint, body }, only, signal) => {
      const planned = await runs[endpoint]!(only ? { ...(body as object), only } : body, signal);
      const paid = { id: runId, takenOver: true };
      return beginCharged(planned, admission, paid, (run) => Promise.resolve(run));
    };

  async function answer(request: Request, call: Call): Promise<Response> {
    const { endpoint, admission, requestId, signal } = call;
    if (endpoint === 'capabilities') return json(capabilities());
    const body = await readJson(request, MAX_BODY_BYTES);
    if (Object.hasOwn(replies, endpoint)) return json(await replies[endpoint]!(body, signal));
    if (endpoint === 'cancel-run') {
      await kept!.cancel(parseCancelRequest(body).runId, admission.principal);
      return json({ cancelled: true });
    }
    const asked = resumeOf(request, body);
    const events = asked ? await resumeRun(asked, call) : await startRun(body, call);
    return wantsJson(request) ? collectEvents(events, signal, requestId) : streamEvents(events, signal);
  }

  /** What this service can do, for clients that adapt to it. */
  const capabilities = (): object => ({
    protocols: [PROTOCOL],
    endpoints: names,
    limits: { maxBodyBytes: MAX_BODY_BYTES },
    providers: [...(model ? [providerName(model)] : []), ANALYST],
  });

  return async (request) => {
    const { signal } = request;
    const requestId = requestIdOf(request.headers);
    const { pathname } = new URL(request.url);
    const endpoint = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
    if (!names.includes(endpoint)) {
      return errorResponse('not_found', `There is no endpoint "${pathname}".`, {
        requestId,
        hint: `This service answers ${names.join(', ')} below "${base}/".`,
      });
    }
    const method = posts.includes(endpoint) ? 'POST' : 'GET';
    if (request.method !== method) {
      return errorResponse('method_not_allowed', `${endpoint} takes ${method}.`, {
        requestId,
        headers: { allow: method },
      });
    }
    let admission = ANYONE;
    try {
      if (access) admission = await access.admit(request, { endpoint, method });
      const response = await answer(request, { endpoint, admission, requestId, signal });
      return withHeaders(response, admission, requestId);
    } catch (error) {
      if (signal.aborted) throw error;
      return withHeaders(refusalResponse(error, requestId), admission, requestId);
    }
  };
}

const json = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } });

function withHeaders(response: Response, { headers = {} }: Admission, requestId: string): Response {
  response.headers.set('x-request-id', requestId);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** What a request reads on in: by its body, or by the header that a browser's own event source sends. */
function resumeOf(request: Request, body: unknown): { runId: string; since: number } | undefined {
  if (typeof body === 'object' && body !== null && 'since' in body && body.since !== undefined)
    return parseResumeRequest(body);
  const [, runId, seq] = /^([\w-]{1,100}):(\d{1,15})$/.exec(request.headers.get('last-event-id') ?? '') ?? [];
  return runId === undefined ? undefined : { runId, since: Number(seq) };
}

/** A client that takes anything gets events. */
function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return /application\/json/i.test(accept) && !/text\/event-stream/i.test(accept);
}
