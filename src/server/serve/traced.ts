import type { RequestListener } from 'node:http';
import { withoutTokens } from '../access/token-text.js';
import { PROXY_ROUTES } from '../proxy/proxy-routes.js';
import { loadTracingApi } from '../tracing-api.js';

const METHODS = new Set(['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'CONNECT', 'TRACE']);
/** Paths that are few: names of spans must be. */
const ROUTES = new Set([
  ...PROXY_ROUTES.map(({ path }) => `/api/${path}`),
  '/healthz',
  '/tokens',
  '/tokens/credit',
  '/tokens/revoke',
]);

/**
 * A server span for each request (OpenTelemetry's HTTP conventions), a child of the client's `traceparent`, around what
 * the handler does. The handler itself where the host has no `@opentelemetry/api`.
 */
export async function traced(handler: RequestListener): Promise<RequestListener> {
  const api = await loadTracingApi();
  if (!api) return handler;
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api;
  const tracer = trace.getTracer('deckwright');
  return (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '').slice(0, 2000);
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : '_OTHER';
    const route = ROUTES.has(path) ? path : undefined;
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = {
      'http.request.method': method,
      'url.path': withoutTokens(path),
      'url.scheme': 'http',
      ...(route === undefined ? {} : { 'http.route': route }),
    };
    const name = route === undefined ? method : `${method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) {
        span.setAttribute('error.type', String(response.statusCode));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => handler(request, response));
  };
}
