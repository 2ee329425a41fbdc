// The React and Next.js demos against the packed package: installed, built, served, clicked through in a browser; and
// `npm start` in a fresh clone.
// `npm run test:frameworks -- react` runs one of them.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.mjs';

const apps = process.argv.length > 2 ? process.argv.slice(2) : ['react', 'next', 'start'];
const work = resolve('.tmp/frameworks');
const TOKEN = 'dw_test_0123456789abcdef';

if (!existsSync('dist/cli/main.js')) await run('node', ['scripts/build.mjs']);
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
await run('npm', ['pack', '--silent', '--pack-destination', work]);
const tarball = join(
  work,
  readdirSync(work).find((file) => file.endsWith('.tgz')),
);

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Starts a server of our own in a process group of its own, and waits until it answers. */
async function serve(command, args, cwd, url, env = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...env },
  });
  for (let i = 0; i < 120; i += 1) {
    if (child.exitCode !== null) break;
    if (await fetch(url).catch(() => undefined)) return child;
    await sleep(500);
  }
  stop(child);
  throw new Error(`${command} ${args.join(' ')} did not answer at ${url}`);
}
const stop = (child) => {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Already ended.
  }
};

const clickThrough = (app, url = '') =>
  run('playwright', ['test', '--config', 'test/frameworks/playwright.config.ts', `${app}.spec.ts`], {
    env: { APP_URL: url, REPORT: `reports/frameworks-${app}.json` },
  });

let failed = 0;
for (const app of apps) {
  const folder = join(work, app);
  if (app === 'start') {
    await clickThrough(app).catch((error) => {
      failed += 1;
      console.error(`${app}: ${error.message}`);
    });
    continue;
  }
  cpSync(`demo/${app}`, folder, {
    recursive: true,
    filter: (path) => !/node_modules|\.next|\/dist$/.test(path),
  });
  const children = [];
  try {
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', tarball]);
    const bin = (name) => join(folder, 'node_modules/.bin', name);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { NEXT_TELEMETRY_DISABLED: '1' };
    if (app === 'next') {
      const servicePort = await freePort();
      const service = `http://127.0.0.1:${servicePort}`;
      children.push(
        await serve(
          'node',
          [bin('deckwright'), 'serve', '--port', String(servicePort)],
          folder,
          `${service}/healthz`,
        ),
      );
      Object.assign(env, { SERVICE_API_TOKEN: TOKEN, SERVICE_BASE_URL: `${service}/api` });
      // A build must not need the secrets.
      const bare = { ...process.env, ...env };
      delete bare.SERVICE_API_TOKEN;
      delete bare.SERVICE_BASE_URL;
      if (spawnSync(bin('next'), ['build'], { cwd: folder, stdio: 'inherit', env: bare }).status !== 0)
        throw new Error('next build failed');
      children.push(
        await serve(bin('next'), ['start', '-p', String(port), '-H', '127.0.0.1'], folder, url, env),
      );
    } else {
      if (spawnSync(bin('vite'), ['build'], { cwd: folder, stdio: 'inherit' }).status !== 0)
        throw new Error('vite build failed');
      children.push(
        await serve(
          bin('vite'),
          ['preview', '--port', String(port), '--host', '127.0.0.1', '--strictPort'],
          folder,
          url,
        ),
      );
    }
    await clickThrough(app, url);
  } catch (error) {
    failed += 1;
    console.error(`${app}: ${error.message}`);
  } finally {
    children.forEach(stop);
  }
}
if (!failed) await run('node', ['scripts/check-guarantees.mjs', 'frameworks']);
console.log(`frameworks: ${apps.length - failed} passed, ${failed} failed`);
if (failed) process.exitCode = 1;
