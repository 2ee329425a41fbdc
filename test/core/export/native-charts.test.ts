import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { ChartSpec, WidgetType } from '../../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { exportToPptx, type ExportWarning } from '../../../src/core/export/index.js';
import { defaultTheme, themes } from '../../../src/core/layout/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import { OFFICE_TYPES, sampleDeck as samplesOf } from '../../support/office-samples.js';
import { readSheet } from './check-charts.js';
import { checkPackage } from './check-package.js';
import { readPackage } from './read-package.js';
import { sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A deck of one chart over rows of a name and values. */
function chartDeck(type: WidgetType, rows: Row[], config: ChartSpec['config'] = {}): Deck {
  const columns = Object.keys(rows[0] ?? {}).map((name, i): Column =>
    i === 0 ? { name, type: 'string', dbType: 'VARCHAR' } : { name, type: 'number', dbType: 'DOUBLE' },
  );
  const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
  const slide = createSlide({ id: 's', layout: 'chart', title: 'One chart', source: 'rows' });
  slide.blocks = [
    { id: 'c', region: 'chart', kind: 'chart', source: 'rows', spec: { type, encoding: {}, config } },
  ];
  return createDeck({
    title: 'Charts',
    id: 'deck-1',
    now: () => 0,
    sources: { rows: { title: 'Rows', sql: 'SELECT 1', columns, data } },
    slides: [slide],
  });
}

interface Exported {
  chart: string;
  cells: Map<string, string | number>;
  file: File;
}

async function exported(deck: Deck): Promise<Exported> {
  const file = await exportToPptx(deck, { charts: 'native', now: () => 0 });
  const bytes = await bytesOf(file);
  assert.deepEqual(checkPackage(bytes), []);
  const parts = unzipSync(bytes);
  return {
    file,
    chart: strFromU8(parts['ppt/charts/chart1.xml'] ?? new Uint8Array()),
    cells: readSheet(parts['ppt/embeddings/workbook1.xlsx'] ?? new Uint8Array()),
  };
}

test('charts of every type that PowerPoint has are its own, without faults for the validator, light and dark', async () => {
  for (const theme of [defaultTheme, themes['ink'] ?? defaultTheme]) {
    const all = OFFICE_TYPES.map((type) => samplesOf(type, theme));
    const deck = createDeck({ title: 'All types', theme });
    for (const [i, { slides, sources }] of all.entries()) {
      for (const slide of slides) {
        const source = `${i}-${slide.source}`;
        deck.sources[source] = sources[slide.source ?? '']!;
        const blocks = slide.blocks.map((block) => ({ ...block, source }));
        deck.slides.push({ ...slide, source, blocks });
      }
    }
    const warnings: ExportWarning[] = [];
    const file = await exportToPptx(deck, {
      charts: 'native',
      onWarning: (warning) => warnings.push(warning),
    });
    const names = [...(await readPackage(file)).keys()];
    const charts = names.filter((name) => /^ppt\/charts\/chart\d+\.xml$/u.test(name)).length;
    const pictures = warnings.filter(({ code }) => code === 'chart_as_picture').length;
    assert.equal(charts + pictures, deck.slides.length);
    // Only waterfalls that cross zero have no chart of their kind.
    assert.equal(pictures, 2);
    const bytes = await bytesOf(file);
    assert.deepEqual(checkPackage(bytes), []);
    for (const version of ['Office2007', 'Office2013', 'Office2019', 'Microsoft365'])
      assert.deepEqual(await validatePackage(bytes, version), [], version);
  }
});

test('a deck of all layouts with charts of its own has no faults', async () => {
  const file = await exportToPptx(sampleDeck(), { charts: 'native' });
  assert.deepEqual(await validatePackage(await bytesOf(file)), []);
  assert.deepEqual(checkPackage(await bytesOf(file)), []);
});

test('the workbook of a chart holds its figures as the query gave them: zero, nothing, negative, tiny and huge', async () => {
  const values = [0, null, -3.5, 1e-9, 1e15, 0.1 + 0.2];
  const { cells } = await exported(
    chartDeck(
      'bar',
      values.map((value, i) => ({ name: `n${i}`, value })),
    ),
  );
  assert.deepEqual(
    values.map((_, i) => cells.get(`B${i + 2}`) ?? null),
    values,
  );
  assert.equal(cells.get('A2'), 'n0');
});

test('names of any characters stand in chart and workbook', async () => {
  const names = [
    'Tom & "Jerry" <b>',
    'control \u0001 character',
    'lone \ud800',
    '日本語 👩‍👩‍👧',
    "=cmd|'/c calc'!A1",
  ];
  const { chart, cells } = await exported(
    chartDeck(
      'bar',
      names.map((name, i) => ({ name, value: i + 1 })),
    ),
  );
  assert.equal(cells.get('A2'), 'Tom &amp; &quot;Jerry&quot; &lt;b&gt;');
  assert.ok(chart.includes('日本語 👩‍👩‍👧'));
  // Text of a cell, never a formula.
  assert.equal(cells.get('A6'), "=cmd|'/c calc'!A1");
});

test('a chart has the colours of the file’s theme by reference, so that a new theme recolours it', async () => {
  const { chart } = await exported(chartDeck('bar', [{ name: 'a', value: 1 }]));
  assert.match(chart, /<c:ser>.*<c:spPr><a:solidFill><a:schemeClr val="accent1">/su);
});

test('bars begin at zero however close their values are', async () => {
  const { chart } = await exported(
    chartDeck('bar', [
      { name: 'a', value: 990 },
      { name: 'b', value: 1000 },
    ]),
  );
  assert.match(chart, /<c:valAx>.*<c:min val="0"\/>/su);
});

test('a highlighted bar keeps its colour, and the order is that of the screen', async () => {
  const rows = [
    { name: 'small', value: 1 },
    { name: 'large', value: 3 },
  ];
  const { chart, cells } = await exported(chartDeck('horizontal-bar', rows, { highlight: 'small' }));
  assert.deepEqual([cells.get('A2'), cells.get('A3')], ['large', 'small']);
  assert.match(chart, /<c:dPt><c:idx val="1"\/>/u);
});

test('sums above stacks are formulas of the workbook, so that they follow its figures', async () => {
  const rows = ['Q1', 'Q2'].flatMap((name) => [
    { name, value: 2, series: 'North' },
    { name, value: 3, series: 'South' },
  ]);
  const deck = chartDeck('stacked-bar', rows);
  deck.sources['rows']!.columns[2]!.type = 'string';
  const { file, cells } = await exported(deck);
  assert.equal(cells.get('D2'), 5);
  const workbook = unzipSync(await bytesOf(file))['ppt/embeddings/workbook1.xlsx'] as Uint8Array;
  assert.match(
    strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] as Uint8Array),
    /<f>SUM\(B2:C2\)<\/f>/u,
  );
});

