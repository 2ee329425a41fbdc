import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test, type TestContext } from 'node:test';
import { createAdaptorServer } from '@hono/node-server';
import express from 'express';
import { Hono } from 'hono';
import { vendorExpressMiddleware } from '../../../src/server/express.js';
import { vendorHonoHandler } from '../../../src/server/hono.js';
import { toNodeHandler } from '../../../src/server/node.js';
import type { VendorProxyOptions } from '../../../src/server/proxy/proxy-options.js';
import { createVendorProxy } from '../../../src/server/proxy/vendor-proxy.js';
import { fakeService, JSON_POST, TOKEN } from '../fake-service.js';
import { listening, MOUNT } from './adapters.js';

const path = `${MOUNT}/generate-deck-slides`;
type Read = (request: Request) => Promise<unknown>;
/** The host's functions that are given the request, each of which reads its body. */
const READERS: Record<string, (read: Read) => Partial<VendorProxyOptions>> = {
  authorize: (read) => ({ authorize: async (request) => void (await read(request)) }),
  token: (read) => ({ allowAnonymous: true, token: async (request) => (await read(request), TOKEN) }),
  'rateLimit.key': (read) => ({
    allowAnonymous: true,
    rateLimit: { points: 9, duration: 9, key: async (request) => (await read(request), 'one') },
  }),
};
const whole: Read = (request) => request.json();
const copy: Read = (request) => request.clone().json();

async function starting(t: TestContext, more: Partial<VendorProxyOptions>) {
  const { url, seen } = await fakeService(t);
  const options = { token: TOKEN, baseUrl: url, ...more };
  return { seen, options };
}

for (const [name, reader] of Object.entries(READERS))
  test(`${name} may read a copy of the body; one that reads the body itself is told so`, async (t) => {
    const readsCopy = await starting(t, reader(copy));
    const good = createServer(toNodeHandler(createVendorProxy(readsCopy.options), MOUNT));
    assert.equal((await fetch((await listening(t, good)) + path, JSON_POST)).status, 200);
    assert.equal(readsCopy.seen[0]!.body, JSON_POST.body);

    const readsBody = await starting(t, reader(whole));
    const bad = createServer(toNodeHandler(createVendorProxy(readsBody.options), MOUNT));
    const answer = await fetch((await listening(t, bad)) + path, JSON_POST);
    assert.equal(answer.status, 500);
    assert.match(await answer.text(), /request\.clone\(\)/);
    assert.equal(readsBody.seen.length, 0);

    const app = express().use(express.json()).use(MOUNT, vendorExpressMiddleware(readsBody.options));
    assert.equal((await fetch((await listening(t, createServer(app))) + path, JSON_POST)).status, 200);
    assert.equal(readsBody.seen[0]!.body, JSON_POST.body, 'what the framework has kept goes on');
  });

test('what middleware of Hono has read of a body is forwarded', async (t) => {
  const { seen, options } = await starting(t, { allowAnonymous: true });
  const app = new Hono();
  app.use(async ({ req }, next) => {
    await req.json();
    await next();
  });
  app.all(`${MOUNT}/*`, vendorHonoHandler(options));
  const origin = await listening(t, createAdaptorServer({ fetch: app.fetch }) as never);
  assert.equal((await fetch(origin + path, JSON_POST)).status, 200);
  assert.equal(seen[0]!.body, JSON_POST.body);
});

test('an abort of the code of the host is 500 while the client waits', async (t) => {
  const own = (): Promise<never> => Promise.reject(new DOMException('too slow', 'AbortError'));
  const { options } = await starting(t, { authorize: own });
  const ask = new Request(`http://h${path}`, JSON_POST);
  assert.equal((await createVendorProxy(options)(ask)).status, 500);
  const inProcess = createVendorProxy({ service: own });
  assert.equal((await inProcess(new Request(`http://h${path}`, JSON_POST))).status, 500);
});
