import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DeckBuilder as DeckBuilderElement } from '../elements/deck-builder/deck-builder.js';
import type {
  DeckBackEvent,
  DeckChangeEvent,
  DeckErrorEvent,
  DeckExportEvent,
  DeckPresentingEvent,
} from '../elements/shared/events.js';

DeckBuilderElement.define();

const Wrapped = createComponent({
  react: React,
  tagName: DeckBuilderElement.tag,
  elementClass: DeckBuilderElement,
  displayName: 'DeckBuilder',
  events: {
    onBack: 'deck-back' as EventName<DeckBackEvent>,
    onPresenting: 'deck-presenting' as EventName<DeckPresentingEvent>,
    onChange: 'deck-change' as EventName<DeckChangeEvent>,
    onError: 'deck-error' as EventName<DeckErrorEvent>,
    onExport: 'deck-export' as EventName<DeckExportEvent>,
  },
});

export type { DeckBuilderElement };
export type DeckBuilderProps = Omit<React.ComponentProps<typeof Wrapped>, 'onPresenting' | 'ref'> & {
  /** Presenting began or ended. */
  onPresenting?: (presenting: boolean) => void;
};

/** The full builder. A ref gives the element with its methods. `onBack` and `onExport` may prevent the default action. */
export const DeckBuilder = React.forwardRef<DeckBuilderElement, DeckBuilderProps>(function DeckBuilder(
  { onPresenting, ...props },
  ref,
) {
  const listener = onPresenting && ((event: DeckPresentingEvent) => onPresenting(event.presenting));
  return React.createElement(Wrapped, { ...props, ref, ...(listener ? { onPresenting: listener } : {}) });
});
