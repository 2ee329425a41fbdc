import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits, type DeckEdit } from '../../../src/core/deck/edits.js';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import { parseDeck } from '../../../src/core/deck/parse-deck.js';
import { pastedSlides, slidesFromClipboard } from '../../../src/core/deck/paste-slides.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import { clipboardSlides } from '../../../src/core/deck/slide-clipboard.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { encodeBase64 } from '../../../src/core/export/base64.js';
import { sampleDeck } from './sample-deck.js';

const copied = (deck: Deck, at: number[] = [0]) =>
  clipboardSlides(
    deck,
    at.map((index) => deck.slides[index]!),
  )!;
const held = (document: unknown): string =>
  `<div data-deckwright-slides="${encodeBase64(new TextEncoder().encode(JSON.stringify(document)))}"></div>`;

/** A deck after slides of another one were pasted at its end. */
function pasted(deck: Deck, html: string): Deck {
  const { slides, needed } = pastedSlides(deck, slidesFromClipboard(html)!);
  const inserts = slides.map((slide): DeckEdit => ({ type: 'insertSlide', slide, afterId: null }));
  return applyEdits(deck, [...needed, ...inserts]).deck;
}

/** A deck with a slide that names its source everywhere a slide can, and a picture. */
function full(): Deck {
  const deck = sampleDeck();
  deck.sources['other'] = { title: 'Not needed', sql: 'SELECT 2', columns: [] };
  deck.slides = [
    createSlide({
      id: 'full',
      title: 'All of {{ total }}',
      text: '- North: {{ max(value) }}\n- **South** follows',
      source: 'revenue',
      variables: { total: { expr: 'sum(value)', source: 'revenue' }, owner: 'Kim', none: null },
      claims: [{ id: 'k', quote: 'South', test: 'max(value) > 1', source: 'revenue' }],
      blocks: [
        {
          id: 'chart',
          region: 'chart',
          source: 'revenue',
          kind: 'chart',
          spec: { type: 'bar', encoding: {} },
        },
        { id: 'logo', region: 'chart', kind: 'image', asset: 'logo' },
      ],
      ext: { host: 'own' },
    }),
  ];
  return deck;
}

