import type { Deck } from '../../core/deck/types.js';
import type { GenerationSnapshot } from '../../core/generation/index.js';
import type { LoadProgress } from '../../core/query/types.js';
import type { Place } from './rail/rail.js';
import type { SlideRewrite } from './slide-rewrites.js';

export type BuilderPhase = 'start' | 'working' | 'ready';

/** What the builder shows of its state. */
export interface BuilderSnapshot {
  readonly phase: BuilderPhase;
  readonly deck: Deck | undefined;
  /** The document as it was given or begun: another one belongs to another document. */
  readonly base: Deck | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly places: readonly Place[];
  /** The queries are running: nothing is planned yet. */
  readonly querying: boolean;
  /** What the queries wait for: the engine's start or a table. */
  readonly loading: LoadProgress | undefined;
  readonly done: number;
  /** The slide that is being rewritten. */
  readonly modifying: string | undefined;
  /** By slide. */
  readonly rewrites: ReadonlyMap<string, SlideRewrite>;
  readonly error: Error | undefined;
  /** What the last writing of slides came to, where this builder had some written. */
  readonly generation: GenerationSnapshot | undefined;
  /** How the last writing ended. */
  readonly outcome: 'written' | 'stopped' | undefined;
  /** Slides of the plan are missing, and can be asked for. */
  readonly unwritten: { readonly arrived: number; readonly total: number } | undefined;
}
