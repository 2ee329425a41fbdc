import { countWithFallback, type Counted, type RequestCounter } from '../limits/counter.js';
import { clientKeyOf, type ClientKey } from './client-key.js';
import { tooManyRequests } from './refusals.js';

export interface ProxyRateLimit {
  /** Requests of one client in each period. */
  points: number;
  /** Length of a period in seconds. */
  duration: number;
  /**
   * Whose requests are counted together, such as the id of a session; never empty. The client's address when not given, as the
   * adapter's framework knows it (Express and Fastify heed their setting of trusted proxies; of IPv6 the network); where no
   * address is known, as in Next.js, one count for all.
   */
  key?: ClientKey;
  /**
   * Counts in place of the memory of this process: any limiter of `rate-limiter-flexible`, such as a `RateLimiterRedis` with
   * the same points and duration. While it fails, or takes longer than a second, each process counts by itself.
   */
  limiter?: RequestCounter;
}
export interface ProxyStreamLimit {
  /** Answers under way at once for one client. */
  perKey: number;
  /** As `key` of `rateLimit`, which is taken when this is not given. */
  key?: ClientKey;
}

/** A request that may go on. */
export interface AdmittedClient {
  /** What its answer says about the limit, unless the service tells of its own. */
  headers: Readonly<Record<string, string>>;
  /** To be called once when its answer is over. */
  release(): void;
}
export type AdmitClient = (request: Request, clientAddress?: string) => Promise<AdmittedClient>;

/** @returns a function that throws ServiceRateLimitError from a limit on */
export function clientLimits(
  rate: ProxyRateLimit | undefined,
  streams: ProxyStreamLimit | undefined,
): AdmitClient {
  const count = rate && countRequests(rate);
  const take = streams && takeSlots(streams.perKey);
  return async (request, clientAddress) => {
    const headers = count ? await count(await clientKeyOf(rate?.key, request, clientAddress)) : {};
    const release = take?.(await clientKeyOf(streams?.key ?? rate?.key, request, clientAddress), headers);
    return { headers, release: release ?? (() => {}) };
  };
}

function countRequests({ points, duration, limiter }: ProxyRateLimit) {
  let counting: Promise<(key: string) => Promise<Counted>> | undefined;
  /** Loaded with the first request: who sets no limit does not pay for it. */
  const load = async (): Promise<(key: string) => Promise<Counted>> => {
    const { RateLimiterMemory } = await import('rate-limiter-flexible');
    const local = new RateLimiterMemory({ points, duration, keyPrefix: 'deckwright-proxy' });
    return countWithFallback(limiter, local, (error) =>
      console.error(`deckwright: rateLimit.limiter fails, each process counts by itself: ${error.message}`),
    );
  };
  return async (key: string): Promise<Record<string, string>> => {
    const { state, refused } = await (await (counting ??= load()))(key);
    const headers = {
      'ratelimit-limit': String(points),
      'ratelimit-remaining': String(Math.max(0, state.remainingPoints)),
      'ratelimit-reset': String(Math.max(0, Math.ceil(state.msBeforeNext / 1000))),
    };
    if (refused) throw tooManyRequests('Too many requests.', state.msBeforeNext, headers);
    return headers;
  };
}

/** Slots of this process; a client that has none left forgets nothing when one of its answers ends. */
function takeSlots(perKey: number): (key: string, headers: Record<string, string>) => () => void {
  const taken = new Map<string, number>();
  return (key, headers) => {
    const now = taken.get(key) ?? 0;
    if (now >= perKey) throw tooManyRequests('Too many answers are under way.', 1000, headers);
    taken.set(key, now + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
