import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServiceServer } from '../server/serve.js';
import type { CliValues } from './main.js';
import { UsageError } from './usage-error.js';

const DEFAULT_PORT = 4174;

/** Serves the demo page and the service until the process is told to end; requests under way are finished first. */
export async function serve(values: CliValues): Promise<void> {
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port takes a whole number from 0 to 65535, not "${values.port}".`);
  // dist/: the demo page, the script-tag bundle and its assets. Not `new URL('..', import.meta.url)`: the library build
  // would inline that.
  const staticDir = join(dirname(fileURLToPath(import.meta.url)), '..');
  const demo = existsSync(join(staticDir, 'demo/index.html'));
  const server = await createServiceServer({
    port,
    host: values.host ?? '127.0.0.1',
    ...(demo ? { staticDir } : {}),
  });
  console.log(
    demo
      ? `Deckwright is running: ${server.url}/demo/`
      : `Deckwright's service is running: ${server.url}/api`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
}
