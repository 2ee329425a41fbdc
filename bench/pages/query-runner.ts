// The runner alone, as a host that only queries would bundle it: what of it a page loads is weighed.
export { createDuckDBRunner } from '../../src/core/query/duckdb-runner.js';
