import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ProxyResponseInfo, VendorProxyOptions } from '../../src/server/index.js';
import { createVendorProxy, type VendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { eventually } from '../service/runs/gated-model.js';
import { JSON_POST } from './fake-service.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

type Service = NonNullable<VendorProxyOptions['service']>;
const proxyTo = (service: Service, more: Partial<VendorProxyOptions> = {}): VendorProxy =>
  createVendorProxy({ service, ...more });
const call = (proxy: VendorProxy, init: RequestInit = {}): Promise<Response> =>
  proxy(new Request('http://h/generate-deck-slides', { ...JSON_POST, ...init }));
const SSE = { headers: { 'content-type': 'text/event-stream' } };
const never = (): Promise<Response> => new Promise(() => {});

/** A body that says when it was given up. */
function openBody() {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => void (state.cancelled = true),
  });
  return { body, state };
}

test('a service in-process cannot send a browser elsewhere, nor set its cookies', async () => {
  for (const status of [301, 307, 304]) {
    const service: Service = async () =>
      Promise.resolve(new Response(null, { status, headers: { location: 'http://evil.example/' } }));
    const answer = await call(proxyTo(service));
    assert.deepEqual([answer.status, answer.headers.get('location')], [502, null]);
  }
  const answer = await call(
    proxyTo(async () =>
      Promise.resolve(
        new Response(null, { status: 204, headers: { 'set-cookie': 'a=b', 'x-ratelimit-limit': '3' } }),
      ),
    ),
  );
  assert.deepEqual([answer.status, answer.body], [204, null]);
  assert.deepEqual([answer.headers.get('set-cookie'), answer.headers.get('x-ratelimit-limit')], [null, '3']);
});

test('a service in-process that throws is 500, and nothing of its error is told', async () => {
  for (const service of [
    () => Promise.reject(new Error('db at 10.0.0.7')),
    (() => {
      throw new Error('db at 10.0.0.7');
    }) as Service,
  ]) {
    const answer = await call(proxyTo(service));
    assert.equal(answer.status, 500);
    assert.ok(!(await answer.text()).includes('10.0.0.7'));
  }
});

test('a service in-process has as long as one elsewhere: to begin, and between two parts', async () => {
  const late = openBody();
  let begin = (_answer: Response): void => {};
  const signals: AbortSignal[] = [];
  const service: Service = ({ signal }) => {
    signals.push(signal);
    return new Promise((resolve) => (begin = resolve));
  };
  const answer = await call(proxyTo(service, { timeouts: { firstByte: 30 } }));
  assert.equal(answer.status, 504);
  assert.equal(signals[0]!.aborted, true);
  begin(new Response(late.body));
  await eventually('what comes too late is let go', () => late.state.cancelled);

  const { body, state } = openBody();
  const infos: ProxyResponseInfo[] = [];
  const silent = await call(
    proxyTo(() => Promise.resolve(new Response(body, SSE)), {
      timeouts: { idle: 30 },
      onResponse: (info) => infos.push(info),
    }),
  );
  await assert.rejects(silent.text(), { code: 'upstream_timeout' });
  await eventually('the service may stop', () => state.cancelled);
  assert.deepEqual(
    infos.map(({ status, bytes }) => [status, bytes]),
    [[200, 9]],
  );
});

test('an answer of a service in-process that nobody takes for too long is over, and the service may stop', async () => {
  const { body, state } = openBody();
  const infos: ProxyResponseInfo[] = [];
  let signal: AbortSignal | undefined;
  const service: Service = (request) => {
    signal = request.signal;
    return Promise.resolve(new Response(body, SSE));
  };
  const proxy = proxyTo(service, {
    timeouts: { idle: 30 },
    maxStreams: { perKey: 1 },
    onResponse: (info) => infos.push(info),
  });
  const dropped = await call(proxy);
  assert.equal((await call(proxy)).status, 429);
  await eventually('it is given up', () => state.cancelled && signal!.aborted);
  assert.deepEqual(
    infos.map(({ status, error }) => [status, (error as Error).name]),
    [[200, 'AbortError']],
  );
  await assert.rejects(dropped.text(), { name: 'AbortError' });
});

test('a client that leaves a service in-process is gone for it, though it heeds no signal', async () => {
  const client = new AbortController();
  const waiting = call(proxyTo(never), { signal: client.signal });
  client.abort();
  assert.equal((await waiting).status, 499);

  const { body, state } = openBody();
  const later = new AbortController();
  const infos: ProxyResponseInfo[] = [];
  const answer = await call(
    proxyTo(() => Promise.resolve(new Response(body, SSE)), { onResponse: (info) => infos.push(info) }),
    { signal: later.signal },
  );
  later.abort();
  await assert.rejects(answer.text(), { name: 'AbortError' });
  await eventually('the body is given up', () => state.cancelled);
  assert.equal(infos.length, 1);
});

for (const when of ['before it answers', 'in mid stream'] as const)
  test(`two hundred clients that leave ${when} are told to a service that kept their signals alone, though all is collected that can be`, async () => {
    let left = 0;
    let asked = 0;
    const service: Service = ({ signal }) => {
      asked++;
      signal.addEventListener('abort', () => left++);
      return when === 'in mid stream' ? Promise.resolve(new Response(openBody().body, SSE)) : never();
    };
    const proxy = proxyTo(service);
    const clients = Array.from({ length: 200 }, () => new AbortController());
    const answers = clients.map(({ signal }) => call(proxy, { signal }));
    await eventually('all are asked', () => asked === 200);
    if (when === 'in mid stream') await Promise.all(answers);
    for (let at = 0; at < 3; at++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const client of clients) client.abort();
    await eventually('all are told', () => left === 200);
  });
