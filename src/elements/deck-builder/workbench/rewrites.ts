import { applyEdit } from '../../../core/deck/edits.js';
import { isSameSlide } from '../../../core/deck/same-slide.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { DeckErrorEvent } from '../../shared/events.js';
import type { Connect } from '../builder-session.js';
import type { SlideRewrite } from '../slide-rewrites.js';
import type { WorkbenchContext } from './context.js';
import type { BuilderPorts } from './ports.js';

export const connectOf =
  (ports: BuilderPorts): Connect =>
  () =>
    ports.connection.open(ports.connect());

/** Has a slide rewritten for a person to look at; the panel shows what comes of it. */
export async function propose(
  { session, ports, host }: WorkbenchContext,
  slideId: string,
  instruction: string,
): Promise<void> {
  const privacy = ports.writing().privacy ?? 'all';
  await session.propose({ slideId, instruction, privacy }, connectOf(ports));
  const error = session.getSnapshot().rewrites.get(slideId)?.error;
  if (error) host.dispatchEvent(new DeckErrorEvent(error));
}

/** Decks with a proposal in the place of its slide: the same object as long as both are the same. */
const previews = new WeakMap<Slide, { deck: Deck; preview: Deck }>();

/**
 * What the canvas shows: the proposal for the current slide where there is one, which is looked at and not edited. One that no longer
 * fits the slide is not shown.
 */
export function proposed(
  rewrites: ReadonlyMap<string, SlideRewrite>,
  deck: Deck,
  current: Slide | undefined,
  busy: boolean,
): [deck: Deck, current: Slide | undefined, busy: boolean] {
  const rewrite = current && rewrites.get(current.id);
  const slide = rewrite?.slide;
  if (!current || !slide || !isSameSlide(rewrite.before, current)) return [deck, current, busy];
  let known = previews.get(slide);
  if (known?.deck !== deck) {
    known = { deck, preview: applyEdit(deck, { type: 'replaceSlide', slide }).deck };
    previews.set(slide, known);
  }
  return [known.preview, slide, true];
}
