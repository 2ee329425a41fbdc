import { createDeck } from '../../../../src/core/deck/create-deck.js';
import { resolveSlide } from '../../../../src/core/deck/resolve.js';
import type { Slide } from '../../../../src/core/deck/types.js';
import { guardSlideWithout, type SlideGuardName } from '../../../../src/core/guard/guard-slide.js';
import { formatOf, slideOf, SOURCES, type Attack } from './attack.js';
import { claimAttacks } from './claims.js';
import { figureAttacks } from './figures.js';
import { meaningAttacks } from './meaning.js';

const FIELDS = ['text', 'notes', 'title'] as const;

/** Every attack as a bullet; those of one line also as a title and in the notes. */
export function allAttacks(): Attack[] {
  const attacks = [...figureAttacks(), ...claimAttacks(), ...meaningAttacks()];
  return attacks.flatMap((attack) =>
    attack.field ? [attack] : FIELDS.map((field) => ({ ...attack, field })),
  );
}

/** Everything a reader sees of a slide, as text. Knows nothing of guards. */
function visibleText(slide: Slide, locale: string): string {
  const deck = createDeck({ title: '', format: formatOf(locale), sources: SOURCES, slides: [slide] });
  const { title, text, notes } = resolveSlide(deck, slide);
  const charts = slide.blocks.map((block) =>
    block.kind === 'chart' || block.kind === 'table' ? (block.spec.title ?? '') : '',
  );
  return [title.text, text.text, notes.text, ...charts].join('\n');
}

/** Whether what was planted can be read on the slide. */
export function escapes(attack: Attack, without: readonly SlideGuardName[] = []): boolean {
  const { slide } = guardSlideWithout(without, slideOf(attack), SOURCES, formatOf(attack.locale));
  const seen = visibleText(slide, attack.locale);
  return attack.planted.some((planted) => seen.includes(planted));
}
