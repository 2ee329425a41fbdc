import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryFromPrompt, recommendWidgets } from '../../../src/core/analyst/index.js';
import { renderChart, resolveEncoding } from '../../../src/core/chart/index.js';
import type { ChartSpec, Widget } from '../../../src/core/chart/types.js';
import type { QueryRunner, Row } from '../../../src/core/query/types.js';
import { context, draw, rowsOf, columns as columnsOf } from '../chart/fixture.js';
import { withTable } from './generated-table.js';
import { requestOf, show, type Shown } from './widgets.js';

/** Budgets and grosses go together; the ends of both stand in rows that a sample of every k-th row passes by. */
const films = (rows: number): string => `
  SELECT 'Film ' || i AS "title",
    CASE i WHEN 1001 THEN 300 WHEN 1003 THEN 1 ELSE 10 + hash(i) % 2400 / 10 END AS "budget",
    CASE i WHEN 1001 THEN 400 WHEN 1003 THEN 2 ELSE 20 + hash(i) % 2400 / 10 + hash(i, 7) % 900 / 10 END AS "gross"
  FROM range(${rows}) t(i)`;

interface Drawn extends Shown {
  rows: Row[];
  /** What the picture leaves out, in the words of a locale. */
  left: (locale: string) => Promise<string[]>;
}

async function slideOf(runner: QueryRunner, widget: Widget): Promise<Drawn> {
  const { columns, rows, rowCount } = await runner.runQuery(widget.dataKey);
  const input = { ...widget, columns, rows, rowCount, queriedAt: '2030-01-01T00:00:00Z' };
  const slide = show(requestOf([input])).find((one) => one.slide.layout === 'chart-text');
  const block = slide?.slide.blocks.find(({ kind }) => kind === 'chart') as { spec: ChartSpec };
  const left = async (locale: string): Promise<string[]> =>
    (await renderChart(block.spec, { columns, rows }, { ...context, locale })).notes;
  return { ...(slide as Shown), rows, left };
}

/** Works on the slide of the recommended scatter plot. */
async function withScatter(
  select: string,
  work: (slide: Drawn, runner: QueryRunner) => void | Promise<void>,
): Promise<void> {
  await withTable(select, async (runner) => {
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const scatter = widgets.find(({ type }) => type === 'scatter') as Widget;
    await work(await slideOf(runner, scatter), runner);
  });
}

test('a sampled scatter says in text and picture how many points it draws and of how many', async () => {
  await withScatter(films(3201), async ({ text, notes, rows, dropped, problems, left }) => {
    const drawn = rows.length;
    assert.ok(drawn > 400 && drawn <= 500, `${drawn} rows`);
    assert.deepEqual([dropped, problems], [[], []]);
    for (const told of [text, notes]) assert.match(told, new RegExp(`\\b${drawn} of 3,201 points`));
    assert.deepEqual(await left('en-GB'), [`Sample: ${drawn} of 3,201 points`]);
    assert.deepEqual(await left('de-DE'), [`Stichprobe: ${drawn} von 3.201 Punkten`]);
    const all = (3201).toLocaleString('fr-FR');
    assert.deepEqual(await left('fr-FR'), [`Échantillon : ${drawn} points sur ${all}`]);
  });
});

test('a correlation that a sampled scatter prints is that of all rows, by the name that it is given', async () => {
  await withScatter(films(3201), async ({ title, notes }, runner) => {
    assert.match(title, /higher|rise together/);
    const ranks =
      'SELECT RANK() OVER (ORDER BY "budget") AS "b", RANK() OVER (ORDER BY "gross") AS "g", "budget", "gross" FROM t';
    const { rows } = await runner.runQuery(
      `SELECT CORR("b", "g") AS "spearman", CORR("budget", "gross") AS "pearson" FROM (${ranks})`,
    );
    const of = /spearman/i.test(notes) ? 'spearman' : 'pearson';
    const [printed] = /-?0\.\d+/.exec(notes) ?? [];
    if (printed !== undefined) assert.equal(printed, Number(rows[0]?.[of]).toFixed(2), notes);
  });
});

