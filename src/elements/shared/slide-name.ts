import type { Slide } from '../../core/deck/types.js';
import type { SlideGeometry } from '../../core/layout/types.js';
import type { Messages } from '../../core/locales/en.js';

/** What a slide is called: its title as it reads on the slide, or as it is written until that is known. */
export function slideName(slide: Slide, geometry: SlideGeometry | undefined, messages: Messages): string {
  const box = geometry?.boxes.find((candidate) => candidate.kind === 'text' && candidate.field === 'title');
  const shown =
    box?.kind === 'text'
      ? box.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ')
      : slide.title;
  return shown.trim() || messages.untitledSlide;
}
