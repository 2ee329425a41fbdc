import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test, type TestContext } from 'node:test';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ProxyTarget, VendorProxyOptions } from '../../src/server/index.js';
import { createVendorProxy, type VendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { eventually } from '../service/runs/gated-model.js';
import { ADAPTERS, MOUNT } from './adapters/adapters.js';
import { ask, JSON_HEADERS } from './adapters/wire-client.js';
import { fakeService, JSON_POST, TOKEN } from './fake-service.js';

const proxyTo = (baseUrl: string, more: Partial<VendorProxyOptions>): VendorProxy =>
  createVendorProxy({ token: TOKEN, baseUrl, allowAnonymous: true, ...more });
const call = (proxy: VendorProxy, headers: Record<string, string> = {}, target?: ProxyTarget) =>
  proxy(
    new Request('http://h/api/generate-deck-slides', {
      ...JSON_POST,
      headers: { ...JSON_POST.headers, ...headers },
    }),
    target,
  );
const statuses = async (count: number, ask: () => Promise<Response>): Promise<number[]> => {
  const all: number[] = [];
  for (let at = 0; at < count; at++) all.push((await ask()).status);
  return all;
};
const byUser = (request: Request): string => request.headers.get('x-user') ?? '';

test('each client has so many requests in a period; what is beyond is 429, and the service does not hear of it', async (t) => {
  const { url, seen } = await fakeService(t);
  const proxy = proxyTo(url, { rateLimit: { points: 2, duration: 60, key: byUser } });
  const first = await call(proxy, { 'x-user': 'a' });
  assert.deepEqual(
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => first.headers.get(name)),
    ['2', '1', '60'],
  );
  assert.equal((await call(proxy, { 'x-user': 'a' })).headers.get('ratelimit-remaining'), '0');
  const refused = await call(proxy, { 'x-user': 'a' });
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get('ratelimit-remaining'), '0');
  const seconds = Number(refused.headers.get('retry-after'));
  assert.ok(seconds >= 1 && seconds <= 60, String(seconds));
  const { error } = (await refused.json()) as { error: { code: string; requestId: string } };
  assert.equal(error.code, 'rate_limited');
  assert.equal(error.requestId, refused.headers.get('x-request-id'));
  assert.equal((await call(proxy, { 'x-user': 'b' })).status, 200);
  assert.equal(seen.length, 3);
});

test('a client that the host refuses does not use up anything, and a request that has no key is not let in', async (t) => {
  const { url, seen } = await fakeService(t);
  const proxy = proxyTo(url, {
    authorize: (request) => (byUser(request) === 'none' ? new Response(null, { status: 401 }) : undefined),
    rateLimit: { points: 1, duration: 60, key: byUser },
  });
  assert.deepEqual(await statuses(3, () => call(proxy, { 'x-user': 'none' })), [401, 401, 401]);
  assert.deepEqual(await statuses(2, () => call(proxy)), [500, 500]);
  assert.deepEqual(await statuses(2, () => call(proxy, { 'x-user': 'a' })), [200, 429]);
  assert.equal(seen.length, 1);
});

test('without a key of the host the address counts, of IPv6 the network; without an address all count together', async (t) => {
  const { url } = await fakeService(t);
  const from = (proxy: VendorProxy, clientAddress?: string): Promise<Response> =>
    call(proxy, {}, clientAddress === undefined ? {} : { clientAddress });
  const limit = { rateLimit: { points: 1, duration: 60 } };
  for (const [one, same, other] of [
    ['10.0.0.1', '10.0.0.1', '10.0.0.2'],
    ['::ffff:10.0.0.1', '10.0.0.1', '::ffff:10.0.0.2'],
    ['2001:db8:0:1::7', '2001:DB8::1:aaaa:bbbb:cccc:dddd', '2001:db8:0:2::7'],
    ['::1', '::2', '1::1'],
    ['fe80::1%eth0', 'fe80::2', 'fe81::1'],
  ] as const) {
    const proxy = proxyTo(url, limit);
    assert.deepEqual(
      [(await from(proxy, one)).status, (await from(proxy, same)).status, (await from(proxy, other)).status],
      [200, 429, 200],
      one,
    );
  }
  const proxy = proxyTo(url, limit);
  assert.deepEqual(await statuses(2, () => from(proxy)), [200, 429]);
});

test('where the service tells of a limit of its own, that one alone is told', async (t) => {
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-ratelimit-remaining': '17' }).end('{}');
  });
  const answer = await call(proxyTo(url, { rateLimit: { points: 5, duration: 60 } }));
  const told = [...answer.headers].filter(([name]) => name.includes('ratelimit'));
  assert.deepEqual(told, [['x-ratelimit-remaining', '17']]);
});

