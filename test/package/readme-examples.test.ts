import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

/** The lines of the README's shell blocks. */
const EXAMPLES = [...readFileSync('README.md', 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(
  ([, block = '']) => block.trim().split('\n'),
);
const calls = EXAMPLES.filter((line) => line.startsWith('npx deckwright '));
/** With the package installed only: a checkout has the folder. */
const copies = EXAMPLES.filter((line) => line.startsWith('cp -r node_modules/deckwright/'));
const NOT_RUN_HERE: readonly RegExp[] = [
  // `npm run test:frameworks` starts a fresh clone.
  /^npm start /,
  // Runs this test.
  /^npm test /,
  // The packed package is installed in place of a published one.
  /^npm install deckwright$/,
];

/** That of a shell of its own: npm passes its settings to what it runs. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** Runs a line in a shell to its end; a server until it says that it runs. */
async function run(line: string, cwd: string): Promise<void> {
  const child = spawn('sh', ['-c', line], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const serves = line.startsWith('npx deckwright serve');
  let running = false;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      if (!serves || running || !/ is running: http/.test(said)) return;
      running = true;
      // The shell, npx and the server.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    });
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  if (serves) assert.ok(running, said);
  else assert.equal(code, 0, said);
  const output = / -o (\S+)/.exec(line)?.[1];
  if (output !== undefined) assert.ok(existsSync(join(cwd, output)), `${output} was not written`);
}

/** A folder inside the checkout, so that it stays clean. */
function checkoutFolder(): string {
  mkdirSync('.tmp', { recursive: true });
  const folder = mkdtempSync(resolve('.tmp', 'readme-'));
  symlinkSync(resolve('demo'), join(folder, 'demo'));
  return folder;
}

/** A folder where the packed package is installed, with what it reads SQLite by where Node does not. */
function installedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-readme-'));
  const npm = (...args: string[]) => execFileSync('npm', args, { env, encoding: 'utf8' });
  const tarball = npm('pack', '--silent', '--pack-destination', folder).trim();
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const sqlite = major > 22 || (major === 22 && minor >= 13) ? [] : [`libsql@${version('libsql')}`];
  npm(
    ...['install', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund', '--silent'],
    ...[join(folder, tarball), ...sqlite],
  );
  return folder;
}

function version(dependency: string): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies[dependency] ?? '';
}

describe("the README's examples of the command line", { skip: process.platform === 'win32' }, () => {
  it('are all run by this test, but for those that are named in it', () => {
    assert.ok(calls.length >= 6, calls.join('\n'));
    assert.equal(copies.length, 1);
    const known = new Set([...calls, ...copies]);
    const unknown = EXAMPLES.filter(
      (line) => !known.has(line) && !NOT_RUN_HERE.some((pattern) => pattern.test(line)),
    );
    assert.deepEqual(unknown, []);
  });

  for (const [place, make, lines] of [
    ['in a built checkout', checkoutFolder, calls],
    ['with the package installed', installedFolder, [...copies, ...calls]],
  ] as const)
    describe(place, () => {
      let folder: string;
      before(() => {
        folder = make();
      });
      after(() => rmSync(folder, { recursive: true, force: true }));
      for (const line of lines)
        it(`run as written, ${place}: ${line.replace(/\s+# .*$/, '')}`, () => run(line, folder));
    });
});
