import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { Deck, DeckBuilder, DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../inside.js';
import { waitUntil } from '../wait.js';

/** A deck whose slides the page itself can write anew. */
function ownDeck(): Deck {
  const deck = fixtureDeck();
  const { sql, title } = deck.sources['revenue']!;
  deck.sources['revenue']!.widget = { id: 'revenue', type: 'bar', title, dataKey: sql };
  return deck;
}

/** The details of a slide about the revenue of regions, in a builder. */
async function opened(locale: string): Promise<DeckRightPanel> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      locale=${locale}
      style="block-size: 760px; inline-size: 1200px"
      .deck=${ownDeck()}
    ></deck-builder>`,
  );
  await appears(element, '.thumbnail');
  allInside(element, '[role="option"]')[1]!.click();
  const panel = await appears<DeckRightPanel>(element, 'deck-right-panel');
  await waitUntil(() => panel.slideId === 'regions');
  await appears(panel, '.chip');
  return panel;
}
const chips = (panel: DeckRightPanel): string[] => allInside(panel, '.chip').map(text);
const field = (panel: DeckRightPanel): HTMLTextAreaElement => inside(panel, '#instruction');
const button = (panel: DeckRightPanel): HTMLButtonElement => inside(panel, '.prompt [type="submit"]');

async function write(panel: DeckRightPanel, wish: string): Promise<void> {
  field(panel).value = wish;
  field(panel).dispatchEvent(new InputEvent('input', { bubbles: true }));
  await panel.updateComplete;
}

describe('deck-builder, wishes that the page suggests', () => {
  for (const [locale, shorter] of [
    ['en', 'Shorter'],
    ['de', 'Kürzer'],
    ['ar', 'أقصر'],
  ] as const) {
    it(`are all understood and each changes the slide (${locale})`, async () => {
      const panel = await opened(locale);
      await waitUntil(() => chips(panel).includes(shorter));
      for (const wish of chips(panel)) {
        allInside(panel, '.chip')
          .find((chip) => text(chip) === wish)!
          .click();
        await panel.updateComplete;
        expect(field(panel).value).to.equal(wish);
        button(panel).click();
        const review = await appears(panel, '.rewrite-review');
        expect(text(review.querySelector('q')!)).to.equal(wish);
        expect(inside<HTMLButtonElement>(panel, '.rewrite-actions .primary').disabled, wish).to.equal(false);
        allInside(panel, '.rewrite-actions button')[1]!.click();
        await waitUntil(() => !panel.shadowRoot!.querySelector('.rewrite-review'));
        await appears(panel, '.chip');
      }
    });
  }

  it('leave out what the slide says already, and are gone where nothing can be done', async () => {
    const deck = ownDeck();
    const panel = await fixture<DeckRightPanel>(
      html`<deck-right-panel service="local" slide-id="regions" .deck=${deck}></deck-right-panel>`,
    );
    await waitUntil(() => chips(panel).includes('As a table'));
    panel.deck = {
      ...deck,
      slides: deck.slides.map((slide) => ({
        ...slide,
        layout: 'table' as const,
        blocks: slide.blocks.flatMap((block) =>
          'spec' in block
            ? [
                {
                  ...block,
                  kind: 'table' as const,
                  region: 'table',
                  spec: { type: 'table' as const, encoding: {}, title: deck.sources['revenue']!.title },
                },
              ]
            : [],
        ),
      })),
    };
    await waitUntil(() => !chips(panel).includes('As a table'));
    panel.deck = { ...panel.deck, sources: {}, slides: panel.deck.slides.map((slide) => ({ ...slide })) };
    await waitUntil(() => chips(panel).length === 0);
  });

  it('are asked for in words that the service reads, in whatever language the person reads them', async () => {
    const panel = await opened('de');
    await waitUntil(() => chips(panel).includes('Als Tabelle'));
    const asked = next(panel, 'deck-modify-request');
    await write(panel, 'als tabelle');
    button(panel).click();
    expect((await asked).instruction).to.equal('As a table');
    await appears(panel, '.rewrite-review');
  });
});

describe('deck-builder, a wish that is refused', () => {
  it('says so in the person’s language, and leaves it in the field, which has focus', async () => {
    const panel = await opened('de');
    await waitUntil(() => chips(panel).includes('Kürzer'));
    await write(panel, 'Singe mir ein Lied');
    button(panel).focus();
    button(panel).click();
    const message = await appears(panel, '.rewrite-error');
    expect(text(message))
      .to.contain('Ohne Sprachmodell')
      .and.contain('unter dem Feld')
      .and.not.contain('analyst');
    expect(field(panel).value).to.equal('Singe mir ein Lied');
    await waitUntil(() => panel.shadowRoot!.activeElement === field(panel));
    await inBothSchemes(panel, () => expect(panel).to.be.accessible());
  });

  it('takes no focus from the page around', async () => {
    const panel = await opened('en');
    const outside = await fixture<HTMLInputElement>(html`<input aria-label="Of the page" />`);
    await write(panel, 'Sing me a song');
    button(panel).focus();
    button(panel).click();
    outside.focus();
    await appears(panel, '.rewrite-error');
    await panel.updateComplete;
    expect(document.activeElement).to.equal(outside);
  });
});
