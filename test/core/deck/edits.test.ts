import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyEdit, applyEdits, createSlide, type DeckEdit } from '../../../src/core/deck/index.js';
import { DeckError } from '../../../src/core/errors.js';
import { anyEdit } from './any-edit.js';
import { sampleDeck } from './sample-deck.js';

test('any edits followed by their inverses give back the same deck', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 20 }), (edits) => {
      const before = sampleDeck();
      const original = structuredClone(before);
      let deck = before;
      const inverses: DeckEdit[] = [];
      for (const edit of edits) {
        try {
          const applied = applyEdit(deck, edit as DeckEdit);
          deck = applied.deck;
          inverses.unshift(applied.inverse);
        } catch (error) {
          assert.ok(DeckError.is(error), String(error));
        }
      }
      assert.deepEqual(before, original, 'the given deck was touched');
      assert.deepEqual(applyEdits(deck, inverses).deck, original);
    }),
    { numRuns: 300 },
  );
});

test('an edit survives JSON and then does the same', () => {
  const edit: DeckEdit = { type: 'moveSlide', slideId: 'c', afterId: null };
  const copy = JSON.parse(JSON.stringify(edit)) as DeckEdit;
  assert.deepEqual(
    applyEdit(sampleDeck(), copy).deck.slides.map((slide) => slide.id),
    ['c', 'a', 'b'],
  );
});

test('an edit of a slide that is not there names the ids that are', () => {
  assert.throws(
    () => applyEdit(sampleDeck(), { type: 'removeSlide', slideId: 'z' }),
    (error) => DeckError.is(error) && error.code === 'not_found' && /a, b, c/.test(error.hint ?? ''),
  );
});

test('a slide with an id that is taken is refused', () => {
  assert.throws(
    () => applyEdit(sampleDeck(), { type: 'insertSlide', slide: createSlide({ id: 'a' }), afterId: null }),
    (error) => DeckError.is(error) && error.code === 'conflict',
  );
});

test('an edit of one slide leaves the other slides and the rows the same objects', () => {
  const deck = sampleDeck();
  const next = applyEdit(deck, { type: 'setSlideField', slideId: 'b', field: 'title', value: 'New' }).deck;
  assert.equal(next.slides[0], deck.slides[0]);
  assert.equal(next.sources, deck.sources);
  assert.notEqual(next.slides[1], deck.slides[1]);
});
