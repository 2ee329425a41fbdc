import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { JSON_POST, TOKEN } from './fake-service.js';

/** Listens, says where, and takes no connection any more: its thread waits. */
const STUCK = `const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  process.stdout.write(String(server.address().port));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
});`;

test('a service that takes no more connections is 504 when the time to connect is over', async (t) => {
  const stuck = spawn(process.execPath, ['-e', STUCK], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => stuck.kill('SIGKILL'));
  const port = await new Promise<number>((resolve) =>
    stuck.stdout.once('data', (text) => resolve(Number(text))),
  );
  // Those that wait to be taken; more of them the system lets wait outside.
  const waiting = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  t.after(() => waiting.forEach((socket) => socket.destroy()));
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.ok(
    waiting.some((socket) => socket.connecting),
    'not all of them are connected',
  );
  const proxy = createVendorProxy({
    token: TOKEN,
    baseUrl: `http://127.0.0.1:${port}`,
    allowAnonymous: true,
    timeouts: { connect: 200, firstByte: 600_000, idle: 600_000 },
  });
  const answer = await proxy(new Request('http://h/generate-deck-slides', JSON_POST));
  const { error } = (await answer.json()) as { error: { code: string; message: string } };
  assert.deepEqual([answer.status, error.code], [504, 'upstream_timeout']);
  assert.match(error.message, /could not be connected in time/);
});

test('a connection is used again, a stream on it may be silent, and one that nobody uses is given up', async (t) => {
  let connections = 0;
  let asked = 0;
  let closed: Promise<unknown> | undefined;
  // What ends an idle connection here is not the service.
  const service = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    setTimeout(() => response.end(']'), asked++ === 0 ? 4_500 : 0);
  });
  service.on('connection', (socket) => {
    connections += 1;
    closed = new Promise((resolve) => socket.once('close', resolve));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  t.after(() => service.close().closeAllConnections());
  const { port } = service.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const proxy = createVendorProxy({ token: TOKEN, baseUrl, allowAnonymous: true });
  const ask = async (): Promise<string> =>
    (await proxy(new Request('http://h/generate-deck-slides', JSON_POST))).text();
  assert.deepEqual([await ask(), await ask()], ['[]', '[]']);
  assert.equal(connections, 1);
  const over = await Promise.race([
    closed,
    new Promise((resolve) => setTimeout(resolve, 30_000, 'still open').unref()),
  ]);
  assert.notEqual(over, 'still open');
});
