// `npm start` on a fresh machine: installs what is missing, builds, serves, prints the address.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './installed.mjs';

const WINDOWS = process.platform === 'win32';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

// npm runs this in a shell, and a shell that is ended takes nothing with it.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();

/** Runs a step in a process group of its own, so that a signal to this process ends all that the step started. */
function step(what, command, args) {
  console.log(`${what} …`);
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: WINDOWS, detached: !WINDOWS });
    const forward = (signal) => {
      try {
        // Whatever came: a shell in the background makes what it starts deaf to SIGINT.
        process.kill(WINDOWS ? child.pid : -child.pid, 'SIGTERM');
      } catch {
        // It ended in the meantime.
      }
      child.once('exit', () => process.exit(128 + constants.signals[signal]));
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.on('error', fail);
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      if (code === 0) done();
      else fail(new Error(`"${command} ${args.join(' ')}" failed; what it said stands above.`));
    });
  });
}

const changed = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );
};

async function start() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor))
    throw new Error(
      `Deckwright needs Node ${major}.${minor} or newer; this is ${process.versions.node}. Get it at https://nodejs.org, then run npm start again.`,
    );

  if (missingPackages('.').length > 0)
    // Named, since NODE_ENV=production would leave the build's own packages out.
    await step('Installing packages', 'npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);

  // The last that a build writes.
  const built = 'dist/demo/data/flights.csv';
  const sources = ['src', 'demo/page', 'demo/dashboards', 'scripts', 'vite.config.ts', 'package-lock.json'];
  if (!existsSync(built) || Math.max(...sources.map(changed)) > statSync(built).mtimeMs)
    await step('Building', process.execPath, ['scripts/build.mjs']);

  // In this process: whoever ends it ends the server, and nothing is left behind.
  const cli = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  process.argv = [process.execPath, cli, 'serve', ...process.argv.slice(2)];
  await import('../dist/cli/main.js');
}

try {
  await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
