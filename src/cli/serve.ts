import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServiceServer, type ServiceServer, type ServiceServerOptions } from '../server/serve.js';
import type { CliValues } from './main.js';
import { modelOf } from './model-option.js';
import { UsageError } from './usage-error.js';

const DEFAULT_PORT = 4174;
/** How many ports after it are tried where none was asked for. */
const MORE_PORTS = 20;

/** Serves the demo page and the service until the process is told to end; requests under way are finished first. */
export async function serve(values: CliValues): Promise<void> {
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port takes a whole number from 0 to 65535, not "${values.port}".`);
  // dist/: the demo page, the script-tag bundle and its assets. Not `new URL('..', import.meta.url)`: the library build
  // would inline that.
  const staticDir = join(dirname(fileURLToPath(import.meta.url)), '..');
  const demo = existsSync(join(staticDir, 'demo/index.html'));
  const model = await modelOf(values);
  const options = {
    port,
    host: values.host ?? '127.0.0.1',
    ...(demo ? { staticDir, home: '/demo/' } : {}),
    ...(model ? { model } : {}),
  };
  const server = await listen(options, values.port === undefined ? port + MORE_PORTS : port);
  console.log(
    demo
      ? `Deckwright is running: ${server.url}/demo/`
      : `Deckwright's service is running: ${server.url}/api`,
  );
  if (model) console.log(`Slides and queries are written by ${model.modelId}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
}

/** On the first port that is free, up to the last one given. */
async function listen(options: ServiceServerOptions, last: number): Promise<ServiceServer> {
  try {
    return await createServiceServer(options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const { port, host } = options;
    if (code === 'EADDRINUSE' && port < last) return listen({ ...options, port: port + 1 }, last);
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is in use. Choose another with --port <number>; --port 0 takes any that is free.`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new Error(`Port ${port} needs more rights than this user has. Choose one from 1024 on.`, {
        cause: error,
      });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(
        `This machine has no address "${host}". --host takes one of its own, such as 127.0.0.1.`,
        {
          cause: error,
        },
      );
    throw error;
  }
}
