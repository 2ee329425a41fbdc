import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { eventually, gatedModel, reader } from '../service/runs/gated-model.js';
import { sampleRequest } from '../service/sample-request.js';
import { serviceAt } from '../server/access/guarded-server.js';
import { runCli } from './run-cli.js';

function storeFile(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return join(folder, 'tokens.sqlite');
}

/** A running `deckwright serve`, ended with the test. */
function served(t: TestContext, args: string[]) {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--port', '0', ...args]);
  const said = { out: '', err: '' };
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  t.after(() => child.kill('SIGKILL'));
  child.stderr.setEncoding('utf8').on('data', (more: string) => (said.err += more));
  return new Promise<{ child: typeof child; url: string; said: typeof said; ended: typeof ended }>(
    (done, fail) => {
      child.stdout.setEncoding('utf8').on('data', (more: string) => {
        said.out += more;
        const url = /running: (http:\/\/[^/\s]+)/u.exec(said.out)?.[1];
        if (url !== undefined) done({ child, url, said, ended });
      });
      child.on('exit', () => fail(new Error(`It ended: ${said.out}${said.err}`)));
    },
  );
}

describe('deckwright token', () => {
  it('shows a new token once, lists it without its secret, and revokes it', async (t) => {
    const store = ['--store', storeFile(t)];
    const args = [
      '--name',
      'CI',
      '--account',
      'acme',
      '--expires',
      '30d',
      '--credits',
      '5',
      '--scope',
      'queries:run',
    ];
    const made = await runCli(['token', 'create', ...store, ...args]);
    assert.equal(made.code, 0, made.stderr);
    assert.match(made.stdout, /^dw_live_\w{48}\n$/u);
    assert.match(made.stderr, /shown once[^]*acme has 5 credits/u);
    const token = made.stdout.trim();
    const listed = await runCli(['token', 'list', ...store, '--json']);
    const { tokens } = JSON.parse(listed.stdout) as { tokens: Record<string, string>[] };
    const { id = '', created = '', expires = '', ...rest } = tokens[0] ?? {};
    assert.deepEqual(rest, { name: 'CI', account: 'acme', mode: 'live', scopes: ['queries:run'] });
    assert.equal(Date.parse(expires) - Date.parse(created), 30 * 86_400_000);
    const table = await runCli(['token', 'list', ...store]);
    for (const { stdout } of [listed, table])
      assert.ok(stdout.includes(id) && !stdout.includes(token.slice(20)) && !/hash/iu.test(stdout));
    assert.ok(!readFileSync(store[1] ?? '').includes(token.slice(20)));
    const revoked = await runCli(['token', 'revoke', id, ...store]);
    assert.match(revoked.stdout, /^Revoked: /u);
    assert.match(
      (await runCli(['token', 'list', ...store, '--account', 'acme'])).stdout,
      /20\d\d-\d\d-\d\d \d\d:\d\d$/mu,
    );
    assert.match((await runCli(['token', 'list', ...store, '--account', 'other'])).stdout, /no tokens/u);
  });

  it('makes the store once where several processes begin it at once', async (t) => {
    for (const _ of [1, 2, 3]) {
      const store = ['--store', storeFile(t)];
      const made = await Promise.all(
        [1, 2, 3].map(() => runCli(['token', 'create', ...store, '--name', 'n', '--credits', '1'])),
      );
      for (const { code, stderr } of made) assert.equal(code, 0, stderr);
      const { stdout } = await runCli([
        'token',
        'credit',
        ...store,
        '--account',
        'default',
        '--credits',
        '1',
      ]);
      assert.equal(stdout, 'The account default has 4 credits.\n');
    }
  });

  it('takes what a token found elsewhere says in place of its id', async (t) => {
    const store = ['--store', storeFile(t)];
    const { stdout } = await runCli(['token', 'create', ...store, '--name', 'n', '--test']);
    assert.match(stdout, /^dw_test_/u);
    assert.equal((await runCli(['token', 'revoke', stdout.trim(), ...store])).code, 0);
  });

  it('adds credits to an account, by its name or a token of it, without making another token', async (t) => {
    const store = ['--store', storeFile(t)];
    const made = await runCli(['token', 'create', ...store, '--name', 'n', '--account', 'acme', '--json']);
    const { token, id } = JSON.parse(made.stdout) as { token: string; id: string };
    const first = await runCli(['token', 'credit', ...store, '--account', 'acme', '--credits', '5']);
    assert.equal(first.code, 0, first.stderr);
    assert.equal(first.stdout, 'The account acme has 5 credits.\n');
    assert.match(first.stderr, /no limit before/u);
    // Two processes at once.
    const both = [id, token].map((of) => runCli(['token', 'credit', of, ...store, '--credits', '2']));
    for (const { code, stderr } of await Promise.all(both)) assert.deepEqual([code, stderr], [0, '']);
    const last = await runCli(['token', 'credit', id, ...store, '--credits', '1', '--json']);
    assert.deepEqual(JSON.parse(last.stdout), { account: 'acme', balance: 10, unlimitedBefore: false });
    const { stdout } = await runCli(['token', 'list', ...store, '--json']);
    assert.equal((JSON.parse(stdout) as { tokens: unknown[] }).tokens.length, 1);
  });

  it('says what is wrong and what to write instead', async (t) => {
    const store = storeFile(t);
    const wrong: [string[], number, RegExp][] = [
      [[], 2, /token create, token list, token credit or token revoke/u],
      [['creat'], 2, /Unknown command "token creat"\. Did you mean token create\?/u],
      [['list', '--credits', '5'], 2, /token list takes no --credits/u],
      [['create'], 2, /--name <text>/u],
      [['create', '--name', 'n', '--scope', 'all'], 2, /--scope takes decks:write[^]*not "all"/u],
      [['create', '--name', 'n', '--expires', 'soon'], 2, /such as 30d/u],
      [['create', '--name', 'n', '--expires', '0d'], 2, /such as 30d/u],
      [['create', '--name', 'n', '--credits', '1.5'], 2, /whole number/u],
      [['create', '--name', 'n', '--account', 'a b'], 2, /An account is/u],
      [['revoke'], 2, /one id/u],
      [['credit'], 2, /--account <name>, or the id/u],
      [['credit', 'x', '--account', 'a', '--credits', '5'], 2, /--account <name>, or the id/u],
      [['credit', '--account', 'a'], 2, /--credits <n>/u],
      [['credit', '--account', 'a', '--credits', '0'], 2, /whole number from 1/u],
      [['credit', '--account', 'a', '--credits=-5'], 2, /--credits takes a whole number/u],
      [['credit', '--account', 'a', '--credits', 'NaN'], 2, /--credits takes a whole number/u],
      [['credit', '--account', 'a', '--credits', '5'], 1, /no account "a"/u],
      [['credit', 'nobody', '--credits', '5'], 1, /no token with the id "nobody"/u],
      [['revoke', 'nobody'], 1, /no token with the id "nobody"/u],
      [['list', '--store', 'mysql://user:secret@host/db'], 1, /SQLite file or postgres/u],
      [['list', '--store', '/nowhere/at/all.sqlite'], 1, /cannot be opened/u],
    ];
    for (const [args, code, message] of wrong) {
      const outcome = await runCli([
        'token',
        ...args,
        ...(args.includes('--store') ? [] : ['--store', store]),
      ]);
      assert.equal(outcome.code, code, `${args.join(' ')}: ${outcome.stderr}`);
      assert.match(outcome.stderr, message);
      assert.ok(!outcome.stderr.includes('secret'));
    }
  });
});

