import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DeckRightPanel as DeckRightPanelElement } from '../elements/deck-right-panel/deck-right-panel.js';
import type {
  DeckModifyCancelEvent,
  DeckModifyRequestEvent,
  DeckSlideChangeEvent,
} from '../elements/shared/events.js';

DeckRightPanelElement.define();

export type { DeckRightPanelElement };

/** The details of the selected slide. */
export const DeckRightPanel = createComponent({
  react: React,
  tagName: DeckRightPanelElement.tag,
  elementClass: DeckRightPanelElement,
  displayName: 'DeckRightPanel',
  events: {
    onModifyRequest: 'deck-modify-request' as EventName<DeckModifyRequestEvent>,
    onModifyCancel: 'deck-modify-cancel' as EventName<DeckModifyCancelEvent>,
    onSlideChange: 'deck-slide-change' as EventName<DeckSlideChangeEvent>,
  },
});
