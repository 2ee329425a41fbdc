import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const pages = 'test/frameworks/react-pages';

/** What npm installs for a version of React other than the demo's own. */
export const reactPackages = (version) =>
  version
    ? ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@^${version}`)
    : [];

/**
 * The React demo in `folder`, and beside it, under `/dev/`, a development build of it with the pages of the tests: checked
 * by the compiler against the types of its React, rendered on a server, built.
 */
export function buildReactApp(folder) {
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  const pass = (command, args, env = {}) => {
    const { status } = spawnSync(command, args, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  };
  const bin = (name) => join(folder, 'node_modules/.bin', name);
  pass(bin('tsc'), ['-p', 'pages']);
  pass('node', ['pages/server.js'], { NODE_ENV: 'development' });
  pass(bin('vite'), ['build', '--logLevel', 'warn']);
  const development = ['build', '--config', 'pages/vite.config.ts', '--mode', 'development'];
  pass(bin('vite'), [...development, '--logLevel', 'warn'], { NODE_ENV: 'development' });
}
