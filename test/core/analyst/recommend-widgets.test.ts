import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { recommendWidgets } from '../../../src/core/analyst/index.js';
import type { BuilderDashboardConfig } from '../../../src/core/chart/types.js';
import { DeckError } from '../../../src/core/errors.js';
import type { Dataset, InputRow } from '../../../src/core/query/types.js';
import { isStoryHeading } from '../../../src/core/statements/phrases/story-words.js';
import { checkStatements } from '../../../src/core/statements/verify.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { FORMAT, requestOf, show, sourcesOf, type Shown } from './widgets.js';

interface Recommended {
  config: BuilderDashboardConfig;
  widgets: WidgetInput[];
  slides: Shown[];
}

async function recommend(tableName: string, data: Dataset['data']): Promise<Recommended> {
  const runner = createNodeDuckDBRunner();
  try {
    await runner.load([{ name: tableName, tableName, data }]);
    const config = await recommendWidgets(await runner.schema(), runner.runQuery);
    const widgets: WidgetInput[] = [];
    for (const widget of config.widgets) {
      const { columns, rows, rowCount } = await runner.runQuery(widget.dataKey);
      widgets.push({ ...widget, columns, rows, rowCount, queriedAt: '2030-01-01T00:00:00Z' });
    }
    return { config, widgets, slides: show(requestOf(widgets, { title: config.name })) };
  } finally {
    await runner.close();
  }
}

const file = (name: string): string => readFileSync(`node_modules/vega-datasets/data/${name}`, 'utf8');
const FILES: Record<string, () => Promise<Recommended>> = {
  'seattle-weather.csv': () =>
    recommend('weather', new Blob([file('seattle-weather.csv')], { type: 'text/csv' })),
  'birdstrikes.csv': () =>
    recommend('birdstrikes', new Blob([file('birdstrikes.csv')], { type: 'text/csv' })),
  'movies.json': () => recommend('movies', JSON.parse(file('movies.json')) as InputRow[]),
  'penguins.json': () => recommend('penguins', JSON.parse(file('penguins.json')) as InputRow[]),
  'cars.json': () => recommend('cars', JSON.parse(file('cars.json')) as InputRow[]),
};

const made = new Map<string, Promise<Recommended>>();
function dashboardOf(name: string): Promise<Recommended> {
  const known = made.get(name) ?? FILES[name]!();
  made.set(name, known);
  return known;
}

/** So many characters fit in a headline of two lines. */
const HEADLINE = 100;

for (const name of Object.keys(FILES)) {
  test(`the recommended dashboard of ${name} runs, is varied and tells only what is true`, async () => {
    const { config, widgets, slides } = await dashboardOf(name);
    const shown = slides.filter(({ slide }) => slide.blocks.length > 0).length + 1;
    assert.ok(shown >= 7 && shown <= 12, `${shown} slides and cover`);
    assert.equal(new Set(config.widgets.map(({ id }) => id)).size, config.widgets.length);
    assert.ok(new Set(config.widgets.map(({ type }) => type)).size >= 4);
    for (const { rows = [], id } of widgets) {
      assert.ok(rows.length > 0, id);
      assert.ok(rows.length <= 500, `${id}: ${rows.length} rows`);
    }
    const sources = sourcesOf(widgets);
    for (const { slide, dropped, problems } of slides) {
      assert.deepEqual(dropped, [], slide.id);
      assert.deepEqual(problems, [], slide.id);
      const checked = new Set(
        checkStatements(slide, sources, FORMAT).map(({ statement: { quote } }) => quote),
      );
      for (const line of slide.text.split('\n').filter((one) => one !== ''))
        assert.ok(
          checked.has(line.replace(/^- /, '')) || isStoryHeading(line, 'en-US'),
          `${slide.id}: ${line}`,
        );
    }
    const sentences = slides.flatMap(({ slide }) => slide.text.split('\n').filter((line) => line !== ''));
    const twice = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
    assert.deepEqual(twice, []);
  });

  test(`every headline of the recommended dashboard of ${name} fits in two lines`, async () => {
    const { slides } = await dashboardOf(name);
    const long = slides.map(({ title }) => title).filter((title) => title === '' || title.length > HEADLINE);
    assert.deepEqual(long, []);
  });
}

test('no groups are said to be left out where the chart shows all of them', async () => {
  const { widgets, slides } = await dashboardOf('penguins.json');
  const widget = widgets.find(({ title }) => /by species$/.test(title));
  assert.equal(widget?.rows?.length, 3);
  const shown = slides.find(({ slide }) => slide.source === widget?.id);
  assert.doesNotMatch(`${shown?.title} ${shown?.text} ${shown?.notes}`, /left out/);
});

