import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import { createDeckStore } from '../../../src/core/deck/deck-store.js';
import { applyEdits, type DeckEdit } from '../../../src/core/deck/edits.js';
import { insertPicture, replacePicture, withoutUnused } from '../../../src/core/deck/pictures.js';
import { pastedSlides } from '../../../src/core/deck/paste-slides.js';
import { clipOf } from '../../../src/core/deck/slide-clipboard.js';
import type { Block, Deck, Slide } from '../../../src/core/deck/types.js';
import { switchLayout } from '../../../src/core/layout/switch-layout.js';

const asset = (name: string) => ({ mediaType: 'image/png', dataUrl: `data:image/png;base64,${name}` });
const words = (region: string): Block => ({ id: `in-${region}`, region, kind: 'text', text: 'Words' });
const deckOf = (...slides: (Partial<Slide> & { id: string })[]): Deck =>
  createDeck({
    title: 'Pictures',
    slides: slides.map((slide) => createSlide({ title: 'A slide', ...slide })),
  });
const inserted = (deck: Deck, slideId: string, name = 'AAAA') => {
  const picture = insertPicture(deck, slideId, asset(name));
  const after = applyEdits(deck, picture.edits).deck;
  return { ...picture, deck: after, slide: after.slides.find(({ id }) => id === slideId)! };
};

test('a picture takes the free place of the layout', () => {
  const { slide, layout, blockId } = inserted(
    deckOf({ id: 'a', layout: 'two-charts', text: 'Text', blocks: [words('left')] }),
    'a',
  );
  assert.equal(layout, undefined);
  assert.deepEqual(
    slide.blocks.map(({ id, region }) => [id, region]),
    [
      ['in-left', 'left'],
      [blockId, 'right'],
    ],
  );
});

test('a slide without a place for pictures gets a layout with one and keeps its text', () => {
  for (const layout of ['text', 'title', 'section']) {
    const done = inserted(deckOf({ id: 'a', layout, text: 'Text' }), 'a');
    assert.equal(done.layout, 'text-chart', layout);
    assert.equal(done.slide.text, 'Text');
    assert.deepEqual(
      done.slide.blocks.map(({ region }) => region),
      ['chart'],
    );
  }
  assert.equal(inserted(deckOf({ id: 'a', layout: 'text', text: '' }), 'a').layout, 'chart');
});

test('beside the one block of a slide a picture gets a place of its own', () => {
  const { slide, layout } = inserted(
    deckOf({
      id: 'a',
      layout: 'chart-text',
      text: 'Text',
      blocks: [{ id: 'own', region: 'chart', kind: 'image', asset: 'own' }],
    }),
    'a',
  );
  assert.equal(layout, 'two-charts');
  assert.equal(slide.blocks.at(-1)!.region, 'right');
  assert.equal(slide.text, 'Text');
});

test('one picture stands in the document once, and leaves it with the last slide that shows it', () => {
  const first = inserted(deckOf({ id: 'a', layout: 'chart' }, { id: 'b', layout: 'chart' }), 'a');
  const { deck } = inserted(first.deck, 'b');
  assert.equal(Object.keys(deck.assets).length, 1);
  const remove = (slideId: string): DeckEdit[] => [{ type: 'removeSlide', slideId }];
  const one = applyEdits(deck, withoutUnused(deck, remove('a'))).deck;
  assert.equal(Object.keys(one.assets).length, 1);
  assert.deepEqual(applyEdits(one, withoutUnused(one, remove('b'))).deck.assets, {});
});

test('a picture in the place of another takes its block, and one step of undo brings the old one back', () => {
  const { deck, blockId } = inserted(deckOf({ id: 'a', layout: 'chart' }), 'a');
  const store = createDeckStore(deck);
  store.apply(replacePicture(deck, 'a', blockId, asset('BBBB')), 'user');
  const after = store.getSnapshot().deck;
  assert.deepEqual(Object.values(after.assets), [asset('BBBB')]);
  assert.equal(after.slides[0]!.blocks[0]!.id, blockId);
  store.undo();
  assert.deepEqual(Object.values(store.getSnapshot().deck.assets), [asset('AAAA')]);
});

test('what a layout has no place for is still in use, on a clipboard too', () => {
  const { deck } = inserted(deckOf({ id: 'a', layout: 'chart', text: 'Text' }), 'a');
  const away: DeckEdit[] = [{ type: 'replaceSlide', slide: switchLayout(deck.slides[0]!, 'text') }];
  const kept = applyEdits(deck, withoutUnused(deck, away)).deck;
  assert.equal(Object.keys(kept.assets).length, 1);
  const to = deckOf({ id: 'b' });
  const { slides, needed } = pastedSlides(to, clipOf(kept, kept.slides));
  const pasted = applyEdits(to, needed).deck;
  const block = switchLayout(slides[0]!, 'chart').blocks[0];
  assert.ok(block?.kind === 'image' && Object.hasOwn(pasted.assets, block.asset));
});
