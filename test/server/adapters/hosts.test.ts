import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createAdaptorServer } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { vendorExpressMiddleware } from '../../../src/server/express.js';
import { vendorFastifyPlugin } from '../../../src/server/fastify.js';
import { vendorHonoHandler } from '../../../src/server/hono.js';
import type { VendorProxyOptions } from '../../../src/server/proxy/proxy-options.js';
import { fakeService, JSON_POST, TOKEN } from '../fake-service.js';
import { MOUNT } from './adapters.js';

type Start = (t: TestContext, options: VendorProxyOptions) => Promise<string>;
const HOST_HEADERS = { 'access-control-allow-origin': 'https://app.example', 'x-host': 'own' };

async function serving(t: TestContext, server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Hosts that set headers before the proxy, answer preflights by themselves, and stand behind one proxy that they trust. */
const HOSTS: Record<string, Start> = {
  Express: (t, options) => {
    const app = express();
    app.set('trust proxy', '127.0.0.1');
    app.use((request, response, next) => {
      response.set(HOST_HEADERS);
      if (request.method === 'OPTIONS') response.status(204).end();
      else next();
    });
    app.use(MOUNT, vendorExpressMiddleware(options));
    return serving(t, createServer(app as RequestListener));
  },
  Fastify: async (t, options) => {
    const app = fastify({ forceCloseConnections: true, trustProxy: '127.0.0.1' });
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HOST_HEADERS);
      if (request.method === 'OPTIONS') await reply.status(204).send();
    });
    await app.register(vendorFastifyPlugin, { prefix: MOUNT, ...options });
    t.after(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
  Hono: (t, options) => {
    const app = new Hono();
    app.use(async (context, next) => {
      if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: HOST_HEADERS });
      // As Hono's own middleware does it, such as hono/cors.
      for (const [name, value] of Object.entries(HOST_HEADERS)) context.res.headers.set(name, value);
      return next();
    });
    app.all(`${MOUNT}/*`, vendorHonoHandler(options));
    return serving(t, createAdaptorServer({ fetch: app.fetch }) as ReturnType<typeof createServer>);
  },
};

for (const [name, start] of Object.entries(HOSTS)) {
  test(`${name}: headers of the host stand on what the proxy answers, and its preflights are its own`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await start(t, {
      token: TOKEN,
      baseUrl: url,
      allowedOrigins: ['https://app.example'],
      allowAnonymous: true,
    });
    const target = `${origin}${MOUNT}/generate-deck-slides`;
    const page = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
    const preflight = await fetch(target, { method: 'OPTIONS', headers: page });
    const answer = await fetch(target, { ...JSON_POST, headers: { ...JSON_POST.headers, ...page } });
    assert.deepEqual([preflight.status, answer.status, seen.length], [204, 200, 1]);
    for (const { headers } of [preflight, answer])
      for (const [header, value] of Object.entries(HOST_HEADERS)) assert.equal(headers.get(header), value);
  });

  test(`${name}: a client cannot make up an address to be counted by`, async (t) => {
    const { url } = await fakeService(t);
    const limit = { rateLimit: { points: 1, duration: 60 } };
    const origin = await start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true, ...limit });
    const statuses = async (forwarded: string[]): Promise<number[]> => {
      const all: number[] = [];
      for (const chain of forwarded) {
        const headers = { ...JSON_POST.headers, 'x-forwarded-for': chain };
        all.push((await fetch(`${origin}${MOUNT}/generate-deck-slides`, { ...JSON_POST, headers })).status);
      }
      return all;
    };
    // The last one is what the trusted proxy has added; what stands before it, anybody may have sent.
    assert.deepEqual(await statuses(['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1']), [200, 429]);
    // Hono trusts no proxy by itself: all of its clients are the balancer.
    assert.deepEqual(await statuses(['1.1.1.1, 10.0.0.2']), [name === 'Hono' ? 429 : 200]);
  });
}

test('Hono without Node: the routes of the table alone, below whatever it is mounted', async (t) => {
  const { url, seen } = await fakeService(t);
  const handler = vendorHonoHandler({ token: TOKEN, baseUrl: url, allowAnonymous: true });
  const inner = new Hono().all('/vendor/*', handler);
  const app = new Hono().route('/api', inner).all('/:tenant/vendor/*', handler);
  const status = async (path: string): Promise<number> =>
    (await app.request(`http://host.example${path}`, JSON_POST)).status;
  assert.equal(await status('/api/vendor/widget-flow/classify'), 200);
  assert.equal(await status('/acme/vendor/widget-flow/classify'), 200);
  for (const path of [
    '..%2fadmin',
    'generate-deck-slides%3fx',
    'generate%2ddeck-slides',
    '/generate-deck-slides',
    'x%2f..%2fgenerate-deck-slides',
  ])
    for (const mount of ['/api/vendor', '/acme/vendor'])
      assert.equal(await status(`${mount}/${path}`), 404, mount + path);
  assert.deepEqual(
    seen.map((one) => one.url),
    ['/widget-flow/classify', '/widget-flow/classify'],
  );
});
