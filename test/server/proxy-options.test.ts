import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { createVendorHandlers } from '../../src/server/next.js';
import type { VendorProxyOptions } from '../../src/server/proxy/proxy-options.js';
import { TOKEN } from './fake-service.js';

const baseUrl = 'https://service.example/v1';
const allowAnonymous = true;

test('a proxy that cannot work throws when it is made and names the option', () => {
  const cases: [VendorProxyOptions, string][] = [
    [{ baseUrl }, 'token'],
    [{ baseUrl, token: '' }, 'token'],
    [{ baseUrl, token: '   ' }, 'token'],
    [{ baseUrl, token: 'dw_live_x\r\nx-evil: 1' }, 'token'],
    [{ token: TOKEN }, 'baseUrl'],
    [{ token: TOKEN, baseUrl: '' }, 'baseUrl'],
    [{ token: TOKEN, baseUrl: 'service.example' }, 'baseUrl'],
    [{ token: TOKEN, baseUrl: 'http://service.example' }, 'baseUrl'],
    [{ token: TOKEN, baseUrl: 'ftp://localhost' }, 'baseUrl'],
    [{ token: TOKEN, baseUrl: 'https://user:pw@service.example' }, 'baseUrl'],
    [{ token: TOKEN, baseUrl: 'https://service.example/?a=1' }, 'baseUrl'],
    [{ token: TOKEN, baseUrl, maxBodyBytes: -1 }, 'maxBodyBytes'],
    [{ token: TOKEN, baseUrl, timeouts: { idle: 0 } }, 'timeouts.idle'],
    [{ token: TOKEN, baseUrl, allowedOrigins: ['https://app.example/'] }, 'allowedOrigins'],
    [{ token: TOKEN, service: async () => new Response() }, 'token'],
    [{ baseUrl, service: async () => new Response() }, 'baseUrl'],
  ];
  for (const [options, path] of cases) {
    assert.throws(
      () => createVendorProxy(options),
      (error: Error & { code?: string; path?: string }) => {
        assert.equal(error.code, 'invalid_config');
        assert.equal(error.path, path);
        assert.ok(error.message.includes(path));
        assert.ok(!error.message.includes('dw_'));
        return true;
      },
    );
  }
  for (const host of ['localhost:1', '127.0.0.1:1', '[::1]:1']) {
    createVendorProxy({ token: TOKEN, baseUrl: `http://${host}`, allowAnonymous });
  }
});

test('the base URL comes from SERVICE_BASE_URL where none is given', (t) => {
  process.env.SERVICE_BASE_URL = baseUrl;
  t.after(() => delete process.env.SERVICE_BASE_URL);
  createVendorProxy({ token: TOKEN, allowAnonymous });
});

test('a production build without secrets does not fail, the first request does', async (t) => {
  process.env.NEXT_PHASE = 'phase-production-build';
  t.after(() => delete process.env.NEXT_PHASE);
  const handler = createVendorHandlers({ baseUrl });
  delete process.env.NEXT_PHASE;
  const answer = await handler(new Request('http://host/api/vendor/capabilities'));
  assert.equal(answer.status, 500);
  assert.match(await answer.text(), /token/);
});

test('a proxy that lets everyone in says so once, unless that is stated', (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  createVendorProxy({ token: TOKEN, baseUrl });
  assert.equal(warn.mock.callCount(), 1);
  assert.ok(!String(warn.mock.calls[0]?.arguments).includes(TOKEN));
  createVendorProxy({ token: TOKEN, baseUrl, allowAnonymous });
  createVendorProxy({ token: TOKEN, baseUrl, authorize: () => undefined });
  assert.equal(warn.mock.callCount(), 1);
});

test('the Next handler is one function for GET and POST', () => {
  const handler = createVendorHandlers({ token: TOKEN, baseUrl, allowAnonymous });
  assert.equal(handler.GET, handler);
  assert.equal(handler.POST, handler);
});
