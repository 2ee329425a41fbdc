import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROXY_ROUTES } from '../../../src/server/proxy/proxy-routes.js';
import { fakeService, TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT } from './adapters.js';
import { ask, JSON_HEADERS } from './wire-client.js';

/** Spellings that some proxy takes for another path than its allow-list did. */
const ESCAPES = [
  '/../admin',
  '/..%2fadmin',
  '/%2e%2e/admin',
  '/%2e%2e%2fadmin',
  '/..%5cadmin',
  '/..\\admin',
  '/.%2e/admin',
  '/%252e%252e/admin',
  '/..;/admin',
  '/generate-deck-slides/../../admin',
  '/generate-deck-slides/..;/admin',
  '/x/../generate-deck-slides',
  '/./generate-deck-slides',
  '//generate-deck-slides',
  '///evil.example/generate-deck-slides',
  '/generate-deck-slides/',
  '/generate-deck-slides/.',
  '/generate-deck-slides.',
  '/generate-deck-slides%3fadmin',
  '/generate-deck-slides%23admin',
  '/generate-deck-slides%2f..%2fadmin',
  '/generate-deck-slides%00',
  '/generate-deck-slides;admin',
  '/generate-deck-slides%20',
  '/generate-deck-slides@evil.example',
  '/@evil.example/generate-deck-slides',
  '/generate%2ddeck-slides',
  '/GENERATE-DECK-SLIDES',
  '/widget-flow%2fclassify',
  '/widget-flow%5cclassify',
  '/widget-flow//classify',
  '/widget-flow/./classify',
  '/widget-flow/../admin',
  '/x/generate-deck-slides',
  '/http://evil.example/generate-deck-slides',
  '/http:%2f%2fevil.example%2fgenerate-deck-slides',
  '/',
  '',
];
/** A request target that names a host is an absolute one: only the proxy's own host may be meant. */
const ABSOLUTE = ['http://evil.example/generate-deck-slides', 'http://evil.example/api/vendor/../admin'];

for (const adapter of ADAPTERS) {
  test(`${adapter.name}: no spelling of a path reaches the service but the routes of the table`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: `${url}/v1`, allowAnonymous: true });
    const post = { method: 'POST', headers: JSON_HEADERS, body: '{}' };
    for (const path of ESCAPES) {
      const { status, text } = await ask(origin, adapter, { ...post, target: `${MOUNT}${path}` });
      // Frameworks refuse what they cannot decode by themselves.
      assert.ok(status === 404 || status === 400, `${path}: ${status}`);
      assert.ok(!text.includes(TOKEN));
    }
    if (!adapter.http2)
      for (const target of ABSOLUTE) {
        const { status } = await ask(origin, adapter, { ...post, target });
        assert.ok(status === 404 || status === 400, `${target}: ${status}`);
      }
    assert.deepEqual(
      seen.map((one) => one.url),
      [],
    );
    const target = `${MOUNT}/generate-deck-slides?x=../y&url=http://evil.example`;
    assert.equal((await ask(origin, adapter, { ...post, target })).status, 200);
    assert.equal(seen[0]?.url, '/v1/generate-deck-slides');
  });

  test(`${adapter.name}: every route of the table is forwarded by its method alone`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: `${url}/v1`, allowAnonymous: true });
    for (const { method, path } of PROXY_ROUTES) {
      const target = `${MOUNT}/${path}`;
      const right = method === 'POST' ? { headers: JSON_HEADERS, body: '{"a":1}' } : {};
      assert.equal((await ask(origin, adapter, { method, target, ...right })).status, 200, path);
      assert.deepEqual([seen.at(-1)?.method, seen.at(-1)?.url], [method, `/v1/${path}`]);
      if (adapter.name === 'Next.js') continue;
      const count = seen.length;
      for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
        if (other === method) continue;
        const { status, headers } = await ask(origin, adapter, { method: other, target });
        // Frameworks answer HEAD and OPTIONS by themselves, where they have an own idea of them.
        if (status === 405) assert.equal(headers.allow, method, `${other} ${path}`);
        else
          assert.ok(
            [200, 204, 404].includes(status) && ['HEAD', 'OPTIONS'].includes(other),
            `${other} ${path}: ${status}`,
          );
      }
      assert.equal(seen.length, count);
    }
  });
}
