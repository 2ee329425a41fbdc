import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createVendorProxy } from '../../src/server/index.js';
import { toNodeHandler } from '../../src/server/node.js';
import { deckPage, wayTo } from '../service/runs/deck-page.js';
import { eventually, gatedModel, reader } from '../service/runs/gated-model.js';
import { sampleRequest } from '../service/sample-request.js';
import { serviceAt } from '../server/access/guarded-server.js';

/** A running `deckwright serve` on the port that is asked for; ended with the test. */
async function served(t: TestContext, port: string, args: string[]) {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--port', port, ...args]);
  t.after(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (said += more));
  const urlIn = (): string | undefined => /running: (http:\/\/[^/\s]+)/u.exec(said)?.[1];
  await eventually('it runs', () => {
    assert.equal(child.exitCode, null, said);
    return urlIn() !== undefined;
  });
  return { child, url: urlIn() ?? '' };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A host's own server, whose pages reach the service through its proxy. */
async function hostOf(t: TestContext, baseUrl: string): Promise<string> {
  const proxy = createVendorProxy({ baseUrl, token: 'dw_test_x', allowAnonymous: true });
  const host = createServer(toNodeHandler(proxy, '/api')).listen(0, '127.0.0.1');
  await once(host, 'listening');
  t.after(() => {
    host.close();
    host.closeAllConnections();
  });
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

for (const way of ['directly', 'through the proxy of a host'] as const) {
  test(`a service that is killed in mid stream and started again is asked for the slides that are missing, ${way}`, async (t) => {
    // The title needs no model; one chart is written, and then the model waits.
    const { server, open } = await gatedModel(t, 1);
    const args = ['--model', 'mock', '--base-url', server.baseUrl];
    const first = await served(t, '0', args);
    const at = way === 'directly' ? first.url : await hostOf(t, `${first.url}/api`);
    const { send, back } = wayTo(at);
    const { asked, store, ended, done } = deckPage(send);
    await eventually('two slides are there', () => done().length === 2);
    const before = done();
    await killed(first.child);
    open();
    await served(t, new URL(first.url).port, args);
    back();
    await ended;
    const { phase, slides, deck } = store.getSnapshot();
    assert.equal(phase, 'ready', asked.join());
    assert.deepEqual(
      deck?.slides.map(({ id }) => id),
      ['slide-title', 'slide-a', 'slide-b', 'slide-c'],
    );
    assert.ok(
      before.every(({ slide }) => slides.some((one) => one.slide === slide)),
      'what was there stays',
    );
    assert.ok(slides.every(({ status, guards }) => status === 'done' && guards?.fallback !== true));
    assert.deepEqual([asked[0], asked.at(-2), asked.at(-1)], ['whole 200', 'since 404', 'only 200']);
  });
}

test('a stream of a service that is killed looks broken, not finished', async (t) => {
  const { server } = await gatedModel(t, 1);
  const { child, url } = await served(t, '0', ['--model', 'mock', '--base-url', server.baseUrl]);
  const stream = reader(serviceAt(url), 'generate-deck-slides', sampleRequest(2));
  await stream.until('slide.completed', 2);
  await killed(child);
  await assert.rejects(stream.rest(), { code: 'truncated' });
  await assert.rejects(reader(serviceAt(url), 'generate-deck-slides', sampleRequest(1)).rest(), {
    ...{ code: 'upstream_unreachable', retryable: true },
  });
});
