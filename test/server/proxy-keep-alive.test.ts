import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVendorProxy } from '../../src/server/proxy/vendor-proxy.js';
import { fakeService, JSON_POST, TOKEN } from './fake-service.js';

const PING = ': ping\n\n';
const SSE = 'text/event-stream; charset=utf-8';

/** The answer of a service that writes each part when it is told to, read in the background. */
async function reading(t: Parameters<typeof fakeService>[0], contentType: string, headers = {}) {
  let write = (_part: string): void => {};
  let end = (): void => {};
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, { 'content-type': contentType, ...headers }).flushHeaders();
    write = (part) => void response.write(part);
    end = () => void response.end();
  });
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous: true, keepAlive: 15 });
  const answer = await proxy(new Request('http://h/generate-deck-slides', JSON_POST));
  let read = '';
  const over = (async () => {
    for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) read += text;
  })();
  const until = async (held: () => boolean): Promise<void> => {
    const deadline = Date.now() + 10_000;
    while (!held()) {
      assert.ok(Date.now() < deadline, JSON.stringify(read));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const sent = async (part: string): Promise<void> => {
    const before = withoutPings(read);
    write(part);
    await until(() => withoutPings(read) === before + part);
  };
  return { text: () => read, sent, until, end: () => end(), over };
}
const withoutPings = (text: string): string => text.replaceAll(PING, '');
const silence = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 120));

test('a silent stream gets comments between events, with every kind of line end, and none within one', async (t) => {
  for (const [ends, half, rest] of [
    ['\n', 'data: a', '\n'],
    ['\r\n', 'event: x\r\ndata: a\r', '\n'],
  ] as const) {
    const stream = await reading(t, SSE);
    await silence();
    assert.equal(stream.text(), '', 'nothing before the first event');
    await stream.sent(half);
    await silence();
    assert.equal(stream.text(), half);
    await stream.sent(rest);
    await silence();
    assert.equal(stream.text(), half + rest);
    await stream.sent(ends);
    await stream.until(() => stream.text().endsWith(PING + PING));
    const before = stream.text().length;
    await stream.sent('id: 2\ndata: Zür');
    const within = stream.text().length;
    await silence();
    assert.equal(stream.text().length, within, stream.text().slice(before));
    await stream.sent('ich\n\n');
    await stream.until(() => stream.text().endsWith(PING));
    stream.end();
    await stream.over;
    assert.equal(withoutPings(stream.text()), `${half}${rest}${ends}id: 2\ndata: Zürich\n\n`);
  }
});

test('a body that is not a stream of events gets no comment, nor does a compressed one', async (t) => {
  for (const [type, headers] of [
    ['application/json', {}],
    [SSE, { 'content-encoding': 'br' }],
  ] as const) {
    const stream = await reading(t, type, headers);
    await stream.sent('{}\n\n');
    await silence();
    stream.end();
    await stream.over;
    assert.equal(stream.text(), '{}\n\n');
  }
});

test('comments neither hide a service that dies nor pile up before a client that does not read', async (t) => {
  let die = (): void => {};
  const { url } = await fakeService(t, (response) => {
    response.writeHead(200, { 'content-type': SSE }).write('data: a\n\n');
    die = () => void response.destroy();
  });
  const proxy = createVendorProxy({ token: TOKEN, baseUrl: url, allowAnonymous: true, keepAlive: 5 });
  const answer = await proxy(new Request('http://h/generate-deck-slides', JSON_POST));
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  assert.equal((await reader.read()).value, 'data: a\n\n');
  await silence();
  die();
  let text = '';
  await assert.rejects(async () => {
    for (;;) text += (await reader.read()).value;
  });
  assert.equal(text.replaceAll(PING, ''), '');
  assert.ok(text.length <= 5 * PING.length, `${text.length} bytes had waited`);
});