test('a table whose rows share a name does not count the rows as so many names', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => ({ species: ['Kite', 'Wren', 'Rook'][i % 3], wingspan: 20 + ((i * 37) % 83) })); // prettier-ignore
  const { widgets, slides } = await recommend('ringing', rows);
  const table = widgets.find(({ id }) => id === 'top-rows');
  const species = new Set(table?.rows?.map((row) => row['species']));
  assert.ok(species.size < (table?.rows?.length ?? 0));
  const shown = slides.find(({ slide }) => slide.source === table?.id);
  assert.doesNotMatch(`${shown?.title} ${shown?.text} ${shown?.notes}`, /\b10 species\b/);
});

const FLIGHTS = file('flights-20k.json');

test('a table of events with times shows when they happen, how long they take and where', async () => {
  const { config, slides, widgets } = await recommend('flights', JSON.parse(FLIGHTS) as InputRow[]);
  assert.ok(slides.filter(({ slide }) => slide.blocks.length > 0).length >= 6);
  const titles = config.widgets.map(({ title }) => title).join('\n');
  for (const part of [
    /by (day|week)/m,
    /by hour of day/,
    /^(?:Average|Median) delay by/m,
    /^Top (origins|destinations) by/m,
  ])
    assert.match(titles, part);
  for (const { rows = [], rowCount } of widgets) assert.ok(rowCount >= 1 && rows.length === rowCount);
  const charts = widgets.filter(({ type }) => type !== 'big-number' && type !== 'table');
  for (const { rows = [], id } of charts) {
    const values = rows.map((row) => row.value ?? row.y);
    assert.ok(new Set(values).size > 1, `${id} shows one value only`);
  }
  assert.equal(new Set(charts.map(({ rows }) => JSON.stringify(rows))).size, charts.length);
});

test('a first or last period that the rows cover in part only is no point of a line', async () => {
  const rows = Array.from({ length: 4000 }, (_, i) => ({
    logged: new Date(Date.UTC(2023, 0, 18) + i * 9_000_000).toISOString(), amount: 10 + ((i * 7) % 13),
  })); // prettier-ignore
  const { widgets } = await recommend('visits', rows);
  const line = widgets.find(({ type, title }) => type === 'line' && title.includes('Visits'));
  const counts = (line?.rows ?? []).map((row) => Number(row.value));
  assert.ok(counts.length > 6);
  assert.ok(Math.min(...counts) > 0.85 * Math.max(...counts), counts.join(' '));
});

test('hours, weekdays and ranges come in their own order', async () => {
  const { widgets } = await recommend('flights', JSON.parse(FLIGHTS) as InputRow[]);
  const labels = (title: RegExp): unknown[] =>
    (widgets.find((widget) => title.test(widget.title))?.rows ?? []).map((row) => row.category ?? row.bucket);
  const hours = labels(/by hour of day/);
  assert.deepEqual(
    hours,
    [...hours].sort((a, b) => Number(a) - Number(b)),
  );
  const lengths = Array.from({ length: 300 }, (_, i) => ({ length: ((i * 37) % 251) + ((i * 17) % 101) }));
  const [ranges] = (await recommend('cables', lengths)).widgets.filter(({ type }) => type === 'histogram');
  const starts = (ranges?.rows ?? []).map((row) => Number.parseFloat(row['bucket'] as string));
  assert.ok(starts.length > 4);
  assert.deepEqual(
    starts,
    [...starts].sort((a, b) => a - b),
  );
});

test('days without clock times are shown by weekday, from Monday on', async () => {
  const rows = Array.from({ length: 400 }, (_, i) => {
    const day = new Date(Date.UTC(2022, 0, 3) + Math.floor(i / 2) * 86_400_000);
    return {
      day: day.toISOString().slice(0, 10),
      visitors: [0, 6].includes(day.getUTCDay()) ? 20 + ((i * 7) % 19) : 80 + ((i * 7) % 23),
    };
  });
  const { widgets } = await recommend('visits', rows);
  const week = widgets.find(({ title }) => /visitors per day by weekday/i.test(title));
  assert.deepEqual(
    week?.rows?.map((row) => (row.category as string).slice(0, 3)),
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  );
});

