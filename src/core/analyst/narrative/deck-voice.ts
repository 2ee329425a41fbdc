import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { cellOf } from '../../chart/cells.js';

/** What the slides of a deck, written in order, know of those before: so that nothing is said twice, or twice alike. */
export class DeckVoice {
  readonly locale: string;
  /** Where each list of phrasings begins: another deck begins elsewhere, the same deck always in the same place. */
  readonly turn: number;
  /** The next phrasing of a sentence that was used. */
  readonly rotation = new Map<string, number>();
  /** Headlines that stand in the deck. */
  readonly titles = new Set<string>();
  /** An earlier slide said that its differences are within chance. */
  chanceSaid = false;
  /** The summary of the deck is written. */
  summed = false;
  /** The widget whose finding stands on the cover. */
  cover?: string;
  readonly #facts = new Set<string>();

  constructor(title: string, locale: string) {
    this.locale = locale;
    this.turn = hash(title) % 12;
  }

  /** The facts that no earlier slide told; they count as told from now on. */
  news(frame: Frame, facts: readonly Fact[]): Fact[] {
    return facts.filter((fact) => {
      const key = factKey(frame, fact);
      const isNew = !this.#facts.has(key);
      this.#facts.add(key);
      return isNew;
    });
  }
}

/** The same for the same finding, in whatever chart: what is measured, of what, what was found about whom. */
export function factKey(
  { measure, dimension, series, against, widget, order }: Frame,
  { kind, direction, row, about }: Fact,
): string {
  const column = about === 'series' ? series?.column : dimension?.column;
  const cell = widget.rows?.[row];
  const entity = cell && column !== undefined ? cellOf(cell, column) : null;
  // About somebody it is the same finding whatever column has the name.
  const split = entity === null || order ? [dimension?.grain ?? dimension?.noun, series?.noun] : [];
  return JSON.stringify([kind, direction, entity, measure?.noun, against?.noun, ...split]);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
