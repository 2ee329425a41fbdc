import { DeckError, isAbort } from '../../core/errors.js';
import { errorResponse } from '../../core/http/error-response.js';
import { ServiceError } from '../../core/http/service-error.js';
import { STATUS_OF_CODE } from '../../core/http/status-of-code.js';
import type { WireErrorCode } from '../../core/stream/protocol.js';
import { checkJsonPost, refusalOf, requestIdOf } from './admission.js';
import { limitedBody } from './limited-body.js';
import { headersDown, headersUp } from './proxy-headers.js';
import {
  checkToken,
  isFrameworkBuild,
  resolveProxyOptions,
  type ResolvedProxyOptions,
  type VendorProxyOptions,
} from './proxy-options.js';
import { matchRoute, type ProxyRoute, type ProxyTarget } from './proxy-routes.js';
import { observedBody, type BodyEnd } from './observed-body.js';
import { upstreamBody } from './upstream-body.js';
import { requestUpstream } from './upstream-request.js';

/** `target` is what an adapter knows beyond the Request; see `ProxyTarget`. */
export type VendorProxy = (request: Request, target?: ProxyTarget) => Promise<Response>;

/**
 * Forwards the endpoints of the protocol to the service with the host's token, which never reaches the browser.
 * @throws DeckError `invalid_config` naming the option, when made; during a framework's production build, which has
 * no secrets, the first request fails instead.
 */
export function createVendorProxy(options: VendorProxyOptions): VendorProxy {
  let resolved = isFrameworkBuild() ? undefined : resolveProxyOptions(options);
  if (resolved?.upstream.kind === 'remote' && !options.authorize && !options.allowAnonymous) {
    console.warn(
      'deckwright: the proxy has no authorize(request), so anyone who reaches its route spends the token. ' +
        'Pass authorize, or allowAnonymous: true if that is meant.',
    );
  }
  return async (request, target = {}) => {
    const requestId = requestIdOf(request.headers);
    // Held here for the whole request: a Request that is collected loses its abort.
    const { signal } = request;
    try {
      resolved ??= resolveProxyOptions(options);
      const route = routeOf(request, target, resolved);
      const refused = await checkRequest(request, route, options, resolved);
      if (refused) return refused;
      const info = { method: route.method, path: route.path, requestId };
      const began = performance.now();
      options.onRequest?.(info);
      const done = (status: number, { bytes, error }: BodyEnd): void =>
        options.onResponse?.({
          ...info,
          status,
          bytes,
          ms: performance.now() - began,
          ...(error ? { error } : {}),
        });
      try {
        return await forward({ request, route, requestId, signal, resolved, done });
      } catch (error) {
        const answer = refusalFor(error, requestId);
        done(answer.status, { bytes: 0, error });
        return answer;
      }
    } catch (error) {
      return refusalFor(error, requestId);
    }
  };
}

function routeOf(request: Request, target: ProxyTarget, { routes }: ResolvedProxyOptions): ProxyRoute {
  const rawUrl = target.rawUrl ?? new URL(request.url).pathname;
  const found = matchRoute(routes, rawUrl, target);
  if (found.length === 0) throw new DeckError('not_found', 'There is no such endpoint.');
  const route = found.find(({ method }) => method === request.method);
  if (route) return route;
  const methods = found.map(({ method }) => method);
  throw new MethodRefused(`${found[0]!.path} takes ${methods.join(' and ')}.`, methods);
}

/** Everything that is decided before a byte goes to the service; gives the Response that refuses. */
async function checkRequest(
  request: Request,
  route: ProxyRoute,
  { authorize }: VendorProxyOptions,
  { allowedOrigins, maxBodyBytes }: ResolvedProxyOptions,
): Promise<Response | undefined> {
  if (route.method === 'POST') checkJsonPost(request.headers, { allowedOrigins, maxBodyBytes });
  return refusalOf(authorize, request);
}

/** 405, with the methods that the route has (RFC 9110, 15.5.6). */
class MethodRefused extends DeckError {
  readonly headers: Record<string, string>;

  constructor(message: string, methods: readonly string[]) {
    super('method_not_allowed', message);
    this.headers = { allow: methods.join(', ') };
  }
}

interface Forward {
  request: Request;
  route: ProxyRoute;
  requestId: string;
  signal: AbortSignal;
  resolved: ResolvedProxyOptions;
  done: (status: number, end: BodyEnd) => void;
}

async function forward({ request, route, requestId, signal, resolved, done }: Forward): Promise<Response> {
  const { upstream, maxBodyBytes, timeouts } = resolved;
  const headers = headersUp(request.headers, requestId);
  const body = route.method === 'POST' && request.body ? limitedBody(request.body, maxBodyBytes) : null;
  if (upstream.kind === 'service') {
    const url = `http://service.invalid/api/${route.path}`;
    const init = { method: route.method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) };
    const answer = await upstream.service(new Request(url, init));
    const { status } = answer;
    if (!answer.body) done(status, { bytes: 0 });
    return new Response(answer.body && observedBody(answer.body, (end) => done(status, end)), {
      status: answer.status,
      headers: headersDown(answer.headers, requestId),
    });
  }
  const token =
    typeof upstream.token === 'function' ? checkToken(await upstream.token(request)) : upstream.token;
  const message = await requestUpstream({
    url: `${upstream.baseUrl}/${route.path}`,
    method: route.method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
    timeouts,
    signal,
  });
  const status = message.statusCode ?? 0;
  if (status < 200 || status > 599 || (status >= 300 && status < 400)) {
    message.destroy();
    throw new ServiceError(
      'upstream_unreachable',
      `The service answered ${status}, which is never followed.`,
      {
        status: 502,
      },
    );
  }
  const answerHeaders = headersDown(message.headers, requestId);
  const encoding = message.headers['content-encoding'];
  // Asked for as it is, it came compressed all the same and goes on so: then the browser must know.
  if (encoding && encoding !== 'identity') answerHeaders.set('content-encoding', encoding);
  const empty = status === 204 || status === 205;
  if (empty) {
    message.resume();
    done(status, { bytes: 0 });
  }
  return new Response(empty ? null : upstreamBody(message, timeouts.idle, (end) => done(status, end)), {
    status,
    headers: answerHeaders,
  });
}

/** What the browser is told. An unknown error is the host's own: its message may hold anything and stays here. */
function refusalFor(error: unknown, requestId: string): Response {
  if (isAbort(error)) return new Response(null, { status: 499 });
  if (!DeckError.is(error)) return errorResponse('internal', 'The proxy failed.', { requestId });
  if (error.code === 'invalid_config') return errorResponse('internal', error.message, { requestId });
  const known = Object.hasOwn(STATUS_OF_CODE, error.code);
  return errorResponse(known ? (error.code as WireErrorCode) : 'bad_request', error.message, {
    requestId,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    ...(error instanceof MethodRefused ? { headers: error.headers } : {}),
  });
}
