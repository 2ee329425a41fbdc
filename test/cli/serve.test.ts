import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import type { DeckResult } from '../../src/service/index.js';
import { sampleRequest } from '../service/sample-request.js';
import { startModelServer } from '../support/model-server.js';
import { GOOD_SLIDE, slideAnswer } from '../support/slide-answer.js';
import { runCli } from './run-cli.js';

/** Takes a port of this machine until the test is over, where no other process has it already. */
function taken(t: TestContext, port: number): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(port));
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
    t.after(() => server.close());
  });
}

/** The address that a server says it runs at; it is ended with the test. */
function served(t: TestContext, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', ...args], {
    env: { ...process.env, ...env },
  });
  t.after(() => child.kill());
  return new Promise((done, fail) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const url = /running: (http:\/\/\S+)/u.exec(text)?.[1];
      if (url !== undefined) done(url);
    });
    child.on('exit', () => fail(new Error(`It ended: ${text}`)));
  });
}

describe('deckwright serve', () => {
  it('says that the port asked for is in use, and what to do', async (t) => {
    const port = await taken(t, 0);
    const { code, stderr } = await runCli(['serve', '--port', String(port)]);
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`Port ${port} is in use\\. Choose another with --port`, 'u'));
  });

  it('takes the next free port where none was asked for', async (t) => {
    await taken(t, 4174);
    const url = await served(t, []);
    assert.ok(Number(new URL(url).port) > 4174, url);
    assert.equal((await fetch(new URL('/healthz', url))).status, 200);
  });

  it('takes any free port for 0, and prints which', async (t) => {
    const url = await served(t, ['--port', '0']);
    assert.notEqual(new URL(url).port, '0');
    assert.equal((await fetch(url)).status, 200);
  });

  it('leads from the bare address to the demo', async (t) => {
    const url = await served(t, ['--port', '0']);
    const page = await fetch(new URL('/', url));
    assert.deepEqual([page.status, page.url], [200, new URL('/demo/', url).href]);
  });

  it('says that an address is not one of this machine', async () => {
    const { code, stderr } = await runCli([
      'serve',
      '--port',
      '0',
      '--host',
      '192.0.2.1',
      '--allow-anonymous',
    ]);
    assert.equal(code, 1);
    assert.match(stderr, /no address "192\.0\.2\.1"/u);
  });

  it('has a model at any OpenAI-compatible endpoint write the slides, with its key from the environment', async (t) => {
    const endpoint = await startModelServer(() => ({ text: slideAnswer(GOOD_SLIDE) }));
    t.after(() => endpoint.close());
    const args = ['--port', '0', '--model', 'mock', '--base-url', endpoint.baseUrl];
    const url = await served(t, args, { MODEL_API_KEY: 'sk-from-environment' });
    const answer = await fetch(new URL('/api/generate-deck-slides', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(sampleRequest(1)),
    });
    const { provider, guards } = (await answer.json()) as DeckResult;
    assert.equal(provider, 'model:mock');
    assert.equal(guards['slide-w1']?.passed, true);
    assert.equal(endpoint.requests[0]?.headers.authorization, 'Bearer sk-from-environment');
  });

  it('says what goes with a model, and what is no endpoint', async () => {
    const wrong: [string[], RegExp][] = [
      [['--model', 'm'], /--model goes with --base-url/u],
      [['--base-url', 'http://localhost:1/v1'], /--base-url goes with --model/u],
      [['--model', 'm', '--base-url', 'localhost'], /baseUrl must/u],
    ];
    for (const [args, message] of wrong) {
      const { code, stderr } = await runCli(['serve', '--port', '0', ...args]);
      assert.equal(code, 2);
      assert.match(stderr, message);
    }
  });
});
