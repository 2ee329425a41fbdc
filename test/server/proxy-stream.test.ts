import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { connect as connectTcp, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import express from 'express';
import { vendorExpressMiddleware } from '../../src/server/express.js';
import { toNodeHandler } from '../../src/server/node.js';
import { createVendorProxy, type VendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { defer, fakeService, JSON_POST, listen, TOKEN } from './fake-service.js';

const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };
const allowAnonymous = true;
const proxyTo = (baseUrl: string, more: object = {}): VendorProxy =>
  createVendorProxy({ token: TOKEN, baseUrl, allowAnonymous, ...more });
const call = (proxy: VendorProxy): Promise<Response> =>
  proxy(new Request('http://h/api/vendor/generate-deck-slides', JSON_POST));
const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { code: string } }).error.code;

async function expressTo(t: TestContext, baseUrl: string): Promise<string> {
  const app = express();
  app.use(express.json());
  app.use('/api/vendor', vendorExpressMiddleware({ token: TOKEN, baseUrl, allowAnonymous }));
  return `${(await listen(t, app)).url}/api/vendor/generate-deck-slides`;
}

test('events come out one by one, while the service is still writing', async (t) => {
  const next = defer();
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, SSE);
    response.write('data: one\n\n');
    void next.promise.then(() => response.end('data: two\n\n'));
  });
  const answer = await fetch(await expressTo(t, url), JSON_POST);
  assert.equal(answer.headers.get('cache-control'), 'no-cache, no-transform');
  assert.equal(answer.headers.get('x-accel-buffering'), 'no');
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  assert.equal((await reader.read()).value, 'data: one\n\n');
  next.resolve();
  assert.equal((await reader.read()).value, 'data: two\n\n');
  assert.equal((await reader.read()).done, true);
});

test('a service that dies in the middle never looks like a clean end, and nothing is appended', async (t) => {
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, SSE);
    response.write('data: one\n\n', () => setTimeout(() => response.destroy(), 10));
  });
  const answer = await fetch(await expressTo(t, url), JSON_POST);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  assert.equal((await reader.read()).value, 'data: one\n\n');
  await assert.rejects(reader.read());
  const web = (await call(proxyTo(url))).body!.getReader();
  await web.read();
  await assert.rejects(web.read());
});

test('over HTTP/1.0, whose bodies end with their connection, a service that dies resets it', async (t) => {
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"half":', () => setTimeout(() => response.destroy(), 10));
  });
  const server = await listen(t, toNodeHandler(proxyTo(url)));
  const socket = connectTcp(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.write(
    'POST /generate-deck-slides HTTP/1.0\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  const error = await new Promise((resolve) => {
    socket.on('error', resolve);
    socket.on('close', resolve);
  });
  assert.equal((error as NodeJS.ErrnoException).code, 'ECONNRESET');
  assert.match(text, /200 OK[^]*\{"half":$/);
});

test('a client that leaves in the middle ends the request to the service', async (t) => {
  const gone = defer();
  const { url } = await fakeService(t, (response) => {
    response.on('close', gone.resolve);
    response.writeHead(200, SSE);
    response.write('data: one\n\n');
  });
  const controller = new AbortController();
  const answer = await fetch(await expressTo(t, url), { ...JSON_POST, signal: controller.signal });
  await answer.body!.getReader().read();
  controller.abort();
  await gone.promise;
});

test('a client that leaves before the service answers ends the request to the service', async (t) => {
  const arrived = defer();
  const gone = defer();
  const { url } = await fakeService(t, (response) => {
    response.on('close', gone.resolve);
    arrived.resolve();
  });
  const controller = new AbortController();
  const answer = fetch(await expressTo(t, url), { ...JSON_POST, signal: controller.signal });
  await arrived.promise;
  controller.abort();
  await assert.rejects(answer);
  await gone.promise;
});

test('cancelling the body of a web response ends the request to the service', async (t) => {
  const gone = defer();
  const { url } = await fakeService(t, (response) => {
    response.on('close', gone.resolve);
    response.writeHead(200, SSE);
    response.write('data: one\n\n');
  });
  const ends: (number | undefined)[] = [];
  const answer = await call(proxyTo(url, { onResponse: (info: { bytes: number }) => ends.push(info.bytes) }));
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.cancel();
  await gone.promise;
  assert.deepEqual(ends, [11]);
});

test('a client that does not read holds the service back', async (t) => {
  let offered = 0;
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, SSE);
    const chunk = Buffer.alloc(256 * 1024, 'x');
    const offer = (): void => {
      while (offered < 256 * 1024 * 1024 && !response.destroyed) {
        offered += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', offer);
      }
    };
    offer();
  });
  const answer = await call(proxyTo(url));
  const reader = answer.body!.getReader();
  await reader.read();
  let before = -1;
  while (before !== offered) {
    before = offered;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  assert.ok(offered < 24 * 1024 * 1024, `${offered} bytes were taken`);
  await reader.cancel();
});

