import { modifySlide } from '../core/analyst/index.js';
import { ANALYST_WISHES, WISHES, type Wish } from '../core/analyst/wishes.js';
import { diffSlides, isUnchanged } from '../core/deck/slide-diff.js';
import { slideSource } from '../core/deck/slide-source.js';
import type { Deck, Slide } from '../core/deck/types.js';
import { DeckError } from '../core/errors.js';
import { widgetInput } from '../core/generation/widget-source.js';
import { loadPhrases } from '../core/statements/phrases/load.js';
import { PROTOCOL } from '../core/stream/protocol.js';
import { RowsAtHand } from './rows-at-hand.js';

/** The wishes that the embedded analyst understands and that would change the slide: found out by trying them. */
export async function embeddedWishes(deck: Deck, slide: Slide): Promise<Wish[]> {
  const source = slideSource(slide, deck.sources);
  if (!source?.widget || !source.data) return [];
  const { title, format } = deck;
  const { locale } = format;
  await loadPhrases(locale);
  const widget = widgetInput(source.widget, source, 'all');
  const rows = new RowsAtHand(title, [widget], locale, slide);
  const request = { protocol: PROTOCOL, privacy: 'all', slide, widget, locale } as const;
  return ANALYST_WISHES.filter((wish) => {
    try {
      const written = rows.guard(
        modifySlide({ ...request, deck: { title, outline: [] }, instruction: WISHES[wish] }),
      );
      return !isUnchanged(diffSlides(deck, slide, written.slide));
    } catch (error) {
      if (DeckError.is(error)) return false;
      throw error;
    }
  });
}
