import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DeckPresenter as DeckPresenterElement } from '../elements/deck-presenter/deck-presenter.js';
import type { DeckExitEvent, DeckSlideSelectEvent } from '../elements/shared/events.js';

DeckPresenterElement.define();

export type { DeckPresenterElement };

/** Presents a deck on the whole screen; `enter()` and the other methods through a ref. */
export const DeckPresenter = createComponent({
  react: React,
  tagName: DeckPresenterElement.tag,
  elementClass: DeckPresenterElement,
  displayName: 'DeckPresenter',
  events: {
    onExit: 'deck-exit' as EventName<DeckExitEvent>,
    onSlideSelect: 'deck-slide-select' as EventName<DeckSlideSelectEvent>,
  },
});