test('an answer that a framework has dropped does not hold the service', async (t) => {
  const gone = defer();
  const { url } = await fakeService(t, (response) => {
    response.on('close', gone.resolve);
    response.writeHead(200, SSE);
    const timer = setInterval(() => response.write('data: one\n\n'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const dropped = await call(proxyTo(url, { timeouts: { idle: 100 } }));
  await gone.promise;
  await assert.rejects(dropped.text(), { name: 'AbortError' });
});

test('a service that is down is 502, and nothing about it or the token is told', async () => {
  const answer = await call(proxyTo('http://127.0.0.1:1/secret-path'));
  assert.equal(answer.status, 502);
  const text = await answer.clone().text();
  for (const secret of [TOKEN, '127.0.0.1', 'secret-path', 'ECONNREFUSED']) assert.ok(!text.includes(secret));
  assert.equal(await codeOf(answer), 'upstream_unreachable');
});

test('a redirect of the service is 502 and is not followed', async (t) => {
  let followed = 0;
  const other = await listen(t, (_request, response) => {
    followed++;
    response.end();
  });
  for (const status of [301, 302, 307, 308, 304]) {
    const { url } = await fakeService(t, (response) => {
      response.writeHead(status, { location: other.url }).end();
    });
    const answer = await call(proxyTo(url));
    assert.equal(answer.status, 502, String(status));
    assert.equal(answer.headers.get('location'), null);
  }
  assert.equal(followed, 0);
});

test('a service that never begins to answer is 504', async (t) => {
  const { url } = await fakeService(t, () => {});
  const answer = await call(proxyTo(url, { timeouts: { firstByte: 50 } }));
  assert.equal(answer.status, 504);
  assert.equal(await codeOf(answer), 'upstream_timeout');
});

test('a request that comes slowly is not the silence of the service', async (t) => {
  const { url, seen } = await fakeService(t);
  const server = await listen(t, toNodeHandler(proxyTo(url, { timeouts: { firstByte: 250, idle: 250 } })));
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${server.url}/generate-deck-slides`, JSON_POST, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
    const parts = [...'{"a":"12345"}'];
    const timer = setInterval(() => {
      const part = parts.shift();
      if (part !== undefined) return void request.write(part);
      clearInterval(timer);
      request.end();
    }, 40);
  });
  assert.deepEqual([status, seen[0]!.body], [200, '{"a":"12345"}']);
});

test('a request that stops on its way is 504, and given up', async (t) => {
  const { url, seen } = await fakeService(t);
  const server = await listen(t, toNodeHandler(proxyTo(url, { timeouts: { idle: 100 } })));
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${server.url}/generate-deck-slides`, JSON_POST, (response) => {
      resolve(response.statusCode);
      request.destroy();
    }).on('error', reject);
    request.write('{"a":');
  });
  assert.deepEqual([status, seen.length], [504, 0]);
});

test('a service that falls silent breaks the stream, bytes put that off', async (t) => {
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, SSE);
    let count = 0;
    const timer = setInterval(() => {
      response.write(': ping\n\n');
      if (++count === 6) clearInterval(timer);
    }, 30);
  });
  const errors: unknown[] = [];
  const proxy = proxyTo(url, {
    timeouts: { idle: 120 },
    onResponse: (info: { error?: Error & { code?: string } }) => errors.push(info.error?.code),
  });
  let bytes = 0;
  await assert.rejects(async () => {
    const reader = (await call(proxy)).body!.getReader();
    for (;;) bytes += (await reader.read()).value!.length;
  });
  assert.equal(bytes, 6 * 8);
  assert.deepEqual(errors, ['upstream_timeout']);
});

test('a service that speaks no HTTP is 502', async (t) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.end('hello\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => void server.close());
  const answer = await call(proxyTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  assert.equal(answer.status, 502);
});

test('a method that no web request may have does not end the server', async (t) => {
  const { url } = await fakeService(t);
  const server = await listen(t, toNodeHandler(proxyTo(url)));
  const status = await new Promise((resolve, reject) => {
    httpRequest(`${server.url}/api/vendor/capabilities`, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  assert.equal(status, 405);
  assert.equal((await fetch(`${server.url}/api/vendor/capabilities`)).status, 200);
});

test('a body without end where there should be none is not read', async (t) => {
  const gone = defer();
  const { url } = await fakeService(t, ({ socket }) => {
    socket!.write('HTTP/1.1 205 Reset Content\r\ntransfer-encoding: chunked\r\n\r\n');
    const timer = setInterval(() => socket!.write('4\r\nmore\r\n'), 5);
    socket!.on('close', () => {
      clearInterval(timer);
      gone.resolve();
    });
  });
  assert.equal((await call(proxyTo(url))).status, 205);
  await gone.promise;
});

test('headers that a client names for its connection alone do not go to the service', async (t) => {
  const { url, seen } = await fakeService(t);
  const server = await listen(t, toNodeHandler(proxyTo(url)));
  await new Promise((resolve) => {
    const headers = { 'last-event-id': 'r:1', 'accept-language': 'de', connection: 'close, Last-Event-ID' };
    httpRequest(`${server.url}/capabilities`, { headers }, resolve).end();
  });
  assert.equal(seen[0]!.headers['last-event-id'], undefined);
  assert.equal(seen[0]!.headers['accept-language'], 'de');
});

test('an answer without a body stays without one', async (t) => {
  const { url } = await fakeService(t, (response) => response.writeHead(204).end());
  const answer = await call(proxyTo(url));
  assert.equal(answer.status, 204);
  assert.equal(answer.body, null);
});

test('an in-process service gets the endpoint, the abort and no credentials', async (t) => {
  const aborted = defer();
  const proxy = createVendorProxy({
    service: async (request) => {
      assert.equal(new URL(request.url).pathname, '/api/generate-deck-slides');
      assert.equal(request.headers.get('cookie'), null);
      assert.equal(request.headers.get('authorization'), null);
      request.signal.addEventListener('abort', aborted.resolve);
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      });
      return new Response(stream, { headers: { ...SSE, 'set-cookie': 'a=b' } });
    },
  });
  const server = await listen(t, toNodeHandler(proxy));
  const controller = new AbortController();
  const answer = await fetch(`${server.url}/api/vendor/generate-deck-slides`, {
    ...JSON_POST,
    headers: { ...JSON_POST.headers, cookie: 'a=b', authorization: 'Bearer x' },
    signal: controller.signal,
  });
  assert.equal(answer.headers.get('set-cookie'), null);
  await answer.body!.getReader().read();
  controller.abort();
  await aborted.promise;
});
