import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDeck } from '../../../src/core/deck/parse-deck.js';
import type { Block, Slide } from '../../../src/core/deck/types.js';
import { listLayouts } from '../../../src/core/layout/define-layout.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { layoutOf } from '../../../src/core/layout/layouts.js';
import { slideSplit } from '../../../src/core/layout/slide-split.js';
import { partsAside, swapSides, switchLayout } from '../../../src/core/layout/switch-layout.js';
import { SLIDE_SAMPLES } from '../../support/slide-samples.js';
import { block, box, deckOf, regions, slide } from './sample-deck.js';

const ids = listLayouts().map(({ id }) => id);
const sources = { a: regions, b: regions };
const pair = (left: Partial<Block> = {}): Slide =>
  slide({
    layout: 'two-charts',
    blocks: [{ ...block('l', 'left', 'bar', 'a'), ...left } as Block, block('r', 'right', 'bar', 'b')],
  });
const textOf = ({ text, aside }: Slide): string => text || (aside?.text ?? '');
const blocksOf = ({ blocks, aside }: Slide): string[] =>
  [...blocks, ...(aside?.blocks ?? [])].map(({ id }) => id).sort();

test('through all layouts and back a slide is the same, and nothing of it is lost on the way', () => {
  for (const { slide: start } of SLIDE_SAMPLES) {
    let now = start;
    for (const id of [...ids, ...ids.toReversed()]) {
      now = switchLayout(now, id);
      assert.deepEqual(blocksOf(now), blocksOf(start), id);
      assert.equal(textOf(now), start.text);
      assert.equal(layoutOf(now).id, id, 'drawn in the layout that was chosen');
    }
    assert.deepEqual(switchLayout(now, start.layout), start);
  }
});

test('what a layout has no place for is set aside, counted, and in the file', () => {
  const chart = slide({ text: 'North leads.', blocks: [{ ...block('c', 'chart', 'bar', 'a'), weight: 2 }] });
  const cover = switchLayout(chart, 'title');
  assert.deepEqual(cover.blocks, []);
  assert.equal(cover.text, 'North leads.');
  assert.equal(partsAside(cover), 1);
  const deck = deckOf(sources);
  const saved = parseDeck(JSON.parse(JSON.stringify({ ...deck, slides: [cover] })));
  assert.deepEqual(switchLayout(saved.slides[0] as Slide, 'chart-text'), chart);
  const broken = { ...cover, aside: { ...cover.aside, blocks: [{ id: 'c', kind: 'chart' }] } };
  assert.throws(() => parseDeck(JSON.parse(JSON.stringify({ ...deck, slides: [broken] }))));
});

test('two charts share a single region and part again', () => {
  const one = switchLayout(pair(), 'chart-text');
  assert.deepEqual(new Set(one.blocks.map(({ region }) => region)), new Set(['chart']));
  const two = switchLayout(
    slide({ blocks: [block('x', 'chart', 'bar', 'a'), block('y', 'chart', 'bar', 'b')] }),
    'two-charts',
  );
  assert.deepEqual(
    two.blocks.map(({ region }) => region),
    ['left', 'right'],
  );
});

test('what was added or written in another layout comes along', () => {
  const cover = switchLayout(slide({ text: 'Old.', blocks: [block('c', 'chart', 'bar', 'a')] }), 'section');
  const more: Slide = {
    ...cover,
    text: 'New.',
    blocks: [{ id: 't', region: 'text', kind: 'text', text: 'More.' }],
  };
  const back = switchLayout(more, 'chart-text');
  assert.deepEqual(
    back.blocks.map(({ id }) => id),
    ['c', 't'],
  );
  assert.equal(back.text, 'New.');
});

test('a layout that nobody registered is refused by name', () => {
  assert.throws(() => switchLayout(pair(), 'poster'), /There is no layout "poster"/);
});

test('chart and text change sides and keep their widths; twice is the same slide', () => {
  const start = slide({
    text: 'North leads.',
    blocks: [{ ...block('c', 'chart', 'bar', 'a'), weight: 0.8 }],
  });
  const swapped = swapSides(start) as Slide;
  const deck = deckOf(sources);
  const [before, after] = [layoutSlide(deck, start), layoutSlide(deck, swapped)];
  assert.ok(box(before, 'c').x < box(before, 'text').x);
  assert.ok(box(after, 'c').x > box(after, 'text').x);
  assert.ok(Math.abs(box(before, 'c').width - box(after, 'c').width) < 0.01);
  assert.ok(Math.abs(box(after, 'c').x + box(after, 'c').width - 1216) < 0.01);
  const [left, right] = [slideSplit(deck, start), slideSplit(deck, swapped)];
  assert.ok(left && right);
  assert.ok(Math.abs(left.x + right.x - 1280) < 0.01, 'the split is mirrored');
  assert.equal(right.weightAt(right.x), 0.8);
  assert.deepEqual(swapSides(swapped), start);
});

test('two charts change places, and each keeps its width', () => {
  const start = pair({ weight: 2 });
  const swapped = swapSides(start) as Slide;
  const deck = deckOf(sources);
  const [before, after] = [layoutSlide(deck, start), layoutSlide(deck, swapped)];
  assert.ok(box(after, 'r').x < box(after, 'l').x);
  assert.ok(Math.abs(box(before, 'l').width - box(after, 'l').width) < 0.5);
  assert.deepEqual(swapSides(swapped), start);
});

test('nothing is swapped where nothing stands beside anything', () => {
  assert.equal(swapSides(slide({ layout: 'text', text: 'All of it.' })), undefined);
  assert.equal(swapSides(slide({ blocks: [block('c', 'chart', 'bar', 'a')] })), undefined);
  assert.equal(swapSides({ ...pair(), blocks: pair().blocks.slice(0, 1) }), undefined);
});
