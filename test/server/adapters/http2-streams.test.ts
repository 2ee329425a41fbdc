import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { connect, constants, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { test, type TestContext } from 'node:test';
import { eventually } from '../../service/runs/gated-model.js';
import { fakeService, TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT } from './adapters.js';
import { JSON_HEADERS, wholeOf } from './wire-client.js';

const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };
const NAMES = ['a', 'b', 'c'] as const;
type Name = (typeof NAMES)[number];

/** One session of a client, and a stream in it for each of the names, which the body of its request says. */
function streamsOf(t: TestContext, origin: string) {
  const session: ClientHttp2Session = connect(origin, { rejectUnauthorized: false });
  t.after(() => session.destroy());
  const ask = (name: Name): ClientHttp2Stream => {
    const path = `${MOUNT}/generate-deck-slides`;
    const stream = session.request({ ':method': 'POST', ':path': path, ...JSON_HEADERS });
    stream.on('error', () => {});
    stream.end(JSON.stringify({ name }));
    return stream;
  };
  return { session, streams: Object.fromEntries(NAMES.map((name) => [name, ask(name)])) };
}

for (const adapter of ADAPTERS.filter(({ http2 }) => http2))
  test(`${adapter.name}: a stream that is reset ends its own request to the service, and no other of its session`, async (t) => {
    for (const begun of [false, true]) {
      const running = new Map<string, ServerResponse>();
      const { url } = await fakeService(t, (response, { body }) => {
        const { name } = JSON.parse(body) as { name: string };
        running.set(name, response);
        response.on('close', () => running.delete(name));
        if (!begun) return;
        response.writeHead(200, SSE);
        response.write(`data: ${name}\n\n`);
      });
      const origin = await adapter.start(t, { token: TOKEN, baseUrl: url, allowAnonymous: true });
      const { session, streams } = streamsOf(t, origin);
      if (begun)
        await Promise.all(
          NAMES.map((name) => new Promise((resolve) => streams[name]!.once('data', resolve))),
        );
      else await eventually('all are asked', () => running.size === NAMES.length);

      streams['b']!.close(constants.NGHTTP2_CANCEL);
      await eventually('the service is left', () => !running.has('b'));
      assert.deepEqual([...running.keys()].sort(), ['a', 'c']);
      assert.ok(!session.destroyed && !session.closed);

      const rest = ['a', 'c'].map(async (name) => wholeOf(streams[name]!));
      for (const [name, response] of running) {
        if (!begun) response.writeHead(200, SSE);
        response.end(`data: end of ${name}\n\n`);
      }
      assert.deepEqual(
        (await Promise.all(rest)).map(({ text, clean }) => [text, clean]),
        [
          ['data: end of a\n\n', true],
          ['data: end of c\n\n', true],
        ],
      );
    }
  });
