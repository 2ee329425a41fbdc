import { DeckError } from '../../core/errors.js';
import type { QueryRunner } from '../../core/query/types.js';
import type { Authorize } from '../proxy/admission.js';
import { isOrigin } from '../proxy/proxy-options.js';

/** What `allow` can decide by, beside the SQL. */
export interface QueryContext {
  request: Request;
  /** Text, numbers, bigints, booleans, Dates or null. */
  params: readonly unknown[];
}

export interface QueryResponseInfo {
  requestId: string;
  status: number;
  /** From the request to the answer. */
  ms: number;
  /** Of a result that was sent. */
  rows?: number;
  /** Why there was none, with all that the client is not told. */
  error?: unknown;
}

export interface QueryHandlerOptions {
  /** Runs the SQL: `createNodeDuckDBRunner()`, or any other runner. One handler a trust domain, since SQL can read every table. */
  engine: Pick<QueryRunner, 'runQuery' | 'schema'>;
  /** Gives a Response to refuse, nothing to go on. Required unless `allowAnonymous` is true. */
  authorize?: Authorize;
  /** States that anyone who reaches the route may read every table of the engine. */
  allowAnonymous?: boolean;
  /** Other origins whose pages may ask, e.g. `https://app.example`; the CORS headers for them are the host's to add. */
  allowedOrigins?: string[];
  /** True lets the SQL run; a text, shown to the client, or false refuses it. Any one SELECT may run when not given. */
  allow?: (sql: string, context: QueryContext) => boolean | string | Promise<boolean | string>;
  /** Whether names and columns of the tables are told. Default: true, but false where `allow` is given. */
  schema?: boolean;
  /** Rows of one answer; what is more is cut and `truncated` set. Default 10,000. */
  limit?: number;
  /** Milliseconds that a query may take, its waiting included. Default 30,000. */
  timeout?: number;
  /** Queries that run at the same time. Default 4. */
  concurrency?: number;
  /** Queries that wait for one of these to end; more are refused with 429. Default 64. */
  maxWaiting?: number;
  /** Default 1 MiB. */
  maxBodyBytes?: number;
  /** Bytes of one answer; a larger one is refused with TOO_LARGE. Default 32 MiB. */
  maxAnswerBytes?: number;
  /** For logs and measures. */
  onResponse?: (info: QueryResponseInfo) => void;
}

export type ResolvedQueryOptions = Required<
  Omit<QueryHandlerOptions, 'authorize' | 'allowAnonymous' | 'allow' | 'onResponse'>
> &
  Pick<QueryHandlerOptions, 'authorize' | 'allow' | 'onResponse'>;

/** @throws DeckError `invalid_config` naming the option. */
export function resolveQueryOptions(options: QueryHandlerOptions): ResolvedQueryOptions {
  const { engine, authorize, allowAnonymous, allowedOrigins = [], allow, schema = !allow } = options;
  if (typeof engine?.runQuery !== 'function')
    throw wrong('engine', 'must be a query runner', 'Pass createNodeDuckDBRunner() with its data loaded.');
  if (typeof authorize !== 'function' && allowAnonymous !== true) {
    throw wrong(
      'authorize',
      'is missing',
      'Pass authorize(request), or allowAnonymous: true if anyone may read these tables.',
    );
  }
  if (allow !== undefined && typeof allow !== 'function') throw wrong('allow', 'must be a function');
  if (!allowedOrigins.every(isOrigin))
    throw wrong('allowedOrigins', 'must be origins such as https://app.example');
  const numbers = {
    limit: 10_000,
    timeout: 30_000,
    concurrency: 4,
    maxWaiting: 64,
    maxBodyBytes: 2 ** 20,
    maxAnswerBytes: 32 * 2 ** 20,
  };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const given = options[name] ?? numbers[name];
    const least = name === 'maxWaiting' ? 0 : 1;
    if (!(given >= least)) throw wrong(name, `must be a number from ${least}`);
    numbers[name] = given;
  }
  const { onResponse } = options;
  return {
    engine,
    allowedOrigins,
    schema,
    ...numbers,
    ...(authorize ? { authorize } : {}),
    ...(allow ? { allow } : {}),
    ...(onResponse ? { onResponse } : {}),
  };
}

function wrong(option: string, what: string, hint?: string): DeckError {
  return new DeckError('invalid_config', `Query handler option ${option} ${what}.`, {
    path: option,
    ...(hint ? { hint } : {}),
  });
}
