import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test, type TestContext } from 'node:test';
import type { ProxyResponseInfo, VendorProxyOptions } from '../../../src/server/proxy/proxy-options.js';
import { eventually } from '../../service/runs/gated-model.js';
import { fakeService, TOKEN } from '../fake-service.js';
import { ADAPTERS, MOUNT, type Adapter } from './adapters.js';
import { firstOf, leaveBeforeAndDuring } from './leave.js';
import { ask, JSON_HEADERS, open, wholeOf } from './wire-client.js';

const target = `${MOUNT}/generate-deck-slides`;
const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };
const POST = { target, headers: JSON_HEADERS, body: '{}' };

/** A service whose answers the test writes, and how many of them are open. */
async function streaming(
  t: TestContext,
  adapter: Adapter,
  answer: (response: ServerResponse) => void,
  more: Partial<VendorProxyOptions> = {},
) {
  const running = new Set<ServerResponse>();
  const service = await fakeService(t, (response) => {
    running.add(response);
    response.on('close', () => running.delete(response));
    answer(response);
  });
  const origin = await adapter.start(t, {
    token: TOKEN,
    baseUrl: service.url,
    allowAnonymous: true,
    ...more,
  });
  return { ...service, origin, running };
}

for (const adapter of ADAPTERS) {
  const { name } = adapter;

  test(`${name}: an event is with the browser when it is with us, and the end is the end of the service`, async (t) => {
    let next = (): void => {};
    const { origin } = await streaming(t, adapter, (response) => {
      response.writeHead(200, SSE);
      response.write('data: one\n\n');
      next = () => response.end('data: two\n\n');
    });
    const answer = await open(origin, adapter, POST);
    assert.equal(answer.headers['cache-control'], 'no-cache, no-transform');
    assert.equal(answer.headers['x-accel-buffering'], 'no');
    assert.equal(await firstOf(answer), 'data: one\n\n');
    next();
    const { text, clean } = await wholeOf(answer.body);
    assert.deepEqual([text, clean], ['data: two\n\n', true]);
    answer.leave();
  });

  test(`${name}: a service that dies never looks like one that has ended, and nothing is appended`, async (t) => {
    const ways: Record<string, (response: ServerResponse) => void> = {
      'in mid stream': (response) => {
        response.writeHead(200, SSE);
        response.write('data: one\n\n', () => setTimeout(() => response.destroy(), 20));
      },
      'short of its announced length': (response) => {
        response.writeHead(200, { ...SSE, 'content-length': '1000' });
        response.write('data: one\n\n', () => setTimeout(() => response.destroy(), 20));
      },
      'within a chunk': (response) => {
        response.writeHead(200, SSE);
        response.flushHeaders();
        response.socket!.write('40\r\ndata: one\n\n', () => setTimeout(() => response.destroy(), 20));
      },
    };
    for (const [way, die] of Object.entries(ways)) {
      const { origin } = await streaming(t, adapter, die);
      const { status, text, clean } = await ask(origin, adapter, POST);
      assert.deepEqual([way, status, text, clean], [way, 200, 'data: one\n\n', false]);
    }
    const { origin } = await streaming(t, adapter, (response) => response.destroy());
    const { status, text } = await ask(origin, adapter, POST);
    assert.equal(status, 502);
    assert.ok(!text.includes(TOKEN) && !text.includes('127.0.0.1'));
  });

  test(`${name}: a client that leaves ends the request to the service, whenever it leaves`, async (t) => {
    let silent = true;
    const { origin, running, seen } = await streaming(t, adapter, (response) => {
      if (silent) return;
      response.writeHead(200, SSE);
      response.write('data: one\n\n');
    });
    await leaveBeforeAndDuring(origin, adapter, POST, { running, speak: () => (silent = false) });

    // While it sends its body: the service may have begun to read, or not heard of it at all.
    const asked = seen.length;
    const sending = open(origin, adapter, {
      target,
      headers: { ...JSON_HEADERS, ...(adapter.http2 ? {} : { 'content-length': '1000' }) },
      body: (stream) => void stream.write('{"a":'),
    });
    sending.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    sending.leave();
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(running.size, 0);
    assert.equal(seen.length, asked, 'half a body is no request');
    silent = false;
    const after = await open(origin, adapter, POST);
    assert.equal(await firstOf(after), 'data: one\n\n');
    after.leave();
  });

  test(`${name}: a client that does not read holds the service back`, async (t) => {
    let offered = 0;
    const { origin, running } = await streaming(t, adapter, (response) => {
      response.writeHead(200, SSE);
      const chunk = Buffer.alloc(256 * 1024, 'x');
      const offer = (): void => {
        while (offered < 256 * 1024 * 1024 && !response.destroyed) {
          offered += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', offer);
        }
      };
      offer();
    });
    const answer = await open(origin, adapter, POST);
    answer.body.pause();
    let before = -1;
    while (before !== offered) {
      before = offered;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    assert.ok(offered < 24 * 1024 * 1024, `${offered} bytes were taken`);
    answer.leave();
    await eventually('the service is left', () => running.size === 0);
  });

  test(`${name}: a client that takes nothing for too long is broken off, and holds neither the service nor a place`, async (t) => {
    const infos: ProxyResponseInfo[] = [];
    let endless = true;
    const { origin, running } = await streaming(
      t,
      adapter,
      (response) => {
        response.writeHead(200, SSE);
        if (!endless) return void response.end('data: one\n\n');
        const chunk = Buffer.alloc(256 * 1024, 'x');
        const offer = (): void => {
          while (!response.destroyed) if (!response.write(chunk)) return void response.once('drain', offer);
        };
        offer();
      },
      {
        timeouts: { idle: 300 },
        maxStreams: { perKey: 1, key: () => 'one' },
        onResponse: (info) => infos.push(info),
      },
    );
    const answer = await open(origin, adapter, POST);
    answer.body.pause();
    await eventually('the service is left', () => running.size === 0);
    assert.deepEqual(
      infos.map(({ status, error }) => [status, (error as Error).name]),
      [[200, 'AbortError']],
    );
    endless = false;
    assert.equal((await ask(origin, adapter, POST)).text, 'data: one\n\n');
    assert.equal((await wholeOf(answer.body)).clean, false);
    answer.leave();
  });
}
