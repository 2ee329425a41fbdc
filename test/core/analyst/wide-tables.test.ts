import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryFromPrompt, recommendWidgets } from '../../../src/core/analyst/index.js';
import { withTable } from './generated-table.js';

const WIDE = 1000;
/** Memory of a small page. */
const LITTLE = '512MB';

const wide = (column: (i: number) => string, more: readonly string[]): string =>
  `SELECT ${[...Array.from({ length: WIDE - more.length }, (_, i) => column(i)), ...more].join(', ')} FROM range(60) t(i)`;

test('a table of 1,000 columns gets a dashboard in 512 MB, also of what its last columns hold', async () => {
  const measures = (n: number): string => `hash(i * 1000 + ${n}) % 5000 / 100 AS "amount_${n}"`;
  const select = wide(measures, [
    `DATE '2024-01-01' + i::INTEGER AS "day"`,
    `'Region ' || (i % 4) AS "region"`,
  ]);
  await withTable(
    select,
    async (runner) => {
      const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
      assert.ok(widgets.some(({ type, dataKey }) => type === 'line' && dataKey.includes('"day"')));
      assert.ok(widgets.some(({ dataKey }) => dataKey.includes('"region" AS "category"')));
      for (const { dataKey } of widgets) assert.ok((await runner.runQuery(dataKey)).rowCount > 0, dataKey);
    },
    LITTLE,
  );
});

test('a table of 1,000 columns of text can be asked about a cell of its last column in 512 MB', async () => {
  const words = (n: number): string => `'word ' || (hash(i + ${n}) % 50) AS "note_${n}"`;
  await withTable(
    wide(words, [`['Leeds', 'Hull', 'York'][i % 3 + 1] AS "city"`]),
    async (runner) => {
      const answer = await queryFromPrompt({
        prompt: 'number of rows in Leeds',
        tables: await runner.schema(),
        runQuery: runner.runQuery,
      });
      assert.equal(answer.status, 'ok');
      const { rows } = await runner.runQuery(answer.sql);
      assert.deepEqual(rows, [{ value: 20 }]);
    },
    LITTLE,
  );
});

test('dates written as words are read in a table of 1,000 columns of them', async () => {
  const dates = (n: number): string =>
    `strftime(DATE '2024-01-01' + (i + ${n})::INTEGER, '%B %d, %Y') AS "date_${n}"`;
  await withTable(
    wide(dates, [`i * 7 % 31 AS "visitors"`]),
    async (runner) => {
      const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
      assert.ok(widgets.some(({ type, dataKey }) => type === 'line' && dataKey.includes('"date_0"')));
    },
    LITTLE,
  );
});
