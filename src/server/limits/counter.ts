import { tooManyRequests } from '../access/refusals.js';

/** What is used of a limiter of `rate-limiter-flexible` (any of its stores). */
export interface RequestCounter {
  /** Rejects with the same fields, which are no `Error`, where the limit is reached; with an `Error` where the store fails. */
  consume(key: string): Promise<CounterState>;
}
export interface CounterState {
  remainingPoints: number;
  msBeforeNext: number;
}
interface Counted {
  state: CounterState;
  refused: boolean;
}

/**
 * A counter that takes longer than this is as good as gone, and is asked again by one request after as long: it must not
 * hold up what it counts.
 */
const TIMEOUT_MS = 1_000;

/** Counts a request of a key and gives the headers about the limit. */
export type CountRequest = (key: string) => Promise<Record<string, string>>;

/**
 * So many requests of a key in each period of `seconds`. The counters are made with the first request: who sets no limit does
 * not load their library.
 * @throws ServiceRateLimitError from the limit on
 */
export function countRequests(
  { points, seconds }: { points: number; seconds: number },
  makeCounters: () => Promise<{ shared?: RequestCounter | undefined; local: RequestCounter }>,
  report: (error: Error) => void,
): CountRequest {
  let counting: Promise<(key: string) => Promise<Counted>> | undefined;
  const start = async (): Promise<(key: string) => Promise<Counted>> => {
    const { shared, local } = await makeCounters();
    return countWithFallback(shared, local, report);
  };
  return async (key) => {
    const count = await (counting ??= start());
    const { state, refused } = await count(key);
    const headers = {
      'ratelimit-limit': String(points),
      'ratelimit-remaining': String(Math.max(0, state.remainingPoints)),
      'ratelimit-reset': String(Math.ceil(Math.min(state.msBeforeNext, seconds * 1000) / 1000)),
    };
    if (refused) throw tooManyRequests(state.msBeforeNext, headers);
    return headers;
  };
}

/**
 * Counts in the shared counter, for all processes; while that fails, each process counts by itself in the local one until it
 * is back, and `report` is told once.
 */
function countWithFallback(
  shared: RequestCounter | undefined,
  local: RequestCounter,
  report: (error: Error) => void,
): (key: string) => Promise<Counted> {
  let failing = false;
  let askAgainAt = 0;
  return async (key) => {
    if (!shared || Date.now() < askAgainAt) return count(local, key);
    if (failing) askAgainAt = Date.now() + TIMEOUT_MS;
    try {
      const counted = await inTime(count(shared, key));
      failing = false;
      askAgainAt = 0;
      return counted;
    } catch (error) {
      if (!failing) report(error as Error);
      failing = true;
      askAgainAt = Date.now() + TIMEOUT_MS;
      return count(local, key);
    }
  };
}

/** Rejects where the counter fails; a limit that is reached is an answer. */
async function count(counter: RequestCounter, key: string): Promise<Counted> {
  try {
    return { state: await counter.consume(key), refused: false };
  } catch (reason) {
    const { msBeforeNext } = (reason ?? {}) as Partial<CounterState>;
    if (reason instanceof Error || typeof msBeforeNext !== 'number') throw asError(reason);
    return { state: reason as CounterState, refused: true };
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error(`The counter did not answer within ${TIMEOUT_MS} ms.`));
    const timer = setTimeout(late, TIMEOUT_MS);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
