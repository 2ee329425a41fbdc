import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import { test, type TestContext } from 'node:test';
import express from 'express';
import { vendorExpressMiddleware } from '../../../src/server/express.js';
import { toNodeHandler, type NodeHandler, type WebHandler } from '../../../src/server/node.js';
import type { ProxyResponseInfo } from '../../../src/server/proxy/proxy-options.js';
import { createVendorProxy } from '../../../src/server/proxy/vendor-proxy.js';
import { eventually } from '../../service/runs/gated-model.js';
import { defer, fakeService, TOKEN } from '../fake-service.js';
import { listening, MOUNT } from './adapters.js';
import { ask, JSON_HEADERS, open } from './wire-client.js';

const POST = { target: `${MOUNT}/generate-deck-slides`, headers: JSON_HEADERS, body: '{}' };
const VERSIONS = [
  { name: 'HTTP/1.1', create: createServer },
  { name: 'HTTP/2', http2: true, create: createHttp2Server },
] as const;

/** Serves what a host's own code has held back until `go`, its body read. */
async function held(t: TestContext, { create }: (typeof VERSIONS)[number], handler: NodeHandler) {
  const [arrived, left, go] = [defer(), defer(), defer()];
  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.once('close', left.resolve);
    arrived.resolve();
    await go.promise;
    handler(Object.assign(request, { rawBody: Buffer.concat(parts) }), response);
  };
  const server = (create as typeof createServer)((request, response) => void listener(request, response));
  return { origin: await listening(t, server), arrived, left, go };
}

for (const version of VERSIONS) {
  const adapter = { ...version, start: () => Promise.reject(new Error('started already')) };

  test(`${version.name}: a client that left before the proxy was called costs the service nothing, and holds no place`, async (t) => {
    const { url, seen } = await fakeService(t);
    const infos: ProxyResponseInfo[] = [];
    const proxy = createVendorProxy({
      token: TOKEN,
      baseUrl: url,
      allowAnonymous: true,
      maxStreams: { perKey: 1, key: () => 'one' },
      onResponse: (info) => infos.push(info),
    });
    const { origin, arrived, left, go } = await held(t, version, toNodeHandler(proxy, MOUNT));
    const asked = open(origin, adapter, POST);
    asked.catch(() => {});
    await arrived.promise;
    asked.leave();
    await left.promise;
    go.resolve();
    await eventually('its answer is over', () => infos.length === 1);
    assert.equal(infos[0]!.status, 499);
    assert.equal(seen.length, 0);
    assert.equal((await ask(origin, adapter, POST)).status, 200);
  });

  test(`${version.name}: a client that left while a handler worked has the body of its answer cancelled`, async (t) => {
    const [arrived, go, cancelled] = [defer(), defer(), defer()];
    const handler: WebHandler = async () => {
      arrived.resolve();
      await go.promise;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(50_000)),
        cancel: cancelled.resolve,
      });
      return new Response(body);
    };
    const left = defer();
    const server = (version.create as typeof createServer)((request, response) => {
      response.once('close', left.resolve);
      toNodeHandler(handler)(request, response);
    });
    const asked = open(await listening(t, server), adapter, POST);
    asked.catch(() => {});
    await arrived.promise;
    asked.leave();
    await left.promise;
    go.resolve();
    await cancelled.promise;
  });
}

test('when other code of the host answers in its place, such as a limit of time, the service is left', async (t) => {
  const [began, gone] = [defer(), defer()];
  const { url } = await fakeService(t, (response) => {
    response.on('close', gone.resolve);
    began.resolve();
  });
  const app = express();
  app.use((_request, response, next) => {
    void began.promise.then(() => response.status(503).end('too slow'));
    next();
  });
  app.use(MOUNT, vendorExpressMiddleware({ token: TOKEN, baseUrl: url, allowAnonymous: true }));
  const adapter = { name: 'Express', start: () => Promise.reject(new Error('started already')) };
  const { status, text } = await ask(await listening(t, createServer(app)), adapter, POST);
  assert.deepEqual([status, text], [503, 'too slow']);
  await gone.promise;
});
