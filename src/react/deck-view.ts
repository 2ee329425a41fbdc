import { DeckView as DeckViewElement } from '../elements/deck-view/deck-view.js';
import { elementComponent, type ElementComponent, type ElementComponentProps } from './element-component.js';

const events = {
  /** Another slide became the current one: `event.slideId`. */
  onSlideSelect: 'deck-slide-select',
  /** A person edited a slide in place: `event.edits`, and `event.deck` after them. */
  onSlideChange: 'deck-slide-change',
} as const;

export type { DeckViewElement };
export type DeckViewProps = ElementComponentProps<DeckViewElement, typeof events>;

/** Slides on a page. */
export const DeckView: ElementComponent<DeckViewProps, DeckViewElement> = elementComponent(
  DeckViewElement,
  'DeckView',
  events,
);
