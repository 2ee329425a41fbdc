import * as React from 'react';
import { DeckError } from '../core/errors.js';
import type { DeckGeneration, DeckGenerationOptions, GenerationSnapshot } from '../core/generation/index.js';
import { createMountedGeneration } from './mounted-generation.js';
import { ReportContext } from './report-provider.js';

export type UseDeckGenerationOptions = Partial<DeckGenerationOptions>;
export type UseDeckGeneration = GenerationSnapshot &
  Pick<DeckGeneration, 'start' | 'modify' | 'retry' | 'cancel' | 'reset'>;

/**
 * A deck that is being made, as state of a component. The callbacks come from the nearest `ReportProvider` unless they
 * are given; other callbacks begin anew. The functions are the same from render to render. Leaving the page cancels
 * what goes on, and what is started after that does nothing; the double mount of Strict Mode is no leaving, and an effect
 * that starts there joins the run it began.
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
  const generation = React.useMemo(
    () => createMountedGeneration({ ...first.current, callbacks }),
    [callbacks],
  );
  React.useEffect(() => generation.mount(), [generation]);
  const snapshot = React.useSyncExternalStore(
    generation.subscribe,
    generation.getSnapshot,
    generation.getSnapshot,
  );
  return React.useMemo(() => {
    const { start, modify, retry, cancel, reset } = generation;
    return { ...snapshot, start, modify, retry, cancel, reset };
  }, [snapshot, generation]);
}
