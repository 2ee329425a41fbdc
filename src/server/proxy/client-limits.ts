import { tooManyRequests } from '../access/refusals.js';
import { countRequests, type CountRequest, type RequestCounter } from '../limits/counter.js';
import { clientKeyOf, type ClientKey } from './client-key.js';

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
export type AdmitClient = (asRequest: () => Request, clientAddress?: string) => Promise<AdmittedClient>;

/** @returns a function that throws ServiceRateLimitError from a limit on */
export function clientLimits(
  rate: ProxyRateLimit | undefined,
  streams: ProxyStreamLimit | undefined,
): AdmitClient {
  const count = rate && countOf(rate);
  const take = streams && takeSlots(streams.perKey);
  return async (asRequest, clientAddress) => {
    const headers = count ? await count(await clientKeyOf(rate?.key, asRequest, clientAddress)) : {};
    const release = take?.(await clientKeyOf(streams?.key ?? rate?.key, asRequest, clientAddress), headers);
    return { headers, release: release ?? (() => {}) };
  };
}

function countOf({ points, duration, limiter }: ProxyRateLimit): CountRequest {
  const makeCounters = async () => {
    const { RateLimiterMemory } = await import('rate-limiter-flexible');
    return {
      shared: limiter,
      local: new RateLimiterMemory({ points, duration, keyPrefix: 'deckwright-proxy' }),
    };
  };
  return countRequests({ points, seconds: duration }, makeCounters, ({ message }) =>
    console.error(`deckwright: rateLimit.limiter fails, each process counts by itself: ${message}`),
  );
}

/** Slots of this process; a client that has none left forgets nothing when one of its answers ends. */
function takeSlots(perKey: number): (key: string, headers: Record<string, string>) => () => void {
  const taken = new Map<string, number>();
  return (key, headers) => {
    const now = taken.get(key) ?? 0;
    if (now >= perKey) throw tooManyRequests(1000, headers);
    taken.set(key, now + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
