import { writeSlide } from '../../core/analyst/index.js';
import type { Slide } from '../../core/deck/types.js';
import type { DeckError } from '../../core/errors.js';
import type { GenerateDeckRequest, ModifySlideRequest, PlannedSlide } from '../../core/stream/protocol.js';
import type { RowsAtHand } from '../rows-at-hand.js';
import { sumOf, type SlideStage, type SlideWriter, type WrittenSlide } from '../slide-writer.js';
import { wireError } from '../wire-error.js';
import { REWRITE_SCHEMA, SLIDE_SCHEMA } from './answer.js';
import { buildChartSlidePrompt } from './chart-slide-prompt.js';
import { providerName, type LanguageModel, type ModelSettings } from './language-model.js';
import { buildRewritePrompt } from './rewrite-prompt.js';
import { writeModelSlide, type ModelOutcome } from './write-model-slide.js';

interface ModelProvider<Request> {
  request: Request;
  rows: RowsAtHand;
  /** Stands in where the model fails, and writes the slides of figures alone. */
  analyst: SlideWriter;
  model: LanguageModel;
  settings: ModelSettings;
}

/** Errors after which the next call fails the same way: the rest of the run does without the model. */
const LASTING: ReadonlySet<string> = new Set([
  'upstream_unreachable',
  'upstream_timeout',
  'model_unavailable',
  'rate_limited',
]);

/** Writes the slides of charts and tables with a model; title and big numbers come from the analyst, since they hold figures alone. */
export function modelDeckWriter({
  request,
  rows,
  analyst,
  model,
  settings,
}: ModelProvider<GenerateDeckRequest>): SlideWriter {
  let down: DeckError<string> | undefined;
  return {
    provider: providerName(model),
    async write(planned, stage) {
      const widget = request.widgets.find(({ id }) => id === planned.widgetId);
      if (!widget || widget.type === 'big-number') return analyst.write(planned, stage);
      if (down) return standIn(analyst, planned, stage, { reason: down, violations: [] });
      // Also says early that the widget's rows do not fit its type.
      const base = writeSlide(planned, request);
      const outcome = await writeModelSlide({
        model,
        settings,
        schema: SLIDE_SCHEMA,
        rows,
        stage,
        prompt: buildChartSlidePrompt({ ...request, widget, rows: widget.rows, deckTitle: request.title }),
        frame: bare(base),
        standIn: base,
        widget,
        ...(request.violations?.[planned.slideId]
          ? { violations: request.violations[planned.slideId]! }
          : {}),
      });
      if ('written' in outcome) return outcome.written;
      if (LASTING.has(outcome.reason.code)) down = outcome.reason;
      return standIn(analyst, planned, stage, outcome);
    },
  };
}

/** Rewrites one slide with a model. The analyst stands in for the instructions it understands. */
export function modelRewriter({
  request,
  rows,
  analyst,
  model,
  settings,
}: ModelProvider<ModifySlideRequest>): SlideWriter {
  const { slide, widget, violations } = request;
  return {
    provider: providerName(model),
    async write(planned, stage) {
      const outcome = await writeModelSlide({
        model,
        settings,
        schema: widget ? REWRITE_SCHEMA : SLIDE_SCHEMA,
        rows,
        stage,
        prompt: buildRewritePrompt(request),
        frame: bare(slide),
        standIn: slide,
        ...(widget ? { widget } : {}),
        ...(violations ? { violations } : {}),
      });
      if ('written' in outcome) return outcome.written;
      try {
        return await standIn(analyst, planned, stage, outcome);
      } catch {
        // What the analyst does not understand is no news to someone who asked a model.
        throw outcome.reason;
      }
    },
  };
}

/** A slide without its texts and their claims. */
function bare(slide: Slide): Slide {
  // The words are the model's now: the page has none to write.
  const { unwritten: _, ...ext } = slide.ext ?? {};
  return { ...slide, ext, title: '', text: '', notes: '', claims: [], statements: [] };
}

async function standIn(
  analyst: SlideWriter,
  planned: PlannedSlide,
  stage: SlideStage,
  outcome: Extract<ModelOutcome, { reason: unknown }>,
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
