// `npm start` on a fresh machine: installs what is missing, builds, serves, prints the address.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sh = (command, args) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} failed`)),
    );
  });

const newest = (path) =>
  Math.max(
    0,
    ...readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );

if (!existsSync('node_modules/vite')) {
  console.log('Installing packages …');
  await sh('npm', ['ci', '--no-fund', '--no-audit']);
}
const built = 'dist/demo/data/flights.csv';
if (
  !existsSync(built) ||
  Math.max(newest('src'), newest('demo/page'), newest('demo/dashboards')) > statSync(built).mtimeMs
) {
  console.log('Building …');
  await sh('node', ['scripts/build.mjs']);
}
await sh('node', ['dist/cli/main.js', 'serve', ...process.argv.slice(2)]);
