import { applyEdits, type DeckEdit } from './edits.js';
import type { Deck } from './types.js';

/** Who made a change: the person, the host page, the service, or undo and redo themselves. */
export type EditOrigin = 'user' | 'host' | 'service' | 'undo' | 'redo';

export interface DeckSnapshot {
  readonly deck: Readonly<Deck>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
/** What a subscriber is told. `edits` is empty when the whole document was replaced. */
export interface DeckChange {
  readonly snapshot: DeckSnapshot;
  readonly edits: readonly DeckEdit[];
  readonly origin: EditOrigin;
}

export interface DeckStore {
  /** The same frozen object until something changes. */
  getSnapshot(): DeckSnapshot;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (change: DeckChange) => void): () => void;
  /**
   * All of the edits or, when one of them throws, none. One call is one step of undo, unless `undoable` is false:
   * slides that arrive one after another are nothing a person would take back singly.
   */
  apply(edits: readonly DeckEdit[], origin: EditOrigin, options?: { undoable?: boolean }): void;
  undo(): void;
  redo(): void;
  /** Another document: the history starts anew. */
  replace(deck: Deck, origin?: EditOrigin): void;
}

export interface DeckStoreOptions {
  /** The clock, in milliseconds. */
  now?: () => number;
  /** Steps of undo that are kept. */
  limit?: number;
}

interface Step {
  edits: readonly DeckEdit[];
  inverses: readonly DeckEdit[];
  field: string | undefined;
  at: number;
}

/** Typing in one field is one step of undo while the pauses are shorter than this. */
const TYPING_PAUSE_MS = 1000;

/**
 * Holds a document with its history. The deck in a snapshot is frozen (cells of rows are left alone: freezing a
 * hundred thousand of them would cost more than it guards), including the object that was handed in.
 */
export function createDeckStore(
  deck: Deck,
  { now = Date.now, limit = 200 }: DeckStoreOptions = {},
): DeckStore {
  const listeners = new Set<(change: DeckChange) => void>();
  let past: Step[] = [];
  let future: Step[] = [];
  let snapshot = snapshotOf(deck);

  function snapshotOf(next: Deck): DeckSnapshot {
    return Object.freeze({ deck: frozen(next), canUndo: past.length > 0, canRedo: future.length > 0 });
  }
  function publish(next: Deck, edits: readonly DeckEdit[], origin: EditOrigin): void {
    snapshot = snapshotOf(next);
    const change: DeckChange = { snapshot, edits, origin };
    for (const listener of [...listeners]) listener(change);
  }
  const stamped = (next: Deck): Deck => ({ ...next, updatedAt: new Date(now()).toISOString() });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply(edits, origin, { undoable = true } = {}) {
      if (edits.length === 0) return;
      const applied = applyEdits(snapshot.deck, edits);
      if (!undoable) {
        publish(stamped(applied.deck), edits, origin);
        return;
      }
      const step: Step = { edits, inverses: applied.inverses, field: fieldOf(edits, origin), at: now() };
      const last = past.at(-1);
      const goesOn =
        last?.field !== undefined &&
        last.field === step.field &&
        future.length === 0 &&
        step.at - last.at < TYPING_PAUSE_MS;
      if (goesOn) past[past.length - 1] = { ...step, inverses: last.inverses };
      else past = [...past.slice(-(limit - 1)), step];
      future = [];
      publish(stamped(applied.deck), edits, origin);
    },
    undo() {
      const step = past.at(-1);
      if (!step) return;
      const applied = applyEdits(snapshot.deck, step.inverses);
      past = past.slice(0, -1);
      future = [...future, { ...step, edits: applied.inverses, field: undefined }];
      publish(stamped(applied.deck), step.inverses, 'undo');
    },
    redo() {
      const step = future.at(-1);
      if (!step) return;
      const applied = applyEdits(snapshot.deck, step.edits);
      future = future.slice(0, -1);
      past = [...past, { ...step, inverses: applied.inverses }];
      publish(stamped(applied.deck), step.edits, 'redo');
    },
    replace(next, origin = 'host') {
      past = [];
      future = [];
      publish(next, [], origin);
    },
  };
}

/** The field that a keystroke changed; undefined for everything that is a step of its own. */
function fieldOf(edits: readonly DeckEdit[], origin: EditOrigin): string | undefined {
  const [edit] = edits;
  if (edits.length !== 1 || !edit) return undefined;
  if (edit.type === 'setSlideField') return JSON.stringify([origin, edit.slideId, edit.field]);
  // A theme is chosen, not typed.
  if (edit.type === 'setDeckField' && typeof edit.value === 'string')
    return JSON.stringify([origin, null, edit.field]);
  return undefined;
}

/** Stops where something is frozen already: after an edit only the changed path is walked. */
function frozen<T>(value: T, key = ''): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (key !== 'rows') for (const [name, child] of Object.entries(value)) frozen(child, name);
  return value;
}
