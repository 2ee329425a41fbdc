import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createMemoryRunStore } from '../../src/service/index.js';
import { createServiceServer } from '../../src/server/serve.js';
import { eventually, gatedModel, reader } from '../service/runs/gated-model.js';
import { sampleRequest } from '../service/sample-request.js';
import { serviceAt } from './access/guarded-server.js';

/** A server with a deck that is half written. */
async function halfWritten(t: TestContext) {
  const { model, open } = await gatedModel(t, 1);
  const server = await createServiceServer({ port: 0, model });
  t.after(() => server.close());
  const stream = reader(serviceAt(server.url), 'generate-deck-slides', sampleRequest(2));
  await stream.until('slide.completed');
  return { server, stream, open };
}

test('a server that drains takes nobody new and writes what it began to its end', async (t) => {
  const { server, stream, open } = await halfWritten(t);
  let over = false;
  const drained = server.drain(60_000).finally(() => (over = true));
  await eventually('no new connection', () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  assert.equal(over, false);
  open();
  assert.equal((await stream.rest()).at(-1)?.type, 'deck.completed');
  assert.equal(await drained, true);
});

test('a server that drains says so on connections that it has', async (t) => {
  const { model, open } = await gatedModel(t, 1);
  const server = await createServiceServer({ port: 0, model });
  t.after(() => server.close());
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (more: string) => (received += more));
  const body = JSON.stringify(sampleRequest(2));
  socket.write(
    'POST /api/generate-deck-slides HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  await eventually('the deck is begun', () => received.includes('slide.completed'));
  const drained = server.drain(60_000);
  // Asked on the connection that is still in use: the answer comes behind the deck.
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await new Promise((done) => setTimeout(done, 200));
  open();
  await once(socket, 'close');
  const [, health = ''] = received
    .split('deck.completed')
    .slice(-1)
    .join('')
    .split(/(?=HTTP\/1\.1 )/);
  assert.match(health, /^HTTP\/1\.1 503 [^]*connection: close[^]*draining/i);
  assert.equal(await drained, true);
});

test('a deck that nobody reads here at the moment is written to its end before the server goes', async (t) => {
  const { model, open } = await gatedModel(t, 1);
  const runStore = createMemoryRunStore();
  const server = await createServiceServer({ port: 0, model, runStore });
  t.after(() => server.close());
  const stream = reader(serviceAt(server.url), 'generate-deck-slides', sampleRequest(2, { runId: 'run-d' }));
  await stream.until('slide.completed');
  await stream.leave();
  let over = false;
  const drained = server.drain(60_000).finally(() => (over = true));
  await new Promise((done) => setTimeout(done, 200));
  assert.equal(over, false);
  open();
  assert.equal(await drained, true);
  const events = await runStore.read('run-d', -1, 0, new AbortController().signal);
  assert.equal(events.at(-1)?.type, 'deck.completed');
});

test('connections at rest, and those that never asked anything, do not hold up the end', async (t) => {
  const server = await createServiceServer({ port: 0 });
  t.after(() => server.close());
  await (await fetch(`${server.url}/healthz`)).text();
  const { hostname, port } = new URL(server.url);
  const silent = connect(Number(port), hostname);
  await new Promise((done) => silent.once('connect', done));
  const half = connect(Number(port), hostname, () => half.write('GET / HTTP/1.1\r\nHost:'));
  // Its client does not end its own side.
  const open = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  for (const socket of [silent, half, open]) socket.on('error', () => {});
  await new Promise((done) => half.once('connect', done));
  await new Promise((done) => (open.connecting ? open.once('connect', done) : done(undefined)));
  t.after(() => open.destroy());
  assert.equal(await server.drain(60_000), true);
});

test('what takes longer than the time to drain is cut, and looks cut', async (t) => {
  const { server, stream } = await halfWritten(t);
  assert.equal(await server.drain(50), false);
  await assert.rejects(stream.rest());
});
