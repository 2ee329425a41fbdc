import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { apiSSE } from '../../src/core/stream/index.js';
import { createServiceServer } from '../../src/server/serve.js';
import { createOpenAICompatibleModel, type DeckResult } from '../../src/service/index.js';
import { sampleRequest } from '../service/sample-request.js';
import { startModelServer } from '../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../support/slide-answer.js';

function folder(t: TestContext): string {
  const base = mkdtempSync(join(tmpdir(), 'deckwright-'));
  t.after(() => rmSync(base, { recursive: true }));
  const root = join(base, 'public');
  mkdirSync(join(root, 'sub'), { recursive: true });
  writeFileSync(join(base, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<h1>home</h1>');
  writeFileSync(join(root, 'sub', 'index.html'), '<h1>sub</h1>');
  writeFileSync(join(root, 'engine.wasm'), Buffer.from([0, 97, 115, 109]));
  writeFileSync(join(root, 'app.js'), 'export {}');
  writeFileSync(join(root, '.env'), 'secret');
  symlinkSync(join(base, 'secret.txt'), join(root, 'link.txt'));
  return root;
}

/** Sends the path as it is: fetch would normalise it. */
function raw(url: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('the server gives files with their types, the health of itself, and the endpoints', async (t) => {
  const server = await createServiceServer({ port: 0, staticDir: folder(t) });
  t.after(() => server.close());
  const types: [string, string][] = [
    ['/', 'text/html; charset=utf-8'],
    ['/sub/', 'text/html; charset=utf-8'],
    ['/sub', 'text/html; charset=utf-8'],
    ['/engine.wasm', 'application/wasm'],
    ['/app.js', 'text/javascript; charset=utf-8'],
    ['/api/capabilities', 'application/json'],
  ];
  for (const [path, type] of types) {
    const answer = await fetch(server.url + path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.headers.get('content-type'), type);
  }
  assert.equal(await (await fetch(`${server.url}/healthz`)).text(), 'ok');
  const events: string[] = [];
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleRequest(2)),
  };
  for await (const { event } of apiSSE(`${server.url}/api/generate-deck-slides`, init)) events.push(event);
  assert.equal(events[0], 'deck.started');
  assert.equal(events.at(-1), 'deck.completed');
});

test('a file the browser has already is not sent again until it changes', async (t) => {
  const staticDir = folder(t);
  const server = await createServiceServer({ port: 0, staticDir });
  t.after(() => server.close());
  const url = `${server.url}/app.js`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const ask = (tags: string) => fetch(url, { headers: { 'if-none-match': tags }, cache: 'no-store' });
  const held = await ask(`"other", W/${etag}`);
  assert.deepEqual([held.status, await held.text()], [304, '']);
  assert.equal((await ask('"other"')).status, 200);
  writeFileSync(join(staticDir, 'app.js'), 'export const changed = true;');
  assert.equal((await ask(etag)).status, 200);
});

test('no spelling of a path leads out of the folder', async (t) => {
  const server = await createServiceServer({ port: 0, staticDir: folder(t) });
  t.after(() => server.close());
  const paths = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/sub/../../secret.txt',
    '/sub/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/.env',
    '/%00',
    '/%',
    '//etc/passwd',
    '/sub%2f..%2f.env',
  ];
  for (const path of paths) {
    const { status, body } = await raw(server.url, path);
    assert.equal(status, 404, path);
    assert.ok(!body.includes('secret'), path);
  }
});

test('with a token the endpoints need it and the files do not', async (t) => {
  const server = await createServiceServer({ port: 0, staticDir: folder(t), token: 'dw_test_x' });
  t.after(() => server.close());
  const status = async (authorization?: string): Promise<number> =>
    (await fetch(`${server.url}/api/capabilities`, authorization ? { headers: { authorization } } : {}))
      .status;
  assert.equal(await status(), 401);
  assert.equal(await status('Bearer dw_test_y'), 401);
  assert.equal(await status('Bearer dw_test_x'), 200);
  assert.equal((await fetch(server.url)).status, 200);
  await assert.rejects(createServiceServer({ port: 0, token: ' ' }), { path: 'token' });
  await assert.rejects(createServiceServer({ port: 0, staticDir: '/nowhere/at/all' }), { path: 'staticDir' });
});

test('a server that is given a model has it write the slides', async (t) => {
  const endpoint = await startModelServer(() => ({ text: slideAnswer(GOOD_SLIDE) }));
  t.after(() => endpoint.close());
  const model = createOpenAICompatibleModel({ model: 'mock', baseUrl: endpoint.baseUrl });
  const server = await createServiceServer({ port: 0, model });
  t.after(() => server.close());
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(sampleRequest(1)),
  };
  const answer = await fetch(`${server.url}/api/generate-deck-slides`, init);
  const { provider, resolved } = (await answer.json()) as DeckResult;
  assert.equal(provider, 'model:mock');
  assert.match(resolved['slide-w1']?.title ?? '', /North.*South/);
});

test('a model without a name, or at something that is no URL of its own, is refused', () => {
  const wrong: [string, string, string][] = [
    ['', 'https://x.example/v1', 'model'],
    ['m', 'x.example/v1', 'baseUrl'],
    ['m', 'file:///etc', 'baseUrl'],
    ['m', 'https://user:pass@x.example/v1', 'baseUrl'],
    ['m', 'https://x.example/v1?key=1', 'baseUrl'],
  ];
  for (const [model, baseUrl, path] of wrong) {
    assert.throws(() => createOpenAICompatibleModel({ model, baseUrl }), { path });
  }
  assert.throws(
    () => createOpenAICompatibleModel({ model: 'm', baseUrl: 'https://x.example', apiKey: 'a\nb' }),
    {
      path: 'apiKey',
    },
  );
});
