import { templateOf } from '../deck/plain-text.js';
import type { Slide, Variable } from '../deck/types.js';
import { plainText } from '../statements/expressions.js';
import { briefExt } from '../statements/story/brief.js';
import { readingsOf, strongest } from '../statements/story/summary.js';
import type { WidgetInput } from '../stream/protocol.js';
import { visibleText } from '../template/visible-text.js';
import type { SlideVoice } from './write-slide.js';

/** The deck's title as the host wrote it, as a template. */
export const deckTitle = (title: string): string => templateOf(plainText(visibleText(title)));

/**
 * The opening slide: a title, and below it the strongest finding of some widgets. Where rows are missing that is left to whoever has them. The layout
 * adds the day and the period of the data.
 * @param title a template
 */
export function writeTitleSlide(
  slideId: string,
  title: string,
  widgets: readonly WidgetInput[],
  { deck, turn }: SlideVoice,
): Slide {
  const readings = readingsOf(widgets);
  const variables: Record<string, Variable> = {};
  const [finding] = strongest(readings, deck, { most: 1, turn, variables });
  const unseen = readings.some(({ reading }) => !reading.frame.seen);
  return {
    id: slideId, layout: 'title', title, text: finding?.text ?? '',
    variables, claims: finding ? [{ ...finding.claim, id: 'claim-1' }] : [],
    ...(finding ? { statements: [{ ...finding.statement, id: 'statement-1' }] } : {}),
    blocks: [],
    ext: { part: 'cover', ...(unseen ? { widgets: widgets.map(({ id }) => id), ...briefExt(deck.brief, false), unwritten: true } : {}) },
    origin: 'service',
  }; // prettier-ignore
}