test('a shared counter that fails, or does not answer, leaves each process its own, and is told once', async (t) => {
  const { url } = await fakeService(t);
  const told = t.mock.method(console, 'error', () => {});
  let broken: 'fails' | 'hangs' | undefined;
  const shared = new RateLimiterMemory({ points: 3, duration: 60 });
  const limiter = {
    consume: (key: string) => {
      if (broken === 'fails') return Promise.reject(new Error('store is gone'));
      return broken === 'hangs' ? new Promise<never>(() => {}) : shared.consume(key);
    },
  };
  for (const how of ['fails', 'hangs'] as const) {
    told.mock.resetCalls();
    broken = how;
    const proxy = proxyTo(url, { rateLimit: { points: 3, duration: 60, key: () => how, limiter } });
    assert.deepEqual(await statuses(4, () => call(proxy)), [200, 200, 200, 429], how);
    assert.equal(told.mock.callCount(), 1);
    assert.match(String(told.mock.calls[0]!.arguments[0]), /rateLimit\.limiter fails/);
    broken = undefined;
    // After a second it is asked again.
    while ((await call(proxy)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal((await call(proxy)).headers.get('ratelimit-remaining'), '1');
  }
});

test('limits that cannot be are named when the proxy is made', () => {
  const cases: [Partial<VendorProxyOptions>, string][] = [
    [{ rateLimit: { points: 0, duration: 60 } }, 'rateLimit.points'],
    [{ rateLimit: { points: 1, duration: 0.5 } }, 'rateLimit.duration'],
    [{ rateLimit: { points: 1, duration: 1, limiter: {} as never } }, 'rateLimit.limiter'],
    [{ maxStreams: { perKey: -1 } }, 'maxStreams.perKey'],
    [{ keepAlive: 0 }, 'keepAlive'],
  ];
  for (const [options, path] of cases)
    assert.throws(() => proxyTo('https://service.example', options), { code: 'invalid_config', path });
});

/** A service that answers with the beginning of a stream, or not at all. */
async function streaming(t: TestContext, begins = true) {
  const running = new Set<ServerResponse>();
  const service = await fakeService(t, (response) => {
    running.add(response);
    response.on('close', () => running.delete(response));
    if (begins) response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: x\n\n');
  });
  return { ...service, running };
}

test('a client has so many answers under way at once, however the others end', async (t) => {
  const { url, running } = await streaming(t);
  const proxy = proxyTo(url, { maxStreams: { perKey: 2, key: byUser } });
  const open = async (user: string): Promise<Response> => call(proxy, { 'x-user': user });
  const [ending, breaking] = [await open('a'), await open('a')];
  const refused = await open('a');
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1']);
  assert.equal(((await refused.json()) as { error: { code: string } }).error.code, 'rate_limited');
  const others = await open('b');
  assert.equal(others.status, 200);

  const [first, second] = [...running];
  first!.end();
  await ending.text();
  const third = await open('a');
  assert.deepEqual([third.status, (await open('a')).status], [200, 429]);
  second!.destroy();
  await assert.rejects(breaking.text());
  const fourth = await open('a');
  assert.deepEqual([fourth.status, (await open('a')).status], [200, 429]);
  for (const answer of [others, third, fourth]) await answer.body!.cancel();
  await eventually('nothing is under way', () => running.size === 0);
  assert.deepEqual(await statuses(3, () => open('a')), [200, 200, 429]);
});

test('a client that leaves before the service answers gives its place back', async (t) => {
  const { url, running } = await streaming(t, false);
  const proxy = proxyTo(url, { maxStreams: { perKey: 1 } });
  for (let at = 0; at < 3; at++) {
    const client = new AbortController();
    const asked = proxy(
      new Request('http://h/generate-deck-slides', { ...JSON_POST, signal: client.signal }),
    );
    await eventually('it is with the service', () => running.size === 1);
    client.abort();
    assert.equal((await asked).status, 499);
    await eventually('the service is left', () => running.size === 0);
  }
});

for (const adapter of ADAPTERS.filter(({ name }) => !name.includes('express.json')))
  test(`${adapter.name}: limits count, and their headers arrive`, async (t) => {
    const { url, seen } = await fakeService(t);
    const options = { token: TOKEN, baseUrl: url, allowAnonymous: true };
    const origin = await adapter.start(t, { ...options, rateLimit: { points: 1, duration: 60 } });
    const send = () =>
      ask(origin, adapter, { target: `${MOUNT}/generate-deck-slides`, headers: JSON_HEADERS, body: '{}' });
    const [first, second] = [await send(), await send()];
    assert.deepEqual([first.status, first.headers['ratelimit-remaining']], [200, '0']);
    assert.deepEqual([second.status, Number(second.headers['retry-after']) >= 1], [429, true]);
    assert.ok(second.text.includes('rate_limited'));
    assert.equal(seen.length, 1);
  });
