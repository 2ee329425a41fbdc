import assert from 'node:assert/strict';
import { access, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { runCli } from './run-cli.js';

let folder: string;
let table: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-usage-'));
  table = join(folder, 'sales.csv');
  await writeFile(table, 'region,revenue\nNorth,120\nSouth,80\nEast,60\n');
});

/** Asserts that the call is refused with code 2 before any work, and returns what it says. */
async function refused(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCli(args);
  assert.equal(code, 2, stderr);
  assert.equal(stdout, '');
  assert.doesNotMatch(stderr, /Reading data/);
  return stderr;
}

describe('the help of the command line', () => {
  it('is a short overview of all commands', async () => {
    const { code, stdout } = await runCli(['--help']);
    assert.equal(code, 0);
    for (const command of ['build', 'ask', 'serve', 'token'])
      assert.match(stdout, new RegExp(`^  ${command} +\\w`, 'm'));
    assert.doesNotMatch(stdout, /--theme|--port/);
    assert.ok(stdout.split('\n').length < 20, stdout);
    for (const call of ['help', '-h']) assert.equal((await runCli([call])).stdout, stdout);
  });

  const own = { build: '--data', ask: '--sql', serve: '--port', token: '--scope' };
  for (const command of Object.keys(own))
    it(`of ${command} lists its options alone, in lines that fit a terminal`, async () => {
      const { code, stdout } = await runCli([command, '--help']);
      assert.equal(code, 0);
      assert.ok(stdout.startsWith(`deckwright ${command}: `), stdout);
      for (const [other, theirs] of Object.entries(own))
        assert.equal(new RegExp(`^  (-\\w, )?${theirs}\\b`, 'm').test(stdout), other === command, theirs);
      for (const line of stdout.split('\n')) assert.ok(line.length <= 100, line);
      for (const call of [
        ['help', command],
        ['--help', command],
        [command, '-h'],
      ])
        assert.equal((await runCli(call)).stdout, stdout, call.join(' '));
    });

  it('comes even where the rest of the call is wrong', async () => {
    const { code, stdout } = await runCli(['build', '--no-such-option', '--help']);
    assert.equal(code, 0);
    assert.match(stdout, /^deckwright build: /);
  });
});

