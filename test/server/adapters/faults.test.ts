import assert from 'node:assert/strict';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT } from './adapters.js';
import { ask, JSON_HEADERS } from './wire-client.js';

const POST = { target: `${MOUNT}/generate-deck-slides`, headers: JSON_HEADERS, body: '{}' };
const later = (work: () => void): void => void setTimeout(work, 20);
const OK = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n';
const EVENT = 'data: one\n\n';

/** A service below HTTP: once the request has come it is given the socket. */
async function rawService(t: TestContext, answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (/\r\n\r\n(\{\}|2\r\n\{\}\r\n0\r\n\r\n)$/.test(text)) answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What a service does, and what the client is to see of it. */
const FAULTS: Record<string, [(socket: Socket) => void, { status: number; text?: string; clean: boolean }]> =
  {
    'resets the connection before it answers': [
      (socket) => socket.resetAndDestroy(),
      { status: 502, clean: true },
    ],
    'resets the connection in mid stream': [
      (socket) =>
        socket.write(`${OK}transfer-encoding: chunked\r\n\r\nb\r\n${EVENT}\r\n`, () =>
          later(() => socket.resetAndDestroy()),
        ),
      { status: 200, text: EVENT, clean: false },
    ],
    'closes in mid stream as if it were the end': [
      (socket) =>
        socket.write(`${OK}transfer-encoding: chunked\r\n\r\nb\r\n${EVENT}\r\n`, () =>
          later(() => socket.end()),
        ),
      { status: 200, text: EVENT, clean: false },
    ],
    'sends a chunk whose size is no number': [
      (socket) =>
        socket.write(`${OK}transfer-encoding: chunked\r\n\r\nb\r\n${EVENT}\r\n`, () =>
          later(() => socket.write('xyz\r\n')),
        ),
      { status: 200, text: EVENT, clean: false },
    ],
    'closes at the end, which alone ends its body': [
      (socket) => socket.end(`${OK}connection: close\r\n\r\n${EVENT}`),
      { status: 200, text: EVENT, clean: true },
    ],
    'resets the connection after the end': [
      (socket) =>
        socket.write(`${OK}transfer-encoding: chunked\r\n\r\nb\r\n${EVENT}\r\n0\r\n\r\n`, () =>
          later(() => socket.resetAndDestroy()),
        ),
      { status: 200, text: EVENT, clean: true },
    ],
    'says more after the end': [
      (socket) => socket.write(`${OK}content-length: 11\r\n\r\n${EVENT}data: more\n\n`),
      { status: 200, text: EVENT, clean: true },
    ],
    'speaks no HTTP': [(socket) => socket.end('hello\r\n\r\n'), { status: 502, clean: true }],
    'speaks HTTP whose length is told in two ways': [
      (socket) => socket.end(`${OK}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
      { status: 502, clean: true },
    ],
    'sends headers without end': [
      (socket) => socket.write(`${OK}x-long: ${'x'.repeat(100_000)}\r\n\r\n`),
      { status: 502, clean: true },
    ],
    'begins headers and stops': [
      (socket) => socket.write(OK, () => later(() => socket.destroy())),
      { status: 502, clean: true },
    ],
    'wants to speak another protocol': [
      (socket) =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      { status: 502, clean: true },
    ],
    'sends hints before its answer': [
      (socket) =>
        socket.write(
          `HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n${OK}content-length: 11\r\n\r\n${EVENT}`,
        ),
      { status: 200, text: EVENT, clean: true },
    ],
    'says one thing twice': [
      (socket) =>
        socket.write(
          `${OK}content-type: text/html\r\nretry-after: 1\r\nretry-after: 2\r\ncontent-length: 11\r\n\r\n${EVENT}`,
        ),
      { status: 200, text: EVENT, clean: true },
    ],
    'drips its answer, characters of several bytes in pieces': [
      (socket) => {
        const bytes = Buffer.from(`${OK}connection: close\r\n\r\ndata: é🚀\n\n`);
        const drip = (at: number): void => {
          if (at === bytes.length) return void socket.end();
          socket.write(bytes.subarray(at, at + 1), () => setImmediate(() => drip(at + 1)));
        };
        socket.setNoDelay(true);
        drip(0);
      },
      { status: 200, text: 'data: é🚀\n\n', clean: true },
    ],
  };

for (const adapter of ADAPTERS)
  test(`${adapter.name}: what a service does below HTTP is seen as what it is`, async (t) => {
    for (const [what, [answer, expected]] of Object.entries(FAULTS)) {
      // One for each: a connection that is reset may just have been chosen for the next request.
      const baseUrl = await rawService(t, answer);
      const origin = await adapter.start(t, { token: TOKEN, baseUrl, allowAnonymous: true });
      const { status, text, clean, headers } = await ask(origin, adapter, POST);
      assert.deepEqual({ what, status, clean }, { what, status: expected.status, clean: expected.clean });
      if (expected.text !== undefined) {
        assert.equal(text, expected.text, what);
        assert.equal(headers['content-type'], 'text/event-stream', what);
      } else {
        assert.equal(
          (JSON.parse(text) as { error: { code: string } }).error.code,
          'upstream_unreachable',
          what,
        );
      }
      const told = text + JSON.stringify(headers);
      for (const secret of [TOKEN, baseUrl.slice(7), 'HPE_', 'ECONN'])
        assert.ok(!told.includes(secret), what);
    }
  });