describe('deckwright serve with tokens', () => {
  it('takes the tokens of its store, at once, and no others', async (t) => {
    const store = ['--store', storeFile(t)];
    const { url, said } = await served(t, [...store, '--log', 'json']);
    await eventually('the link', () => said.out.includes('/tokens?key='));
    assert.match(said.out, /Tokens are managed on this machine at http:\/\/127\.0\.0\.1:\d+\/tokens\?key=/u);
    const ask = (token: string) =>
      fetch(`${url}/api/capabilities`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await fetch(`${url}/api/capabilities`)).status, 401);
    const { stdout } = await runCli(['token', 'create', ...store, '--name', 'n', '--json']);
    const { token, id } = JSON.parse(stdout) as { token: string; id: string };
    assert.equal((await ask(token)).status, 200);
    await runCli(['token', 'revoke', id, ...store]);
    assert.equal((await ask(token)).status, 401);
    const lines = () => said.err.trim().split('\n');
    await eventually('three lines', () => lines().length === 3 && said.err.endsWith('\n'));
    assert.deepEqual(
      lines().map((line) => (JSON.parse(line) as { status: number }).status),
      [401, 200, 401],
    );
    assert.ok(!said.err.includes(token.slice(20)));
  });

  it('lets an account call so often a minute as it is told, and 120 times where it is not', async (t) => {
    const store = ['--store', storeFile(t)];
    const [live, tested] = await Promise.all(
      [[], ['--test']].map((kind) => runCli(['token', 'create', ...store, '--name', 'n', ...kind])),
    );
    const limits = async (args: string[]) => {
      const { url } = await served(t, [...store, ...args]);
      const ask = (token = '') =>
        fetch(`${url}/api/capabilities`, { headers: { authorization: `Bearer ${token.trim()}` } });
      const [one, other] = [await ask(live?.stdout), await ask(tested?.stdout)];
      const told = [one, other].map(({ headers }) => headers.get('ratelimit-limit'));
      return { told, again: async () => (await ask(tested?.stdout)).status };
    };
    assert.deepEqual((await limits([])).told, ['120', '30']);
    const { told, again } = await limits(['--requests-per-minute', '7']);
    assert.deepEqual(told, ['7', '2']);
    assert.deepEqual([await again(), await again()], [200, 429]);
  });

  it('does not listen beyond this machine without tokens', async () => {
    const { code, stderr } = await runCli(['serve', '--port', '0', '--host', '0.0.0.0']);
    assert.equal(code, 2);
    assert.match(stderr, /Without tokens[^]*--store, --allow-anonymous/u);
  });

  it('ends in order when it is told to', { skip: process.platform === 'win32' }, async (t) => {
    const { child, ended } = await served(t, ['--store', storeFile(t), '--drain-seconds', '20']);
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  });

  it('writes what it began to its end when it is told to end, and ends at once when it is told again', async (t) => {
    for (const [times, code, last] of [
      [1, 0, 'deck.completed'],
      [2, 1, 'slide.completed'],
    ] as const) {
      const { server, open } = await gatedModel(t, 1);
      const args = ['--store', storeFile(t), '--model', 'mock', '--base-url', server.baseUrl];
      const made = await runCli(['token', 'create', ...args.slice(0, 2), '--name', 'n', '--credits', '3']);
      const { child, url, ended } = await served(t, args);
      const stream = reader(serviceAt(url, made.stdout.trim()), 'generate-deck-slides', sampleRequest(2));
      await stream.until('slide.completed', 2);
      child.kill('SIGTERM');
      await eventually('it takes nobody new', () =>
        fetch(`${url}/healthz`).then(
          () => false,
          () => true,
        ),
      );
      if (times === 2) child.kill('SIGTERM');
      else open();
      await stream.rest().catch(() => {});
      assert.equal(await ended, code);
      assert.equal(stream.events.filter(({ type }) => /completed/u.test(type)).at(-1)?.type, last);
    }
  });

  it('takes numbers of seconds, and one kind of log', async () => {
    const wrong: [string[], RegExp][] = [
      [['--drain-seconds', 'x'], /--drain-seconds takes a whole number/u],
      [['--log', 'text'], /--log takes json/u],
      [['--requests-per-minute', '9'], /--requests-per-minute goes with --store/u],
      [['--requests-per-minute', '0', '--store', 's'], /--requests-per-minute takes a whole number from 1/u],
      [
        ['--requests-per-minute', '1e9', '--store', 's'],
        /--requests-per-minute takes a whole number from 1/u,
      ],
      [['--port', '70000'], /--port takes a whole number from 0 to 65535/u],
    ];
    for (const [args, message] of wrong) {
      const { code, stderr } = await runCli(['serve', ...args]);
      assert.equal(code, 2);
      assert.match(stderr, message);
    }
  });
});
