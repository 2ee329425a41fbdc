import { DeckError, isAbort } from '../../core/errors.js';
import { loadTracingApi, type TracingApi } from '../tracing-api.js';
import type { BodyEnd } from './observed-body.js';
import type { Upstream } from './proxy-options.js';
import type { ProxyRoute } from './proxy-routes.js';
import type { ServicePlace } from './service-place.js';

export interface ServiceSpan {
  /** Runs what asks the service, so that its own spans are children. */
  within<T>(work: () => T): T;
  /** `traceparent` for the service. */
  headers: Record<string, string>;
  end(status: number, end: BodyEnd): void;
}

let tracing: Promise<TracingApi | undefined> | undefined;

/** Loaded once, with the first request. A package that is there and cannot be loaded costs no answer. */
function tracingApi(): Promise<TracingApi | undefined> {
  return (tracing ??= loadTracingApi().catch((error: unknown) => {
    console.error('deckwright: @opentelemetry/api cannot be loaded, so nothing is traced.', error);
    return undefined;
  }));
}

/**
 * A client span for what is asked of the service (OpenTelemetry's HTTP conventions), until its answer is over: a child of the
 * span that the host has open, else of the client's `traceparent`. Nothing where the host has no `@opentelemetry/api`.
 */
export async function startServiceSpan(
  { method, path }: ProxyRoute,
  upstream: Upstream,
  traceparent: string | null,
): Promise<ServiceSpan | undefined> {
  const api = await tracingApi();
  if (!api) return undefined;
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api;
  const active = context.active();
  const known = trace.getSpan(active) !== undefined || traceparent === null;
  const parent = known ? active : propagation.extract(active, { traceparent });
  const remote = upstream.kind === 'remote';
  const attributes = {
    'http.request.method': method,
    ...(remote ? attributesOf(upstream.place, path) : { 'url.path': path }),
  };
  const kind = remote ? SpanKind.CLIENT : SpanKind.INTERNAL;
  const span = trace.getTracer('deckwright').startSpan(`${method} ${path}`, { kind, attributes }, parent);
  const inside = trace.setSpan(parent, span);
  const carrier: Record<string, unknown> = {};
  propagation.inject(inside, carrier);
  return {
    within: (work) => context.with(inside, work),
    // Nothing else of what a host hands on, such as its baggage, is the service's to know.
    headers: typeof carrier.traceparent === 'string' ? { traceparent: carrier.traceparent } : {},
    end(status, { error }) {
      span.setAttribute('http.response.status_code', status);
      if (error !== undefined || status >= 400) {
        span.setAttribute('error.type', error === undefined ? String(status) : nameOf(error));
        // A client that leaves is no failure.
        if (!isAbort(error)) span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function attributesOf(
  { baseUrl, hostname, port }: ServicePlace,
  path: string,
): Record<string, string | number> {
  return { 'url.full': `${baseUrl}/${path}`, 'server.address': hostname, 'server.port': port };
}

function nameOf(error: unknown): string {
  if (DeckError.is(error)) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
