import { editChart } from '../../core/analyst/edit-chart.js';
import { writeSlide } from '../../core/analyst/index.js';
import { writeWidgetSlide } from '../../core/analyst/write-slide.js';
import type { Slide } from '../../core/deck/types.js';
import type { DeckError } from '../../core/errors.js';
import { deckVoice } from '../../core/statements/story/deck-voice.js';
import type {
  GenerateDeckRequest,
  ModifySlideRequest,
  PlannedSlide,
  WidgetInput,
} from '../../core/stream/protocol.js';
import { sendSlide } from '../analyst-writer.js';
import type { RowsAtHand } from '../rows-at-hand.js';
import { sumOf, type SlideStage, type SlideWriter, type WrittenSlide } from '../slide-writer.js';
import { wireError } from '../wire-error.js';
import { buildChoicePrompt, buildRewritePrompt } from './choice-prompt.js';
import { chooseSlide, type ChoiceOutcome } from './choose-slide.js';
import { providerName, type LanguageModel, type ModelSettings } from './language-model.js';
import type { Choice } from './read-choice.js';
import { rewrittenSlide } from './rewritten-slide.js';
import { slideSchema, typesFor } from './slide-schema.js';
import { isHeadline, statementList } from './statement-list.js';

interface ModelProvider<Request> {
  request: Request;
  rows: RowsAtHand;
  /** Stands in where the model fails, and writes the slides of figures alone. */
  analyst: SlideWriter;
  model: LanguageModel;
  settings: ModelSettings;
}

const DEFAULT_LOCALE = 'en-US';

/** Errors after which the next call fails the same way: the rest of the run does without the model. */
const LASTING: ReadonlySet<string> = new Set([
  'upstream_unreachable',
  'upstream_timeout',
  'model_unavailable',
  'rate_limited',
]);

/** A model chooses what the slides of charts and tables say; the others are the analyst's, since they hold figures or sum up. */
export function modelDeckWriter({
  request,
  rows,
  analyst,
  model,
  settings,
}: ModelProvider<GenerateDeckRequest>): SlideWriter {
  const { locale = DEFAULT_LOCALE, title: deckTitle, violations = {} } = request;
  let down: DeckError<string> | undefined;
  return {
    provider: providerName(model),
    async write(planned, stage) {
      const widget = request.widgets.find(({ id }) => id === planned.widgetId);
      if (!widget || widget.type === 'big-number') return analyst.write(planned, stage);
      // A page that asks again has a slide already: the analyst's would not be the better one.
      const again = Object.hasOwn(violations, planned.slideId) ? violations[planned.slideId] : undefined;
      if (down && again) throw down;
      if (down) return standIn(analyst, planned, stage, { reason: down, violations: [] });
      // Also says early that the widget's rows do not fit its type.
      const base = writeSlide(planned, request);
      const list = statementList(widget, locale);
      // Of what nothing can be said there is nothing to choose.
      if (!list.entries.some(({ wish }) => isHeadline(wish))) return analyst.write(planned, stage);
      const types = typesFor(widget, { frame: list.reading?.frame, asked: false });
      const outcome = await chooseSlide({
        model,
        settings,
        stage,
        prompt: buildChoicePrompt(request, { list, widget, types, locale, deckTitle }),
        schema: slideSchema(list, { types, rewrite: false }),
        sources: { list, types, locale, rows: widget.rows ?? [] },
        suffices: hasStatement,
        violations: again,
      });
      if ('choice' in outcome) {
        const { slide, problems } = chosenSlide(planned, { base, widget, locale, choice: outcome.choice });
        return send(slide, problems, outcome, rows, stage);
      }
      if (LASTING.has(outcome.reason.code)) down = outcome.reason;
      if (again) throw outcome.reason;
      return standIn(analyst, planned, stage, outcome);
    },
  };
}

/** Points that are missing are the analyst's. */
const hasStatement = ({ wishes }: Choice): boolean =>
  wishes.some((wish) => wish.field !== 'notes' && 'kind' in wish);

function chosenSlide(
  { slideId, index }: PlannedSlide,
  { base, widget, locale, choice }: { base: Slide; widget: WidgetInput; locale: string; choice: Choice },
): { slide: Slide; problems: string[] } {
  const { wishes, register, edits } = choice;
  const written = writeWidgetSlide(slideId, widget, {
    deck: deckVoice(locale),
    // Slides are written side by side: the place in the deck decides which wordings are taken first.
    turn: index,
    wishes,
    manner: { register },
  });
  // A chart of another type is no longer the one that the page would make.
  const kept = edits.type && written.ext?.['unwritten'] === true ? { kept: true } : {};
  const slide = { ...base, ...written, layout: base.layout, ext: { ...base.ext, ...written.ext, ...kept } };
  return editChart(slide, edits, widget);
}

/** Rewrites one slide with a model. The analyst stands in for the instructions it understands. */
export function modelRewriter({
  request,
  rows,
  analyst,
  model,
  settings,
}: ModelProvider<ModifySlideRequest>): SlideWriter {
  const { slide, widget: shown, violations, deck, locale = DEFAULT_LOCALE } = request;
  return {
    provider: providerName(model),
    async write(planned, stage) {
      // On a slide of several sources a sentence names the rows it reads: nothing new is said there.
      const widget = shown && slide.source === shown.id ? shown : undefined;
      const list = statementList(widget, locale, slide);
      const types = typesFor(shown, { frame: list.reading?.frame, asked: true });
      const outcome = await chooseSlide({
        model,
        settings,
        stage,
        prompt: buildRewritePrompt(request, { list, widget, types, locale, deckTitle: deck.title }),
        schema: slideSchema(list, { types, rewrite: true }),
        sources: { list, types, locale, rows: shown?.rows ?? [] },
        suffices: ({ wishes, reworded, edits }) =>
          wishes.length > 0 || reworded || Object.keys(edits).length > 0,
        violations,
      });
      if ('choice' in outcome) {
        const { slide: written, problems } = rewrittenSlide(request, outcome.choice, list, widget);
        return send(written, problems, outcome, rows, stage);
      }
      try {
        return await standIn(analyst, planned, stage, outcome);
      } catch {
        // What the analyst does not understand is no news to someone who asked a model.
        throw outcome.reason;
      }
    },
  };
}

async function send(
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

async function standIn(
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
