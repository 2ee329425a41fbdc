import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { context, propagation, SpanKind, trace, type TextMapPropagator } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { fakeService, JSON_POST, listen, TOKEN } from './fake-service.js';

const CLIENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const TRACEPARENT = `00-${CLIENT.traceId}-${CLIENT.spanId}-01`;

/** What a host sets up, with the smallest propagator of the W3C's, which hands its baggage on as well. */
const propagator: TextMapPropagator<Record<string, string>> = {
  fields: () => ['traceparent', 'baggage'],
  inject: (active, carrier) => {
    const { traceId, spanId } = trace.getSpanContext(active) ?? {};
    Object.assign(carrier, { traceparent: `00-${traceId}-${spanId}-01`, baggage: 'user=7' });
  },
  extract: (active, carrier, getter) => {
    const [, traceId = '', spanId = ''] = String(getter.get(carrier, 'traceparent')).split('-');
    return trace.setSpanContext(active, { traceId, spanId, traceFlags: 1, isRemote: true });
  },
};
function tracing(t: TestContext): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(propagator);
  t.after(() => {
    for (const api of [trace, context, propagation]) api.disable();
  });
  return exporter;
}
const asked = (headers = {}): Request =>
  new Request('http://h/generate-deck-slides', {
    ...JSON_POST,
    headers: { ...JSON_POST.headers, ...headers },
  });

test('what is asked of the service has a client span until its answer is over, and the service its traceparent', async (t) => {
  const exporter = tracing(t);
  const { url, seen } = await fakeService(t);
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: `${url}/v1`, allowAnonymous: true });
  const answer = await proxy(asked({ traceparent: TRACEPARENT, baggage: 'mine=1' }));
  assert.equal(exporter.getFinishedSpans().length, 0);
  await answer.text();
  const [span] = exporter.getFinishedSpans();
  assert.deepEqual([span!.kind, span!.name], [SpanKind.CLIENT, 'POST generate-deck-slides']);
  assert.deepEqual([span!.spanContext().traceId, span!.parentSpanContext?.spanId], Object.values(CLIENT));
  assert.deepEqual(span!.attributes, {
    'http.request.method': 'POST',
    'url.full': `${url}/v1/generate-deck-slides`,
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(url).port),
    'http.response.status_code': 200,
  });
  assert.equal(seen[0]!.headers.traceparent, `00-${CLIENT.traceId}-${span!.spanContext().spanId}-01`);
  assert.equal(seen[0]!.headers.baggage, undefined);
});

test('a span that the host has open is the parent, before what the client says', async (t) => {
  const exporter = tracing(t);
  const { url } = await fakeService(t);
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous: true });
  await trace.getTracer('host').startActiveSpan('host', async (host) => {
    await (await proxy(asked({ traceparent: TRACEPARENT }))).text();
    host.end();
  });
  const [span, host] = exporter.getFinishedSpans();
  assert.equal(span!.parentSpanContext?.spanId, host!.spanContext().spanId);
});

test('a span says how the request failed, and that of a client who leaves is no failure', async (t) => {
  const exporter = tracing(t);
  const { url } = await listen(t, (request, response) => {
    if (request.url?.startsWith('/dies')) response.writeHead(200).write('x', () => response.destroy());
    else response.writeHead(503).end('busy');
  });
  const { url: streaming } = await listen(t, (_request, response) => response.writeHead(200).write('x'));
  const through = (baseUrl: string): Promise<Response> =>
    createVendorProxy({ token: TOKEN, baseUrl, allowAnonymous: true })(asked());
  await (await through(url)).text();
  await assert.rejects((await through(`${url}/dies`)).text());
  await (await through('http://127.0.0.1:1')).text();
  await (await through(streaming)).body!.cancel();
  const told = exporter
    .getFinishedSpans()
    .map(({ attributes, status }) => [
      attributes['http.response.status_code'],
      attributes['error.type'],
      status.code,
    ]);
  assert.deepEqual(told, [
    [503, '503', 2],
    [200, 'Error', 2],
    [502, 'upstream_unreachable', 2],
    [200, 'AbortError', 0],
  ]);
  assert.ok(!JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes)).includes(TOKEN));
});

test('spans of a service in-process are children of the one around it', async (t) => {
  const exporter = tracing(t);
  const proxy = createVendorProxy({
    service: async () => {
      trace.getTracer('service').startSpan('inner').end();
      return Promise.resolve(new Response('{}'));
    },
  });
  await (await proxy(asked())).text();
  const [inner, outer] = exporter.getFinishedSpans();
  assert.equal(outer!.kind, SpanKind.INTERNAL);
  assert.equal(inner!.parentSpanContext?.spanId, outer!.spanContext().spanId);
});
