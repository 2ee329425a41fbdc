import { DeckError } from '../../core/errors.js';
import type { Authorize } from './admission.js';
import {
  clientLimits,
  type AdmitClient,
  type ProxyRateLimit,
  type ProxyStreamLimit,
} from './client-limits.js';
import { checkRoutes, PROXY_ROUTES, type ProxyRoute } from './proxy-routes.js';
import { servicePlace, type ServicePlace } from './service-place.js';

export interface ProxyTimeouts {
  /** Milliseconds to open a connection: 10,000. */
  connect?: number;
  /** Milliseconds until the response begins, from the end of the request on: 120,000. */
  firstByte?: number;
  /** Milliseconds of silence in a response, reset by any byte, and those for which a client may take nothing of it, or send nothing of its request: 120,000. */
  idle?: number;
}

export interface ProxyRequestInfo {
  method: string;
  /** The route, e.g. `generate-deck-slides`. */
  path: string;
  requestId: string;
}
export interface ProxyResponseInfo extends ProxyRequestInfo {
  status: number;
  /** Bytes of the body that were handed on. */
  bytes: number;
  /** From the request to the last byte. */
  ms: number;
  /** Why it ended early: unreachable, timed out, broken off; an `AbortError` where the client left. */
  error?: unknown;
}

export interface VendorProxyOptions {
  /** The bearer token for the service, or a function of the request that gives it (one token a tenant). */
  token?: string | ((request: Request) => string | Promise<string>);
  /** Where the service is, base path included; the variable `SERVICE_BASE_URL` when not given. */
  baseUrl?: string;
  /**
   * Answers in-process in place of a remote service; then there is no token and no `baseUrl`. Called with `/api/<route>`, by the
   * same rules for headers, statuses, bodies and time. Its answers are not compressed.
   */
  service?: (request: Request) => Promise<Response>;
  /** Gives a Response to refuse, nothing to go on. */
  authorize?: Authorize;
  /** States that anyone who reaches the route may spend the token: no warning then. */
  allowAnonymous?: boolean;
  /** Other origins whose pages may send POSTs, e.g. `https://app.example`. */
  allowedOrigins?: string[];
  /** Added to the built-in list. */
  routes?: ProxyRoute[];
  /** 10 MiB when not given. */
  maxBodyBytes?: number;
  timeouts?: ProxyTimeouts;
  /**
   * So many requests of one client in each period; more are 429 `rate_limited` with `retry-after`. Every other answer tells of
   * it by `ratelimit-limit`, `ratelimit-remaining` and `ratelimit-reset` (seconds), unless the service tells of a limit of its
   * own. Counted after `authorize`, so that `key` may rely on it.
   */
  rateLimit?: ProxyRateLimit;
  /** So many answers of one client under way at once, in this process; more are 429 `rate_limited`. */
  maxStreams?: ProxyStreamLimit;
  /**
   * Milliseconds of silence after which a stream of events gets a comment (`: ping`), for balancers that close silent
   * connections: only between events, never in any other body. None when not given.
   */
  keepAlive?: number;
  /** Told of each request that goes to the service. What it throws or rejects with is told on the console and changes nothing. */
  onRequest?: (info: ProxyRequestInfo) => void;
  /** Told once when the answer to such a request is over, in whatever way. */
  onResponse?: (info: ProxyResponseInfo) => void;
}

export type Upstream =
  | { kind: 'service'; service: (request: Request) => Promise<Response> }
  | { kind: 'remote'; place: ServicePlace; token: NonNullable<VendorProxyOptions['token']> };

export interface ResolvedProxyOptions {
  upstream: Upstream;
  routes: readonly ProxyRoute[];
  maxBodyBytes: number;
  timeouts: Required<ProxyTimeouts>;
  allowedOrigins: readonly string[];
  admitClient: AdmitClient;
  keepAlive: number | undefined;
}

