import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What is committed, and nothing that was installed or built. */
async function freshCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-fresh-'));
  const clone = spawnSync('git', ['clone', '--quiet', '--local', '.', folder], { encoding: 'utf8' });
  expect(clone.status, clone.stderr).toBe(0);
  return folder;
}

/** What a person's shell has: nothing of this checkout on the path, nothing of the npm that runs this test. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(npm_(package|lifecycle|command|execpath|node_execpath)|NODE_|INIT_CWD|CI$|E2E_|PLAYWRIGHT_)/u;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}

interface Started {
  npm: ChildProcess;
  said: () => string;
  /** Resolves with the first match in what was printed; rejects when `npm start` ends before. */
  until: (pattern: RegExp) => Promise<string>;
}

function npmStart(folder: string): Started {
  const npm = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: folder,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (more) => (text += more));
  return {
    npm,
    said: () => text,
    until: async (pattern) => {
      for (;;) {
        const match = pattern.exec(text);
        if (match) return match[1] ?? match[0];
        if (npm.exitCode !== null || npm.signalCode !== null) throw new Error(`npm start ended:\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

/** A process and all that descends from it. */
function tree(root: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number));
  const found = [root];
  for (const pid of found) for (const [own, parent] of parents) if (parent === pid && own) found.push(own);
  return found;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends `npm start` as Ctrl+C does, which reaches the terminal's group, or by npm's own id alone. All that was started has
 * to go with it.
 */
async function end({ npm }: Started, by: 'Ctrl+C' | 'id'): Promise<void> {
  const all = tree(npm.pid!);
  expect(all.length).toBeGreaterThan(1);
  if (by === 'id') npm.kill('SIGTERM');
  else process.kill(-npm.pid!, 'SIGINT');
  try {
    // npm takes back what it has unpacked so far before it ends.
    await expect.poll(() => all.filter(isAlive), { timeout: 60_000 }).toEqual([]);
  } finally {
    for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGKILL');
  }
}

test('npm start takes a machine with Node and npm to a deck, also after an interrupted installation', async ({
  page,
}) => {
  test.setTimeout(20 * 60_000);
  const folder = await freshCopy();
  try {
    const first = npmStart(folder);
    await first.until(/Installing packages/u);
    await expect.poll(() => existsSync(join(folder, 'node_modules')), { timeout: 120_000 }).toBe(true);
    await end(first, 'Ctrl+C');
    expect(await readdir(folder)).not.toContain('dist');

    const second = npmStart(folder);
    try {
      const url = await second.until(/Deckwright is running: (http:\S+)/u);
      expect(second.said()).toContain('Installing packages');
      await page.goto(url);
      await page.getByRole('button', { name: 'Box office' }).click();
      await page.getByRole('button', { name: 'Generate deck' }).click();
      await expect(page.getByRole('button', { name: 'Export PowerPoint' })).toBeEnabled({ timeout: 45_000 });
      expect(await page.getByRole('option').count()).toBeGreaterThanOrEqual(6);
    } finally {
      await end(second, 'id');
    }

    const third = npmStart(folder);
    try {
      await third.until(/Deckwright is running: (http:\S+)/u);
      expect(third.said()).not.toMatch(/Installing|Building/u);
    } finally {
      await end(third, 'Ctrl+C');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
