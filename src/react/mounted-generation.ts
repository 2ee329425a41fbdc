import {
  createDeckGeneration,
  TRANSITIONS,
  type DeckGeneration,
  type DeckGenerationOptions,
} from '../core/generation/index.js';

export interface MountedGeneration extends DeckGeneration {
  /** The component is on the page; returns what is to be called when it leaves. */
  mount: () => () => void;
}

/** A deck that is being made for a component: it ends when the component has left the page, and nothing begins after that. */
export function createMountedGeneration(options: DeckGenerationOptions): MountedGeneration {
  const generation = createDeckGeneration(options);
  let mounts = 0;
  /** The component has just gone: Strict Mode and a refreshed module bring it back in the same task. */
  let isLeaving = false;
  let isGone = false;
  let started: Promise<void> | undefined;

  const unlessGone =
    <A extends unknown[]>(run: (...args: A) => Promise<void>) =>
    (...args: A): Promise<void> =>
      isGone ? Promise.resolve() : run(...args);

  return {
    ...generation,
    mount() {
      mounts += 1;
      isGone = false;
      return () => {
        mounts -= 1;
        isLeaving = true;
        queueMicrotask(() => {
          isLeaving = false;
          if (mounts > 0) return;
          isGone = true;
          generation.cancel();
        });
      };
    },
    start: unlessGone((start) => {
      // An effect that starts runs again in Strict Mode: that is the same run.
      const isBusy = !TRANSITIONS[generation.getSnapshot().phase].start;
      if (isLeaving && isBusy && started) return started;
      const run = generation.start(start);
      if (!isBusy) started = run;
      return run;
    }),
    modify: unlessGone(generation.modify),
    retry: unlessGone(generation.retry),
  };
}
