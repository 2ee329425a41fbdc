import { expect } from '@open-wc/testing';
import { configureDeck } from '../../../src/core/assets.js';
import { PageDuckDBEngine } from '../../../src/core/query/duckdb-page-engine.js';
import { createDuckDBRunner } from '../../../src/core/query/duckdb-runner.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { TYPE_CASES, uncoveredTypes } from '../../core/query/type-table.js';

describe('results by type in the page', () => {
  let runner: QueryRunner;

  before(async function () {
    this.timeout(60_000);
    configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' });
    runner = createDuckDBRunner();
    await runner.runQuery('SELECT 1 AS a');
  });
  after(() => runner.close());

  for (const [expression, cell, dbType, type] of TYPE_CASES) {
    it(`the page gives ${expression} exactly`, async () => {
      const { rows, columns } = await runner.runQuery(`SELECT ${expression} AS v`);
      expect(rows).to.deep.equal([{ v: cell }]);
      expect(columns).to.deep.equal([{ name: 'v', type, dbType }]);
    });
  }

  it('no type of the engine in the page is missing from the table of types', async () => {
    const engine = new PageDuckDBEngine({ assets: undefined, memory: '2GB', startTimeout: 60_000 });
    expect(await uncoveredTypes(engine)).to.deep.equal([]);
    await engine.close();
  });

  it('all the types of one row arrive beside each other in the page', async () => {
    const sql = TYPE_CASES.map(([expression], index) => `${expression} AS "${index}"`).join(', ');
    const { rows } = await runner.runQuery(`SELECT ${sql}`);
    expect(Object.values(rows[0] ?? {})).to.deep.equal(TYPE_CASES.map(([, cell]) => cell));
  });
});
