import assert from 'node:assert/strict';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { selfSigned } from '../support/self-signed.js';
import { fakeService, JSON_POST, TOKEN } from './fake-service.js';

const ask = (baseUrl: string): Promise<Response> =>
  createVendorProxy({ token: TOKEN, baseUrl, allowAnonymous: true })(
    new Request('http://h/generate-deck-slides', JSON_POST),
  );

test('a service whose certificate nobody has signed is 502 and is sent nothing', async (t) => {
  let asked = 0;
  const server = createServer(selfSigned(), (_request, response) => {
    asked++;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => void server.close());
  const answer = await ask(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  assert.equal(answer.status, 502);
  assert.ok(!(await answer.text()).includes('certificate'));
  assert.equal(asked, 0);
});

test('a POST whose connection breaks before an answer is sent once alone', async (t) => {
  const { url, seen } = await fakeService(t, (response) => {
    if (seen.length === 1) response.end('{}');
    else response.destroy();
  });
  await (await ask(url)).text();
  // Over the connection that was kept, where another client might try again.
  assert.equal((await ask(url)).status, 502);
  assert.equal(seen.length, 2);
});
