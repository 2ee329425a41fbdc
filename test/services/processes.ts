import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is ended after a test. */
export interface Life {
  after(end: () => void | Promise<void>): unknown;
}

/** A folder that goes with the test. */
export function ownFolder(t: Life): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-services-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program and resolves when it listens; it is ended with the test. Rejects with what it said, if it ends before. */
export async function listening(
  t: Life,
  command: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${command} ended with ${code} before it listened: ${said}`)),
    );
  });
  failed.catch(() => {});
  t.after(() => ended(child));
  const deadline = Date.now() + 30_000;
  while (!(await Promise.race([answers(port), failed]))) {
    if (Date.now() > deadline) throw new Error(`${command} does not listen: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

/** Ends a child as its own signals do, and by force where it does not heed them. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(timer);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Redis without a file, on a port of its own. */
export async function startRedis(t: Life): Promise<string> {
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    ownFolder(t),
  ];
  await listening(t, 'redis-server', args, port);
  return `redis://127.0.0.1:${port}`;
}
