import * as React from 'react';
import { DeckError } from '../core/errors.js';
import {
  createDeckGeneration,
  type DeckGeneration,
  type DeckGenerationOptions,
  type GenerationSnapshot,
} from '../core/generation/index.js';
import { ReportContext } from './report-provider.js';

export type UseDeckGenerationOptions = Partial<DeckGenerationOptions>;
export type UseDeckGeneration = GenerationSnapshot &
  Pick<DeckGeneration, 'start' | 'modify' | 'cancel' | 'reset'>;

/**
 * A deck that is being made, as state of a component. The callbacks come from the nearest `ReportProvider` unless they
 * are given; other callbacks begin anew. Leaving the page cancels what goes on.
 * @throws DeckError `invalid_config` without callbacks.
 */
export function useDeckGeneration(options: UseDeckGenerationOptions = {}): UseDeckGeneration {
  const provided = React.useContext(ReportContext);
  const callbacks = options.callbacks ?? provided;
  if (!callbacks) {
    throw new DeckError(
      'invalid_config',
      'useDeckGeneration needs a ReportProvider above it, or callbacks.',
      {
        path: 'callbacks',
      },
    );
  }
  // Format and concurrency are read when the store is made: a new literal each render must not lose a deck.
  const first = React.useRef(options);
  const generation = React.useMemo(() => createDeckGeneration({ ...first.current, callbacks }), [callbacks]);
  React.useEffect(() => () => generation.cancel(), [generation]);
  const snapshot = React.useSyncExternalStore(
    generation.subscribe,
    generation.getSnapshot,
    generation.getSnapshot,
  );
  const { start, modify, cancel, reset } = generation;
  return React.useMemo(
    () => ({ ...snapshot, start, modify, cancel, reset }),
    [snapshot, start, modify, cancel, reset],
  );
}