/** @throws DeckError `invalid_config` naming the option. The token never stands in the message. */
export function resolveProxyOptions(options: VendorProxyOptions): ResolvedProxyOptions {
  const { maxBodyBytes = 10 * 1024 * 1024, allowedOrigins = [], routes = [] } = options;
  const { rateLimit, maxStreams, keepAlive } = options;
  const timeouts = { connect: 10_000, firstByte: 120_000, idle: 120_000, ...options.timeouts };
  if (!(maxBodyBytes > 0)) throw wrong('maxBodyBytes', 'must be a number of bytes above 0');
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!(ms > 0)) throw wrong(`timeouts.${name}`, 'must be a number of milliseconds above 0');
  }
  checkLimits(options);
  if (!allowedOrigins.every(isOrigin))
    throw wrong('allowedOrigins', 'must be origins such as https://app.example');
  checkRoutes(routes);
  return {
    upstream: upstreamOf(options),
    routes: [...PROXY_ROUTES, ...routes],
    maxBodyBytes,
    timeouts,
    allowedOrigins,
    admitClient: clientLimits(rateLimit, maxStreams),
    keepAlive,
  };
}

function checkLimits({ rateLimit, maxStreams, keepAlive }: VendorProxyOptions): void {
  const counts: [string, number | undefined][] = [];
  if (rateLimit)
    counts.push(['rateLimit.points', rateLimit.points], ['rateLimit.duration', rateLimit.duration]);
  if (maxStreams) counts.push(['maxStreams.perKey', maxStreams.perKey]);
  for (const [name, count] of counts) {
    if (!Number.isInteger(count) || Number(count) < 1) throw wrong(name, 'must be a whole number above 0');
  }
  if (rateLimit?.limiter && typeof rateLimit.limiter.consume !== 'function')
    throw wrong('rateLimit.limiter', 'must be a limiter of rate-limiter-flexible');
  if (keepAlive !== undefined && !(keepAlive > 0))
    throw wrong('keepAlive', 'must be a number of milliseconds above 0');
}

function upstreamOf({ service, token, baseUrl }: VendorProxyOptions): Upstream {
  if (service !== undefined) {
    if (typeof service !== 'function')
      throw wrong('service', 'must be a function (Request) => Promise<Response>');
    if (token !== undefined)
      throw wrong('token', 'must not be given together with service, which needs none');
    if (baseUrl !== undefined) throw wrong('baseUrl', 'must not be given together with service');
    return { kind: 'service', service };
  }
  const checked = typeof token === 'function' ? token : checkToken(token);
  return { kind: 'remote', token: checked, place: placeOf(baseUrl ?? environment().SERVICE_BASE_URL) };
}

/** @throws DeckError without the value: a wrong token may still be a secret. */
export function checkToken(token: unknown): string {
  if (typeof token !== 'string' || token.trim() === '') {
    throw wrong(
      'token',
      'is missing or empty',
      'Pass process.env.SERVICE_API_TOKEN, and set it where the server runs.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw wrong('token', 'holds spaces, line ends or characters that a header cannot carry');
  }
  return token;
}

function placeOf(text: string | undefined): ServicePlace {
  const hint = 'Pass baseUrl, or set SERVICE_BASE_URL, to a URL such as https://service.example/v1.';
  if (!text) throw wrong('baseUrl', 'is missing or empty', hint);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw wrong('baseUrl', 'is not a URL', hint);
  }
  if (url.username || url.password) throw wrong('baseUrl', 'must not hold credentials');
  if (url.search || url.hash) throw wrong('baseUrl', 'must not have a query or a fragment');
  const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
    throw wrong('baseUrl', 'must be https, since the token travels there; http only on loopback', hint);
  }
  return servicePlace(url);
}

/** Whether it is spelled as browsers send it: no path, no slash at the end. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Next.js evaluates route files while it builds, without the secrets of the place where they will run. */
export function isFrameworkBuild(): boolean {
  return environment().NEXT_PHASE === 'phase-production-build';
}

function environment(): Record<string, string | undefined> {
  return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {};
}

function wrong(option: string, what: string, hint?: string): DeckError {
  return new DeckError('invalid_config', `Proxy option ${option} ${what}.`, {
    path: option,
    ...(hint ? { hint } : {}),
  });
}
