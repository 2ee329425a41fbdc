import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DeckView as DeckViewElement } from '../elements/deck-view/deck-view.js';
import type { DeckSlideChangeEvent, DeckSlideSelectEvent } from '../elements/shared/events.js';

DeckViewElement.define();

export type { DeckViewElement };

/** Slides on a page. */
export const DeckView = createComponent({
  react: React,
  tagName: DeckViewElement.tag,
  elementClass: DeckViewElement,
  displayName: 'DeckView',
  events: {
    onSlideSelect: 'deck-slide-select' as EventName<DeckSlideSelectEvent>,
    onSlideChange: 'deck-slide-change' as EventName<DeckSlideChangeEvent>,
  },
});