test('missing values are shown where columns have gaps, and a table with little gives few slides', async () => {
  const gappy = Array.from({ length: 300 }, (_, i) => ({
    team: ['red', 'blue', 'green'][i % 3], weight: i % 4 === 0 ? null : 50 + ((i * 13) % 40), note: i % 2 ? null : `n${i}`,
  })); // prettier-ignore
  const { widgets } = await recommend('players', gappy);
  const missing = widgets.find(({ id }) => id === 'missing-values');
  assert.deepEqual(missing?.rows?.[0], { category: 'note', value: 0.5 });
  const little = await recommend('scores', [
    { name: 'A', points: 3 },
    { name: 'B', points: 5 },
  ]);
  assert.ok(little.slides.length <= 4, `${little.slides.length} slides`);
});

test('temperatures are averaged, amounts summed, years are time and ids are left alone', async () => {
  const rows = Array.from({ length: 200 }, (_, i) => ({
    order_id: i + 1, year: 2010 + (i % 10), 'Unit price': 5 + (i % 37) / 10, revenue: 100 + ((i * 7) % 90), 'say "region"': ['N', 'S', 'E'][i % 3],
  })); // prettier-ignore
  const { config } = await recommend('orders', rows);
  const sql = config.widgets.map(({ dataKey }) => dataKey).join('\n');
  assert.match(sql, /SUM\("revenue"\)/);
  assert.match(sql, /AVG\("Unit price"\)/);
  assert.doesNotMatch(sql, /SUM\("Unit price"\)|"order_id"|SUM\("year"\)/);
  assert.match(sql, /"say ""region""" AS "category"/);
  assert.ok(
    config.widgets.some(({ type, dataKey }) => type === 'line' && dataKey.includes('"year" AS "category"')),
  );
});

test('dates written as words make a line', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => ({
    'Release Date': `${['Jan', 'Apr', 'Jul', 'Oct'][i % 4]} 1 ${2000 + Math.floor(i / 6)}`, gross: 1000 + i,
  })); // prettier-ignore
  const { widgets } = await recommend('films', rows);
  const line = widgets.find(({ type }) => type === 'line');
  assert.equal(line?.columns[0]?.type, 'date');
});

test('dates written as numbers make a line, and names in capitals are read as words', async () => {
  const rows = Array.from({ length: 240 }, (_, i) => ({
    SALE_DATE: 20200101 + (i % 12) * 100 + (i % 20),
    JOB_ID: ['CLERK', 'MANAGER', 'AGENT'][i % 3],
    NET_AMOUNT: 2000 + ((i * 37) % 900),
  }));
  const { config, slides } = await recommend('sales', rows);
  assert.ok(config.widgets.some(({ dataKey }) => dataKey.includes("'%Y%m%d'")));
  assert.ok(config.widgets.every(({ title }) => !/AMOUNT|SALE|sale date \b(?:average|range)/.test(title)));
  assert.ok(slides.some(({ title }) => /\bnet amount\b/i.test(title)));
  assert.ok(slides.every(({ title }) => !/20\.\dM|JOB(?! ?ID)/.test(title)));
});

test('tables without rows get an error that says so', async () => {
  const empty = recommendWidgets([{ name: 't', columns: [], rowCount: 0 }], () =>
    Promise.reject(new Error('not asked')),
  );
  await assert.rejects(empty, (error) => DeckError.is(error) && error.code === 'no_rows');
});

test('titles of recommended widgets are in the language of the deck', async () => {
  const rows = Array.from({ length: 800 }, (_, at): InputRow => ({
    ts: new Date(Date.UTC(2023, 0, 1) + at * 28 * 3_600_000 + (at % 7) * 600_000).toISOString(),
    shop: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'][(at * 5) % 8] ?? '',
    kind: ['x', 'y', 'z'][at % 3] ?? '',
    betrag: 20 + ((at * 37) % 90) + (at % 11 === 0 ? 0.5 : 0),
    dauer: at % 9 === 0 ? null : 5 + ((at * 13) % 40),
  }));
  const runner = createNodeDuckDBRunner();
  try {
    await runner.load([{ name: 'bons', tableName: 'bons', data: rows }]);
    for (const locale of ['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG']) {
      const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery, { locale });
      assert.ok(widgets.length > 5, locale);
      for (const { title, dataKey } of widgets) {
        assert.doesNotMatch(
          title,
          /\b(?:by|average|records|number of|per day|week of|highest)\b/i,
          `${locale}: ${title}`,
        );
        assert.doesNotMatch(dataKey, /DAYNAME|MONTHNAME/, locale);
      }
    }
  } finally {
    await runner.close();
  }
});
