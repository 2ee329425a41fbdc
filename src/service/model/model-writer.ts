import { editChart } from '../../core/analyst/edit-chart.js';
import { writeSlide } from '../../core/analyst/index.js';
import { deckBrief } from '../../core/analyst/deck-brief.js';
import type { DeckDirection } from '../../core/analyst/deck-direction.js';
import { writeWidgetSlide } from '../../core/analyst/write-slide.js';
import type { Block, Slide } from '../../core/deck/types.js';
import type { DeckError } from '../../core/errors.js';
import type { Brief } from '../../core/statements/story/brief.js';
import { deckVoice, type DeckVoice } from '../../core/statements/story/deck-voice.js';
import { sameArgs, type StatementWish, type Wish } from '../../core/statements/story/wishes.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../../core/stream/protocol.js';
import type { SlideWriter } from '../slide-writer.js';
import { buildChoicePrompt } from './choice-prompt.js';
import { chooseSlide } from './choose-slide.js';
import { providerName } from './language-model.js';
import { sendChosen, standIn, type ModelProvider } from './model-provider.js';
import type { Choice } from './read-choice.js';
import { slideSchema, typesFor } from './slide-schema.js';
import { isHeadline, statementList, type StatementList } from './statement-list.js';

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

/**
 * A model chooses what the slides of charts and tables say; the others are the analyst's, who words what was chosen for the whole deck.
 * @param story what was chosen for the deck, or why nothing was
 */
export function modelDeckWriter(
  { request, rows, analyst, model, settings }: ModelProvider<GenerateDeckRequest>,
  { direction, reason }: { direction?: DeckDirection | undefined; reason?: DeckError<string> | undefined },
): SlideWriter {
  const { locale = 'en-US', title: deckTitle, violations = {} } = request;
  let down = reason && LASTING.has(reason.code) ? reason : undefined;
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
      const base = writeSlide(planned, request, direction);
      const list = statementList(widget, locale);
      // Of what nothing can be said there is nothing to choose.
      if (!list.entries.some(({ wish }) => isHeadline(wish))) return analyst.write(planned, stage);
      const said = saidOf(widget, direction);
      const types = typesFor(widget, { frame: list.reading?.frame, asked: false });
      const points = base.layout === 'chart-text' ? POINTS : POINTS_ABOVE;
      const outcome = await chooseSlide({
        model,
        settings,
        stage,
        prompt: buildChoicePrompt(request, {
          list,
          widget,
          types,
          locale,
          deckTitle,
          points,
          said: idsOf(said, list),
        }),
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
          choice: { ...outcome.choice, wishes: withSaid(outcome.choice.wishes, said, points) },
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

/** What the summary or the closing slide says of a widget. */
const saidOf = ({ id }: WidgetInput, direction: DeckDirection | undefined): StatementWish[] =>
  [...(direction?.summary ?? []), ...(direction?.closing ?? [])].flatMap(({ source, ...wish }) =>
    source === id ? wish : [],
  );

const idsOf = (said: readonly StatementWish[], { entries }: StatementList): string[] =>
  entries.flatMap(({ id, wish }) => (said.some((one) => 'kind' in wish && isSame(one, wish)) ? id : []));

const isSame = (one: StatementWish, other: StatementWish): boolean =>
  one.kind === other.kind && sameArgs(one.args, other.args);

/** The points of the summary lead to their slides, so these say them too: they come before what was chosen for the slide alone. */
function withSaid(wishes: readonly Wish[], said: readonly StatementWish[], points: number): Wish[] {
  const chosen = wishes.filter((wish) => 'kind' in wish);
  const isIn = (one: StatementWish, among: readonly StatementWish[]): boolean =>
    among.some((other) => isSame(one, other));
  const missing = said.filter(
    (one, at) =>
      !isIn(one, said.slice(0, at)) && !chosen.some((wish) => wish.field !== 'notes' && isSame(wish, one)),
  );
  if (missing.length === 0) return [...wishes];
  const listed = chosen.filter(({ field }) => field === 'text');
  const others = listed.filter((wish) => !isIn(wish, said));
  const room = Math.max(0, points - missing.length - (listed.length - others.length));
  const giveWay = new Set<Wish>(others.slice(room));
  return [
    ...missing.map((one): Wish => ({ field: 'text', ...one })),
    ...wishes.filter((wish) => !giveWay.has(wish)),
  ];
}

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
