import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createTokenManager, openAccessStore } from '../../src/server/index.js';
import { deckPage, wayTo } from '../service/runs/deck-page.js';
import { eventually, gatedModel } from '../service/runs/gated-model.js';
import { sampleRequest } from '../service/sample-request.js';
import { ownFolder, startRedis } from './processes.js';

const CLI = ['--conditions=deckwright-source', '--import=tsx', 'src/cli/main.ts', 'serve', '--port'];

interface Started {
  child: ChildProcess;
  /** All that it has said so far. */
  said: () => string;
  exit: Promise<number | null>;
}

function serve(t: TestContext, args: string[], env: Record<string, string> = {}, port = '0'): Started {
  const child = spawn(process.execPath, [...CLI, port, ...args], { env: { ...process.env, ...env } });
  t.after(() => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (more: Buffer) => (text += more.toString()));
  return { child, said: () => text, exit: new Promise((done) => child.once('exit', done)) };
}

async function urlOf({ said, exit }: Started): Promise<string> {
  let over = false;
  void exit.then(() => (over = true));
  for (;;) {
    const url = /running: (http:\/\/[\d.:]+)/u.exec(said())?.[1];
    if (url) return url;
    assert.ok(!over, said());
    await new Promise((again) => setTimeout(again, 50));
  }
}

test('two processes of serve --redis are one service: a run of one is read on at the other, and one limit holds for both', async (t) => {
  const place = join(ownFolder(t), 'tokens.sqlite');
  const { store } = await openAccessStore(place);
  const { token } = await createTokenManager(store).create({ name: 'host' });
  await store.close();
  const redis = await startRedis(t);
  const started = [
    serve(t, ['--store', place, '--redis', redis]),
    serve(t, ['--store', place], { DECKWRIGHT_REDIS: redis }),
  ];
  const [one = '', other = ''] = await Promise.all(started.map(urlOf));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (url: string, body: object): Promise<string> => {
    const response = await fetch(`${url}/api/generate-deck-slides`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.text();
  };
  const written = await ask(one, { ...sampleRequest(), runId: 'run-shared' });
  const events = (text: string): string[] => text.match(/^data: .*$/gm) ?? [];
  assert.ok(events(written).length > 5, written);
  const readOn = await ask(other, { protocol: 1, runId: 'run-shared', since: 1 });
  assert.deepEqual(events(readOn), events(written).slice(2));

  const calls = Array.from({ length: 130 }, (_, at) =>
    fetch(`${at % 2 ? one : other}/api/capabilities`, { headers }),
  );
  const passed = (await Promise.all(calls)).filter(({ status }) => status === 200);
  assert.equal(passed.length, 118, 'of 120 a minute two were decks');
});

test('a service that is killed in mid stream and started again reads on in the run that Redis kept', async (t) => {
  // The title needs no model; one chart is written, and then the model waits.
  const { server, open } = await gatedModel(t, 1);
  const args = ['--redis', await startRedis(t), '--model', 'mock', '--base-url', server.baseUrl];
  const first = serve(t, args);
  const url = await urlOf(first);
  const way = wayTo(url);
  const { asked, store, ended, done } = deckPage(way.send);
  await eventually('two slides are there', () => done().length === 2);
  const before = done();
  await eventually('the model waits', () => server.requests.length === 3);
  first.child.kill('SIGKILL');
  await first.exit;
  open();
  await urlOf(serve(t, args, {}, new URL(url).port));
  way.back();
  await ended;
  const { phase, slides } = store.getSnapshot();
  assert.equal(phase, 'ready', asked.join());
  assert.ok(
    before.every(({ slide }) => slides.some((one) => one.slide === slide)),
    'what was there stays',
  );
  assert.ok(slides.every(({ status, guards }) => status === 'done' && guards?.fallback !== true));
  assert.deepEqual([asked[0], asked.at(-1)], ['whole 200', 'since 200'], asked.join());
  assert.equal(server.requests.length, 5, 'only the two that were missing are written again');
});

test('a Redis that cannot be reached, or is none, is told before the service starts, without its password', async (t) => {
  const cases: [string, RegExp][] = [
    ['redis://user:secret@127.0.0.1:1', /Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/u],
    ['http://user:secret@127.0.0.1:1', /That is no address of Redis\.\s+Give redis:\/\//u],
  ];
  for (const [url, message] of cases) {
    const { exit, said } = serve(t, ['--redis', url]);
    assert.equal(await exit, 1);
    assert.match(said(), message);
    assert.doesNotMatch(said(), /secret/u);
  }
});

test('a Redis that goes away is told once, decks are still written, and the process still ends', async (t) => {
  const redis: (() => void | Promise<void>)[] = [];
  const started = serve(t, ['--redis', await startRedis({ after: (end) => redis.push(end) })]);
  const url = await urlOf(started);
  for (const end of redis) await end();
  const response = await fetch(`${url}/api/generate-deck-slides`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleRequest()),
  });
  assert.match(await response.text(), /"type":"deck\.completed"/u);
  started.child.kill('SIGTERM');
  assert.equal(await started.exit, 0, started.said());
  assert.equal(started.said().match(/Redis fails/gu)?.length, 1, started.said());
});
