import { createSlide } from '../../../core/deck/create-deck.js';
import { newId } from '../../../core/deck/new-id.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { WorkbenchContext } from '../workbench/context.js';

/** What a person does with whole slides. */
export class SlideActions {
  readonly #context: WorkbenchContext;

  constructor(context: WorkbenchContext) {
    this.#context = context;
  }

  move(slideId: string, afterId: string | null): void {
    const context = this.#context;
    const deck = context.edit([{ type: 'moveSlide', slideId, afterId }]);
    if (!deck) return;
    const index = deck.slides.findIndex(({ id }) => id === slideId);
    context.select(slideId, true);
    context.say(context.words.slideMoved(context.name(deck, slideId), index + 1, deck.slides.length));
  }

  remove(slideId: string): void {
    const context = this.#context;
    const { deck } = context;
    const at = deck?.slides.findIndex(({ id }) => id === slideId) ?? -1;
    if (!deck || at < 0) return;
    const name = context.name(deck, slideId);
    const neighbour = deck.slides[at + 1] ?? deck.slides[at - 1];
    if (!context.edit([{ type: 'removeSlide', slideId }])) return;
    if (neighbour) context.select(neighbour.id, true);
    context.say(context.words.slideDeleted(name));
  }

  duplicate(slideId: string): void {
    const context = this.#context;
    const slide = context.deck?.slides.find(({ id }) => id === slideId);
    if (!slide) return;
    const copy = createSlide({ ...slide, id: newId('slide') });
    if (context.edit([{ type: 'insertSlide', slide: copy, afterId: slide.id }]))
      context.select(copy.id, true);
  }
}

export function slideCommands(context: WorkbenchContext, slides: SlideActions): Command<AllMessages>[] {
  const current = (): string | undefined => {
    const { deck, currentId } = context;
    return context.isReady && deck?.slides.some(({ id }) => id === currentId) ? currentId : undefined;
  };
  const onCurrent = (act: (slideId: string) => void) => (): void => {
    const slideId = current();
    if (slideId !== undefined) act(slideId);
  };
  return [
    {
      id: 'duplicate-slide',
      group: 'slides',
      label: (words) => words.duplicateSlide,
      icon: 'duplicate',
      keys: ['Mod+d'],
      enabled: () => current() !== undefined,
      run: onCurrent((slideId) => slides.duplicate(slideId)),
    },
    {
      id: 'delete-slide',
      group: 'slides',
      label: (words) => words.deleteSlide,
      icon: 'trash',
      enabled: () => current() !== undefined,
      run: onCurrent((slideId) => slides.remove(slideId)),
    },
  ];
}