describe('slides on the clipboard', () => {
  it('are titles and texts as they read for any other program', () => {
    const deck = full();
    const { 'text/plain': plain, 'text/html': html } = copied(deck);
    assert.equal(plain, 'All of 200\n- North: 120\n- South follows');
    assert.match(html, /<h2>All of 200<\/h2><p>North: 120<\/p><p>South follows<\/p>/u);
  });

  it('write what stands in a text as text, not as HTML', () => {
    const deck = createDeck({
      title: 'D',
      slides: [createSlide({ title: '<img src=x onerror=alert(1)> & "more"' })],
    });
    assert.match(
      copied(deck)['text/html'],
      /<h2>&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;more&quot;<\/h2>/u,
    );
  });

  it('bring the sources and pictures they name, rows included, and nothing else of their deck', () => {
    const clip = slidesFromClipboard(copied(full())['text/html'])!;
    assert.deepEqual(Object.keys(clip.sources), ['revenue']);
    assert.equal(clip.sources['revenue']!.data!.rows.length, 2);
    assert.deepEqual(Object.keys(clip.assets), ['logo']);
    assert.equal(clip.slides[0]!.ext, undefined);
  });

  it('survive another browser that writes its own tags around them', () => {
    const { 'text/html': html } = copied(full());
    const clip = slidesFromClipboard(
      `<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
    );
    assert.equal(clip?.slides.length, 1);
  });

  it('are too much for it beyond a bound', () => {
    const deck = sampleDeck();
    const row = { region: 'x'.repeat(1000), value: 1 };
    deck.sources['revenue']!.data!.rows = Array.from({ length: 17_000 }, () => row);
    assert.equal(clipboardSlides(deck, deck.slides), undefined);
  });
});

describe('pasting slides', () => {
  it('into the same deck uses its sources and pictures again, under new ids of the slides', () => {
    const deck = full();
    const after = pasted(deck, copied(deck)['text/html']);
    assert.equal(after.slides.length, 2);
    assert.notEqual(after.slides[0]!.id, 'full');
    assert.deepEqual(Object.keys(after.sources), ['revenue', 'other']);
    assert.deepEqual(Object.keys(after.assets), ['logo']);
    assert.equal(after.slides[0]!.source, 'revenue');
  });

  it('into another deck brings the sources along, and the slides read as before', () => {
    const deck = full();
    const empty = createDeck({ title: 'Empty' });
    const after = pasted(empty, copied(deck)['text/html']);
    assert.deepEqual(after.sources['revenue'], deck.sources['revenue']);
    assert.equal(resolveSlide(after, after.slides[0]!).title.text, 'All of 200');
    parseDeck(after);
  });

  it('renames a source or picture whose id stands for another one here, everywhere it is named', () => {
    const deck = full();
    const target = full();
    target.sources['revenue'] = { ...target.sources['revenue']!, sql: 'SELECT something else' };
    target.sources['revenue-2'] = { title: 'Taken too', sql: '', columns: [] };
    target.assets['logo'] = { ...target.assets['logo']!, dataUrl: 'data:image/png;base64,BBBB' };
    const after = pasted(target, copied(deck)['text/html']);
    const [slide] = after.slides;
    assert.equal(slide!.source, 'revenue-3');
    assert.deepEqual(slide!.variables['total'], { expr: 'sum(value)', source: 'revenue-3' });
    assert.equal(slide!.claims[0]!.source, 'revenue-3');
    assert.equal(slide!.blocks[0]!.source, 'revenue-3');
    assert.deepEqual(slide!.blocks[1], { id: 'logo', region: 'chart', kind: 'image', asset: 'logo-2' });
    assert.deepEqual(after.sources['revenue-3'], deck.sources['revenue']);
    assert.equal(after.sources['revenue']!.sql, 'SELECT something else');
  });

  it('does not tie a slide to a source of the same name that did not come with it', () => {
    const deck = full();
    const clip = { ...deck, sources: {} };
    const after = pasted(deck, held(clip));
    assert.equal(after.slides[0]!.source, 'revenue-2');
    assert.equal(Object.hasOwn(after.sources, 'revenue-2'), false);
  });

  it('takes only what the slides name, whatever else the clipboard holds', () => {
    const clip = full();
    const after = pasted(createDeck({ title: 'Empty' }), held(clip));
    assert.deepEqual(Object.keys(after.sources), ['revenue']);
  });

  it('is nothing for a clipboard without slides', () => {
    assert.equal(slidesFromClipboard('<p>Some words</p>'), undefined);
    assert.equal(slidesFromClipboard(''), undefined);
    assert.equal(slidesFromClipboard(held({ ...full(), slides: [] })), undefined);
  });

  it('refuses damaged slides, a picture that is a script, and a deck that would grow beyond its limits', () => {
    assert.throws(() => slidesFromClipboard('<b data-deckwright-slides="AAAA">'), { code: 'invalid_deck' });
    assert.throws(() => slidesFromClipboard('<b data-deckwright-slides="A">'), { code: 'invalid_deck' });
    assert.throws(() => slidesFromClipboard(held({ ...full(), slides: [{ id: 'x' }] })), {
      code: 'invalid_deck',
    });
    const scripted = full();
    scripted.assets['logo'] = { mediaType: 'text/html', dataUrl: 'data:text/html,<script>alert(1)</script>' };
    assert.throws(() => slidesFromClipboard(held(scripted)), { code: 'invalid_deck' });
    const long = full();
    long.slides = Array.from({ length: 1000 }, (_, at) => createSlide({ id: `s${at}` }));
    assert.throws(() => pastedSlides(long, slidesFromClipboard(copied(full())['text/html'])!), {
      code: 'too_large',
    });
  });
});
