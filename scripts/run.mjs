import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };

/**
 * Runs a command of this checkout with its output shown; rejects when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 */
export function run(command, args = [], options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...env, ...options.env } });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')}: exit code ${code}`)),
    );
  });
}
