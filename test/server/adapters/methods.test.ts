import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeService, TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT } from './adapters.js';
import { ask, JSON_HEADERS, type Whole } from './wire-client.js';

const target = `${MOUNT}/generate-deck-slides`;
const PREFLIGHT = { origin: 'https://other.example', 'access-control-request-method': 'POST' };

for (const adapter of ADAPTERS) {
  const { name } = adapter;

  test(`${name}: a method that the route does not have reaches no service and ends no server`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    // A parser of HTTP/1.1 knows a list of methods; over HTTP/2 any word may come.
    const methods = ['TRACE', 'PROPFIND', 'PURGE', 'QUERY', ...(adapter.http2 ? ['BREW'] : [])];
    for (const method of methods) {
      const { status, text, headers } = await ask(origin, adapter, {
        method,
        target,
        headers: { 'x-canary': 'canary-trace' },
      }).catch((): Pick<Whole, 'status' | 'text' | 'headers'> => ({ status: 0, text: '', headers: {} }));
      // Frameworks that know fewer methods than HTTP answer by themselves.
      assert.ok([405, 404, 400, 501, 0].includes(status), `${method}: ${status}`);
      if (status === 405 && name !== 'Next.js') assert.equal(headers.allow, 'POST', method);
      assert.ok(!text.includes('canary-trace') && !text.includes(TOKEN), `${method} is not echoed`);
    }
    if (!adapter.http2 && /^(Node|Express)/.test(name)) {
      const trace = await ask(origin, adapter, { method: 'TRACE', target });
      assert.deepEqual([trace.status, trace.headers.allow], [405, 'POST']);
    }
    assert.equal(seen.length, 0);
    assert.equal((await ask(origin, adapter, { target, headers: JSON_HEADERS, body: '{}' })).status, 200);
  });

  test(`${name}: whose pages may call across origins is the host's to say, not ours`, async (t) => {
    const { url, seen } = await fakeService(t, (response) =>
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}'),
    );
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    const preflight = await ask(origin, adapter, { method: 'OPTIONS', target, headers: PREFLIGHT });
    const answer = await ask(origin, adapter, { target, headers: JSON_HEADERS, body: '{}' });
    for (const { headers } of [preflight, answer])
      assert.deepEqual(
        Object.keys(headers).filter((header) => header.startsWith('access-control-')),
        [],
      );
    assert.equal(seen.length, 1);
  });

  test(`${name}: a client that asks before it sends its body is told to go on, or that it is too large`, async (t) => {
    const { url, seen } = await fakeService(t);
    const options = { token: TOKEN, baseUrl: url, allowAnonymous: true, maxBodyBytes: 1000 };
    const origin = await adapter.start(t, options);
    const send = (bytes: number) =>
      ask(origin, adapter, {
        target,
        headers: { ...JSON_HEADERS, expect: '100-continue', 'content-length': String(bytes) },
        body: (stream) => {
          stream.on('error', () => {});
          if ('flushHeaders' in stream) stream.flushHeaders();
        },
        onContinue: (stream) => void stream.end(`{"a":"${'x'.repeat(bytes - 8)}"}`),
      });
    assert.equal((await send(1000)).status, 200);
    assert.equal(seen[0]!.headers.expect, undefined);
    const large = await send(1001).catch(() => undefined);
    // A server may close the connection while the client still writes.
    if (large) assert.equal(large.status, 413);
    assert.equal(seen.length, 1);
  });

  test(`${name}: a POST of a page is taken from the host's own origin alone, by what browsers of any age send`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await ask(origin, adapter, { target, headers: { ...JSON_HEADERS, ...headers }, body: '{}' })).status;
    assert.equal(await status({ origin }), 200, 'the own page, from a browser without sec-fetch-site');
    assert.equal(await status({ origin, 'sec-fetch-site': 'same-origin' }), 200);
    assert.equal(await status({ origin: 'https://evil.example' }), 403);
    assert.equal(await status({ origin: `${origin}.evil.example` }), 403);
    assert.equal(await status({ origin: 'null' }), 403);
    assert.equal(await status({ origin, 'sec-fetch-site': 'same-site' }), 403);
    assert.equal(await status({ 'sec-fetch-site': 'cross-site' }), 403);
    assert.equal(seen.length, 2);
  });
}
