import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect, createServer as createHttp2Server } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { test } from 'node:test';
import { toNodeHandler } from '../../../src/server/node.js';
import type { VendorProxyOptions } from '../../../src/server/proxy/proxy-options.js';
import { createVendorProxy } from '../../../src/server/proxy/vendor-proxy.js';
import { eventually } from '../../service/runs/gated-model.js';
import { fakeService, listen, TOKEN } from '../fake-service.js';
import { listening, MOUNT } from './adapters.js';
import { JSON_HEADERS } from './wire-client.js';

const target = `${MOUNT}/generate-deck-slides`;
const PIECE = Buffer.alloc(64 * 1024, 'x');
const PIECES = 64;

/** On one connection: a body of 4 MiB whose length is not announced, then another request. Resolves with both statuses. */
async function uploadAndAsk(origin: string): Promise<string[]> {
  const socket = connectTcp(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', (error) => (text += error.message));
  const head = 'host: h\r\ncontent-type: application/json\r\n';
  socket.write(`POST ${target} HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n`);
  for (let at = 0; at < PIECES; at++) {
    socket.write(`${PIECE.length.toString(16)}\r\n`);
    socket.write(PIECE);
    const room = socket.write('\r\n');
    if (!room) await new Promise((resolve) => socket.once('drain', resolve));
  }
  socket.write(`0\r\n\r\nGET ${MOUNT}/capabilities HTTP/1.1\r\n${head}\r\n`);
  const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);
  await eventually('both are answered', () => statuses().length === 2);
  socket.destroy();
  return statuses();
}

const HOSTS: Record<string, Partial<VendorProxyOptions>> = {
  'the proxy': { allowAnonymous: true },
  'a host that is given requests': { authorize: () => undefined },
};
for (const [who, more] of Object.entries(HOSTS)) {
  test(`after ${who} has refused a body in the middle, the next request of the connection is answered`, async (t) => {
    const { url } = await fakeService(t);
    const options = { token: TOKEN, baseUrl: url, maxBodyBytes: 100_000, ...more };
    const server = createServer(toNodeHandler(createVendorProxy(options), MOUNT));
    assert.deepEqual(await uploadAndAsk(await listening(t, server)), ['413', '200']);
  });

  test(`after a service has answered by the head alone through ${who}, the next request of the connection is answered`, async (t) => {
    const service = await listen(t, (request, response) => {
      response.writeHead(request.method === 'POST' ? 402 : 200, { 'content-type': 'application/json' });
      response.end('{}');
    });
    const options = { token: TOKEN, baseUrl: service.url, ...more };
    const server = createServer(toNodeHandler(createVendorProxy(options), MOUNT));
    assert.deepEqual(await uploadAndAsk(await listening(t, server)), ['402', '200']);
  });
}

test('over HTTP/2 a refused body leaves no stream open, so that others fit beside it', async (t) => {
  const { url } = await fakeService(t);
  const proxy = createVendorProxy({
    token: TOKEN,
    baseUrl: url,
    maxBodyBytes: 100_000,
    allowAnonymous: true,
  });
  const server = createHttp2Server({ settings: { maxConcurrentStreams: 3 } }, toNodeHandler(proxy, MOUNT));
  const session = connect(await listening(t, server as never));
  t.after(() => session.destroy());
  const ask = (headers: object, body?: Buffer): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ...JSON_HEADERS, ...headers }, { endStream: body === undefined });
      stream.on('response', (head) => resolve(head[':status']));
      stream.on('error', reject);
      stream.resume();
      // Never ended: the client would go on for long.
      if (body) stream.write(body);
    });
  const upload = (): Promise<unknown> =>
    ask({ ':method': 'POST', ':path': target }, Buffer.concat(Array<Buffer>(3).fill(PIECE)));
  assert.deepEqual(await Promise.all([upload(), upload(), upload()]), [413, 413, 413]);
  assert.equal(await ask({ ':path': `${MOUNT}/capabilities` }), 200);
});
