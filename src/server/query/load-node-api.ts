import { createRequire } from 'node:module';
import type * as NodeApiModule from '@duckdb/node-api';
import { QueryError } from '../../core/base/query-error.js';

export type NodeApi = typeof NodeApiModule;

/**
 * DuckDB's binding, at the first query. Not `import()`: it would search the package's hundred CommonJS files for their exports
 * before it runs them, which takes nearly as long again (0.27 s for 0.16 s).
 *
 * @throws QueryError ENGINE_LOAD
 */
export function loadNodeApi(): NodeApi {
  try {
    return createRequire(import.meta.url)('@duckdb/node-api') as NodeApi;
  } catch (cause) {
    throw new QueryError('ENGINE_LOAD', 'DuckDB for Node could not be loaded.', {
      cause,
      hint: 'Install @duckdb/node-api (an optional dependency): npm install @duckdb/node-api',
    });
  }
}
