import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, listening, ownFolder, type Life } from './processes.js';

/** Postgres over a new data folder, on a port of its own; the URL of its database. */
export async function startPostgres(t: Life): Promise<string> {
  const ends: (() => void | Promise<void>)[] = [];
  // Its folder goes after it.
  t.after(async () => {
    for (const end of ends.reverse()) await end();
  });
  const life: Life = { after: (end) => ends.push(end) };
  const folder = ownFolder(life);
  // Postgres runs as another user where this one is root, which it refuses.
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const init = unprivileged('initdb', ['-D', data, '-U', 'deckwright', '--auth=trust', '--no-sync']);
  const { status, stderr, error } = spawnSync(init.command, init.args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = unprivileged('postgres', args);
  await listening(life, server.command, server.args, port);
  return `postgres://deckwright@127.0.0.1:${port}/postgres`;
}

/** Where Debian puts it, else where the path has it. */
function program(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} of Postgres was not found.`);
  return found;
}

/** The command of a user who is not root: `postgres` where there is one. */
function unprivileged(name: string, args: string[]): { command: string; args: string[] } {
  const command = program(name);
  if (process.getuid?.() !== 0) return { command, args };
  const known = spawnSync('id', ['-u', 'postgres']).status === 0;
  const [user, group] = known ? ['postgres', 'postgres'] : ['nobody', 'nogroup'];
  const switched = ['--reuid', user, '--regid', group, '--clear-groups', command, ...args];
  return { command: 'setpriv', args: switched };
}
