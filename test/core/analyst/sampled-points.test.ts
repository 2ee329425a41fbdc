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

test('what is said of a sampled scatter holds for all rows: ends, their number and the correlation', async () => {
  await withTable(films(3201), async (runner) => {
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const scatter = widgets.find(({ type }) => type === 'scatter') as Widget;
    const { title, text, notes, rows, dropped, problems, left } = await slideOf(runner, scatter);
    const whole = await runner.runQuery('SELECT COUNT(*) AS n, CORR("budget", "gross") AS r FROM t');
    const { n, r } = whole.rows[0] as { n: number; r: number };

    assert.ok(rows.length > 400 && rows.length <= 500, `${rows.length} rows`);
    assert.deepEqual([dropped, problems], [[], []]);
    assert.match(title, /higher|rise together/);
    assert.match(text, /budget|gross/i);
    assert.match(text, /Film 1001/);
    for (const end of ['1', '300', '2', '400']) assert.match(text, new RegExp(`\\b${end}\\b`), end);
    assert.ok(notes.includes(`the ${n.toLocaleString('en-US')} points`), notes);
    assert.ok(notes.includes(r.toFixed(2)), `${notes} ${r}`);

    const drawn = rows.length;
    assert.deepEqual(await left('en-GB'), [`Sample: ${drawn} of 3,201 points`]);
    assert.deepEqual(await left('de-DE'), [`Stichprobe: ${drawn} von 3.201 Punkten`]);
    assert.deepEqual(await left('fr-FR'), [`Échantillon : ${drawn} points sur ${n.toLocaleString('fr-FR')}`]);
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

test('a question about two measures of many rows is answered with the ends and the number of all of them', async () => {
  await withTable(films(12_000), async (runner) => {
    const asked = { tables: await runner.schema(), runQuery: runner.runQuery };
    const answer = await queryFromPrompt({ prompt: 'gross versus budget', ...asked });
    assert.equal(answer.status, 'ok');
    const { type, title, sql, encoding } = answer;
    assert.equal(type, 'scatter');
    const slide = await slideOf(runner, { id: 'answer', type, title, dataKey: sql, config: { encoding } });
    assert.ok(slide.rows.length <= 5000, `${slide.rows.length} rows`);
    assert.match(`${slide.text} ${slide.notes}`, /\b12,000 points\b/);
    for (const end of ['1', '300', '2', '400']) assert.match(slide.text, new RegExp(`\\b${end}\\b`), end);
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
  await withTable(tied, async (runner) => {
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const { text } = await slideOf(runner, widgets.find(({ type }) => type === 'scatter') as Widget);
    assert.doesNotMatch(text, /Film/);
    assert.match(text, /\b400\b/);
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
