import { DeckError } from '../errors.js';

/**
 * `idle` → `querying` → `generating` → `ready`; `ready` → `modifying` → `ready`. Whatever ended can go on with
 * `generating`, for slides that are missing. `failed` and `cancelled` keep the
 * slides that arrived.
 */
export type Phase = 'idle' | 'querying' | 'generating' | 'ready' | 'modifying' | 'failed' | 'cancelled';
export type PhaseEvent = 'start' | 'queried' | 'modify' | 'retry' | 'complete' | 'fail' | 'cancel' | 'reset';

const settled = { start: 'querying', modify: 'modifying', reset: 'idle' } as const;
const ended = { ...settled, retry: 'generating' } as const;

/** Which event leads from which phase to which; what is missing is refused. */
export const TRANSITIONS: Readonly<Record<Phase, Readonly<Partial<Record<PhaseEvent, Phase>>>>> = {
  idle: { ...settled },
  querying: { queried: 'generating', fail: 'failed', cancel: 'cancelled', reset: 'idle' },
  generating: { complete: 'ready', fail: 'failed', cancel: 'cancelled', reset: 'idle' },
  ready: { ...ended },
  // A slide that could not be rewritten leaves a deck that is as good as before.
  modifying: { complete: 'ready', fail: 'ready', cancel: 'ready', reset: 'idle' },
  failed: { ...ended },
  cancelled: { ...ended },
};

/** @throws DeckError `conflict` naming the phase and what it allows. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  const next = TRANSITIONS[phase][event];
  if (next) return next;
  throw new DeckError('conflict', `"${event}" is not possible while the phase is "${phase}".`, {
    hint: `It allows ${Object.keys(TRANSITIONS[phase]).join(', ')}.`,
  });
}
