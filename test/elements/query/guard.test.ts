import { expect } from '@open-wc/testing';
import { configureDeck } from '../../../src/core/assets.js';
import { PageDuckDBEngine } from '../../../src/core/query/duckdb-page-engine.js';
import { createDuckDBRunner } from '../../../src/core/query/duckdb-runner.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import { guardSelect } from '../../../src/core/query/guarded-select.js';
import { createSqlRunner } from '../../../src/core/query/sql-runner.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { FAILING_SQL, INNER_NAMES } from '../../core/query/failing-sql.js';
import { FUNCTIONS_WITH_EFFECTS, HARMLESS_FUNCTIONS } from '../../core/query/harmless-functions.js';
import { HOSTILE_SQL } from '../../core/query/hostile-sql.js';
import { LEGITIMATE_SQL } from '../../core/query/legitimate-sql.js';
import { pastGuard } from '../../core/query/past-guard.js';
import { SALES, SALES_NOW } from '../../core/query/sales.js';

async function rejection(promise: Promise<unknown>): Promise<QueryError> {
  try {
    await promise;
  } catch (error) {
    if (QueryError.is(error)) return error;
    throw error;
  }
  throw new Error('it did not reject');
}

const pageEngine = (): PageDuckDBEngine =>
  new PageDuckDBEngine({ assets: undefined, memory: '2GB', startTimeout: 60_000 });

function isRefused(sql: string): boolean {
  try {
    guardSelect(sql, 1);
    return false;
  } catch {
    return true;
  }
}

describe('what queries may do in the page', () => {
  let runner: QueryRunner;

  before(async function () {
    this.timeout(60_000);
    configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' });
    runner = createDuckDBRunner({ now: () => SALES_NOW });
    await runner.load([SALES]);
    // The words for errors come with the first one, from where the page came from.
    await rejection(runner.runQuery('SELECT nothing FROM sales'));
  });
  after(() => runner.close());

  for (const { sql, code, message } of HOSTILE_SQL) {
    it(`the page refuses ${sql}`, async () => {
      const before = performance.getEntriesByType('resource').length;
      const error = await rejection(runner.runQuery(sql));
      expect(error.code, error.message).to.equal(code);
      expect(error.message).to.match(message);
      expect(error.hint, 'it says what to do').to.be.a('string');
      const { rows } = await runner.runQuery('SELECT COUNT(*) AS n, SUM(qty) AS total FROM sales');
      expect(rows).to.deep.equal([{ n: 6, total: 210 }]);
      expect(performance.getEntriesByType('resource').length).to.equal(before);
    });
  }

  for (const { sql, rowCount, first } of LEGITIMATE_SQL) {
    it(`the page runs ${sql}`, async () => {
      const { rows } = await runner.runQuery(sql);
      expect(rows[0]).to.deep.equal(first);
      expect(rows.length).to.equal(rowCount);
    });
  }

  it('every function of the engine in the page that reaches beyond values is refused or known to be harmless', async () => {
    const engine = pageEngine();
    const rows = await pastGuard(engine, FUNCTIONS_WITH_EFFECTS);
    await engine.close();
    const open = rows
      .map((row) => row['name'] as string)
      .filter((name) => !HARMLESS_FUNCTIONS.has(name) && !isRefused(`SELECT * FROM "${name}"()`));
    expect(open).to.deep.equal([]);
    expect(rows.length).to.be.greaterThan(60);
  });

  for (const { sql, code, message, at, candidates, hint, params } of FAILING_SQL) {
    it(`the page says what is wrong with ${JSON.stringify(sql)} ${params ? JSON.stringify(params) : ''}`, async () => {
      const error = await rejection(runner.runQuery(sql, params ? { params } : {}));
      expect(error.code, error.message).to.equal(code);
      expect(error.message).to.match(message);
      if (at !== undefined)
        expect(sql.slice(error.position).startsWith(at), `at ${error.position}`).to.equal(true);
      if (candidates) expect(error.candidates).to.deep.equal(candidates);
      if (hint) expect(error.hint).to.match(hint);
      expect([error.message, error.hint, ...error.candidates].join(' ')).not.to.match(INNER_NAMES);
    });
  }

  it('the tables of another runner in the page are neither found nor named', async () => {
    const engine = pageEngine();
    const { schema } = engine;
    const other = createSqlRunner(engine);
    await other.load([{ name: 'Payroll', tableName: 'payroll', data: [{ pay: 1 }] }]);
    for (const sql of [
      `SELECT * FROM ${schema}.payroll`,
      `SELECT * FROM memory."${schema}".payroll`,
      `SHOW TABLES FROM ${schema}`,
      'SELECT * FROM payroll',
      'SELECT * FROM payrol',
      'SELECT * FROM memory.main.payroll',
    ]) {
      const error = await rejection(runner.runQuery(sql));
      expect(error.code, sql).to.be.oneOf(['NOT_ALLOWED', 'UNKNOWN_TABLE']);
      expect(error.candidates.join(), sql).not.to.contain('payroll');
      expect(error.hint, sql).not.to.contain('payroll');
    }
    await other.close();
  });
});
