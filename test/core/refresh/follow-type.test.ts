import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modifySlide } from '../../../src/core/analyst/index.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { applyEdits } from '../../../src/core/deck/edits.js';
import type { Block, Deck, Slide } from '../../../src/core/deck/types.js';
import { checkDeck } from '../../../src/core/index.js';
import type { Row } from '../../../src/core/query/types.js';
import { refreshDeck, type RefreshedDeck } from '../../../src/core/refresh/index.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { writtenDeck } from '../../support/written-deck.js';
import { pairsOf, widgetOf } from '../statements/widget.js';

const SQL = 'SELECT region AS category, SUM(profit) AS value FROM sales GROUP BY 1';
const GAINS = pairsOf({ North: 40, South: 32, West: 28, East: 25 });
const LOSSES = pairsOf({ North: 40, South: 32, West: -28, East: 25 });
const PARTS = 'Shown as bars: the values are not the parts of one whole.';
const RADAR = 'Shown as bars: a radar has no place for negative values.';

const profit = (type: WidgetType, rows: Row[] = GAINS): WidgetInput =>
  widgetOf(type, SQL, rows, { id: 'w', title: 'Profit by region' });

async function deckOf(widget: WidgetInput, change = (slide: Slide): Slide => slide): Promise<Deck> {
  await loadPhrases('en-US');
  return writtenDeck([widget], {
    change: (slide) => (slide.source === 'w' ? change(slide) : slide),
    sqlOf: () => SQL,
  });
}

const refreshed = (deck: Deck, rows: Row[]): Promise<RefreshedDeck> =>
  refreshDeck(deck, () =>
    Promise.resolve({
      columns: deck.sources['w']!.columns,
      rows,
      rowCount: 4,
      elapsedMs: 1,
      truncated: false,
    }),
  );
const slideOf = (deck: Deck): Slide => deck.slides.find(({ source }) => source === 'w')!;
const chartOf = (deck: Deck): Extract<Block, { kind: 'chart' | 'metric' | 'table' }> => {
  const [block] = slideOf(deck).blocks;
  assert.ok(block && 'spec' in block);
  return block;
};
/** Whether every sentence of the chart's slide is. */
const isChecked = async (deck: Deck): Promise<boolean> =>
  (await checkDeck(deck))
    .filter(({ slideId }) => slideId === slideOf(deck).id)
    .every(({ state }) => state === 'checked');
const askFor = (widget: WidgetInput, instruction: string) => (slide: Slide) =>
  modifySlide({
    protocol: 1,
    privacy: 'all',
    slide,
    instruction,
    widget,
    deck: { title: 'Review', outline: [] },
    locale: 'en-US',
  });

test('a chart whose rows it suits no more is the nearest type that does, says why, and comes back with them', async () => {
  const deck = await deckOf(profit('pie'));
  assert.equal(chartOf(deck).spec.type, 'pie');
  const { deck: lost, diff, edits } = await refreshed(deck, LOSSES);
  assert.equal(chartOf(lost).spec.type, 'horizontal-bar');
  assert.ok(slideOf(lost).notes?.endsWith(PARTS), slideOf(lost).notes);
  const change = { slideId: slideOf(deck).id, blockId: 'chart' };
  assert.deepEqual(diff.types, [{ ...change, before: 'pie', after: 'horizontal-bar', note: PARTS }]);
  assert.deepEqual(diff.charts, []);
  assert.ok(await isChecked(lost));
  assert.deepEqual(slideOf(applyEdits(deck, edits).deck), slideOf(lost));

  const { deck: back, diff: again } = await refreshed(lost, GAINS);
  assert.equal(chartOf(back).spec.type, 'pie');
  assert.doesNotMatch(slideOf(back).notes ?? '', /Shown as/u);
  assert.deepEqual(again.types, [{ ...change, before: 'horizontal-bar', after: 'pie' }]);
});

