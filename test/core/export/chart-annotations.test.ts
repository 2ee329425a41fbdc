import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { Annotation } from '../../../src/core/chart/annotation/types.js';
import { officeChart, type OfficeDrawing } from '../../../src/core/chart/office-chart.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { exportToPptx } from '../../../src/core/export/index.js';
import { defaultTheme } from '../../../src/core/layout/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import { readSheet } from './check-charts.js';
import { checkPackage } from './check-package.js';
import { validatePackage } from './validate-package.js';

const column = (name: string, type: Column['type']): Column => ({ name, type, dbType: '' });
const REGIONS = {
  columns: [column('region', 'string'), column('sales', 'number')],
  rows: ['North', 'South', 'East', 'West'].map((region, i): Row => ({
    region,
    sales: [420, 180, 150, 50][i]!,
  })),
};
const MONTHS = {
  columns: [column('month', 'date'), column('sales', 'number')],
  rows: [10, 14, 9, 12, 18].map((sales, i): Row => ({ month: `2024-0${i + 1}-01`, sales })),
};
const POINTS = {
  columns: [column('x', 'number'), column('y', 'number')],
  rows: Array.from({ length: 20 }, (_, i): Row => ({ x: i, y: i * i })),
};
const GRID = {
  columns: [column('region', 'string'), column('product', 'string'), column('sales', 'number')],
  rows: ['North', 'South'].flatMap((region, r) =>
    ['Tea', 'Coffee'].map((product, p): Row => ({ region, product, sales: 10 + 7 * r + 3 * p })),
  ),
};

interface Case {
  type: WidgetType;
  data: { columns: Column[]; rows: Row[] };
  annotations: Annotation[];
}

