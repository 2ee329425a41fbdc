import { DeckError } from '../../core/errors.js';
import type { PaidRun, ServiceAccess } from '../../service/access.js';
import { storeUnavailable } from '../../service/store-unavailable.js';
import type { AccessStore, TokenRecord } from './access-store.js';
import { bearerOf } from './bearer.js';
import { holdCredits } from './held-credits.js';
import { createMemoryAccessStore } from './memory-store.js';
import { scopeMissing, tokenRefused } from './refusals.js';
import { createRequestLimit, type RequestLimitOptions } from './request-limit.js';
import { scopeOf } from './scopes.js';
import { hashToken, sameHash } from './token-text.js';

export interface AccessOptions {
  /** Where tokens and credits are kept; in memory when not given. */
  store?: AccessStore;
  /** How often an account may call; `false` for no limit. */
  rateLimit?: RequestLimitOptions | false;
  /** After this long without a sign of life the credits that a process held are given back; 600 when not given. */
  leaseSeconds?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Told, in one sentence without a token, what does not stop the service; written to standard error when not given. */
  onProblem?: (problem: string) => void;
}

export interface TokenAccess extends ServiceAccess {
  /** The token of a request, where it holds: known, not revoked, not expired. Costs no request. @throws ServiceAuthError 401 */
  identify(request: Request): Promise<TokenRecord>;
  /** Ends timers, once runs that are being settled are; the store stays open. */
  close(): Promise<void>;
}

/** Written so often at most: a token in use costs one write a minute. */
const TOUCH_MS = 60_000;

/**
 * Access by bearer tokens: who calls (401), how often (429), what (403), and for how many slides (402). The principal is
 * the token's account, so that all its tokens share runs and credits. Test tokens spend no credits and may call less
 * often. A token that is revoked or expires begins nothing more; a run that it began is written to its end.
 * @throws DeckError `invalid_config` for an option that cannot work
 */
export function createAccess(options: AccessOptions = {}): TokenAccess {
  const { store = createMemoryAccessStore(), rateLimit = {}, leaseSeconds = 600, now = Date.now } = options;
  const { onProblem: report = (problem: string) => console.error(`deckwright: ${problem}`) } = options;
  checkNumbers({ leaseSeconds, ...numbersOf(rateLimit) });
  const limit = rateLimit === false ? undefined : createRequestLimit(rateLimit, report);
  const credits = holdCredits(store, { leaseMs: leaseSeconds * 1000, now, report });

  const find = async (id: string): Promise<TokenRecord | undefined> => {
    try {
      return await store.findToken(id);
    } catch (cause) {
      report(`The token store fails: ${(cause as Error).message}`);
      throw storeUnavailable('The service cannot check tokens at the moment.', cause);
    }
  };

  /** When this process wrote it last; many calls at once have read the same record. */
  const touched = new Map<string, number>();
  const touch = ({ id, lastUsedAt = -Infinity }: TokenRecord): void => {
    const time = now();
    if (time - Math.max(lastUsedAt, touched.get(id) ?? -Infinity) < TOUCH_MS) return;
    touched.set(id, time);
    // Nobody waits for it.
    store.touchToken(id, time).catch((error: Error) => report(`The token store fails: ${error.message}`));
  };

  const identify = async (request: Request): Promise<TokenRecord> => {
    const { id, text } = bearerOf(request);
    const token = await find(id);
    // What is wrong with a token is told only to who has all of it.
    if (!sameHash(hashToken(text), token?.hash) || !token) {
      throw tokenRefused('The bearer token is not known here.', 'Is it one of another service or store?');
    }
    if (token.revokedAt !== undefined) {
      throw tokenRefused('The bearer token is revoked.', 'Create another with deckwright token create.');
    }
    if (token.expiresAt !== undefined && token.expiresAt <= now()) {
      throw tokenRefused('The bearer token is expired.', 'Create another with deckwright token create.');
    }
    touch(token);
    return token;
  };

  return {
    identify,
    admit: async (request, { endpoint }) => {
      const { account, mode, scopes } = await identify(request);
      const headers = (await limit?.(account, mode)) ?? {};
      const scope = scopeOf(endpoint);
      if (scope !== 'any' && (scope === undefined || !scopes.includes(scope)))
        throw scopeMissing(scope, headers);
      return {
        principal: account,
        headers,
        ...(mode === 'live'
          ? { reserve: (count: number, run: PaidRun) => credits.reserve(account, count, run) }
          : {}),
      };
    },
    close: () => credits.close(),
  };
}

function numbersOf(rateLimit: RequestLimitOptions | false): Record<string, number> {
  if (rateLimit === false) return {};
  const { requests = 120, testRequests = 30, seconds = 60 } = rateLimit;
  return {
    'rateLimit.requests': requests,
    'rateLimit.testRequests': testRequests,
    'rateLimit.seconds': seconds,
  };
}

function checkNumbers(numbers: Record<string, number>): void {
  for (const [path, value] of Object.entries(numbers)) {
    if (Number.isFinite(value) && value > 0) continue;
    throw new DeckError('invalid_config', `${path} must be a number above 0, not ${value}.`, { path });
  }
}
