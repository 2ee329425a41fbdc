import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { test } from 'node:test';
import express from 'express';
import { vendorExpressMiddleware } from '../../src/server/express.js';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { toNodeHandler } from '../../src/server/node.js';
import { fakeService, JSON_POST, listen, TOKEN } from './fake-service.js';

const allowAnonymous = true;
const URL_OF = (origin: string): string => `${origin}/api/vendor/generate-deck-slides`;
const post = (headers: Record<string, string> = {}, body: BodyInit = '{"a":1}'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

test('only listed headers go up, with the token of the host', async (t) => {
  const { url, seen } = await fakeService(t);
  const server = await listen(
    t,
    toNodeHandler(createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous })),
  );
  await fetch(
    URL_OF(server.url),
    post({
      accept: 'text/event-stream',
      'accept-language': 'de',
      cookie: 'session=secret',
      authorization: 'Bearer of-the-browser',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-evil': '1',
      'last-event-id': 'r:3',
      traceparent: '00-1-2-01',
      'x-request-id': 'abc-1',
    }),
  );
  const { headers } = seen[0]!;
  assert.equal(headers.authorization, `Bearer ${TOKEN}`);
  assert.deepEqual(Object.keys(headers).sort(), [
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'connection',
    'content-type',
    'host',
    'last-event-id',
    'traceparent',
    'transfer-encoding',
    'x-request-id',
  ]);
  assert.equal(headers['x-request-id'], 'abc-1');
  assert.equal(headers['accept-encoding'], 'identity');
});

test('only listed headers come down, and status and body are those of the service', async (t) => {
  const { url } = await fakeService(t, (response) => {
    response.writeHead(429, {
      'content-type': 'application/json',
      'set-cookie': 'a=b',
      'retry-after': '7',
      'x-ratelimit-remaining': '0',
      'ratelimit-reset': '7',
      'x-internal': 'host-17',
      server: 'secret/1.0',
      'access-control-allow-origin': '*',
    });
    response.end('{"error":{"code":"rate_limited","message":"slow"}}');
  });
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous });
  const answer = await proxy(new Request('http://h/x/generate-deck-slides', JSON_POST));
  assert.equal(answer.status, 429);
  assert.equal(await answer.text(), '{"error":{"code":"rate_limited","message":"slow"}}');
  const names = [...answer.headers.keys()].sort();
  assert.deepEqual(names, [
    'cache-control',
    'content-type',
    'ratelimit-reset',
    'retry-after',
    'x-content-type-options',
    'x-ratelimit-remaining',
    'x-request-id',
  ]);
});

test('the body reaches the service before and after express.json(), with a kept raw body and unread', async (t) => {
  const { url, seen } = await fakeService(t);
  const options = { token: TOKEN, baseUrl: url, allowAnonymous };
  const keep = express.json({
    verify: (request, _response, buffer) => Object.assign(request, { rawBody: Buffer.from(buffer) }),
  });
  const text = '{ "a":  "Zürich 🚀" }';
  for (const [parser, expected] of [
    [undefined, text],
    [express.json(), '{"a":"Zürich 🚀"}'],
    [keep, text],
    [express.text({ type: '*/*' }), text],
    [express.raw({ type: '*/*' }), text],
  ] as const) {
    const app = express();
    if (parser) app.use(parser);
    app.use('/api/vendor', vendorExpressMiddleware(options));
    const server = await listen(t, app);
    const answer = await fetch(URL_OF(server.url), post({}, text));
    assert.equal(answer.status, 200);
    assert.equal(seen.at(-1)?.body, expected);
  }
  const app = express();
  app.use(express.json());
  app.use('/api/vendor', vendorExpressMiddleware(options));
  const server = await listen(t, app);
  await fetch(URL_OF(server.url), post({ 'content-encoding': 'gzip' }, gzipSync(text)));
  assert.equal(seen.at(-1)?.body, '{"a":"Zürich 🚀"}');
});

test('a body beyond the limit is 413, announced or streamed, to a service or in-process', async (t) => {
  const { url, seen } = await fakeService(t);
  const maxBodyBytes = 1000;
  const remote = createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous, maxBodyBytes });
  const local = createVendorProxy({
    maxBodyBytes,
    service: async (request) => new Response(await request.text()),
  });
  for (const proxy of [remote, local]) {
    const server = await listen(t, toNodeHandler(proxy));
    const announced = await fetch(URL_OF(server.url), post({}, JSON.stringify('x'.repeat(2000))));
    assert.equal(announced.status, 413);
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < 30; at++) controller.enqueue(new Uint8Array(100).fill(120));
        controller.close();
      },
    });
    const streamed = await fetch(URL_OF(server.url), { ...post({}, chunks), duplex: 'half' } as RequestInit);
    assert.equal(streamed.status, 413);
    assert.equal(((await streamed.json()) as { error: { code: string } }).error.code, 'too_large');
    assert.equal((await fetch(URL_OF(server.url), post())).status, 200);
  }
  assert.equal(seen.length, 1);
});

