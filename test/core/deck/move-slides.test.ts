import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import { applyEdits } from '../../../src/core/deck/edits.js';
import { moveSlides, moveSlidesOn, type SlideWay } from '../../../src/core/deck/move-slides.js';
import type { Deck } from '../../../src/core/deck/types.js';

const deckOf = (ids: string): Deck =>
  createDeck({ title: 'Deck', slides: [...ids].map((id) => createSlide({ id })) });
const idsOf = ({ slides }: Deck): string => slides.map(({ id }) => id).join('');

const put = (ids: string, chosen: string, afterId: string | null): string => {
  const deck = deckOf(ids);
  return idsOf(applyEdits(deck, moveSlides(deck, new Set(chosen), afterId)).deck);
};
const go = (ids: string, chosen: string, way: SlideWay): string => {
  const deck = deckOf(ids);
  return idsOf(applyEdits(deck, moveSlidesOn(deck, new Set(chosen), way)).deck);
};

describe('moving several slides', () => {
  it('puts them together, in the order of the deck, behind another one or in front of all', () => {
    assert.equal(put('abcdef', 'db', 'e'), 'acebdf');
    assert.equal(put('abcdef', 'fc', null), 'cfabde');
  });

  it('is nothing where nothing would change, or behind one that is moved itself', () => {
    const deck = deckOf('abcd');
    assert.deepEqual(moveSlides(deck, new Set('bc'), 'a'), []);
    assert.deepEqual(moveSlides(deck, new Set('bc'), 'b'), []);
    assert.deepEqual(moveSlides(deck, new Set(), 'b'), []);
  });

  it('goes a place up or down as one, and to the ends', () => {
    assert.equal(go('abcdef', 'cd', 'back'), 'acdbef');
    assert.equal(go('abcdef', 'cd', 'on'), 'abecdf');
    assert.equal(go('abcdef', 'bd', 'on'), 'acebdf');
    assert.equal(go('abcdef', 'ce', 'back'), 'acebdf');
    assert.equal(go('abcdef', 'bd', 'first'), 'bdacef');
    assert.equal(go('abcdef', 'bd', 'last'), 'acefbd');
  });

  it('stays where the end of the deck is reached', () => {
    assert.equal(go('abcd', 'ab', 'back'), 'abcd');
    assert.equal(go('abcd', 'cd', 'on'), 'abcd');
    assert.equal(go('abcd', 'abcd', 'on'), 'abcd');
  });

  it('is taken back by the inverses of its edits', () => {
    const deck = deckOf('abcdef');
    const { deck: after, inverses } = applyEdits(deck, moveSlides(deck, new Set('aef'), 'c'));
    assert.equal(idsOf(after), 'bcaefd');
    assert.equal(idsOf(applyEdits(after, inverses).deck), 'abcdef');
  });
});
