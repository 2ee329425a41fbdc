import { createSlide } from '../../../core/deck/create-deck.js';
import type { DeckEdit } from '../../../core/deck/edits.js';
import { moveSlides, moveSlidesOn, type SlideWay } from '../../../core/deck/move-slides.js';
import { newId } from '../../../core/deck/new-id.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { Selection } from './selection.js';

/** What a person does with the chosen slides; each is one step of undo. */
export class SlideActions {
  readonly #context: WorkbenchContext;

  constructor(context: WorkbenchContext) {
    this.#context = context;
  }

  /** The chosen slides that are there, in the order of the deck. */
  get chosen(): Slide[] {
    const { deck, selection } = this.#context;
    return deck?.slides.filter(({ id }) => selection.ids.has(id)) ?? [];
  }

  move(afterId: string | null): void {
    const { deck, selection } = this.#context;
    if (deck) this.#moved(moveSlides(deck, selection.ids, afterId));
  }

  moveOn(way: SlideWay): void {
    const { deck, selection } = this.#context;
    if (deck) this.#moved(moveSlidesOn(deck, selection.ids, way));
  }

  remove(): void {
    const context = this.#context;
    const { deck, selection, words } = context;
    const gone = this.chosen;
    const [first] = gone;
    if (!deck || !first) return;
    const name = context.name(deck, first.id);
    const rest = deck.slides.filter(({ id }) => !selection.ids.has(id));
    const neighbour = rest[deck.slides.indexOf(first)] ?? rest.at(-1);
    if (!context.edit(gone.map(({ id }): DeckEdit => ({ type: 'removeSlide', slideId: id })))) return;
    if (neighbour) context.select(neighbour.id, true);
    context.say(gone.length === 1 ? words.slideDeleted(name) : words.slidesDeleted(gone.length));
  }

  duplicate(): void {
    const copies = this.chosen.map((slide) => createSlide({ ...slide, id: newId('slide') }));
    this.insert(copies, [], this.#context.words.slidesDuplicated(copies.length));
  }

  /** Puts slides behind the chosen ones, with what they need in the deck, chooses them and says so. */
  insert(slides: readonly Slide[], needed: readonly DeckEdit[], said: string): void {
    const context = this.#context;
    if (slides.length === 0) return;
    let afterId = this.chosen.at(-1)?.id ?? null;
    const edits = slides.map((slide): DeckEdit => {
      const edit: DeckEdit = { type: 'insertSlide', slide, afterId };
      afterId = slide.id;
      return edit;
    });
    if (!context.edit([...needed, ...edits])) return;
    context.choose(Selection.of(...slides.map(({ id }) => id)), true);
    context.say(said);
  }

  #moved(edits: DeckEdit[]): void {
    const context = this.#context;
    const { selection, words } = context;
    const deck = edits.length === 0 ? undefined : context.edit(edits);
    if (!deck) return;
    context.choose(selection, true);
    context.say(this.#movedWords(deck, selection, words));
  }

  #movedWords(deck: Deck, { ids }: Selection, words: WorkbenchContext['words']): string {
    const first = deck.slides.findIndex(({ id }) => ids.has(id));
    const { length } = deck.slides;
    const [only] = ids;
    if (ids.size === 1 && only !== undefined)
      return words.slideMoved(this.#context.name(deck, only), first + 1, length);
    return words.slidesMoved(first + 1, first + this.chosen.length, length);
  }
}
