import { DeckPresenter as DeckPresenterElement } from '../elements/deck-presenter/deck-presenter.js';
import { elementComponent, type ElementComponent, type ElementComponentProps } from './element-component.js';

const events = {
  /** The presentation was left. */
  onExit: 'deck-exit',
  /** Another slide is on screen: `event.slideId`. */
  onSlideSelect: 'deck-slide-select',
} as const;

export type { DeckPresenterElement };
export type DeckPresenterProps = ElementComponentProps<DeckPresenterElement, typeof events>;

/** Presents a deck on the whole screen; `enter()` and the other methods through a ref. */
export const DeckPresenter: ElementComponent<DeckPresenterProps, DeckPresenterElement> = elementComponent(
  DeckPresenterElement,
  'DeckPresenter',
  events,
);