describe('a wrong call of the command line', () => {
  it('says what to do where no command is named', async () => {
    for (const args of [[], ['--json', 'build', table]])
      assert.match(
        await refused(...args),
        /build, ask, read, check, serve or token[^]*See deckwright --help\./,
      );
  });

  it('gets the nearest command for a misspelt one, and none for a strange one', async () => {
    assert.match(await refused('biuld', table), /Unknown command "biuld"\. Did you mean build\?/);
    assert.match(await refused('help', 'sevre'), /Unknown command "sevre"\. Did you mean serve\?/);
    assert.doesNotMatch(await refused('publish', table), /Did you mean/);
  });

  it('gets the nearest option for a misspelt one, and where to read on', async () => {
    const said = await refused('build', table, '--ouput', 'x.pptx');
    assert.match(
      said,
      /Unknown option "--ouput"\. Did you mean --output\?\nSee deckwright build --help\.\n$/,
    );
    assert.match(await refused('ask', table, 'revenue', '--sqll'), /Did you mean --sql\?/);
    assert.match(await refused('serve', '--prot=1'), /Unknown option "--prot"\. Did you mean --port\?/);
    assert.match(await refused('build', table, '-x'), /Unknown option "-x"/);
  });

  it('learns which command takes an option that this one does not', async () => {
    assert.match(await refused('build', table, '--port', '80'), /build takes no --port: .* of serve\./);
    assert.match(await refused('ask', table, 'x', '--data', 'a=b'), /ask takes no --data: .* of build\./);
    assert.match(await refused('token', 'list', '--theme', 'ink'), /--theme: .* of build and ask\./);
    assert.match(await refused('token', 'list', '--expires', '3d'), /token list takes no --expires/);
  });

  it('says what value an option lacks', async () => {
    assert.match(await refused('build', table, '--title'), /--title needs a value: --title <text>\./);
    assert.match(await refused('build', table, '-o'), /-o needs a value: -o <file>\./);
    assert.match(await refused('build', table, '--title='), /--title needs a value/);
    assert.match(await refused('build', table, '--title', '--json'), /--title needs a value/);
    assert.match(
      await refused('token', 'credit', '--credits', '-5'),
      /--credits needs a value: --credits <n>\. .* --credits=-5\./,
    );
    assert.match(await refused('build', table, '--json=yes'), /--json takes no value/);
  });

  it('says which option is given twice, but for those that may be', async () => {
    assert.match(
      await refused('build', table, '-o', 'a.pptx', '--output', 'b.pptx'),
      /--output was given twice/,
    );
    assert.match(await refused('serve', '--port', '1', '--port', '2'), /--port was given twice/);
    const data = ['--data', 'a=no-such.csv', '--data', 'b=no-such.csv'];
    const { stderr } = await runCli(['build', 'demo/dashboards/movies.json', ...data]);
    assert.match(stderr, /No such file: no-such\.csv/);
  });

  it('says which number an option takes', async () => {
    assert.match(
      await refused('serve', '--port', 'http'),
      /--port takes a whole number from 0 to 65535, not "http"/,
    );
    assert.match(await refused('serve', '--drain-seconds', '1.5'), /--drain-seconds takes a whole number/);
    assert.match(
      await refused(
        'token',
        'credit',
        '--account',
        'a',
        '--credits',
        'ten',
        '--store',
        join(folder, 'tokens.sqlite'),
      ),
      /whole number[^]*not "ten"/,
    );
  });

  it('lists the values that an option can have', async () => {
    assert.match(
      await refused('build', table, '--charts', 'pie'),
      /--charts takes image or native, not "pie"/,
    );
    assert.match(
      await refused('build', table, '--theme', 'papr'),
      /--theme takes paper, ink, .* or brand-dark, not "papr"/,
    );
    assert.match(await refused('serve', '--log', 'text'), /--log takes json, not "text"/);
  });

  it('says what a locale and a currency look like', async () => {
    for (const command of [
      ['build', table],
      ['ask', table, 'revenue by region'],
    ])
      for (const locale of ['en_US', 'klingon', 'x'])
        assert.match(
          await refused(...command, '--locale', locale),
          new RegExp(`--locale takes a language tag such as en-GB, de-DE or ja, not "${locale}"`),
        );
    assert.match(
      await refused('build', table, '--currency', 'EURO'),
      /--currency takes a code .* not "EURO"/,
    );
  });

  it('names the folder of the output that does not exist', async () => {
    const output = join(folder, 'no', 'such', 'deck.pptx');
    const said = new RegExp(`The folder "${join(folder, 'no', 'such')}" does not exist`);
    assert.match(await refused('build', table, '-o', output), said);
    assert.match(await refused('ask', table, 'revenue by region', '-o', output), said);
    assert.match(await refused('build', table, '-o', join(table, 'deck.pptx')), /does not exist/);
    await assert.rejects(access(join(folder, 'no')));
  });

  it('says which options are for a slide or a PowerPoint file only', async () => {
    assert.match(await refused('ask', table, 'revenue', '--theme', 'ink'), /--theme goes with -o <file>/);
    assert.match(
      await refused('build', table, '--charts', 'native', '-o', join(folder, 'x.deck.json')),
      /--charts is for \.pptx files/,
    );
  });

  it('names a word too many', async () => {
    assert.match(await refused('serve', 'here'), /serve takes options only, not "here"/);
    assert.match(await refused('build', table, table), /build takes one file/);
  });
});

describe('an error of the service on the command line', () => {
  it('is its message alone, without the status', async () => {
    const { code, stderr } = await runCli([
      'build',
      table,
      '-o',
      join(folder, 'x.pptx'),
      '--title',
      'x'.repeat(20_001),
    ]);
    assert.equal(code, 1);
    assert.match(stderr, /^deckwright: title: must have at most 20000 characters\.$/m);
    assert.doesNotMatch(stderr, /HTTP|422/);
  });
});
