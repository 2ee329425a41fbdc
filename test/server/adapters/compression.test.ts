import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import compressFastify from '@fastify/compress';
import { createAdaptorServer } from '@hono/node-server';
import compression from 'compression';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { compress as compressHono } from 'hono/compress';
import { vendorExpressMiddleware } from '../../../src/server/express.js';
import { vendorFastifyPlugin } from '../../../src/server/fastify.js';
import { vendorHonoHandler } from '../../../src/server/hono.js';
import type { VendorProxyOptions } from '../../../src/server/proxy/proxy-options.js';
import { fakeService, TOKEN } from '../fake-service.js';
import { MOUNT } from './adapters.js';

type Start = (t: TestContext, options: VendorProxyOptions) => Promise<string>;

/** Hosts that compress everything they send. */
const HOSTS: Record<string, Start> = {
  Express: (t, options) => {
    const app = express();
    app.use(compression({ threshold: 0, filter: () => true }));
    app.use(MOUNT, vendorExpressMiddleware(options));
    return serving(t, createServer(app as RequestListener));
  },
  Fastify: async (t, options) => {
    const app = fastify({ forceCloseConnections: true });
    await app.register(compressFastify, { threshold: 0, global: true });
    await app.register(vendorFastifyPlugin, { prefix: MOUNT, ...options });
    t.after(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
  Hono: (t, options) => {
    const app = new Hono();
    app.use(compressHono({ threshold: 0 }));
    app.all(`${MOUNT}/*`, vendorHonoHandler(options));
    return serving(t, createAdaptorServer({ fetch: app.fetch }) as ReturnType<typeof createServer>);
  },
};

async function serving(t: TestContext, server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

for (const [name, start] of Object.entries(HOSTS)) {
  test(`compression of ${name} around the proxy holds no event back`, async (t) => {
    let next = (): void => {};
    const { url } = await fakeService(t, (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      next = () => response.end('data: two\n\n');
    });
    const origin = await start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    const answer = await fetch(`${origin}${MOUNT}/generate-deck-slides`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: '{}',
    });
    assert.equal(answer.headers.get('content-encoding'), null);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await reader.read()).value, 'data: one\n\n');
    next();
    assert.equal((await reader.read()).value, 'data: two\n\n');
    assert.equal((await reader.read()).done, true);
  });
}
