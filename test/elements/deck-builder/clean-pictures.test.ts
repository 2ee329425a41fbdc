import { expect } from '@open-wc/testing';
import { clipboardSlides } from '../../../src/core/deck/slide-clipboard.js';
import { serializeDeck } from '../../../src/core/deck/parse-deck.js';
import type { Deck, DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { HOSTILE } from '../hostile-svgs.js';
import { appears, inside } from '../inside.js';
import { option, railBuilder } from './rail-builder.js';
import { waitUntil } from '../wait.js';

const hostile = HOSTILE['a script']!;
const dataUrl = `data:image/svg+xml,${encodeURIComponent(hostile)}`;

/** With a hostile drawing on the slide "regions", and as its logo. */
function hostileDeck(): Deck {
  const deck = fixtureDeck();
  const slides = deck.slides.map((slide) =>
    slide.id === 'regions'
      ? { ...slide, blocks: [{ id: 'drawing', region: 'chart', kind: 'image' as const, asset: 'drawing' }] }
      : slide,
  );
  return {
    ...deck,
    id: 'deck-hostile',
    slides,
    assets: { drawing: { mediaType: 'image/svg+xml', dataUrl, alt: 'A drawing' } },
    branding: { companyName: 'Acme', logoDataUrl: dataUrl },
  };
}
const svgOf = (url: string | undefined): string => decodeURIComponent(url ?? '');
const expectClean = (url: string | undefined): void => {
  expect(svgOf(url)).to.contain('kept').and.not.to.contain('script');
};

function give(field: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Every document that the page was told of. */
function told(element: DeckBuilder): { deck: Deck; origin: string }[] {
  const changes: { deck: Deck; origin: string }[] = [];
  element.addEventListener('deck-change', ({ deck, origin }) => changes.push({ deck, origin }));
  return changes;
}

describe('deck-builder, drawings from elsewhere', () => {
  it('makes the pictures and the logo of a deck that the page assigns clean, once, and not to be undone', async () => {
    const element = await railBuilder();
    const changes = told(element);
    element.deck = hostileDeck();
    await waitUntil(() => changes.length > 0, 'it was never cleaned');
    expect(changes.map(({ origin }) => origin)).to.deep.equal(['host']);
    expectClean(element.deck.assets['drawing']!.dataUrl);
    expectClean(element.deck.branding!.logoDataUrl);
    expect(element.deck.branding!.companyName).to.equal('Acme');
    await element.updateComplete;
    expect(inside<HTMLButtonElement>(element, '[aria-label="Undo"]').disabled).to.equal(true);
    // What it made itself it leaves alone.
    element.deck = JSON.parse(JSON.stringify(element.deck)) as Deck;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(changes.length).to.equal(1);
  });

  it('opens a deck file with clean pictures: no document with others was ever there', async () => {
    const element = await railBuilder();
    const changes = told(element);
    give(await appears(element, '#deck-file'), new File([serializeDeck(hostileDeck())], 'a.deck.json'));
    await waitUntil(() => changes.length > 0, 'it never opened');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { deck } of changes) {
      expectClean(deck.assets['drawing']!.dataUrl);
      expectClean(deck.branding!.logoDataUrl);
    }
    expect(changes.length).to.equal(1);
  });

  it('pastes slides with clean pictures', async () => {
    const element = await railBuilder();
    const from = hostileDeck();
    const clipboard = new DataTransfer();
    const slides = from.slides.filter(({ id }) => id === 'regions');
    clipboard.setData('text/html', clipboardSlides(from, slides)!['text/html']);
    option(element, 0).focus();
    const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: clipboard });
    const changes = told(element);
    option(element, 0).dispatchEvent(event);
    await waitUntil(() => changes.length > 0, 'nothing was pasted');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { deck } of changes) expectClean(deck.assets['drawing']!.dataUrl);
    expect(changes.map(({ origin }) => origin)).to.deep.equal(['user']);
  });
});
