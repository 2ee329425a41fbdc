import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import type { ProxyResponseInfo } from '../../src/server/index.js';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { fakeService, JSON_POST, listen, TOKEN } from './fake-service.js';

const call = (proxy: ReturnType<typeof createVendorProxy>): Promise<Response> =>
  proxy(new Request('http://h/generate-deck-slides', JSON_POST));

test('a hook that throws or rejects changes no answer, and is told once', async (t) => {
  const { url } = await fakeService(t);
  const told = t.mock.method(console, 'error', () => {});
  const fail = (): never => {
    throw new Error('log is full');
  };
  const hooks: (() => unknown)[] = [fail, () => Promise.reject(new Error('log is full'))];
  for (const failing of hooks) {
    const hook: () => void = failing;
    told.mock.resetCalls();
    const options = { token: TOKEN, baseUrl: url, allowAnonymous: true };
    const proxy = createVendorProxy({ ...options, onRequest: hook, onResponse: hook });
    for (let at = 0; at < 2; at++) {
      const answer = await call(proxy);
      assert.deepEqual([answer.status, await answer.text()], [200, '{"ok":true}']);
    }
    const lines = told.mock.calls.map(({ arguments: [line] }) => String(line));
    assert.deepEqual(lines, [
      'deckwright: onRequest of the proxy failed.',
      'deckwright: onResponse of the proxy failed.',
    ]);
  }
});

test('a client that leaves is told as an AbortError, whatever reason its framework gives', async (t) => {
  const { url } = await listen(t, (_request, response) => response.writeHead(200).write('x'));
  const service = (): Promise<Response> =>
    Promise.resolve(
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })),
    );
  const errors: unknown[] = [];
  const onResponse = ({ error }: ProxyResponseInfo): void => void errors.push((error as Error).name);
  for (const upstream of [{ token: TOKEN, baseUrl: url, allowAnonymous: true }, { service }]) {
    const answer = await call(createVendorProxy({ ...upstream, onResponse }));
    await answer.body!.cancel(Object.assign(new Error(), { name: 'ResponseAborted' }));
  }
  assert.deepEqual(errors, ['AbortError', 'AbortError']);
});

test('each request that went to the service ends once in the log, whatever it came to, and nothing told holds the token', async (t) => {
  const told: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    t.mock.method(console, method, (...all: unknown[]) => told.push(inspect(all, { depth: Infinity })));
  const deaths = await Promise.all(
    [
      (socket: { destroy(): void }) => socket.destroy(),
      (socket: { resetAndDestroy(): void }) => socket.resetAndDestroy(),
      (socket: { end(text: string): void }) => socket.end('not HTTP\r\n\r\n'),
      (socket: { end(text: string): void }) => socket.end('HTTP/1.1 302 Found\r\nlocation: /\r\n\r\n'),
      (socket: { end(text: string): void }) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf'),
      (socket: { end(text: string): void }) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'),
    ].map((die) => listen(t, (request) => request.resume().on('end', () => die(request.socket)))),
  );
  const infos: { status: number }[] = [];
  for (const { url } of [...deaths, { url: 'http://127.0.0.1:1' }]) {
    const proxy = createVendorProxy({
      token: TOKEN,
      baseUrl: url,
      allowAnonymous: true,
      onResponse: (info) => {
        infos.push(info);
        told.push(inspect(info, { depth: Infinity, showHidden: true }));
      },
    });
    const answer = await call(proxy);
    told.push(
      inspect([...answer.headers]),
      await answer.text().catch((error) => inspect(error, { depth: 9 })),
    );
  }
  assert.deepEqual(
    infos.map(({ status }) => status),
    [502, 502, 502, 502, 200, 204, 502],
  );
  for (const text of told) assert.ok(!text.includes(TOKEN), text);
});