test('of a sampled scatter, whose points are of all rows, nothing is said to be left out', async () => {
  await withScatter(films(3201), ({ title, text, notes }) => {
    assert.doesNotMatch(`${title} ${text} ${notes}`, /left out/);
  });
});

test('the highest point of all is named though a sample is drawn', async () => {
  await withScatter(films(3201), ({ title, text }) => {
    assert.match(`${title} ${text}`, /Film 1001.*\b400\b/);
  });
});

test('a scatter of few rows draws all of them and names no sample', async () => {
  await withTable(films(400), async (runner) => {
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const scatter = widgets.find(({ type }) => type === 'scatter') as Widget;
    const { rows, left } = await slideOf(runner, scatter);
    assert.equal(rows.length, 400);
    assert.deepEqual(await left('en-GB'), []);
  });
});

test('a question about two measures of many rows is answered with how they go together and the number of all rows', async () => {
  await withTable(films(12_000), async (runner) => {
    const asked = { tables: await runner.schema(), runQuery: runner.runQuery };
    const answer = await queryFromPrompt({ prompt: 'gross versus budget', ...asked });
    assert.equal(answer.status, 'ok');
    const { type, title, sql, encoding } = answer;
    assert.equal(type, 'scatter');
    const slide = await slideOf(runner, { id: 'answer', type, title, dataKey: sql, config: { encoding } });
    assert.ok(slide.rows.length <= 5000, `${slide.rows.length} rows`);
    assert.match(`${slide.text} ${slide.notes}`, /\b12,000 points\b/);
    assert.match(slide.title, /higher|rise together/);
    assert.deepEqual(await slide.left('en-US'), [
      `Sample: ${slide.rows.length.toLocaleString('en-US')} of 12,000 points`,
    ]);
  });
});

test('infinite values of a measure are no points, and do not keep a question from its answer', async () => {
  const infinite = films(12_000).replace('WHEN 1001 THEN 300', "WHEN 1001 THEN 'inf'::DOUBLE");
  await withTable(infinite, async (runner) => {
    const asked = { tables: await runner.schema(), runQuery: runner.runQuery };
    const answer = await queryFromPrompt({ prompt: 'gross versus budget', ...asked });
    assert.equal(answer.status, 'ok');
    const { rows } = await runner.runQuery(answer.sql);
    assert.equal(rows[0]?.['unsampled_rows'], 11_999);
    const finite = await runner.runQuery('SELECT MAX("budget") AS "most" FROM t WHERE ISFINITE("budget")');
    assert.equal(Math.max(...rows.map(({ y }) => Number(y))), finite.rows[0]?.['most']);
  });
});

test('of several points at an end no single one is called the highest, though a sample holds only some', async () => {
  const tied = films(3201).replace(
    'WHEN 1001 THEN 400',
    'WHEN 1001 THEN 400 WHEN 1004 THEN 400 WHEN 1005 THEN 400',
  );
  await withScatter(tied, ({ title, text, notes }) => {
    assert.doesNotMatch(`${title} ${text} ${notes}`, /Film/);
  });
});

test('the same sample is drawn however often the query runs', async () => {
  await withTable(films(200_000), async (runner) => {
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const { dataKey } = widgets.find(({ type }) => type === 'scatter') as Widget;
    const again = await runner.runQuery(`${dataKey} `);
    assert.deepEqual((await runner.runQuery(dataKey)).rows, again.rows);
  });
});

test('a sample that is shown as bubbles takes no size from what describes all points', async () => {
  await withTable(films(3201), async (runner) => {
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const { dataKey } = widgets.find(({ type }) => type === 'scatter') as Widget;
    const { columns, rows } = await runner.runQuery(dataKey);
    assert.equal(resolveEncoding('bubble', columns, rows).size, undefined);
  });
});

test("a host's column that only shares a name with those of a sample is drawn like any other", async () => {
  const rows = rowsOf(
    ['category', 'unsampled_rows'],
    [
      ['North', 40],
      ['South', 60],
    ],
  );
  const { notes, svg } = await draw('bar', columnsOf({ category: 'string', unsampled_rows: 'number' }), rows);
  assert.deepEqual(notes, []);
  assert.match(svg, /60/);
});
