import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { PostgresPool } from './postgres-store.js';
import { tooManyRequests } from './refusals.js';
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
 * A counter that takes longer than this is as good as gone, and is asked again by one request after as long: it must not
 * hold up the service.
 */
const TIMEOUT_MS = 1_000;

/**
 * So many requests in each period, for each account and kind of token. Where the shared counter fails, each process
 * counts by itself until it is back, and `report` is told once.
 * @throws ServiceRateLimitError from the limit on
 */
export function createRequestLimit(
  options: RequestLimitOptions,
  report: (problem: string) => void,
): RequestLimit {
  const { requests = 120, testRequests = 30, seconds = 60 } = options;
  const counters = {
    live: counterOf(requests, options, report),
    test: counterOf(testRequests, options, report),
  };
  return async (account, mode) => {
    const points = mode === 'live' ? requests : testRequests;
    const { state, refused } = await counters[mode](`${mode}:${account}`);
    const headers = {
      'ratelimit-limit': String(points),
      'ratelimit-remaining': String(Math.max(0, state.remainingPoints)),
      'ratelimit-reset': String(Math.ceil(Math.min(state.msBeforeNext, seconds * 1000) / 1000)),
    };
    if (refused) throw tooManyRequests(state.msBeforeNext, headers);
    return headers;
  };
}

interface Counted {
  state: RateLimiterRes;
  refused: boolean;
}

function counterOf(
  points: number,
  { seconds = 60, redis, postgres }: RequestLimitOptions,
  report: (problem: string) => void,
): (key: string) => Promise<Counted> {
  let limiters: Promise<{ shared: RateLimiterAbstract | undefined; local: RateLimiterAbstract }> | undefined;
  /** Loaded with the first request: who has another access control does not pay for it. */
  const load = async (): Promise<{ shared: RateLimiterAbstract | undefined; local: RateLimiterAbstract }> => {
    const { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RLWrapperTimeouts } =
      await import('rate-limiter-flexible');
    const common = { points, duration: seconds, keyPrefix: 'deckwright' };
    const stored = redis
      ? new RateLimiterRedis({ ...common, storeClient: redis })
      : postgres &&
        new RateLimiterPostgres({ ...common, storeClient: postgres, storeType: 'pool', ...OWN_TABLE });
    const shared = stored && new RLWrapperTimeouts({ limiter: stored, timeoutMs: TIMEOUT_MS });
    return { shared, local: new RateLimiterMemory(common) };
  };
  const tableThere = once(() => postgres?.query(CREATE_TABLE).catch(madeByAnother));
  let failing = false;
  let askAgainAt = 0;
  return async (key) => {
    const { shared, local } = await (limiters ??= load());
    if (!shared || Date.now() < askAgainAt) return count(local, key);
    if (failing) askAgainAt = Date.now() + TIMEOUT_MS;
    try {
      if (!redis) await tableThere();
      const counted = await count(shared, key);
      failing = false;
      return counted;
    } catch (error) {
      if (!failing)
        report(`The shared rate limit fails, each process counts by itself: ${(error as Error).message}`);
      failing = true;
      askAgainAt = Date.now() + TIMEOUT_MS;
      return count(local, key);
    }
  };
}

const OWN_TABLE = { tableName: TABLE, tableCreated: true };
/** Not left to the limiter: where the database is away at the start, it would never try again. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS ${TABLE} (
  key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT)`;

/** Rejects where the counter fails; a limit that is reached is an answer. */
async function count(limiter: RateLimiterAbstract, key: string): Promise<Counted> {
  try {
    return { state: await limiter.consume(key), refused: false };
  } catch (reason) {
    if (reason instanceof Error) throw reason;
    return { state: reason as RateLimiterRes, refused: true };
  }
}

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
