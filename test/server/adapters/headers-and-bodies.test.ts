import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fakeService, TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT } from './adapters.js';
import { ask, JSON_HEADERS } from './wire-client.js';

const target = `${MOUNT}/generate-deck-slides`;
/** Stand in headers and bodies of the browser and the service, and must not come out at the other side. */
const CANARIES = ['canary-cookie', 'canary-bearer', 'canary-forwarded', 'canary-hop', 'canary-custom'];

for (const adapter of ADAPTERS) {
  const { name } = adapter;

  test(`${name}: headers go up and down by lists alone, and the token comes back in none`, async (t) => {
    const { url, seen } = await fakeService(t, (response, { headers }) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': ['canary-cookie=1', 'b=2'],
        server: 'canary-custom/1.0',
        'x-powered-by': 'canary-custom',
        'x-echo': headers.authorization ?? '',
        location: 'http://canary-custom.example/',
        'access-control-allow-origin': '*',
        'strict-transport-security': 'max-age=1',
        'keep-alive': 'timeout=canary-hop',
        'retry-after': '7',
        'x-ratelimit-remaining': '3',
      });
      response.end('{}');
    });
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    const headers: Record<string, string> = {
      ...JSON_HEADERS,
      cookie: 'canary-cookie=1',
      authorization: 'Bearer canary-bearer',
      'x-forwarded-for': 'canary-forwarded',
      'x-forwarded-host': 'canary-forwarded',
      forwarded: 'for=canary-forwarded',
      via: '1.1 canary-forwarded',
      'x-custom': 'canary-custom',
      'x-http-method-override': 'DELETE',
      'accept-encoding': 'gzip, br',
      'last-event-id': 'run:3',
      'x-request-id': 'asked-1',
      // Headers that belong to a connection cannot be sent over HTTP/2 at all.
      ...(adapter.http2 ? {} : { connection: 'keep-alive, x-hop', 'x-hop': 'canary-hop', te: 'trailers' }),
    };
    const answer = await ask(origin, adapter, { target, headers, body: '{"a":1}' });
    assert.equal(answer.status, 200);
    const up = seen[0]!.headers;
    assert.equal(up.authorization, `Bearer ${TOKEN}`);
    assert.equal(up['last-event-id'], 'run:3');
    assert.equal(up['x-request-id'], 'asked-1');
    assert.equal(up['accept-encoding'], 'identity');
    const sent = JSON.stringify(up);
    for (const canary of CANARIES) assert.ok(!sent.includes(canary), `${canary} went up`);
    const down = JSON.stringify(answer.headers);
    for (const canary of [...CANARIES, TOKEN]) assert.ok(!down.includes(canary), `${canary} came down`);
    assert.deepEqual(
      [
        answer.headers['retry-after'],
        answer.headers['x-ratelimit-remaining'],
        answer.headers['x-request-id'],
      ],
      ['7', '3', 'asked-1'],
    );
  });

  test(`${name}: a body reaches the service to the byte`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    // What JavaScript would read as other numbers, drop or rewrite.
    const raw =
      ' {"n": 12345678901234567890, "e": 1e400, "z": 0.10, "a": 1, "a": 2,\n\t"s": "Zürich \\u0000 🚀"} ';
    const { status } = await ask(origin, adapter, { target, headers: JSON_HEADERS, body: raw });
    assert.equal(status, 200);
    if (adapter.parsesBody) assert.equal(seen[0]!.body, JSON.stringify(JSON.parse(raw)));
    else assert.equal(seen[0]!.body, raw);
    // One byte at a time, characters of several bytes in between.
    const slow = Buffer.from('{"a":"é🚀"}');
    const dripped = await ask(origin, adapter, {
      target,
      headers: JSON_HEADERS,
      body: (stream) => {
        const drip = (at: number): void => {
          if (at === slow.length) return void stream.end();
          stream.write(slow.subarray(at, at + 1), () => setImmediate(() => drip(at + 1)));
        };
        drip(0);
      },
    });
    assert.equal(dripped.status, 200);
    assert.equal(seen[1]!.body, slow.toString());
  });

  test(`${name}: ten megabytes go through, more is refused, announced or not`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    const limit = 10 * 1024 * 1024;
    const body = (bytes: number): Buffer => Buffer.from(`{"a":"${'x'.repeat(bytes - 8)}"}`);
    const whole = await ask(origin, adapter, { target, headers: JSON_HEADERS, body: body(limit) });
    assert.equal(whole.status, 200);
    assert.equal(seen[0]!.body.length, limit);
    for (const announced of [true, false]) {
      const more = body(limit + 1);
      const headers = announced ? { ...JSON_HEADERS, 'content-length': String(more.length) } : JSON_HEADERS;
      const answer = await ask(origin, adapter, {
        target,
        headers,
        body: (stream) => {
          stream.on('error', () => {});
          stream.end(more);
        },
      }).catch(() => undefined);
      // A server may close the connection while the client still writes.
      if (answer) assert.equal(answer.status, 413);
    }
    assert.equal(seen.length, 1);
    assert.equal((await ask(origin, adapter, { target, headers: JSON_HEADERS, body: '{}' })).status, 200);
  });

  test(`${name}: what is no JSON, compressed, or of another site is refused before the service hears of it`, async (t) => {
    const { url, seen } = await fakeService(t);
    const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
    const status = async (
      headers: Record<string, string>,
      body: string | Buffer = '{"a":1}',
    ): Promise<number> => (await ask(origin, adapter, { target, headers, body })).status;
    assert.equal(await status({ 'content-type': 'text/plain' }), 415);
    assert.equal(await status({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'), 415);
    const gzip = await status({ ...JSON_HEADERS, 'content-encoding': 'gzip' }, gzipSync('{"a":1}'));
    // A parser before us has decompressed it.
    assert.equal(gzip, adapter.parsesBody ? 200 : 415);
    assert.equal(
      await status({ ...JSON_HEADERS, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      403,
    );
    assert.equal(await status({ ...JSON_HEADERS, origin: 'null' }), 403);
    assert.equal(seen.length, adapter.parsesBody ? 1 : 0);
  });

  test(`${name}: an answer that comes compressed though nobody asked for it is still read`, async (t) => {
    for (const [encoding, compress, decompress] of [
      ['gzip', gzipSync, gunzipSync],
      ['br', brotliCompressSync, brotliDecompressSync],
    ] as const) {
      const { url } = await fakeService(t, (response) => {
        const body = compress('{"told":"Zürich"}');
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-encoding': encoding,
          'content-length': body.length,
        });
        response.end(body);
      });
      const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
      const answer = await ask(origin, adapter, { target, headers: JSON_HEADERS, body: '{}' });
      assert.equal(answer.headers['content-encoding'], encoding);
      assert.equal(decompress(answer.bytes).toString(), '{"told":"Zürich"}');
      const { 'content-length': length } = answer.headers;
      assert.ok(length === undefined || Number(length) === answer.bytes.length);
    }
  });

  test(`${name}: a redirect is never followed with the token, and other odd statuses are answers`, async (t) => {
    let followed = 0;
    const other = await fakeService(t, (response) => {
      followed++;
      response.end();
    });
    for (const [status, expected] of [
      [301, 502],
      [307, 502],
      [304, 502],
      [204, 204],
      [418, 418],
      [599, 599],
    ] as const) {
      const { url } = await fakeService(t, (response) => {
        response.writeHead(status, { location: other.url }).end();
      });
      const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
      const answer = await ask(origin, adapter, { target, headers: JSON_HEADERS, body: '{}' });
      assert.equal(answer.status, expected);
      assert.equal(answer.headers.location, undefined);
    }
    assert.equal(followed, 0);
  });
}
