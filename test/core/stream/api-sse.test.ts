import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { apiSSE, type SSEMessage } from '../../../src/core/stream/index.js';
import { all, chunked, cuts, LARGE_EVENT, WIRE_CASES } from './wire-cases.js';

const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };

async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/run?key=hidden`;
}

test('a POST stream arrives event by event over a real connection', async (t) => {
  let method = '';
  let accept: string | undefined;
  const url = await serve(t, (request, response) => {
    method = request.method ?? '';
    accept = request.headers.accept;
    response.writeHead(200, SSE);
    response.write('event: a\nid: 1\ndata: one\n\n');
    response.end('data: two\n\n');
  });
  const seen: SSEMessage[] = [];
  for await (const message of apiSSE(url, { method: 'POST', body: '{}' })) seen.push(message);
  assert.deepEqual(seen, [
    { event: 'a', data: 'one', id: '1' },
    { event: 'message', data: 'two', id: '1' },
  ]);
  assert.equal(method, 'POST');
  assert.equal(accept, 'text/event-stream');
});

for (const wire of WIRE_CASES) {
  test(`on the wire: ${wire.name}`, async () => {
    for (const [cut, chunks] of Object.entries(cuts(wire)))
      assert.deepEqual(await all(chunked(chunks)), wire.events, cut);
  });
}

test('an event of eight megabytes comes whole', async () => {
  const [event] = await all(chunked(['data: ', LARGE_EVENT, '\n\n']));
  assert.equal(event?.data === LARGE_EVENT, true);
});

test('an event beyond the byte limit is too_large, measured in bytes and before it is complete', async () => {
  const limit = (chunks: string[], maxEventBytes: number): Promise<SSEMessage[]> =>
    all({ ...chunked(chunks), maxEventBytes });
  assert.equal((await limit([`data: ${'é'.repeat(10)}\n\n`], 20)).length, 1);
  await assert.rejects(limit([`data: ${'é'.repeat(11)}\n\n`], 20), { code: 'too_large' });
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(64 * 1024).fill(120));
    },
  });
  const options = { fetch: async () => new Response(endless, { headers: SSE }), maxEventBytes: 1024 * 1024 };
  await assert.rejects(all(options), { code: 'too_large' });
  assert.ok(pulled < 24);
});

test('the name and the id of an event count as its data does', async () => {
  const read = (text: string): Promise<SSEMessage[]> => all({ ...chunked([text]), maxEventBytes: 20 });
  for (const field of ['id', 'event', 'data']) {
    const lines = (length: number): string =>
      `${field}: ${'x'.repeat(length)}\n${field === 'data' ? '' : 'data\n'}\n`;
    assert.equal((await read(lines(20))).length, 1, field);
    await assert.rejects(read(lines(21)), { code: 'too_large' }, field);
  }
  const [event] = await read('id: 123456\nevent: 1234567\ndata: 1234567\n\n');
  assert.equal(event?.id, '123456');
  await assert.rejects(read('id: 1234567\nevent: 1234567\ndata: 1234567\n\n'), { code: 'too_large' });
  // One that has no id of its own does not count that of the last one.
  assert.equal((await read('id: 12345678901234567\ndata: 1\n\ndata: 1234567890\n\n')).length, 2);
});

test('an event whose fields never end is too_large, however short their lines are', async () => {
  for (const line of [
    'id: 1\n',
    'event: a\n',
    'id\r',
    'event: b\r\n',
    'data\n',
    'unknown: x\n',
    ': comment\n',
  ]) {
    let pulled = 0;
    const lines = new TextEncoder().encode(line.repeat(8192));
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += lines.length;
        // A server that is never stopped would keep this test for ever.
        if (pulled > 64 * 1024 * 1024) controller.close();
        else controller.enqueue(lines);
      },
    });
    const options = {
      fetch: async () => new Response(endless, { headers: SSE }),
      maxEventBytes: 1024 * 1024,
    };
    await assert.rejects(all(options), { code: 'too_large' }, line);
    assert.ok(pulled < 4 * 1024 * 1024, `${line}: ${pulled}`);
  }
});

test('comments between events, and the names of fields, make no event too large', async () => {
  const pings = ': ping\n\n'.repeat(100);
  const data = 'data: twenty characters in it\n'.repeat(40);
  const chunks = [...`${pings}${data}\n${pings}data: 1\n\n`];
  const events = await all({ ...chunked(chunks), maxEventBytes: 1000 });
  assert.deepEqual(
    events.map(({ data: text }) => text.length),
    [40 * 24 - 1, 1],
  );
});

test('an HTML page in place of the stream is refused and named', async () => {
  const page = chunked(['<!doctype html>'], { 'content-type': 'text/html' });
  await assert.rejects(all(page), { code: 'unsupported_media_type', message: /text\/html/ });
  await assert.rejects(all({ fetch: async () => new Response(null, { status: 200 }) }), {
    code: 'unsupported_media_type',
  });
});

test('an error status becomes its named error and does not show the query string', async (t) => {
  const url = await serve(t, (_request, response) => {
    response.writeHead(402, { 'content-type': 'application/json' });
    response.end('{"error":"No credit left"}');
  });
  await assert.rejects(apiSSE(url).next(), (error: Error) => {
    assert.equal(error.name, 'ServiceQuotaExceededError');
    assert.match(error.message, /No credit left/);
    assert.ok(!error.message.includes('hidden'));
    return true;
  });
});

test('no server at all is upstream_unreachable and retryable', async () => {
  await assert.rejects(apiSSE('http://127.0.0.1:1/api/run').next(), {
    code: 'upstream_unreachable',
    status: 0,
    retryable: true,
  });
});

test('a connection that breaks in the middle is truncated, after the events that arrived', async (t) => {
  const url = await serve(t, (_request, response) => {
    response.writeHead(200, SSE);
    response.write('data: a\n\n', () => response.destroy());
  });
  const seen: string[] = [];
  await assert.rejects(
    async () => {
      for await (const message of apiSSE(url)) seen.push(message.data);
    },
    { code: 'truncated' },
  );
  assert.deepEqual(seen, ['a']);
});

test('aborting rejects with AbortError and closes the connection', async (t) => {
  let closed = (): void => {};
  const gone = new Promise<void>((resolve) => (closed = resolve));
  const url = await serve(t, (_request, response) => {
    response.on('close', closed);
    response.writeHead(200, SSE);
    response.write('data: a\n\n');
  });
  const controller = new AbortController();
  const stream = apiSSE(url, {}, { signal: controller.signal });
  assert.equal((await stream.next()).value?.data, 'a');
  setTimeout(() => controller.abort(), 5);
  await assert.rejects(stream.next(), { name: 'AbortError' });
  await gone;
});

test('leaving the loop closes the connection', async (t) => {
  let closed = (): void => {};
  const gone = new Promise<void>((resolve) => (closed = resolve));
  const url = await serve(t, (_request, response) => {
    response.on('close', closed);
    response.writeHead(200, SSE);
    response.write('data: a\n\ndata: b\n\n');
  });
  for await (const message of apiSSE(url)) {
    assert.equal(message.data, 'a');
    break;
  }
  await gone;
});

test('an aborted signal rejects even where a host fetch ignores signals, and sends nothing when it came first', async () => {
  let sent = 0;
  const fetch = (): Promise<Response> => {
    sent++;
    return new Promise(() => {});
  };
  await assert.rejects(apiSSE('/api/x', {}, { fetch, signal: AbortSignal.abort() }).next(), {
    name: 'AbortError',
  });
  assert.equal(sent, 0);
  const controller = new AbortController();
  const next = apiSSE('/api/x', { signal: controller.signal }, { fetch }).next();
  controller.abort(new Error('a reason of the host'));
  await assert.rejects(next, { name: 'AbortError' });
});

const answering =
  (body: ReadableStream<Uint8Array> | string, init: ResponseInit = { headers: SSE }) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(body, init));

test('after an abort no further event of the same chunk is given', async () => {
  const controller = new AbortController();
  const seen: string[] = [];
  const fetch = answering('data: a\n\ndata: b\n\ndata: c\n\n');
  const reading = async (): Promise<void> => {
    for await (const { data } of apiSSE('http://h/', {}, { fetch, signal: controller.signal })) {
      seen.push(data);
      controller.abort();
    }
  };
  await assert.rejects(reading(), { name: 'AbortError' });
  assert.deepEqual(seen, ['a']);
});

test('whole events before one that is too large are given, though they came with it', async () => {
  const seen: string[] = [];
  const fetch = answering(`data: a\n\ndata: b\n\ndata: ${'c'.repeat(20)}\n\ndata: d\n\n`);
  const reading = async (): Promise<void> => {
    for await (const { data } of apiSSE('http://h/', {}, { fetch, maxEventBytes: 10 })) seen.push(data);
  };
  await assert.rejects(reading(), { code: 'too_large' });
  assert.deepEqual(seen, ['a', 'b']);
});

test('an abort while an error is read, whose body does not end, rejects with AbortError', async () => {
  const controller = new AbortController();
  const fetch = answering(new ReadableStream({ pull: () => controller.abort() }), { status: 500 });
  const reading = apiSSE('http://h/', {}, { fetch, signal: controller.signal }).next();
  await assert.rejects(reading, { name: 'AbortError' });
});

test('an error whose body does not end is told with what came of it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('busy')),
    pull: () => setImmediate(() => t.mock.timers.tick(60_000)) && new Promise(() => {}),
  });
  const reading = apiSSE('http://h/', {}, { fetch: answering(body, { status: 503 }) }).next();
  await assert.rejects(reading, /busy/);
});
