import type { Slide } from './types.js';

/** Where a template of a slide stands. */
export type SlidePlace = 'title' | 'text' | 'notes' | `blocks/${string}`;

export interface SlideText {
  place: SlidePlace;
  text: string;
  /** Whose rows its bare expressions read. */
  source: string | undefined;
}

/** Every template of a slide, in reading order, the notes last. */
export function textsOf(slide: Slide): SlideText[] {
  const own = (place: SlidePlace, text: string): SlideText => ({ place, text, source: slide.source });
  const blocks = slide.blocks.flatMap((block): SlideText[] =>
    block.kind === 'text'
      ? [{ place: `blocks/${block.id}`, text: block.text, source: block.source ?? slide.source }]
      : [],
  );
  return [own('title', slide.title), own('text', slide.text), ...blocks, own('notes', slide.notes ?? '')];
}
