// The React, Next.js and Express demos against the packed package: installed, built, served, clicked through in a browser;
// and `npm start` in a fresh clone.
// `npm run test:frameworks -- react react-18` runs some of them: the demo's own React, and an older one.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildReactApp, reactPackages } from './build-react-app.mjs';
import { run } from './run.mjs';

const apps =
  process.argv.length > 2 ? process.argv.slice(2) : ['react', 'react-18', 'next', 'express', 'start'];
const work = resolve('.tmp/frameworks');

if (!existsSync('dist/cli/main.js')) await run('node', ['scripts/build.mjs']);
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
await run('npm', ['pack', '--silent', '--pack-destination', work]);
const tarball = join(
  work,
  readdirSync(work).find((file) => file.endsWith('.tgz')),
);

// The service's tokens stand in a SQLite file, which Node reads by itself from 22.13 on.
const [major, minor] = process.versions.node.split('.').map(Number);
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const sqlite = major > 22 || (major === 22 && minor >= 13) ? [] : [`libsql@${devDependencies.libsql}`];

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

const clickThrough = (app, env = {}) =>
  run(
    'playwright',
    ['test', '--config', 'test/frameworks/playwright.config.ts', `frameworks/${app.split('-')[0]}[-.]`],
    {
      env: { REPORT: `reports/frameworks-${app}.json`, ...env },
    },
  );

/**
 * The service of a host, with a token of its own store. Between the two lies a port that the tests join to the service's,
 * so that they can cut it, and behind the service one on which they play the model.
 */
async function startService(folder, bin) {
  const [port, relay, model] = [await freePort(), await freePort(), await freePort()];
  const store = ['--store', join(folder, 'tokens.sqlite')];
  const created = spawnSync('node', [bin, 'token', 'create', '--name', 'host', '--json', ...store], {
    encoding: 'utf8',
  });
  if (created.status !== 0) throw new Error(`no token: ${created.stderr}`);
  const args = [
    'serve',
    '--port',
    port,
    ...store,
    '--model',
    'mock',
    '--base-url',
    `http://127.0.0.1:${model}/v1`,
  ];
  const child = await serve('node', [bin, ...args.map(String)], folder, `http://127.0.0.1:${port}/healthz`);
  return {
    child,
    host: {
      SERVICE_API_TOKEN: JSON.parse(created.stdout).token,
      SERVICE_BASE_URL: `http://127.0.0.1:${relay}/api`,
    },
    ports: { SERVICE_PORT: String(port), RELAY_PORT: String(relay), MODEL_PORT: String(model) },
  };
}

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
  const [demo, version] = app.split('-');
  cpSync(`demo/${demo}`, folder, {
    recursive: true,
    filter: (path) => !/node_modules|\.next|\/dist$/.test(path),
  });
  const children = [];
  try {
    const packages = [tarball, ...sqlite, ...reactPackages(version)];
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages]);
    const bin = (name) => join(folder, 'node_modules/.bin', name);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { NEXT_TELEMETRY_DISABLED: '1' };
    const test = { APP_URL: url, APP_FOLDER: folder };
    if (demo === 'react') {
      buildReactApp(folder);
      const args = ['preview', '--port', String(port), '--host', '127.0.0.1', '--strictPort'];
      children.push(await serve(bin('vite'), args, folder, url));
    } else {
      const service = await startService(folder, bin('deckwright'));
      children.push(service.child);
      Object.assign(test, service.ports, { SERVICE_TOKEN: service.host.SERVICE_API_TOKEN });
      Object.assign(env, service.host);
      if (app === 'next') {
        // A build must not need the secrets.
        const bare = { ...process.env, ...env };
        for (const name of Object.keys(service.host)) delete bare[name];
        if (spawnSync(bin('next'), ['build'], { cwd: folder, stdio: 'inherit', env: bare }).status !== 0)
          throw new Error('next build failed');
        const args = ['start', '-p', String(port), '-H', '127.0.0.1'];
        children.push(await serve(bin('next'), args, folder, url, env));
      } else children.push(await serve('node', ['server.js'], folder, url, { ...env, PORT: String(port) }));
    }
    await clickThrough(app, test);
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