test('labels have the number format of the chart', async () => {
  const rows = [
    { name: 'a', value: 0.125 },
    { name: 'b', value: 0.5 },
  ];
  const percent = await exported(chartDeck('bar', rows, { numberFormat: 'percent:1' }));
  assert.ok(percent.chart.includes('formatCode="#,##0.0%"'));
  const money = await exported(chartDeck('bar', rows, { numberFormat: 'currency:EUR,2' }));
  assert.ok(money.chart.includes('formatCode="&quot;€&quot;#,##0.00"'));
});

test('a type that PowerPoint has no chart for stays a picture, and the warning names it', async () => {
  const warnings: ExportWarning[] = [];
  const deck = chartDeck('funnel', [
    { name: 'a', value: 3 },
    { name: 'b', value: 1 },
  ]);
  const file = await exportToPptx(deck, { charts: 'native', onWarning: (warning) => warnings.push(warning) });
  assert.deepEqual(
    warnings.map(({ code, slideId }) => [code, slideId]),
    [['chart_as_picture', 's']],
  );
  assert.match(warnings[0]?.message ?? '', /funnel/u);
  const names = [...(await readPackage(file)).keys()];
  assert.ok(
    names.some((name) => name.endsWith('.png')) && !names.some((name) => name.startsWith('ppt/charts/')),
  );
});

test('the same deck gives the same bytes, one export after another', async () => {
  const deck = chartDeck('bar', [{ name: 'a', value: 1 }]);
  const [first, second] = [await exported(deck), await exported(deck)];
  assert.deepEqual(await bytesOf(first.file), await bytesOf(second.file));
});
