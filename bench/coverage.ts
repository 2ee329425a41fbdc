// What the engine is asked beside a widget's own query, so that statements know whose rows they speak of: from when to when the times go, what
// conditions leave out, which groups. Native DuckDB over a million rows of eight columns, nothing cached; each time beside the widget's own
// query, asked as a deck asks them: at once.
import type { RunQuery } from '../src/core/query/types.js';
import { readCoverage } from '../src/core/statements/sql/coverage.js';
import { createNodeDuckDBRunner } from '../src/server/query/node-duckdb-runner.js';
import { DASHBOARD, sales } from './pages/query-rows.js';
import { median, report, row, type BenchRow } from './report.js';

const ROWS = Number(process.argv.find((argument) => argument.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const ROUNDS = 9;

const WIDGETS: readonly [name: string, sql: string][] = [
  ['groups', DASHBOARD[0]!],
  ['months', DASHBOARD[2]!],
  [
    'months with a condition',
    "SELECT date_trunc('month', soldAt) AS month, sum(amount) AS value FROM sales WHERE region <> 'Abroad' GROUP BY 1 ORDER BY 1",
  ],
  [
    'groups with conditions on rows and groups',
    'SELECT product AS category, sum(amount) AS value FROM sales WHERE online GROUP BY 1 HAVING count(*) > 100 ORDER BY 2 DESC LIMIT 10',
  ],
];

const runner = createNodeDuckDBRunner({ cacheBytes: 0 });
await runner.load([{ name: 'Sales', tableName: 'sales', data: sales(ROWS) as never }]);

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const rows: BenchRow[] = [];
for (const [name, sql] of WIDGETS) {
  const [own, whole]: [number[], number[]] = [[], []];
  let asked = 0;
  const counted: RunQuery = (query, options) => {
    asked += 1;
    return runner.runQuery(query, options);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await time(() => runner.runQuery(sql)));
    asked = 0;
    whole.push(await time(() => Promise.all([runner.runQuery(sql), readCoverage(sql, counted)])));
  }
  const peer = { name: 'the query alone', value: median(own) };
  rows.push(row(`${name}: the query and ${asked} beside it`, 'ms', whole, { peer }));
}
await runner.close();
report('coverage', rows);
