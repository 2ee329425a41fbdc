import assert from 'node:assert/strict';
import { test } from 'node:test';
import { context, propagation, SpanKind, trace, type TextMapPropagator } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { eventually } from '../service/runs/gated-model.js';
import { guardedServer } from './access/guarded-server.js';

/** What a host sets up, with the smallest reader of `traceparent`. */
const propagator: TextMapPropagator = {
  inject: () => {},
  fields: () => ['traceparent'],
  extract: (active, carrier, getter) => {
    const [, traceId = '', spanId = '', flags = ''] =
      /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(getter.get(carrier, 'traceparent'))) ?? [];
    if (traceId === '') return active;
    return trace.setSpanContext(active, { traceId, spanId, traceFlags: Number(flags), isRemote: true });
  },
};

test('each request has a server span, a child of the client’s, around what it does', async (t) => {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(propagator);
  t.after(() => {
    for (const api of [trace, context, propagation]) api.disable();
  });
  const seen: (string | undefined)[] = [];
  const { server, tokens, store } = await guardedServer(t);
  const { token } = await tokens.create({ name: 'n' });
  const find = store.findToken.bind(store);
  t.mock.method(store, 'findToken', (id: string) => {
    seen.push(trace.getActiveSpan()?.spanContext().spanId);
    return find(id);
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await (
    await fetch(`${server.url}/api/capabilities?secret=1`, {
      headers: { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    })
  ).text();
  await (await fetch(`${server.url}/api/nothing/${token}/${'x'.repeat(5_000)}`)).text();
  t.mock.method(store, 'findToken', () => Promise.reject(new Error('gone')));
  await (
    await fetch(`${server.url}/api/capabilities`, { headers: { authorization: `Bearer ${token}` } })
  ).text();
  await eventually('three spans', () => exporter.getFinishedSpans().length === 3);
  assert.ok(!JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes)).includes(token));
  const [capable, missing, failed] = exporter.getFinishedSpans();
  assert.equal(capable?.kind, SpanKind.SERVER);
  assert.equal(capable.name, 'GET /api/capabilities');
  assert.deepEqual(
    [capable.spanContext().traceId, capable.parentSpanContext?.spanId],
    [traceId, 'b7ad6b7169203331'],
  );
  assert.deepEqual(capable.attributes, {
    'http.request.method': 'GET',
    'url.path': '/api/capabilities',
    'url.scheme': 'http',
    'http.route': '/api/capabilities',
    'http.response.status_code': 200,
  });
  assert.deepEqual(seen, [capable.spanContext().spanId]);
  // Names of spans are few, whatever clients ask for.
  assert.deepEqual([missing?.name, missing?.attributes['http.response.status_code']], ['GET', 404]);
  assert.ok(String(missing?.attributes['url.path']).length <= 2_000);
  assert.deepEqual([failed?.status.code, failed?.attributes['error.type']], [2, '503']);
});