function deckOf(cases: readonly Case[]): Deck {
  const deck = createDeck({ title: 'Annotated', id: 'deck-1', now: () => 0 });
  for (const [i, { type, data, annotations }] of cases.entries()) {
    const source = `rows-${i}`;
    const slide = createSlide({ id: `s-${i}`, layout: 'chart', title: `Chart ${i}`, source });
    const spec = { type, encoding: {}, config: { annotations } };
    slide.blocks = [{ id: 'c', region: 'chart', kind: 'chart', source, spec }];
    deck.slides.push(slide);
    const rows = { rows: data.rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
    deck.sources[source] = { title: 'Rows', sql: 'SELECT 1', columns: data.columns, data: rows };
  }
  return deck;
}

async function partsOf(
  deck: Deck,
): Promise<{ bytes: Uint8Array; text: (name: string) => string; parts: ReturnType<typeof unzipSync> }> {
  const file = await exportToPptx(deck, { charts: 'native', now: () => 0 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = unzipSync(bytes);
  return { bytes, parts, text: (name) => strFromU8(parts[name] ?? new Uint8Array()) };
}

test('annotated charts stay charts of the program, and the file has no faults', async () => {
  const difference: Annotation = { mark: 'difference', from: 'South', to: 'North' };
  const average: Annotation = { mark: 'line', at: 'average' };
  const growth: Annotation = { mark: 'growth', from: '2024-01-01', to: '2024-05-01' };
  const band: Annotation = { mark: 'band', from: '2024-02-01', to: '2024-03-01' };
  const cell: Annotation = { mark: 'highlight', keys: ['South'], series: 'Coffee' };
  const { bytes, text } = await partsOf(
    deckOf([
      { type: 'bar', data: REGIONS, annotations: [difference, average] },
      { type: 'horizontal-bar', data: REGIONS, annotations: [difference, average] },
      { type: 'line', data: MONTHS, annotations: [growth, band] },
      { type: 'area', data: MONTHS, annotations: [growth, average] },
      { type: 'scatter', data: POINTS, annotations: [{ mark: 'trend' }] },
      { type: 'bubble', data: POINTS, annotations: [{ mark: 'trend' }] },
      { type: 'stacked-bar', data: GRID, annotations: [cell] },
      { type: 'grouped-bar', data: GRID, annotations: [cell] },
      { type: 'heatmap', data: GRID, annotations: [cell] },
      { type: 'bar', data: REGIONS, annotations: [{ mark: 'highlight', keys: ['North', 'West'] }] },
      { type: 'grouped-bar', data: GRID, annotations: [{ mark: 'line', at: 'target', value: 12 }] },
      { type: 'line', data: REGIONS, annotations: [average] },
    ]),
  );
  assert.deepEqual(checkPackage(bytes), []);
  for (const version of ['Office2007', 'Microsoft365'])
    assert.deepEqual(await validatePackage(bytes, version), [], version);
  assert.match(text('ppt/slides/slide1.xml'), /\+240/u);
  assert.match(text('ppt/slides/slide3.xml'), /\+80%/u);
  assert.match(text('ppt/slides/slide1.xml'), /<a:tailEnd type="triangle"\/>/u);
});

test('an average is a series of the chart that its workbook computes', async () => {
  const annotations: Annotation[] = [{ mark: 'line', at: 'average' }];
  const { parts, text } = await partsOf(deckOf([{ type: 'bar', data: REGIONS, annotations }]));
  const cells = readSheet(parts['ppt/embeddings/workbook1.xlsx'] ?? new Uint8Array());
  assert.equal(cells.get('C1'), 'Average');
  assert.equal(cells.get('C2'), 200);
  const sheet = unzipSync(parts['ppt/embeddings/workbook1.xlsx'] ?? new Uint8Array());
  assert.match(strFromU8(sheet['xl/worksheets/sheet1.xml'] ?? new Uint8Array()), /AVERAGE\(\$B\$2:\$B\$5\)/u);
  assert.match(text('ppt/charts/chart1.xml'), /<c:lineChart>[\s\S]*prstDash val="dash"/u);
});

test('arrows end where the axis of the program says their values lie', async () => {
  const annotations: Annotation[] = [{ mark: 'growth', from: '2024-01-01', to: '2024-05-01' }];
  const annotated = await partsOf(deckOf([{ type: 'line', data: MONTHS, annotations }]));
  assert.match(annotated.text('ppt/charts/chart1.xml'), /<c:max val="18"\/><c:min val="8"\/>/u);
  // A chart without any has room for a larger figure that is typed in.
  const plain = await partsOf(deckOf([{ type: 'line', data: MONTHS, annotations: [] }]));
  assert.doesNotMatch(plain.text('ppt/charts/chart1.xml'), /<c:max/u);
});

test('a level runs through the whole plot of bars, up to its name, and is not among the names of series', async () => {
  const annotations: Annotation[] = [{ mark: 'line', at: 'target', value: 12, label: 'Plan & more' }];
  const { text } = await partsOf(deckOf([{ type: 'grouped-bar', data: GRID, annotations }]));
  const chart = text('ppt/charts/chart1.xml');
  assert.match(
    chart,
    /<c:trendline><c:name>Plan &amp; more<\/c:name>[\s\S]*prstDash val="dash"[\s\S]*<c:forward val="0.5"\/><c:backward val="0.5"\/>/u,
  );
  const unnamed = [...chart.matchAll(/<c:legendEntry><c:idx val="(\d)"\/>/gu)].map(([, index]) => index);
  assert.deepEqual(unnamed, ['2', '3']);
  // Points of dates stand at both ends of their axis: there is nothing beyond them.
  const dated = await partsOf(deckOf([{ type: 'line', data: MONTHS, annotations }]));
  assert.doesNotMatch(dated.text('ppt/charts/chart1.xml'), /<c:trendline>/u);
});

test('the course of points lies on the axes of the program, which begin before those of the picture', async () => {
  const sizes = {
    columns: [...POINTS.columns, column('size', 'number')],
    rows: POINTS.rows.map((row, i): Row => ({ x: row['x']!, y: Number(row['x']) * 10, size: i + 1 })),
  };
  const annotations: Annotation[] = [{ mark: 'trend' }];
  const { chart, overlay } = (await officeChart(
    { type: 'bubble', encoding: { x: 'x', y: 'y', size: 'size' }, config: { annotations } },
    sizes,
    { width: 800, height: 400, theme: defaultTheme, locale: 'en', timeZone: 'UTC', currency: 'USD' },
  )) as OfficeDrawing;
  assert.ok('groups' in chart && chart.plot);
  const { left, top, width, height } = chart.plot;
  const place = (x: number, y: number): [number, number] => [
    left + (width * (x - chart.x.min)) / (chart.x.max - chart.x.min),
    top + height * (1 - (y - chart.y.min) / (chart.y.max - chart.y.min)),
  ];
  const line = overlay.rules[0]?.points ?? [];
  for (const [at, expected] of [
    [0, place(0, 0)],
    [-1, place(19, 190)],
  ] as const)
    for (const [i, px] of (line.at(at) ?? []).entries()) assert.ok(Math.abs(px - expected[i]!) < 1, `${px}`);
});
