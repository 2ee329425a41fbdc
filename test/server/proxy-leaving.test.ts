import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import express from 'express';
import { vendorExpressMiddleware } from '../../src/server/express.js';
import type { VendorProxyOptions } from '../../src/server/index.js';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { eventually } from '../service/runs/gated-model.js';
import { fakeService, JSON_POST, listen, TOKEN } from './fake-service.js';

const PATH = '/api/vendor/generate-deck-slides';
const post = (more = '', version = '1.1'): string =>
  `POST ${PATH} HTTP/${version}\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 2\r\n${more}\r\n{}`;

/** A service whose answers go on until they are ended, and how many do. */
async function endless(t: TestContext, more: Partial<VendorProxyOptions> = {}) {
  const open = new Set<ServerResponse>();
  const { url, seen } = await fakeService(t, (response) => {
    open.add(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = `data: ${'x'.repeat(100_000)}\n\n`;
    const timer = setInterval(() => response.writableNeedDrain || response.write(event), 2);
    response.once('close', () => {
      clearInterval(timer);
      open.delete(response);
    });
  });
  const statuses: number[] = [];
  const options: VendorProxyOptions = {
    ...{ token: TOKEN, baseUrl: url, allowAnonymous: true },
    onResponse: ({ status }) => void statuses.push(status),
    ...more,
  };
  return { options, open, seen, statuses };
}

/** An Express host, and bare connections to it. */
async function hostWith(t: TestContext, options: VendorProxyOptions) {
  const app = express();
  app.use('/api/vendor', vendorExpressMiddleware(options));
  const { url } = await listen(t, app);
  const dial = () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    t.after(() => socket.destroy());
    return socket;
  };
  return { url, dial };
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a client that takes nothing for too long is let go, and the service with it', async (t) => {
  const { options, open, statuses } = await endless(t, { timeouts: { idle: 200 } });
  const { dial } = await hostWith(t, options);
  const socket = dial();
  socket.pause();
  socket.write(post());
  await eventually('the service has begun', () => open.size === 1);
  await eventually('the service is let go', () => open.size === 0);
  await eventually('the host hears of its end', () => statuses.length === 1);
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => (text = (text + more).slice(-10)));
  socket.resume();
  await once(socket, 'close');
  assert.ok(!text.endsWith('0\r\n\r\n'), 'what was cut does not look whole');
});

test('an answer that a framework never reads is let go, from a service in this process too', async (t) => {
  const { options, open } = await endless(t, { timeouts: { idle: 200 } });
  const request = () => new Request(`http://h/api/generate-deck-slides`, JSON_POST);
  await createVendorProxy(options)(request());
  await eventually('the service is let go', () => open.size === 0);
  let cancelled = false;
  const service = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(1000)),
          cancel: () => void (cancelled = true),
        }),
      ),
    );
  await createVendorProxy({ service, allowAnonymous: true, timeouts: { idle: 200 } })(request());
  await eventually('the service in this process is let go', () => cancelled);
});

test('a host that has read the body is told so, and one whose own work was aborted is no client that left', async (t) => {
  const { url, seen } = await fakeService(t);
  t.mock.method(console, 'error', () => {});
  const answerOf = async (authorize: NonNullable<VendorProxyOptions['authorize']>) => {
    const host = await hostWith(t, { token: TOKEN, baseUrl: url, authorize });
    const answer = await fetch(host.url + PATH, JSON_POST);
    return { status: answer.status, text: await answer.text() };
  };
  const read = await answerOf(async (request) => void (await request.json()));
  assert.equal(read.status, 500);
  assert.match(read.text, /request\.clone\(\)/);
  const own = await answerOf(() => Promise.reject(new DOMException('of the host', 'AbortError')));
  assert.equal(own.status, 500);
  assert.equal(seen.length, 0);
  const copy = await answerOf(async (request) => void (await request.clone().json()));
  assert.deepEqual([copy.status, seen[0]?.body], [200, JSON_POST.body]);
});

test('to a client of HTTP/1.0, whose answers end with their connection, a broken one does not look whole', async (t) => {
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"half":', () => setTimeout(() => response.destroy(), 50));
  });
  const { dial } = await hostWith(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
  const socket = dial();
  const broke = once(socket, 'error').catch((error: Error) => [error]);
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => (text += more));
  socket.write(post('', '1.0'));
  const [error] = (await broke) as [NodeJS.ErrnoException];
  assert.equal(error.code, 'ECONNRESET');
  assert.match(text, /\{"half":$/);
});

test('headers that a client names as those of its connection stay there', async (t) => {
  const { url, seen } = await fakeService(t);
  const { dial } = await hostWith(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
  const socket = dial();
  socket.write(post('accept-language: de\r\nlast-event-id: r:1\r\nconnection: close, Last-Event-ID\r\n'));
  socket.resume();
  await once(socket, 'close');
  assert.deepEqual(
    [seen[0]?.headers['last-event-id'], seen[0]?.headers['accept-language']],
    [undefined, 'de'],
  );
});

test('a body that comes slowly is no silence of the service', async (t) => {
  const { url, seen } = await fakeService(t);
  const { dial } = await hostWith(t, {
    ...{ token: TOKEN, baseUrl: url, allowAnonymous: true, timeouts: { firstByte: 400 } },
  });
  const socket = dial();
  const [head = ''] = post().split('{}');
  socket.write(head.replace('content-length: 2', 'content-length: 10'));
  for (const letter of '[11111111]') {
    await later(100);
    socket.write(letter);
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(String(answer), /^HTTP\/1\.1 200 /);
  assert.equal(seen[0]?.body, '[11111111]');
});
