import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { emptySlide, freeSourceId, sourceSlide } from '../../../src/core/deck/new-slide.js';
import { parseDeck } from '../../../src/core/deck/parse-deck.js';
import type { Deck, Source } from '../../../src/core/deck/types.js';
import { layoutSlide, listLayouts } from '../../../src/core/layout/index.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { sampleDeck } from './sample-deck.js';

const sourceOf = (type: WidgetType, title = 'Revenue'): Source => ({
  ...sampleDeck().sources['revenue']!,
  title,
  widget: { id: 'w', type, title, dataKey: 'SELECT 1', config: { valueLabels: true } },
});
const deckOf = (source: Source): Deck => {
  const deck = createDeck({ title: 'Deck', sources: { revenue: source } });
  deck.slides = [sourceSlide('revenue', source)];
  return deck;
};
const boxesOf = (source: Source): string[] => {
  const deck = deckOf(source);
  return layoutSlide(deck, deck.slides[0]!).boxes.map(({ kind }) => kind);
};

describe('a new slide', () => {
  it('of every layout has a place for its title and one for its text', () => {
    const deck = createDeck({ title: 'Deck' });
    for (const { id } of listLayouts()) {
      const slide = emptySlide(id);
      const { boxes } = layoutSlide({ ...deck, slides: [slide] }, slide);
      const fields = boxes.flatMap((box) => (box.kind === 'text' && box.field ? [box.field] : []));
      assert.deepEqual(fields, ['title', 'text'], id);
    }
  });

  it('of a source shows its chart as its widget does, over its rows', () => {
    const slide = sourceSlide('revenue', sourceOf('bar'));
    assert.equal(slide.title, 'Revenue');
    assert.equal(slide.origin, 'user');
    assert.deepEqual(slide.blocks, [
      {
        id: 'chart',
        region: 'chart',
        source: 'revenue',
        kind: 'chart',
        spec: {
          type: 'bar',
          encoding: { category: 'region', value: 'value' },
          title: 'Revenue',
          config: { valueLabels: true },
        },
      },
    ]);
    assert.ok(boxesOf(sourceOf('bar')).includes('chart'));
    parseDeck(deckOf(sourceOf('bar')));
  });

  it('of a table is a table, and so is one of rows that its chart cannot show', () => {
    assert.ok(boxesOf(sourceOf('table')).includes('table'));
    const { widget: _none, ...bare } = sourceOf('bar');
    assert.ok(boxesOf(bare).includes('table'));
    const boxes = boxesOf(sourceOf('sankey'));
    assert.ok(boxes.includes('table') && !boxes.includes('problem'));
  });

  it('of a big number is a card', () => {
    const { layout, blocks } = sourceSlide('revenue', sourceOf('big-number'));
    assert.deepEqual([layout, blocks[0]!.kind], ['big-numbers', 'metric']);
    assert.ok(!boxesOf(sourceOf('big-number')).includes('problem'));
  });

  it('reads braces in a title as text', () => {
    const deck = deckOf(sourceOf('bar', 'Sum {{ sum(value) }}'));
    const title = layoutSlide(deck, deck.slides[0]!).boxes.find(({ id }) => id === 'title')!;
    assert.ok(title.kind === 'text');
    assert.equal(title.paragraphs[0]!.runs.map(({ text }) => text).join(''), 'Sum {{ sum(value) }}');
  });

  it('brings its source under an id that is free', () => {
    const deck = sampleDeck();
    assert.equal(freeSourceId(deck, 'sales'), 'sales');
    assert.equal(freeSourceId(deck, 'revenue'), 'revenue-2');
  });
});