test('a POST that is not JSON, or still compressed, is 415', async (t) => {
  const { url, seen } = await fakeService(t);
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous });
  const send = (headers: Record<string, string>): Promise<Response> =>
    proxy(new Request(URL_OF('http://h'), { method: 'POST', headers, body: '{}' }));
  assert.equal((await send({ 'content-type': 'text/plain' })).status, 415);
  assert.equal((await send({ 'content-type': 'application/x-www-form-urlencoded' })).status, 415);
  assert.equal((await send({ 'content-type': 'application/json', 'content-encoding': 'gzip' })).status, 415);
  assert.deepEqual(seen, []);
});

test('a POST of a page of another site is refused unless its origin is listed', async (t) => {
  const { url, seen } = await fakeService(t);
  const proxy = createVendorProxy({
    token: TOKEN,
    baseUrl: url,
    allowAnonymous,
    allowedOrigins: ['https://app.example'],
  });
  const cases: [Record<string, string>, number][] = [
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.host.example' }, 403],
    [{ origin: 'https://evil.example', host: 'host.example' }, 403],
    [{ origin: 'null', host: 'host.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://host.example' }, 200],
    [{ origin: 'http://host.example', host: 'host.example' }, 200],
    [{ origin: 'http://host.example', host: 'inner:80', 'x-forwarded-host': 'host.example' }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://app.example' }, 200],
    [{}, 200],
  ];
  for (const [extra, status] of cases) {
    const headers = new Headers({ 'content-type': 'application/json', ...extra });
    const request = new Request(URL_OF('http://host.example'), { method: 'POST', headers, body: '{}' });
    assert.equal((await proxy(request)).status, status, JSON.stringify(extra));
  }
  assert.equal(seen.length, cases.filter(([, status]) => status === 200).length);
});

test('authorize refuses with its own response and never lets a mistake in', async (t) => {
  const { url, seen } = await fakeService(t);
  const with_ = (authorize: () => unknown): Promise<Response> =>
    createVendorProxy({ token: TOKEN, baseUrl: url, authorize: authorize as () => undefined })(
      new Request(URL_OF('http://h'), JSON_POST),
    );
  const refused = await with_(async () => Response.json({ error: 'Please sign in' }, { status: 401 }));
  assert.equal(refused.status, 401);
  assert.deepEqual(await refused.json(), { error: 'Please sign in' });
  assert.equal((await with_(() => false)).status, 500);
  assert.equal((await with_(() => true)).status, 500);
  const failed = await with_(() => {
    throw new Error(`db down at 10.0.0.7`);
  });
  assert.equal(failed.status, 500);
  assert.ok(!(await failed.text()).includes('10.0.0.7'));
  assert.deepEqual(seen, []);
  assert.equal((await with_(() => undefined)).status, 200);
});

test('a token function gives one token a tenant; an empty one sends nothing', async (t) => {
  const { url, seen } = await fakeService(t);
  const proxy = createVendorProxy({
    token: async (request) => request.headers.get('x-tenant') ?? '',
    baseUrl: url,
    allowAnonymous,
  });
  const call = (headers: Record<string, string>): Promise<Response> =>
    proxy(new Request(URL_OF('http://h'), post(headers)));
  await call({ 'x-tenant': 'dw_test_a' });
  await call({ 'x-tenant': 'dw_test_b' });
  assert.deepEqual(
    seen.map((entry) => entry.headers.authorization),
    ['Bearer dw_test_a', 'Bearer dw_test_b'],
  );
  assert.equal((await call({})).status, 500);
  assert.equal(seen.length, 2);
});

test('the hooks tell method, path, status, bytes and the request id, never the token', async (t) => {
  const { url } = await fakeService(t);
  const calls: unknown[] = [];
  const proxy = createVendorProxy({
    token: TOKEN,
    baseUrl: url,
    allowAnonymous,
    onRequest: (info) => calls.push(info),
    onResponse: ({ ms, ...info }) => calls.push({ ...info, timed: ms >= 0 }),
  });
  const answer = await proxy(new Request(URL_OF('http://h'), post({ 'x-request-id': 'q-1' })));
  await answer.text();
  const info = { method: 'POST', path: 'generate-deck-slides', requestId: 'q-1' };
  assert.deepEqual(calls, [info, { ...info, status: 200, bytes: 11, timed: true }]);
});
