import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { WidgetType } from '../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../src/core/deck/index.js';
import type { Deck } from '../../src/core/deck/types.js';
import { exportToPptx } from '../../src/core/export/index.js';
import type { Column, Row } from '../../src/core/query/types.js';
import {
  changedArea,
  editedDeck,
  picturesInOffice,
  plotOf,
  type Area,
  type Picture,
} from './office-charts.js';
import { drawInOffice, type DrawnWord } from './office-lines.js';

const text = (name: string): Column => ({ name, type: 'string', dbType: 'VARCHAR' });
const number = (name: string): Column => ({ name, type: 'number', dbType: 'DOUBLE' });
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];
const FIGURES = [90, 60, 50, 43];
const NORTH_AND_SOUTH = QUARTERS.flatMap((name, i) => [
  { name, series: 'North', value: FIGURES[i]! },
  { name, series: 'South', value: FIGURES[i]! - 10 },
]);
const one = QUARTERS.map((name, i) => ({ name, value: FIGURES[i]! }));

interface Edited {
  type: WidgetType;
  columns: Column[];
  rows: Row[];
  /** What a person writes where in the workbook. */
  cell: string;
  value: number;
  /** Shares of the width of the plot between which alone the picture changes; labels stand beside it. */
  from: number;
  to: number;
  /** Words that the chart has instead of others. */
  gone: string[];
  come: string[];
}

const CHARTS: Edited[] = [
  // The last figure, with its label behind the end of the line.
  {
    ...{ type: 'line', columns: [text('name'), number('value')], rows: one },
    ...{ cell: 'B5', value: 72, from: 5 / 8, to: 1.2, gone: ['43'], come: ['72'] },
  },
  // South in the second quarter: from the middle of the first to that of the third.
  {
    ...{
      type: 'multi-line',
      columns: [text('name'), text('series'), number('value')],
      rows: NORTH_AND_SOUTH,
    },
    ...{ cell: 'C3', value: 77, from: 1 / 8, to: 5 / 8, gone: [], come: [] },
  },
  // All shares are other ones, also those of figures that stay.
  {
    ...{ type: 'pie', columns: [text('name'), number('value')], rows: one },
    ...{
      cell: 'B3',
      value: 117,
      from: -0.5,
      to: 1.5,
      gone: ['37%', '25%', '21%', '18%'],
      come: ['30%', '39%', '17%', '14%'],
    },
  },
  // The height of the third point, whose name moves with it.
  {
    type: 'scatter',
    columns: [number('x'), number('y'), text('label')],
    rows: QUARTERS.map((label, i) => ({ x: 10 * i, y: FIGURES[i]!, label })),
    ...{ cell: 'D4', value: 81, from: 0.5, to: 0.8, gone: [], come: [] },
  },
  // North in the third quarter, its value and the sum above.
  {
    ...{
      type: 'stacked-bar',
      columns: [text('name'), text('series'), number('value')],
      rows: NORTH_AND_SOUTH,
    },
    ...{ cell: 'B4', value: 67, from: 0.5, to: 0.75, gone: ['50'], come: ['67', '107'] },
  },
];

function deckOf(charts: readonly Edited[]): Deck {
  const deck = createDeck({ title: 'Edited', id: 'deck-1', now: () => 0 });
  for (const { type, columns, rows } of charts) {
    const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
    deck.sources[type] = { title: type, sql: 'SELECT 1', columns, data };
    const slide = createSlide({ id: type, layout: 'chart', title: type, source: type });
    const spec = { type, encoding: {}, config: { sort: 'none' as const } };
    slide.blocks = [{ id: 'c', region: 'chart', kind: 'chart', source: type, spec }];
    deck.slides.push(slide);
  }
  return deck;
}

interface Drawn {
  pictures: Picture[];
  words: DrawnWord[][];
}
const drawn = async (bytes: Uint8Array): Promise<Drawn> => ({
  pictures: await picturesInOffice(bytes),
  words: await drawInOffice(bytes),
});

const deck = deckOf(CHARTS);
let plots: Area[];
let [shown, changed]: Drawn[] = [];
before(async () => {
  const bytes = new Uint8Array(
    await (await exportToPptx(deck, { charts: 'native', now: () => 0 })).arrayBuffer(),
  );
  let edited: Uint8Array = bytes;
  for (const [i, { cell, value }] of CHARTS.entries()) edited = await editedDeck(edited, i + 1, cell, value);
  plots = CHARTS.map((_, i) => plotOf(deck, bytes, i + 1));
  [shown, changed] = [await drawn(bytes), await drawn(edited)];
});

/** Of a mark or a label beside its place, px. */
const BESIDE = 14;

for (const [i, { type, cell, value, from, to, gone, come }] of CHARTS.entries())
  test(`${value} written into ${cell} of the workbook of a ${type} changes its picture there, its labels, and nothing else`, () => {
    const area = changedArea(shown!.pictures[i]!, changed!.pictures[i]!);
    assert.ok(area, 'the chart shows its new figure');
    const { left, right } = plots[i]!;
    const within = (it: Area, start: number, end: number): boolean =>
      it.left >= left + start * (right - left) - BESIDE && it.right <= left + end * (right - left) + BESIDE;
    const said = `${JSON.stringify(area)} in ${JSON.stringify(plots[i])}`;
    assert.ok(within(area, from, to), said);
    assert.ok(area.bottom - area.top > 30, `the mark itself moves: ${said}`);
    // The comparison tells places apart.
    const width = to - from;
    assert.ok(!within(area, from - width, from) && !within(area, to, to + width), said);
    const count = ({ words }: Drawn, word: string): number =>
      words[i]!.filter((it) => it.text === word).length;
    for (const word of gone) assert.equal(count(changed!, word), count(shown!, word) - 1, `${word} is gone`);
    for (const word of come) assert.equal(count(changed!, word), count(shown!, word) + 1, `${word} is there`);
  });
