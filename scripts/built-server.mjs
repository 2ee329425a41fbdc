// The built package, served by its own command line.
import { spawn } from 'node:child_process';

/**
 * Starts `deckwright serve` of `dist/` on a port that the system says is free, and waits until it listens.
 *
 * @returns {Promise<{ origin: string, stop: () => void }>} such as `http://127.0.0.1:40123`
 * @throws {Error} with what it printed, if it ends instead
 */
export async function serveBuilt() {
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--port', '0']);
  let printed = '';
  const origin = await new Promise((done, fail) => {
    const read = (more) => {
      printed += more;
      const [, found] = /running: (http:\/\/[^/\s]+)\//.exec(printed) ?? [];
      if (found) done(found);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`The server did not start: ${printed}`)));
  });
  return { origin, stop: () => child.kill() };
}
