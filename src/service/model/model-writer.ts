import { editChart } from '../../core/analyst/edit-chart.js';
import { writeSlide } from '../../core/analyst/index.js';
import { deckBrief } from '../../core/analyst/deck-brief.js';
import { writeWidgetSlide } from '../../core/analyst/write-slide.js';
import type { Block, Slide } from '../../core/deck/types.js';
import type { DeckError } from '../../core/errors.js';
import type { Brief } from '../../core/statements/story/brief.js';
import { deckVoice, type DeckVoice } from '../../core/statements/story/deck-voice.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../../core/stream/protocol.js';
import type { SlideWriter } from '../slide-writer.js';
import { buildChoicePrompt } from './choice-prompt.js';
import { chooseSlide } from './choose-slide.js';
import { providerName } from './language-model.js';
import { sendChosen, standIn, type ModelProvider } from './model-provider.js';
import type { Choice } from './read-choice.js';
import { slideSchema, typesFor } from './slide-schema.js';
import { isHeadline, statementList } from './statement-list.js';

/** Points beside a chart, and above what needs its room. */
const POINTS = 4;
const POINTS_ABOVE = 2;

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
  const { locale = 'en-US', title: deckTitle, violations = {} } = request;
  let down: DeckError<string> | undefined;
  const { used } = deckVoice(locale);
  const { summaryFirst: _, ...brief } = deckBrief(request);
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
      const points = base.layout === 'chart-text' ? POINTS : POINTS_ABOVE;
      const outcome = await chooseSlide({
        model,
        settings,
        stage,
        prompt: buildChoicePrompt(request, { list, widget, types, locale, deckTitle, points }),
        schema: slideSchema(list, { types, rewrite: false }),
        sources: { list, types, locale, rows: widget.rows ?? [], points },
        suffices: hasStatement,
        violations: again,
      });
      if ('choice' in outcome) {
        const { slide, problems } = chosenSlide(planned, {
          base,
          widget,
          used,
          brief,
          locale,
          choice: outcome.choice,
        });
        return sendChosen(slide, problems, outcome, rows, stage);
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

interface Choosing {
  base: Slide;
  widget: WidgetInput;
  locale: string;
  brief: Brief;
  /** Wordings of the slides that are done. */
  used: DeckVoice['used'];
  choice: Choice;
}

function chosenSlide(
  { slideId, index }: PlannedSlide,
  { base, widget, locale, brief, used, choice }: Choosing,
): { slide: Slide; problems: string[] } {
  const { wishes, register, edits } = choice;
  const written = writeWidgetSlide(slideId, widget, {
    deck: { ...deckVoice(locale, brief), used },
    // Slides are written side by side: the place in the deck decides which wordings are tried first.
    turn: index,
    wishes,
    manner: { register },
  });
  // A chart of another type is no longer the one that the page would make.
  const kept = edits.type && written.ext?.['unwritten'] === true ? { kept: true } : {};
  const ext = { ...base.ext, ...written.ext, ...kept };
  // What stands beside the widget, and where, is the analyst's.
  const blocks = base.blocks.map((block): Block => {
    const own = written.blocks.find(({ id }) => id === block.id);
    return own ? { ...own, region: block.region } : block;
  });
  return editChart({ ...base, ...written, layout: base.layout, blocks, ext }, edits, widget, locale);
}
