import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import type { ProxyResponseInfo } from '../../../src/server/proxy/proxy-options.js';
import { eventually } from '../../service/runs/gated-model.js';
import { selfSigned } from '../../support/self-signed.js';
import { TOKEN } from '../fake-service.js';
import { ADAPTERS, listening, MOUNT } from './adapters.js';
import { leaveBeforeAndDuring } from './leave.js';
import { ask, JSON_HEADERS } from './wire-client.js';

// The certificates of this file are those of this run; that others are refused is tried in proxy-https.test.ts.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';

const POST = { target: `${MOUNT}/generate-deck-slides`, headers: JSON_HEADERS, body: '{}' };
const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };

/** A service over TLS: its connections, and the answers of it that are open. */
async function secureService(t: TestContext, answer: (response: ServerResponse) => void) {
  const running = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  const server = createServer(selfSigned(), (request, response) => {
    connections.add(request.socket);
    running.add(response);
    response.on('close', () => running.delete(response));
    request.resume().on('end', () => answer(response));
  });
  return { url: await listening(t, server, 'https'), running, connections };
}

/** A service that takes the connection and never shakes hands. */
async function silentService(t: TestContext): Promise<{ url: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.resume();
  });
  return { url: await listening(t, server as never, 'https'), sockets };
}

for (const adapter of ADAPTERS) {
  const { name } = adapter;

  test(`${name}: a service that cannot be connected in time is 504, and is let go`, async (t) => {
    const { url, sockets } = await silentService(t);
    const infos: ProxyResponseInfo[] = [];
    const origin = await adapter.start(t, {
      token: TOKEN,
      baseUrl: url,
      allowAnonymous: true,
      // Only the first of them may be what ends it.
      timeouts: { connect: 200, firstByte: 600_000, idle: 600_000 },
      onResponse: (info) => infos.push(info),
    });
    const { status, text } = await ask(origin, adapter, POST);
    const { error } = JSON.parse(text) as { error: { code: string; message: string } };
    assert.deepEqual([status, error.code], [504, 'upstream_timeout']);
    assert.match(error.message, /could not be connected in time/);
    assert.ok(!text.includes(TOKEN) && !text.includes('127.0.0.1'));
    await eventually('its connection is closed', () => sockets.size === 0);
    assert.deepEqual(
      infos.map((info) => info.status),
      [504],
    );
  });

  test(`${name}: a connection over TLS to the service is used for the next request too`, async (t) => {
    const { url, connections } = await secureService(t, (response) => {
      response.writeHead(200, SSE);
      response.end('data: one\n\n');
    });
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    for (let i = 0; i < 3; i++) assert.equal((await ask(origin, adapter, POST)).text, 'data: one\n\n');
    assert.equal(connections.size, 1);
  });

  test(`${name}: a client that leaves ends the request to a service over TLS, whenever it leaves`, async (t) => {
    let silent = true;
    const { url, running, connections } = await secureService(t, (response) => {
      if (silent) return;
      response.writeHead(200, SSE);
      response.write('data: one\n\n');
    });
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    await leaveBeforeAndDuring(origin, adapter, POST, { running, speak: () => (silent = false) });
    assert.ok([...connections].every((socket) => socket.destroyed));
  });
}

test('a request to a service over TLS is not held back until its beginning is acknowledged', async (t) => {
  const { url } = await secureService(t, (response) => response.end('{}'));
  const [adapter] = ADAPTERS as [(typeof ADAPTERS)[0]];
  const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const began = performance.now();
    assert.equal((await ask(origin, adapter, POST)).status, 200);
    if (i >= 5) times.push(performance.now() - began);
  }
  // Nobody acknowledges in less than 40 ms what it has nothing to answer to; the fastest is hardly slowed by other work.
  assert.ok(Math.min(...times) < 30, times.map(Math.round).join(' '));
});
