import { DeckRightPanel as DeckRightPanelElement } from '../elements/deck-right-panel/deck-right-panel.js';
import { elementComponent, type ElementComponent, type ElementComponentProps } from './element-component.js';

const events = {
  /** A person asks for the slide to be rewritten: `event.slideId`, `event.instruction`. */
  onModifyRequest: 'deck-modify-request',
  /** A person does not want the rewrite of the slide: `event.slideId`. */
  onModifyCancel: 'deck-modify-cancel',
  /** A person edited the slide: `event.edits`, and `event.deck` after them. */
  onSlideChange: 'deck-slide-change',
} as const;

export type { DeckRightPanelElement };
export type DeckRightPanelProps = ElementComponentProps<DeckRightPanelElement, typeof events>;

/** The details of the selected slide. */
export const DeckRightPanel: ElementComponent<DeckRightPanelProps, DeckRightPanelElement> = elementComponent(
  DeckRightPanelElement,
  'DeckRightPanel',
  events,
);
