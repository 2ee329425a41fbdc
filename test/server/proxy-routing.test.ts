import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import express from 'express';
import fastify from 'fastify';
import { vendorFastifyPlugin } from '../../src/server/fastify.js';
import { createVendorHandlers } from '../../src/server/next.js';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { PROXY_ROUTES } from '../../src/server/proxy/proxy-routes.js';
import { toNodeHandler } from '../../src/server/node.js';
import { vendorExpressMiddleware } from '../../src/server/express.js';
import { fakeService, JSON_POST, listen, TOKEN } from './fake-service.js';

/** Sends the request target as it is: fetch would normalise it. */
function rawRequest(origin: string, target: string): Promise<number> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
      if (!status) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(0));
    socket.write(
      `POST ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
    );
  });
}

const TRAVERSALS = [
  '/../admin',
  '/..%2fadmin',
  '/%2e%2e/admin',
  '/..%5cadmin',
  '/..\\admin',
  '/generate-deck-slides/../../admin',
  '/x/../generate-deck-slides',
  '/./generate-deck-slides',
  '//generate-deck-slides',
  '/generate-deck-slides/',
  '/generate-deck-slides%3fadmin',
  '/generate-deck-slides%2f..%2fadmin',
  '/generate-deck-slides;admin',
  '/generate%2ddeck-slides',
  '/GENERATE-DECK-SLIDES',
  '/widget-flow%2fclassify',
  '/widget-flow/../admin',
  '/generate-deck-slides%00',
  '/x/generate-deck-slides',
  '/http://evil.example/generate-deck-slides',
  '',
  '/',
];

test('no spelling of a path escapes the allow-list through Express or a bare Node server', async (t) => {
  const { url, seen } = await fakeService(t);
  const options = { token: TOKEN, baseUrl: `${url}/v1`, allowAnonymous: true };
  const app = express();
  app.use('/api/vendor', vendorExpressMiddleware(options));
  const withExpress = await listen(t, app);
  const bare = await listen(t, toNodeHandler(createVendorProxy(options), '/api/vendor'));
  for (const path of TRAVERSALS) {
    for (const origin of [withExpress.url, bare.url]) {
      assert.equal(await rawRequest(origin, `/api/vendor${path}`), 404, path);
    }
  }
  for (const target of [
    'http://evil.example/api/vendor/generate-deck-slides',
    '//evil.example/generate-deck-slides',
  ]) {
    const status = await rawRequest(bare.url, target);
    assert.equal(status, 404, target);
  }
  assert.equal(seen.length, 0);
  assert.equal(await rawRequest(bare.url, '/api/vendor/generate-deck-slides?x=../y'), 200);
  assert.equal(seen[0]?.url, '/v1/generate-deck-slides');
});

test('no spelling of a path escapes the allow-list through a Next route', async (t) => {
  const { url, seen } = await fakeService(t);
  const handler = createVendorHandlers({ token: TOKEN, baseUrl: url, allowAnonymous: true });
  const call = (path: string): Promise<Response> => {
    const raw = path.slice(1).split('/');
    // As Next passes them: decoded.
    const route = raw.map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
    const request = new Request(`http://host/api/vendor${path}`, JSON_POST);
    return handler(request, { params: Promise.resolve({ route }) });
  };
  for (const path of TRAVERSALS.filter((path) => !/\/\.{1,2}\/|%2e%2e\/|\\/.test(path))) {
    assert.equal((await call(path)).status, 404, path);
  }
  assert.equal(seen.length, 0);
  assert.equal((await call('/widget-flow/classify')).status, 200);
  assert.equal(seen[0]?.url, '/widget-flow/classify');
});

