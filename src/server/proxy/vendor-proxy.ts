import { DeckError } from '../../core/errors.js';
import { requestIdOf } from '../../core/http/request-id.js';
import { checkJsonPost, refusalOf } from './admission.js';
import type { AdmittedClient } from './client-limits.js';
import type { ForwardedRequest } from './forwarded-request.js';
import { askInProcessService } from './in-process-service.js';
import { withKeepAlive } from './keep-alive.js';
import type { BodyEnd } from './observed-body.js';
import { headersUp } from './proxy-headers.js';
import { safeHooks } from './proxy-hooks.js';
import {
  isFrameworkBuild,
  resolveProxyOptions,
  type ResolvedProxyOptions,
  type VendorProxyOptions,
} from './proxy-options.js';
import { webProxyRequest, type ProxyRequest } from './proxy-request.js';
import { matchRoute, type ProxyRoute, type ProxyTarget } from './proxy-routes.js';
import { leftAnswer, methodRefused, refusalFor } from './refusals.js';
import { askRemoteService } from './remote-service.js';
import { asResponse, type ProxyAnswer } from './service-answer.js';
import { startServiceSpan } from './service-span.js';

/** `target` is what an adapter knows beyond the Request; see `ProxyTarget`. */
export type VendorProxy = (request: Request, target?: ProxyTarget) => Promise<Response>;

/** The proxy before its answer is made a Response, for servers that can send it from one connection to the other. */
export type AnswerRequest = (request: ProxyRequest, target: ProxyTarget) => Promise<ProxyAnswer>;
const answerOf = new WeakMap<object, AnswerRequest>();

/** Of a proxy made here; undefined for any other handler. */
export const answerRequestOf = (handler: object): AnswerRequest | undefined => answerOf.get(handler);

/**
 * Forwards the endpoints of the protocol to the service with the host's token, which never reaches the browser.
 * @throws DeckError `invalid_config` naming the option, when made; during a framework's production build, which has
 * no secrets, the first request fails instead.
 */
export function createVendorProxy(options: VendorProxyOptions): VendorProxy {
  const answerRequest = createAnswerRequest(options);
  const proxy: VendorProxy = async (request, target = {}) =>
    asResponse(await answerRequest(webProxyRequest(request), target));
  answerOf.set(proxy, answerRequest);
  return proxy;
}

function createAnswerRequest(options: VendorProxyOptions): AnswerRequest {
  let resolved = isFrameworkBuild() ? undefined : resolveProxyOptions(options);
  if (resolved?.upstream.kind === 'remote' && !options.authorize && !options.allowAnonymous) {
    console.warn(
      'deckwright: the proxy has no authorize(request), so anyone who reaches its route spends the token. ' +
        'Pass authorize, or allowAnonymous: true if that is meant.',
    );
  }
  const hooks = safeHooks(options);
  return async (request, target) => {
    const requestId = requestIdOf(request.headers);
    /** What is to be done once the answer is over, however that came about. */
    const atEnd: ((status: number, end: BodyEnd) => void)[] = [request.hold()];
    const ended = (status: number, end: BodyEnd): void => {
      for (const tell of atEnd.splice(0)) tell(status, end);
    };
    let limitHeaders: AdmittedClient['headers'] = {};
    try {
      resolved ??= resolveProxyOptions(options);
      const { upstream, admitClient, keepAlive } = resolved;
      const route = routeOf(request, target, resolved);
      if (route.method === 'POST') checkJsonPost(request, resolved);
      const refused = await refusalOf(options.authorize, request.asRequest);
      if (refused) {
        ended(refused.status, { bytes: 0 });
        return refused;
      }
      const client = await admitClient(request.asRequest, target.clientAddress);
      atEnd.push(() => client.release());
      limitHeaders = client.headers;

      const info = { method: route.method, path: route.path, requestId };
      const began = performance.now();
      hooks.onRequest(info);
      atEnd.push((status, { bytes, error }) => {
        const ms = performance.now() - began;
        hooks.onResponse({ ...info, status, bytes, ms, ...(error ? { error } : {}) });
      });
      const span = await startServiceSpan(route, upstream, request.headers.get('traceparent'));
      if (span) atEnd.push((status, end) => span.end(status, end));
      const headers = { ...headersUp(request.headers, requestId), ...span?.headers };
      const forwarded = { request, route, requestId, headers, ended };
      const ask = (): Promise<ProxyAnswer> => askService(forwarded, resolved!);
      const answer = await (span ? span.within(ask) : ask());
      return withLimits(
        keepAlive === undefined ? answer : keptAlive(asResponse(answer), keepAlive),
        limitHeaders,
      );
    } catch (error) {
      // By the client, not by the error: code of the host has signals of its own.
      const answer = request.client.left ? leftAnswer() : refusalFor(error, requestId);
      ended(answer.status, { bytes: 0, error });
      return withLimits(answer, limitHeaders);
    }
  };
}

function askService(forwarded: ForwardedRequest, resolved: ResolvedProxyOptions): Promise<ProxyAnswer> {
  const { upstream } = resolved;
  return upstream.kind === 'service'
    ? askInProcessService(forwarded, upstream, resolved)
    : askRemoteService(forwarded, upstream, resolved);
}

function routeOf(request: ProxyRequest, target: ProxyTarget, { routes }: ResolvedProxyOptions): ProxyRoute {
  const rawUrl = target.rawUrl ?? new URL(request.url).pathname;
  const found = matchRoute(routes, rawUrl, target);
  if (found.length === 0) throw new DeckError('not_found', 'There is no such endpoint.');
  const route = found.find(({ method }) => method === request.method);
  if (route) return route;
  throw methodRefused(
    found[0]!.path,
    found.map(({ method }) => method),
  );
}

/** Where the service tells of a limit, that one stands alone: figures of two limits would be read as one. */
function withLimits(answer: ProxyAnswer, limits: AdmittedClient['headers']): ProxyAnswer {
  const own = Object.entries(limits);
  if (own.length === 0) return answer;
  const { headers } = answer;
  const names = headers instanceof Headers ? [...headers.keys()] : Object.keys(headers);
  if (names.some((name) => /^(x-)?ratelimit/.test(name))) return answer;
  for (const [name, value] of own)
    if (headers instanceof Headers) headers.set(name, value);
    else headers[name] = value;
  return answer;
}

function keptAlive(answer: Response, silenceMs: number): Response {
  const { body, headers, status } = answer;
  const events = /^\s*text\/event-stream/i.test(headers.get('content-type') ?? '');
  // Compressed, its bytes are not those of events.
  if (!body || !events || headers.has('content-encoding')) return answer;
  return new Response(withKeepAlive(body, silenceMs), { status, headers });
}
