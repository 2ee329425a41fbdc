import type { TestContext } from 'node:test';
import { createHttpRunner, type HttpRunnerOptions } from '../../../src/core/query/http-runner.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { toNodeHandler } from '../../../src/server/node.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { createQueryHandler } from '../../../src/server/query/query-handler.js';
import type { QueryHandlerOptions } from '../../../src/server/query/query-handler-options.js';
import { SALES_NOW } from '../../core/query/sales.js';
import { listen } from '../fake-service.js';

export const FOREVER =
  'SELECT COUNT(*) AS n FROM range(10000000) AS a, range(10000000) AS b WHERE (a.range * b.range) % 7 = 3';

export interface QueryServer {
  url: string;
  engine: QueryRunner;
  /** Asks over HTTP, loads into the engine. */
  runner(options?: Partial<HttpRunnerOptions>): QueryRunner;
}

/** A handler over the Node engine on a loopback port, until the test ends. */
export async function queryServer(
  t: TestContext,
  options: Partial<QueryHandlerOptions> = {},
  given?: QueryRunner,
): Promise<QueryServer> {
  const engine = given ?? createNodeDuckDBRunner({ now: () => SALES_NOW });
  if (!given) t.after(() => engine.close());
  const handler = createQueryHandler({ engine, allowAnonymous: true, ...options });
  const server = await listen(t, toNodeHandler(handler));
  const url = `${server.url}/api/run-query`;
  return {
    url,
    engine,
    runner: (more = {}) => ({
      ...createHttpRunner({ url, ...more }),
      load: (datasets, loading) => engine.load(datasets, loading),
    }),
  };
}

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const errorOf = async (answer: Response): Promise<{ code: string; message: string; path?: string }> =>
  ((await answer.json()) as { error: { code: string; message: string; path?: string } }).error;
