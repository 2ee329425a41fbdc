import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diffSlides, isUnchanged } from '../../../src/core/deck/slide-diff.js';
import { speakingTime } from '../../../src/core/deck/speaking-time.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { fixtureDeck } from '../../elements/fixture-deck.js';

const deck = fixtureDeck();
const slide = deck.slides[1]!;
const block = slide.blocks[0]!;
const diff = (after: Partial<Slide>) => diffSlides(deck, slide, { ...slide, ...after });

describe('what another version of a slide changes', () => {
  test('nothing where it says the same', () => {
    assert.equal(isUnchanged(diff({ origin: 'user' })), true);
  });

  test('texts as a reader sees them, with their figures', () => {
    const { texts } = diff({ title: 'North leads with {{sum(value) | compact}}' });
    assert.deepEqual(texts.map(({ field, templates }) => [field, templates]), [['title', false]]); // prettier-ignore
    assert.match(texts[0]!.changes.map(({ text }) => text).join(''), /3\.2M/u);
  });

  test('the templates where only these differ', () => {
    const { texts } = diff({ notes: 'Ask about {{argmin(region, value) }}.' });
    assert.equal(texts[0]?.templates, true);
  });

  test('of charts their type, columns and settings, and which came or went', () => {
    assert.ok(block.kind === 'chart');
    const { spec } = block;
    const changed = (next: object) => diff({ blocks: [{ ...block, spec: { ...spec, ...next } }] }).blocks;
    const aspects = (next: object) =>
      changed(next).flatMap((it) => (it.kind === 'changed' ? it.aspects : []));
    assert.deepEqual(aspects({ type: 'line' }), ['type']);
    assert.deepEqual(aspects({ encoding: { category: 'region' } }), ['columns']);
    assert.deepEqual(aspects({ encoding: { value: 'value', category: 'region' } }), []);
    assert.deepEqual(aspects({ config: { top: 3 } }), ['options']);
    assert.deepEqual(diff({ blocks: [] }).blocks.map(({ kind }) => kind), ['removed']); // prettier-ignore
    const other = { ...block, id: 'other' };
    assert.deepEqual(diff({ blocks: [block, other] }).blocks.map(({ kind }) => kind), ['added']); // prettier-ignore
    assert.equal(diff({ layout: 'chart' }).layout, true);
  });
});

describe('how long notes take to say', () => {
  test('words are counted, whatever stands between them', () => {
    assert.deepEqual(speakingTime('', 'en'), { words: 0, seconds: 0 });
    assert.deepEqual(speakingTime('Hello — again.', 'en'), { words: 2, seconds: 5 });
    assert.equal(speakingTime('word '.repeat(130), 'en').seconds, 60);
  });

  test('scripts without spaces are measured by their signs', () => {
    const { words, seconds } = speakingTime('売上高の地域別内訳'.repeat(33), 'ja');
    assert.ok(words > 0);
    assert.ok(seconds > 50 && seconds < 70, String(seconds));
  });
});
