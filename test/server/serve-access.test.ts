import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { errorFromResponse, ServiceAuthError } from '../../src/core/http/index.js';
import { newTokenText } from '../../src/server/access/token-text.js';
import { createServiceServer } from '../../src/server/serve.js';
import { eventually, gatedModel, reader } from '../service/runs/gated-model.js';
import { post, sampleRequest } from '../service/sample-request.js';
import { guardedServer, serviceAt } from './access/guarded-server.js';

/** Headers exactly as given: fetch would not send a foreign Host. */
function raw(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

test('every endpoint takes a token; health and the page to sign in do not', async (t) => {
  const { server, tokens } = await guardedServer(t);
  const { token } = await tokens.create({ name: 'n' });
  const missing = await fetch(`${server.url}/api/capabilities`);
  assert.equal(missing.status, 401);
  assert.match(missing.headers.get('www-authenticate') ?? '', /^Bearer/);
  const error = await errorFromResponse(missing);
  assert.ok(ServiceAuthError.is(error) && error.code === 'unauthorized');
  const service = serviceAt(server.url, token);
  const capable = await service(new Request('http://host/api/capabilities'));
  assert.equal(capable.status, 200);
  assert.equal(capable.headers.get('ratelimit-limit'), '120');
  assert.equal(capable.headers.get('ratelimit-remaining'), '119');
  const wrong = await serviceAt(
    server.url,
    newTokenText('live').text,
  )(post('generate-deck-slides', sampleRequest(1)));
  assert.equal(wrong.status, 401);
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
});

test('a token in the URL, a huge header and odd bytes open nothing', async (t) => {
  const { server, tokens } = await guardedServer(t);
  const { token } = await tokens.create({ name: 'n' });
  const path = '/api/capabilities';
  assert.equal(await raw(server.url, path, { authorization: `Bearer ${token}` }), 200);
  assert.equal(await raw(server.url, `${path}?access_token=${token}`), 401);
  assert.equal(await raw(server.url, `${path}?a=${token}`, { authorization: `Bearer ${token}` }), 401);
  assert.equal(await raw(server.url, path, { authorization: `Bearer ${'x'.repeat(8_000)}` }), 401);
  assert.equal(
    await raw(server.url, path, { authorization: `Bearer ${token}`, 'x-big': 'x'.repeat(20_000) }),
    431,
  );
  for (const sign of ['\u00a0', '\u00ad', '\t', '\u0085'])
    assert.equal(
      await raw(server.url, path, { authorization: `Bearer${sign}${token}` }),
      401,
      JSON.stringify(sign),
    );
  assert.equal(
    await raw(server.url, path, { 'x-authorization': `Bearer ${token}`, cookie: `token=${token}` }),
    401,
  );
});

test('slides are paid as they are written: what fails or is cancelled comes back', async (t) => {
  const { model } = await gatedModel(t, 1);
  const { server, tokens } = await guardedServer(t, { model });
  const { token } = await tokens.create({ name: 'n', credits: 5 });
  const stream = reader(serviceAt(server.url, token), 'generate-deck-slides', sampleRequest(3));
  // Three widgets and the opening slide.
  await stream.until('slide.completed', 2);
  assert.equal(await tokens.balance('default'), 1);
  const more = await serviceAt(server.url, token)(post('generate-deck-slides', sampleRequest(3)));
  assert.equal(more.status, 402);
  assert.equal(((await more.json()) as { error: { code: string } }).error.code, 'quota_exceeded');
  const { runId } = stream.events[0]!;
  await serviceAt(server.url, token)(post('cancel-run', { protocol: 1, runId }));
  await stream.rest();
  await eventually('unwritten slides are given back', async () => (await tokens.balance('default')) === 3);
});

test('a token revoked while its deck is written finishes it and begins no other', async (t) => {
  const { model, open } = await gatedModel(t, 1);
  const { server, tokens } = await guardedServer(t, { model });
  const { token, info } = await tokens.create({ name: 'n', credits: 3 });
  const stream = reader(serviceAt(server.url, token), 'generate-deck-slides', sampleRequest(2));
  await stream.until('slide.completed');
  await tokens.revoke(info.id);
  assert.equal((await serviceAt(server.url, token)(new Request('http://host/api/capabilities'))).status, 401);
  open();
  assert.equal((await stream.rest()).at(-1)?.type, 'deck.completed');
  await eventually('all slides are paid', async () => (await tokens.balance('default')) === 0);
});

test('beyond this machine a server needs tokens, or to be told that anyone may call', async (t) => {
  for (const host of ['0.0.0.0', '::', '192.0.2.1', 'service.example'])
    await assert.rejects(createServiceServer({ port: 0, host }), { code: 'invalid_config', path: 'host' });
  for (const options of [{ allowAnonymous: true }, { token: 'dw_test_x' }]) {
    const server = await createServiceServer({ port: 0, host: '0.0.0.0', ...options });
    t.after(() => server.close());
  }
  for (const host of ['127.0.0.1', '127.1.2.3', 'localhost']) {
    const server = await createServiceServer({ port: 0, host });
    await server.close();
  }
});

test('without tokens a page whose name was pointed at this machine cannot call the service', async (t) => {
  const server = await createServiceServer({ port: 0 });
  t.after(() => server.close());
  const { port } = new URL(server.url);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'LOCALHOST', '[::1]:80', 'app.localhost'])
    assert.equal(await raw(server.url, '/api/capabilities', { host }), 200, host);
  for (const host of [
    'evil.example',
    `127.0.0.1.evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1@evil',
  ])
    assert.equal(await raw(server.url, '/api/capabilities', { host }), 403, host);
  const open = await createServiceServer({ port: 0, allowAnonymous: true });
  t.after(() => open.close());
  assert.equal(await raw(open.url, '/api/capabilities', { host: 'service.example' }), 200);
});
