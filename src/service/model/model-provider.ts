import type { Slide } from '../../core/deck/types.js';
import type { PlannedSlide } from '../../core/stream/protocol.js';
import { sendSlide } from '../analyst-writer.js';
import type { RowsAtHand } from '../rows-at-hand.js';
import { sumOf, type SlideStage, type SlideWriter, type WrittenSlide } from '../slide-writer.js';
import { wireError } from '../wire-error.js';
import type { ChoiceOutcome } from './choose-slide.js';
import type { LanguageModel, ModelSettings } from './language-model.js';

/** What slides are made with where a model chooses what they say. */
export interface ModelProvider<Request> {
  request: Request;
  rows: RowsAtHand;
  /** Stands in where the model fails, and writes the slides of figures alone. */
  analyst: SlideWriter;
  model: LanguageModel;
  settings: ModelSettings;
}

/** Hands on a slide that a model chose, with what was left out of its answer. */
export async function sendChosen(
  slide: Slide,
  problems: readonly string[],
  { violations, repaired, usage }: Extract<ChoiceOutcome, { choice: unknown }>,
  rows: RowsAtHand,
  stage: SlideStage,
): Promise<WrittenSlide> {
  const sent = await sendSlide(slide, rows, stage);
  const dropped = [...violations, ...problems, ...sent.guards.dropped];
  return {
    ...sent,
    guards: {
      ...sent.guards,
      passed: sent.guards.passed && dropped.length === 0,
      dropped,
      ...(repaired ? { repaired } : {}),
    },
    ...(usage ? { usage } : {}),
  };
}

/** The slide by the analyst, and why it is not the model's. */
export async function standIn(
  analyst: SlideWriter,
  planned: PlannedSlide,
  stage: SlideStage,
  outcome: Extract<ChoiceOutcome, { reason: unknown }>,
): Promise<WrittenSlide> {
  const written = await analyst.write(planned, stage);
  const { reason, violations, usage } = outcome;
  const spent = sumOf(written.usage, usage);
  return {
    ...written,
    guards: {
      ...written.guards,
      fallback: true,
      reason: wireError(reason),
      dropped: [...violations, ...written.guards.dropped],
    },
    ...(spent ? { usage: spent } : {}),
  };
}
