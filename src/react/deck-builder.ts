import * as React from 'react';
import { DeckBuilder as DeckBuilderElement } from '../elements/deck-builder/deck-builder.js';
import type { DeckPresentingEvent } from '../elements/shared/events.js';
import { elementComponent, type ElementComponent, type ElementComponentProps } from './element-component.js';

const events = {
  /** A person wants to leave the deck. `event.preventDefault()` keeps the builder where it is. */
  onBack: 'deck-back',
  onPresenting: 'deck-presenting',
  /** The document changed: `event.deck`, `event.edits`, `event.origin`. */
  onChange: 'deck-change',
  /** Something failed: `event.error`. The builder shows it as well. */
  onError: 'deck-error',
  /** A file was made: `event.file`, `event.warnings`. `event.preventDefault()` keeps it from being downloaded. */
  onExport: 'deck-export',
} as const;
const Wrapped = elementComponent(DeckBuilderElement, 'DeckBuilderElement', events);

export type { DeckBuilderElement };
export type DeckBuilderProps = Omit<
  ElementComponentProps<DeckBuilderElement, typeof events>,
  'onPresenting'
> & {
  /** Presenting began or ended. */
  onPresenting?: ((presenting: boolean) => void) | undefined;
};

/**
 * The full builder. A ref gives the element with its methods. `onBack` and `onExport` may prevent the default action.
 * A `config` that says the same as in the render before is the same one, whatever object it is.
 */
export const DeckBuilder: ElementComponent<DeckBuilderProps, DeckBuilderElement> = React.forwardRef<
  DeckBuilderElement,
  DeckBuilderProps
>(function DeckBuilder({ onPresenting, config, ...props }, ref) {
  // A literal in JSX is another object in each render; another dashboard would bring back the start screen.
  const same = React.useMemo(() => config, [textOf(config)]);
  const listener = onPresenting && ((event: DeckPresentingEvent) => onPresenting(event.presenting));
  return React.createElement(Wrapped, { ...props, config: same, onPresenting: listener, ref });
});

/** What a value says, as text; the value itself where that cannot be written, for the element to judge. */
function textOf(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
}
