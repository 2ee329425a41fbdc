import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import { applyEdits } from '../../../src/core/deck/edits.js';
import { findText, type FindOptions } from '../../../src/core/deck/find-text.js';
import { replaceText } from '../../../src/core/deck/replace-text.js';
import { slideClaims } from '../../../src/core/deck/slide-claims.js';
import type { Deck, Slide } from '../../../src/core/deck/types.js';
import { scan } from '../../../src/core/template/scan.js';
import { sampleDeck } from './sample-deck.js';

function deckOf(...slides: Partial<Slide>[]): Deck {
  return createDeck({
    title: 'Deck',
    sources: sampleDeck().sources,
    slides: slides.map((slide, at) => createSlide({ id: `s${at + 1}`, source: 'revenue', ...slide })),
  });
}
const places = (deck: Deck, query: string, options?: FindOptions): string[] =>
  findText(deck, query, options).map(({ slideId, place, excerpt, fixed }) =>
    [slideId, place, excerpt[1], ...(fixed ? ['fixed'] : [])].join(' '),
  );
const replacedAll = (deck: Deck, query: string, words: string, options?: FindOptions): Deck =>
  applyEdits(deck, replaceText(deck, findText(deck, query, options), words).edits).deck;

describe('finding words in a deck', () => {
  it('looks through titles, texts, text blocks and notes, slide by slide', () => {
    const deck = deckOf(
      { title: 'North first', text: 'In the north', notes: 'Say NORTH' },
      { blocks: [{ id: 'b', region: 'text', kind: 'text', text: 'Northern' }] },
    );
    assert.deepEqual(places(deck, 'north'), [
      's1 title North', 's1 text north', 's1 notes NORTH', 's2 blocks/b North',
    ]); // prettier-ignore
    assert.deepEqual(places(deck, 'North', { matchCase: true }), ['s1 title North', 's2 blocks/b North']);
  });

  it('takes the words as they are typed, signs of patterns among them, and any space for a space', () => {
    const deck = deckOf({ text: 'Up (a+b) [c]\nand  more. 100%' });
    assert.deepEqual(places(deck, '(a+b) [c] and more.'), ['s1 text (a+b) [c]\nand  more.']);
    assert.deepEqual(places(deck, '.*'), []);
    assert.deepEqual(places(deck, '  '), []);
  });

  it('finds figures as they read, and sentences across them, but not the source of placeholders', () => {
    const deck = deckOf({ title: 'In total {{ sum(value) }} of revenue' });
    assert.deepEqual(places(deck, '200'), ['s1 title 200 fixed']);
    assert.deepEqual(places(deck, 'total 200 of'), ['s1 title total 200 of fixed']);
    assert.deepEqual(places(deck, 'sum(value)'), []);
    assert.deepEqual(places(deck, 'sum(value)', { formulas: true }), ['s1 title sum(value) fixed']);
    assert.deepEqual(places(deck, 'of revenue'), ['s1 title of revenue']);
  });

  it('names the place in the template and the words around it', () => {
    const text = `${'x'.repeat(60)} {{ sum(value) }} needle ${'y'.repeat(60)}`;
    const [match] = findText(deckOf({ text }), 'needle');
    assert.equal(text.slice(match!.pos, match!.end), 'needle');
    assert.match(match!.excerpt[0], /^…x+ 200 $/u);
    assert.match(match!.excerpt[2], /^ y+…$/u);
  });

  it('finds braces that are text', () => {
    assert.deepEqual(places(deckOf({ text: 'Write \\{{ x }} here' }), '{{ x'), ['s1 text {{ x fixed']);
    assert.deepEqual(places(deckOf({ text: 'Write \\{{ x }} here' }), 'x }} here'), ['s1 text x }} here']);
  });
});

describe('replacing words in a deck', () => {
  it('replaces every match, and leaves figures alone', () => {
    const deck = deckOf(
      { title: 'Revenue {{ sum(value) }}', text: 'revenue is {{ sum(value) }}, revenue' },
      { notes: 'More revenue', variables: {} },
    );
    const { edits, replaced, claims } = replaceText(deck, findText(deck, 'revenue'), 'Sales');
    assert.deepEqual([edits.length, replaced, claims], [2, 4, 0]);
    const [first, second] = applyEdits(deck, edits).deck.slides;
    assert.equal(first!.title, 'Sales {{ sum(value) }}');
    assert.equal(first!.text, 'Sales is {{ sum(value) }}, Sales');
    assert.equal(second!.notes, 'More Sales');
    const figures = replaceText(deck, findText(deck, '200'), '300');
    assert.deepEqual([figures.edits, figures.replaced], [[], 0]);
  });

  it('writes braces as text, and does nothing that would turn words and placeholders into one another', () => {
    const deck = deckOf({ text: 'A word {{ sum(value) }}' });
    const after = replacedAll(deck, 'word', '{{ evil }}');
    assert.equal(after.slides[0]!.text, 'A \\{{ evil }} {{ sum(value) }}');
    assert.deepEqual(replaceText(deck, findText(deck, 'word '), 'back\\').edits, []);
  });

  it('never changes a placeholder, whatever the words are', () => {
    const piece = fc.constantFrom(
      'a',
      'b ',
      ' ',
      '{',
      '}',
      '\\',
      '\\{{',
      '{{ sum(value) }}',
      '{{ "}}" }}',
      '"',
      '\n',
    );
    const template = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '{', '}', '\\', '"'), maxLength: 6 });
    const placeholders = (text: string): string[] =>
      scan(text).flatMap(({ kind, pos, end }) => (kind === 'text' ? [] : [text.slice(pos, end)]));
    fc.assert(
      fc.property(template, words, words, (text, query, by) => {
        const deck = deckOf({ text });
        const after = replacedAll(deck, query, by).slides[0]!.text;
        assert.deepEqual(placeholders(after), placeholders(text));
      }),
      { numRuns: 400 },
    );
  });

  it('counts the statements whose sentence reads differently then, which are no longer shown as true', () => {
    const claims = [
      { id: 'a', quote: 'North is largest', test: 'argmax(region, value) == "North"', source: 'revenue' },
      { id: 'b', quote: 'South follows', test: 'max(value) > 1', source: 'revenue' },
    ];
    const deck = deckOf({ text: 'North is largest. South follows.', claims });
    assert.equal(slideClaims(deck, deck.slides[0]!).length, 2);
    const { edits, claims: lost } = replaceText(deck, findText(deck, 'North'), 'East');
    const { deck: after } = applyEdits(deck, edits);
    assert.equal(lost, 1);
    assert.deepEqual(
      slideClaims(after, after.slides[0]!).map(({ id }) => id),
      ['b'],
    );
  });

  it('is taken back as a whole', () => {
    const deck = deckOf({ title: 'a', text: 'a' }, { notes: 'a' });
    const { deck: after, inverses } = applyEdits(deck, replaceText(deck, findText(deck, 'a'), 'b').edits);
    assert.deepEqual(findText(after, 'a'), []);
    assert.deepEqual(applyEdits(after, inverses).deck.slides, deck.slides);
  });
});
