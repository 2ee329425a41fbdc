import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
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
function served(t: TestContext, args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', ...args]);
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

  it('says that an address is not one of this machine', async () => {
    const { code, stderr } = await runCli(['serve', '--port', '0', '--host', '192.0.2.1']);
    assert.equal(code, 1);
    assert.match(stderr, /no address "192\.0\.2\.1"/u);
  });
});
