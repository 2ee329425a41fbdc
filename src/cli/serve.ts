import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeckError } from '../core/errors.js';
import { createAccess } from '../server/access/create-access.js';
import { openAccessStore } from '../server/access/open-store.js';
import { createTokenManager } from '../server/access/token-manager.js';
import { openRedis, type OpenedRedis } from '../server/open-redis.js';
import { createRedisRunStore } from '../server/runs/redis-run-store.js';
import { jsonLines } from '../server/serve/request-log.js';
import { createServiceServer, type ServiceServer, type ServiceServerOptions } from '../server/serve.js';
import type { Command, Options, Values } from './command.js';
import { MODEL_OPTIONS, modelOf } from './model-option.js';
import { storeOf } from './store-option.js';
import { UsageError } from './usage-error.js';
import { wholeNumber } from './whole-number.js';

const DEFAULT_PORT = 4174;
/** How many ports after it are tried where none was asked for. */
const MORE_PORTS = 20;

const DEFAULT_DRAIN_SECONDS = 30;

/** Test tokens cost no credits and may call a quarter as often. */
const TEST_SHARE = 4;

const OPTIONS = {
  port: {
    argument: '<n>',
    help: `0 takes any that is free (default: ${DEFAULT_PORT}, or the next free one)`,
  },
  host: { argument: '<address>', help: 'the address of this machine to listen at (default: 127.0.0.1)' },
  ...MODEL_OPTIONS,
  store: {
    argument: '<place>',
    help: 'a SQLite file or postgres://user:password@host/database with tokens: every call below /api needs one of them, and they are managed at /tokens as well; also from the environment variable DECKWRIGHT_STORE',
  },
  'requests-per-minute': {
    argument: '<n>',
    help: 'of an account of --store; a quarter of it with its test tokens (default: 120)',
  },
  redis: {
    argument: '<url>',
    help: 'redis://user:password@host:port that keeps runs and the limits of --store for several instances behind a balancer; also from the environment variable DECKWRIGHT_REDIS',
  },
  'allow-anonymous': { help: 'listen beyond this machine without tokens' },
  log: {
    choices: ['json'],
    help: 'a line for each request on standard error: method, path, status, ms, bytes, request id, account',
  },
  'drain-seconds': {
    argument: '<n>',
    help: `on SIGTERM, how long requests under way may take (default: ${DEFAULT_DRAIN_SECONDS})`,
  },
} as const satisfies Options;

type ServeValues = Values<typeof OPTIONS>;

/** Serves the demo page and the service until the process is told to end; requests under way are finished first. */
export const serve: Command<typeof OPTIONS> = {
  summary: "serves the demo page and the service's endpoints on this machine",
  usage: [
    'serve [--port <n>] [--host <address>]',
    'serve --model <name> --base-url <url>',
    'serve --store <place>',
  ],
  options: OPTIONS,
  run,
};

async function run([extra]: string[], values: ServeValues): Promise<void> {
  if (extra !== undefined) throw new UsageError(`serve takes options only, not "${extra}".`);
  const port = wholeNumber(values.port, '--port', 65535) ?? DEFAULT_PORT;
  const drainSeconds =
    wholeNumber(values['drain-seconds'], '--drain-seconds', 86_400) ?? DEFAULT_DRAIN_SECONDS;
  const requests = wholeNumber(values['requests-per-minute'], '--requests-per-minute', 1_000_000, 1);
  if (requests !== undefined && storeOf(values) === undefined)
    throw new UsageError('--requests-per-minute goes with --store: requests are counted for each account.');
  // dist/: the demo page, the script-tag bundle and its assets. Not `new URL('..', import.meta.url)`: the library build
  // would inline that.
  const staticDir = join(dirname(fileURLToPath(import.meta.url)), '..');
  const demo = existsSync(join(staticDir, 'demo/index.html'));
  const model = await modelOf(values);
  const redis = await redisOf(values);
  const runStore = redis && createRedisRunStore({ redis });
  const guard = await guardOf(values, redis, requests);
  const closeStores = async (): Promise<void> => {
    await guard?.close();
    await runStore?.close();
    redis?.disconnect();
  };
  const options = {
    port,
    host: values.host ?? '127.0.0.1',
    ...(demo ? { staticDir, home: '/demo/' } : {}),
    ...(model ? { model } : {}),
    ...(runStore ? { runStore } : {}),
    ...(guard ? { access: guard.access, tokensPage: guard } : {}),
    ...(values['allow-anonymous'] ? { allowAnonymous: true } : {}),
    ...(values.log ? { log: jsonLines((line) => process.stderr.write(line)) } : {}),
  };
  const server = await listen(options, values.port === undefined ? port + MORE_PORTS : port).catch(
    async (error: unknown) => {
      await closeStores();
      throw error;
    },
  );
  // Before it says that it runs: whoever starts it may end it from then on.
  endOnSignal(async () => {
    if (!(await server.drain(drainSeconds * 1000)))
      console.error(`deckwright: some requests took longer than ${drainSeconds} seconds and were cut.`);
    await closeStores();
  });
  console.log(
    demo
      ? `Deckwright is running: ${server.url}/demo/`
      : `Deckwright's service is running: ${server.url}/api`,
  );
  if (server.tokensUrl) console.log(`Tokens are managed on this machine at ${server.tokensUrl}`);
  if (model) console.log(`Slides and queries are written by ${model.modelId}.`);
}

/** The first signal ends in order, a second one at once. */
function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      void end().then(() => process.exit(0));
    });
  }
}

/** Where several instances share what they need of each other. */
async function redisOf({
  redis = process.env['DECKWRIGHT_REDIS'],
}: ServeValues): Promise<OpenedRedis | undefined> {
  if (!redis) return undefined;
  return openRedis(redis, (problem) => console.error(`deckwright: ${problem}`));
}

/** Tokens of the store, where there is one. */
async function guardOf(values: ServeValues, redis: OpenedRedis | undefined, requests: number | undefined) {
  const place = storeOf(values);
  if (place === undefined) return undefined;
  const { store, pool } = await openAccessStore(place);
  // A store that cannot be used is told now, not to the first caller.
  await store.listTokens('');
  const counter = redis ? { redis } : pool && { postgres: pool };
  const rates = requests === undefined ? {} : { requests, testRequests: Math.ceil(requests / TEST_SHARE) };
  const access = createAccess({ store, rateLimit: { ...rates, ...counter } });
  const close = async (): Promise<void> => {
    await access.close();
    await store.close();
  };
  return { access, tokens: createTokenManager(store), close };
}

/** On the first port that is free, up to the last one given. */
async function listen(options: ServiceServerOptions, last: number): Promise<ServiceServer> {
  try {
    return await createServiceServer(options);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'invalid_config' && path === 'host' && DeckError.is(error))
      throw new UsageError(`${error.message} ${error.hint}`);
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
