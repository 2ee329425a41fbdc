import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { WidgetType } from '../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../src/core/deck/index.js';
import type { Deck } from '../../src/core/deck/types.js';
import { exportToPptx } from '../../src/core/export/index.js';
import type { Column, Row } from '../../src/core/query/types.js';
import { readSheet } from '../core/export/check-charts.js';
import {
  changedArea,
  computedSheet,
  editedDeck,
  picturesInOffice,
  plotOf,
  type Area,
} from './office-charts.js';
import { drawInOffice } from './office-lines.js';

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];
const text = (name: string): Column => ({ name, type: 'string', dbType: 'VARCHAR' });
const number = (name: string): Column => ({ name, type: 'number', dbType: 'DOUBLE' });

/** Two charts of four quarters each: North and South on one another, and bars that lie. */
function quarters(): Deck {
  const deck = createDeck({ title: 'Quarters', id: 'deck-1', now: () => 0 });
  const add = (type: WidgetType, columns: Column[], rows: Row[]): void => {
    const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
    deck.sources[type] = { title: type, sql: 'SELECT 1', columns, data };
    const slide = createSlide({ id: type, layout: 'chart', title: 'Quarters', source: type });
    const spec = { type, encoding: {}, config: { sort: 'none' as const } };
    slide.blocks = [{ id: 'c', region: 'chart', kind: 'chart', source: type, spec }];
    deck.slides.push(slide);
  };
  const [north, south] = [
    [90, 60, 50, 40],
    [80, 50, 40, 30],
  ];
  add(
    'stacked-bar',
    [text('name'), text('series'), number('value')],
    QUARTERS.flatMap((name, i) => [
      { name, series: 'North', value: north?.[i] ?? 0 },
      { name, series: 'South', value: south?.[i] ?? 0 },
    ]),
  );
  add(
    'horizontal-bar',
    [text('name'), number('value')],
    QUARTERS.map((name, i) => ({ name, value: north?.[i] ?? 0 })),
  );
  return deck;
}

const bytesOf = async (deck: Deck): Promise<Uint8Array> =>
  new Uint8Array(await (await exportToPptx(deck, { charts: 'native', now: () => 0 })).arrayBuffer());

/** Whether everything that changed lies in the band of one of the quarters, numbered from 0. */
function inBand(changed: Area, plot: Area, across: boolean, quarter: number): boolean {
  const [start, end] = across ? [plot.left, plot.right] : [plot.top, plot.bottom];
  const band = (end - start) / QUARTERS.length;
  const [from, to] = across ? [changed.left, changed.right] : [changed.top, changed.bottom];
  return from >= start + quarter * band && to <= start + (quarter + 1) * band;
}

test('a cell edited in the workbook of a chart changes its bar, its value and the sum above it, and nothing else', async () => {
  const deck = quarters();
  const bytes = await bytesOf(deck);
  // South in the third quarter; the third bar.
  const edited = await editedDeck(await editedDeck(bytes, 1, 'C4', 71), 2, 'B4', 77);
  const [before, after] = [await picturesInOffice(bytes), await picturesInOffice(edited)];
  assert.equal(after.length, 2);
  for (const [i, across] of [true, false].entries()) {
    const changed = changedArea(before[i]!, after[i]!);
    assert.ok(changed, `chart ${i + 1} shows its new figure`);
    const plot = plotOf(deck, bytes, i + 1);
    const said = `${JSON.stringify(changed)} in ${JSON.stringify(plot)}`;
    assert.ok(inBand(changed, plot, across, 2), said);
    // The comparison tells the bands apart.
    assert.ok(!inBand(changed, plot, across, 1) && !inBand(changed, plot, across, 3), said);
    const length = across ? changed.bottom - changed.top : changed.right - changed.left;
    assert.ok(length > 30, `the bar itself grows: ${said}`);
  }
  const [stacks, bars] = (await drawInOffice(edited)).map((words) => words.map((word) => word.text));
  assert.ok(stacks?.includes('71') && stacks.includes('121'), stacks?.join(' '));
  assert.ok(bars?.includes('77') && !bars.includes('50'), bars?.join(' '));
});

/** A waterfall that crosses zero twice, with decimals that no binary number holds. */
function crossing(): Deck {
  const deck = createDeck({ title: 'Cash', id: 'deck-1', now: () => 0 });
  const rows = [0.1, 0.2, -0.7, 0.3, 0.4].map((value, i) => ({ name: `Month ${i + 1}`, value }));
  const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
  deck.sources['w'] = { title: 'w', sql: 'SELECT 1', columns: [text('name'), number('value')], data };
  const slide = createSlide({ id: 'w', layout: 'chart', title: 'Cash', source: 'w' });
  const spec = { type: 'waterfall' as const, encoding: {} };
  slide.blocks = [{ id: 'c', region: 'chart', kind: 'chart', source: 'w', spec }];
  deck.slides.push(slide);
  return deck;
}

test('the formulas of a waterfall say what the file says, and one edited change moves its bar and every later one', async () => {
  const deck = crossing();
  const bytes = await bytesOf(deck);
  const workbook = unzipSync(bytes)['ppt/embeddings/workbook1.xlsx'] as Uint8Array;
  const cells = readSheet(workbook);
  const rows = await computedSheet(workbook);
  for (const [at, value] of cells) {
    const [column, row] = [at.charCodeAt(0) - 65, Number(at.slice(1)) - 1];
    const said = rows[row]?.[column] ?? '';
    if (typeof value === 'string') assert.equal(said, value, at);
    else assert.ok(Math.abs(Number(said) - value) < 1e-12, `${at}: ${said} is not ${value}`);
  }
  // The third change keeps the level above zero: the second step, before it, is drawn as it was.
  const edited = await editedDeck(bytes, 1, 'B4', 0.1);
  const [[before], [after]] = [await picturesInOffice(bytes), await picturesInOffice(edited)];
  const changed = changedArea(before!, after!)!;
  const plot = plotOf(deck, bytes, 1);
  assert.ok(changed.right > plot.left + ((plot.right - plot.left) * 5.5) / 6, JSON.stringify(changed));
  const xml = strFromU8(unzipSync(edited)['ppt/charts/chart1.xml'] as Uint8Array);
  const valuesOf = (column: string): number[] =>
    [
      ...(new RegExp(`<c:f>Data!\\$${column}\\$2:.*?</c:numCache>`, 'su').exec(xml)?.[0] ?? '').matchAll(
        /<c:v>(.*?)<\/c:v>/gu,
      ),
    ].map((match) => Math.round(Number(match[1]) * 10) / 10);
  // Ground and rises follow: no bar falls any more.
  assert.deepEqual(valuesOf('F'), [0, 0.1, 0.3, 0.4, 0.7, 0]);
  assert.deepEqual(valuesOf('G'), [0.1, 0.2, 0.1, 0.3, 0.4]);
  assert.deepEqual(valuesOf('J'), [0, 0, 0, 0, 0]);
  assert.deepEqual(valuesOf('K'), [1.1]);
});

test('a cell that no part of a chart names changes nothing', async () => {
  const bytes = await bytesOf(quarters());
  const edited = await editedDeck(await editedDeck(bytes, 1, 'F9', 71), 2, 'D9', 77);
  const [before, after] = [await picturesInOffice(bytes), await picturesInOffice(edited)];
  for (const i of [0, 1]) assert.equal(changedArea(before[i]!, after[i]!), undefined);
});