test('a Next app that ends its paths with a slash reaches the routes of the table, and nothing else', async (t) => {
  const { url, seen } = await fakeService(t);
  const handler = createVendorHandlers({ token: TOKEN, baseUrl: url, allowAnonymous: true });
  const status = async (path: string, route: string[]): Promise<number> => {
    const request = new Request(`http://host/api/vendor${path}`, JSON_POST);
    return (await handler(request, { params: Promise.resolve({ route }) })).status;
  };
  // As Next 16 passes them with `trailingSlash: true`: the slash is no segment.
  assert.equal(await status('/generate-deck-slides/', ['generate-deck-slides']), 200);
  assert.equal(await status('/widget-flow/classify/', ['widget-flow', 'classify']), 200);
  for (const [path, route] of [
    ['/x%2f..%2fgenerate-deck-slides/', ['x/../generate-deck-slides']],
    ['/generate-deck-slides%2f/', ['generate-deck-slides/']],
    ['/generate-deck-slides//', ['generate-deck-slides']],
    ['/x/generate-deck-slides/', ['x', 'generate-deck-slides']],
    ['/', []],
  ] as const)
    assert.equal(await status(path, [...route]), 404, path);
  assert.deepEqual(
    seen.map((one) => one.url),
    ['/generate-deck-slides', '/widget-flow/classify'],
  );
});

test('below a prefix of Fastify with a parameter the routes of the table are reached, whatever the parameter is, and nothing else', async (t) => {
  const { url, seen } = await fakeService(t);
  const app = fastify({ forceCloseConnections: true });
  const options = { token: TOKEN, baseUrl: `${url}/v1`, allowAnonymous: true };
  await app.register(vendorFastifyPlugin, { prefix: '/api/:tenant/vendor', ...options });
  await app.register(
    async (scope) => scope.register(vendorFastifyPlugin, { prefix: '/:team-:place/vendor', ...options }),
    { prefix: '/teams' },
  );
  t.after(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const mounts = ['/api/acme/vendor', '/api/%C3%A9%2Fb/vendor', '/teams/a-b/vendor'];
  for (const mount of mounts) {
    for (const path of [...TRAVERSALS, '/x/generate-deck-slides', '', '/']) {
      const status = await rawRequest(origin, `${mount}${path}`);
      // Fastify refuses what it cannot decode by itself.
      assert.ok(status === 404 || status === 400, `${mount}${path}: ${status}`);
    }
    assert.equal(seen.length, 0);
    for (const path of ['generate-deck-slides?x=../y', 'widget-flow/classify'])
      assert.equal(await rawRequest(origin, `${mount}/${path}`), 200, `${mount}/${path}`);
    assert.deepEqual(
      seen.splice(0).map((one) => one.url),
      ['/v1/generate-deck-slides', '/v1/widget-flow/classify'],
    );
  }
});

test('every endpoint of the protocol is forwarded, and the other method is 405', async (t) => {
  const { url, seen } = await fakeService(t);
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: `${url}/base/`, allowAnonymous: true });
  for (const { method, path } of PROXY_ROUTES) {
    const init = method === 'POST' ? JSON_POST : {};
    const answer = await proxy(new Request(`http://host/anywhere/${path}`, init));
    assert.equal(answer.status, 200, path);
    assert.equal(seen.at(-1)?.url, `/base/${path}`);
    assert.equal(seen.at(-1)?.method, method);
    const other = await proxy(
      new Request(`http://host/anywhere/${path}`, method === 'POST' ? {} : JSON_POST),
    );
    assert.equal(other.status, 405, path);
  }
  assert.equal(seen.length, PROXY_ROUTES.length);
});

test('a route of the host is forwarded beside the built-in ones, and only a plain one is accepted', async (t) => {
  const { url, seen } = await fakeService(t);
  const base = { token: TOKEN, baseUrl: url, allowAnonymous: true };
  const proxy = createVendorProxy({ ...base, routes: [{ method: 'GET', path: 'my/own' }] });
  assert.equal((await proxy(new Request('http://host/x/my/own'))).status, 200);
  assert.equal(seen[0]?.url, '/my/own');
  for (const path of ['/abs', '../up', 'a/../b', 'a%2fb', '', 'a//b', 'a?b']) {
    assert.throws(() => createVendorProxy({ ...base, routes: [{ method: 'GET', path }] }), {
      code: 'invalid_config',
      path: 'routes[0]',
    });
  }
});
