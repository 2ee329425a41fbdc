import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;

/**
 * Starts Postgres and Redis on free ports of this machine; rejects where one does not answer.
 *
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `POSTGRES_URL` and `REDIS_URL`
 */
export async function startServices() {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-services-'));
  // Postgres runs as another user where this one is root, which it refuses.
  chmodSync(folder, 0o777);
  const started = [];
  const stop = async () => {
    await Promise.all(started.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [postgres, redis] = [await freePort(), await freePort()];
    started.push(startPostgres(folder, postgres), startRedis(folder, redis));
    await Promise.all([answers(started[0], postgres), answers(started[1], redis)]);
    return {
      env: {
        POSTGRES_URL: `postgres://deckwright@127.0.0.1:${postgres}/postgres`,
        REDIS_URL: `redis://127.0.0.1:${redis}`,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startPostgres(folder, port) {
  const data = join(folder, 'postgres');
  const [initdb, postgres] = [postgresProgram('initdb'), postgresProgram('postgres')];
  const init = unprivileged(initdb, [
    '-D',
    data,
    '-U',
    'deckwright',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
  ]);
  const made = spawnSync(init[0], init[1], { cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);
  const settings = [`listen_addresses=127.0.0.1`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return begin('Postgres', folder, ...unprivileged(postgres, args), 'SIGINT');
}

function startRedis(folder, port) {
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  return begin('Redis', folder, 'redis-server', args, 'SIGTERM');
}

/** @param {NodeJS.Signals} endBy how the program is told to end at once */
function begin(name, cwd, command, args, endBy) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const service = { name, child, endBy, said: '' };
  const keep = (text) => (service.said = (service.said + text).slice(-4000));
  child.on('error', (error) => keep(String(error)));
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return service;
}

async function answers(service, port) {
  const { name, child } = service;
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null && child.pid !== undefined) {
    if (await reachable(port)) return;
    await sleep(100);
  }
  throw new Error(`${name} did not start: ${service.said}`);
}

const reachable = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => done(false));
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
  });

async function end({ child, endBy }) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(endBy);
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/** Where the path has it, or where Debian puts it. */
function postgresProgram(name) {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} of Postgres was not found.`);
  return found;
}

/** The command for a user who is not root: `postgres` where there is one. */
function unprivileged(command, args) {
  if (process.getuid?.() !== 0) return [command, args];
  const known = spawnSync('id', ['-u', 'postgres']).status === 0;
  const user = known ? 'postgres' : 'nobody';
  return [
    'setpriv',
    ['--reuid', user, '--regid', user === 'nobody' ? 'nogroup' : user, '--clear-groups', command, ...args],
  ];
}

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