test('a type that a person chose is followed too, back to what was asked for', async () => {
  const radar = (deck: Deck): Promise<RefreshedDeck> => refreshed(deck, LOSSES);
  const deck = await deckOf(profit('bar'), (slide) => ({
    ...slide,
    blocks: slide.blocks.map((block): Block =>
      block.kind === 'chart' ? { ...block, spec: { ...block.spec, type: 'radar' } } : block,
    ),
    origin: 'user',
  }));
  const { deck: lost } = await radar(deck);
  assert.equal(chartOf(lost).spec.type, 'horizontal-bar');
  assert.equal(slideOf(lost).origin, 'user');
  assert.ok(slideOf(lost).notes?.endsWith(RADAR), slideOf(lost).notes);
  assert.ok((await checkDeck(lost)).some(({ text, state }) => text === RADAR && state === 'checked'));
  const { deck: back } = await refreshed(lost, GAINS);
  assert.equal(chartOf(back).spec.type, 'radar');
  assert.equal(slideOf(back).ext?.['asked'], undefined);
});

test('what a person made of a chart that becomes a table is there when it is a chart again', async () => {
  const cells = Array.from({ length: 6 }, (_, x) =>
    Array.from({ length: 6 }, (_, y) => ({ x: `x${x}`, y: `y${y}`, value: x + y + 1 })),
  ).flat();
  const sparse = cells.filter((_, at) => at % 7 === 0);
  assert.equal(sparse.length, 6);
  const grid = widgetOf('heatmap', 'SELECT x, y, SUM(v) AS value FROM t GROUP BY 1, 2', cells, { id: 'w' });
  const deck = await deckOf(grid, (slide) => ({
    ...slide,
    blocks: slide.blocks.map((block): Block =>
      block.kind === 'chart'
        ? { ...block, spec: { ...block.spec, config: { ...block.spec.config, colors: ['#112233'] } } }
        : block,
    ),
  }));
  assert.equal(chartOf(deck).spec.type, 'heatmap');
  const { deck: thin } = await refreshed(deck, sparse);
  assert.equal(chartOf(thin).kind, 'table');
  assert.equal(slideOf(thin).layout, 'table');
  const { deck: back } = await refreshed(thin, cells);
  assert.deepEqual([chartOf(back).kind, chartOf(back).spec.type], ['chart', 'heatmap']);
  assert.deepEqual(chartOf(back).spec.config?.colors, ['#112233']);
});

test('a type that a person insists on though its rows do not suit it stays', async () => {
  const deck = await deckOf(profit('bar', LOSSES), (slide) => ({
    ...slide,
    blocks: slide.blocks.map((block): Block =>
      block.kind === 'chart' ? { ...block, spec: { ...block.spec, type: 'pie' } } : block,
    ),
  }));
  const { deck: fresh, diff } = await refreshed(deck, pairsOf({ North: 41, South: 32, West: -28, East: 25 }));
  assert.equal(chartOf(fresh).spec.type, 'pie');
  assert.deepEqual(diff.types, []);
});

test('a slide whose chart was to be a type that its rows cannot show says so, until another type is asked for', async () => {
  const widget = profit('bar', LOSSES);
  const deck = await deckOf(widget);
  const asked = askFor(widget, 'make it a pie')(slideOf(deck));
  const [block] = asked.blocks;
  assert.ok(block?.kind === 'chart' && block.spec.type === 'horizontal-bar');
  assert.ok(asked.notes?.endsWith(PARTS), asked.notes);
  const told = await checkDeck({ ...deck, slides: [asked] });
  assert.ok(told.some(({ text, state }) => text === PARTS && state === 'checked'));
  // Asked twice it says it once.
  const twice = askFor(widget, 'make it a donut')(asked);
  assert.equal(twice.notes?.split(PARTS).length, 2);
  assert.doesNotMatch(askFor(widget, 'make it a line')(asked).notes ?? '', /Shown as/u);
  assert.doesNotMatch(askFor(widget, 'as a table')(asked).notes ?? '', /Shown as/u);
});

test('a foreign document that names no type was asked for nothing', async () => {
  const deck = await deckOf(profit('bar', LOSSES), (slide) => ({ ...slide, ext: { asked: 'constructor' } }));
  assert.ok(await isChecked(deck));
  assert.deepEqual((await refreshed(deck, GAINS)).diff.types, []);
});
