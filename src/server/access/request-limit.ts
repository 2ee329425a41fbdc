import { countRequests, type CountRequest } from '../limits/counter.js';
import type { PostgresPool } from './postgres-store.js';
import type { TokenMode } from './token-text.js';

/** What tells a client of Redis: one of `ioredis`. */
export interface RateLimitRedis {
  defineCommand(...args: never[]): unknown;
}

export interface RequestLimitOptions {
  /** Requests of an account in each period; 120 when not given. */
  requests?: number;
  /** Those of its test tokens, which cost no credits; 30 when not given. */
  testRequests?: number;
  /** Length of a period; 60 when not given. */
  seconds?: number;
  /** Counts for all processes that have the same Redis: a client of `ioredis`. */
  redis?: RateLimitRedis;
  /** Counts for all processes that have the same Postgres: a `Pool` of `pg`. */
  postgres?: PostgresPool;
}

/** Counts a request and gives the headers about the limit. */
export type RequestLimit = (account: string, mode: TokenMode) => Promise<Readonly<Record<string, string>>>;

const TABLE = 'deckwright_rate_limits';

/**
 * So many requests in each period, for each account and kind of token. Where the shared counter fails, each process
 * counts by itself until it is back, and `report` is told once.
 * @throws ServiceRateLimitError from the limit on
 */
export function createRequestLimit(
  options: RequestLimitOptions,
  report: (problem: string) => void,
): RequestLimit {
  const { requests = 120, testRequests = 30 } = options;
  const counters = {
    live: counterOf(requests, options, report),
    test: counterOf(testRequests, options, report),
  };
  return (account, mode) => counters[mode](`${mode}:${account}`);
}

function counterOf(
  points: number,
  { seconds = 60, redis, postgres }: RequestLimitOptions,
  report: (problem: string) => void,
): CountRequest {
  const tableThere = once(() => postgres?.query(CREATE_TABLE).catch(madeByAnother));
  const makeCounters = async () => {
    const { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } =
      await import('rate-limiter-flexible');
    const common = { points, duration: seconds, keyPrefix: 'deckwright' };
    const local = new RateLimiterMemory(common);
    if (redis) return { shared: new RateLimiterRedis({ ...common, storeClient: redis }), local };
    if (!postgres) return { local };
    const stored = new RateLimiterPostgres({
      ...common,
      storeClient: postgres,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
    });
    return { shared: { consume: (key: string) => tableThere().then(() => stored.consume(key)) }, local };
  };
  return countRequests({ points, seconds }, makeCounters, ({ message }) =>
    report(`The shared rate limit fails, each process counts by itself: ${message}`),
  );
}

/** Not left to the limiter: where the database is away at the start, it would never try again. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS ${TABLE} (
  key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT)`;

/** Two processes that make the same table at once: Postgres lets one of them fail (unique_violation). */
function madeByAnother(error: Error & { code?: string }): void {
  if (error.code !== '23505') throw error;
}

/** Does `work` once, and again only after it failed. */
function once(work: () => Promise<unknown> | undefined): () => Promise<unknown> {
  let doing: Promise<unknown> | undefined;
  return () =>
    (doing ??= Promise.resolve(work()).catch((error: unknown) => {
      doing = undefined;
      throw error;
    }));
}
