import type { Claim, Slide } from '../core/deck/types.js';
import type { DeltaPath, GuardReport, PlannedSlide, Usage } from '../core/stream/protocol.js';

/** What a writer hands on while it writes one slide. */
export interface SlideStage {
  signal: AbortSignal;
  /** Begins an attempt, which takes back the deltas of the one before. */
  begin(): Promise<void>;
  /** A piece of text that passed the guards, with the claims it needs. */
  delta(path: DeltaPath, text: string, claims?: readonly Claim[]): Promise<void>;
}

export interface WrittenSlide {
  slide: Slide;
  guards: GuardReport;
  usage?: Usage;
  resolved?: { title: string; text: string; notes: string };
}

/** Writes the planned slides of one run. */
export interface SlideWriter {
  /** Named in `deck.started`. */
  provider: string;
  /** Rejects with what the slide fails with. */
  write(planned: PlannedSlide, stage: SlideStage): Promise<WrittenSlide>;
}

/** Tokens of several calls; undefined where none was counted. */
export function sumOf(one: Usage | undefined, other: Usage | undefined): Usage | undefined {
  if (!one || !other) return one ?? other;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
