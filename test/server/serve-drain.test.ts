import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
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
  const { server, open } = await halfWritten(t);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const health = () =>
    new Promise<{ status: number; connection: string; text: string }>((resolve, reject) => {
      request(`${server.url}/healthz`, { agent }, (response) => {
        let text = '';
        response.on('data', (more) => (text += more));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? '', text }),
        );
      })
        .on('error', reject)
        .end();
    });
  assert.deepEqual(await health(), { status: 200, connection: 'keep-alive', text: 'ok' });
  // Sent on the open connection before its end has come.
  const [asked, drained] = [health(), server.drain(60_000)];
  const { status, connection } = await asked.catch(() => ({ status: 503, connection: 'close' }));
  assert.deepEqual([status, connection], [503, 'close']);
  open();
  assert.equal(await drained, true);
});

test('connections at rest, and those that never asked anything, do not hold up the end', async (t) => {
  const server = await createServiceServer({ port: 0 });
  t.after(() => server.close());
  await (await fetch(`${server.url}/healthz`)).text();
  const { hostname, port } = new URL(server.url);
  const silent = connect(Number(port), hostname);
  await new Promise((done) => silent.once('connect', done));
  const half = connect(Number(port), hostname, () => half.write('GET / HTTP/1.1\r\nHost:'));
  for (const socket of [silent, half]) socket.on('error', () => {});
  await new Promise((done) => half.once('connect', done));
  assert.equal(await server.drain(60_000), true);
});

test('what takes longer than the time to drain is cut, and looks cut', async (t) => {
  const { server, stream } = await halfWritten(t);
  assert.equal(await server.drain(50), false);
  await assert.rejects(stream.rest());
});
