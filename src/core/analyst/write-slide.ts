import type { ChartSpec, WidgetConfig } from '../chart/types.js';
import type { Block, Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import type { Frame } from '../statements/frame/frame.js';
import { marksConfig } from '../statements/marks-config.js';
import { readWidget } from '../statements/offers.js';
import { storyWords } from '../statements/phrases/story-words.js';
import { briefExt } from '../statements/story/brief.js';
import { deckVoice, type DeckVoice } from '../statements/story/deck-voice.js';
import { reversedIn } from '../statements/story/reversed.js';
import { slideText } from '../statements/story/slide-text.js';
import { readingsOf } from '../statements/story/summary.js';
import { chosenOf, type Chosen, type Wish } from '../statements/story/wishes.js';
import type { Mark } from '../statements/types.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../stream/protocol.js';
import { deckBrief } from './deck-brief.js';
import type { DeckDirection } from './deck-direction.js';
import { findPlan, planSlides, type SlidePlan } from './plan-deck.js';
import { formatsOfColumns, shownFormat } from '../statements/shown/shown-format.js';
import { shownType } from '../statements/shown/shown-type.js';
import { withTypeNote } from '../statements/shown/type-note.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { isStoryPart, writeDivider, writeStorySlide } from './write-story-slide.js';
import { deckTitle, writeTitleSlide } from './write-title-slide.js';

const DEFAULT_LOCALE = 'en-US';
/** Bullets beside a chart, and above a table, where there is less room. */
const POINTS = 3;
const TABLE_POINTS = 2;

/** How one slide is written: the deck's voice, and for a rewrite how many bullets and which words. */
export interface SlideVoice {
  deck: DeckVoice;
  points?: number;
  /** Another number gives other words. */
  turn: number;
  /** What somebody else chose to be said; those who may not see the rows leave it to the page. */
  wishes?: readonly Wish[];
  /** How chosen bullets are worded, and what chosen lines in their own words bring along. */
  manner?: Pick<Chosen, 'register' | 'kept'>;
}

/**
 * A planned slide, complete: templates whose every figure and name is a placeholder, the statements that they word and the claims
 * that make these true, blocks and speaker notes. Throws `wrong_columns` where the widget's query does not fit its type,
 * `not_found` where the slide is not in the plan.
 * @param direction what somebody else chose for the deck
 */
export function writeSlide(
  planned: PlannedSlide,
  request: GenerateDeckRequest,
  direction?: DeckDirection,
): Slide {
  const deck = deckOf(request, direction);
  const at = deck.plan.findIndex((one) => one.planned.slideId === planned.slideId);
  if (at < 0)
    return write(
      findPlan(planned, request),
      request,
      deckVoice(deck.voice.locale, deck.voice.brief, deck.voice.reversed),
      direction,
    );
  while (deck.slides.length <= at) {
    const plan = deck.plan[deck.slides.length];
    if (plan) deck.slides.push(attempt(plan, request, deck.voice, direction));
  }
  const slide = deck.slides[at];
  if (!slide || slide instanceof Error) throw slide ?? new Error('A plan has no gaps.');
  return slide;
}

interface Writing {
  plan: readonly SlidePlan[];
  voice: DeckVoice;
  slides: (Slide | Error)[];
}

const writings = new WeakMap<GenerateDeckRequest | DeckDirection, Writing>();

/** A slide's words depend on those before it, so they are written in order, once, in whatever order they are asked for. */
function deckOf(request: GenerateDeckRequest, direction?: DeckDirection): Writing {
  const key = direction ?? request;
  let writing = writings.get(key);
  if (!writing) {
    const { summaryFirst: _, ...brief } = deckBrief(request);
    const readings = readingsOf(request.widgets).map(({ reading }) => reading);
    const voice = deckVoice(request.locale ?? DEFAULT_LOCALE, brief, reversedIn(readings));
    writing = { plan: planSlides(request, direction), voice, slides: [] };
    writings.set(key, writing);
  }
  return writing;
}

function attempt(
  plan: SlidePlan,
  request: GenerateDeckRequest,
  deck: DeckVoice,
  direction: DeckDirection | undefined,
): Slide | Error {
  try {
    return write(plan, request, deck, direction);
  } catch (error) {
    if (DeckError.is(error)) return error;
    throw error;
  }
}

function write(
  { planned, widgets, about = [], alone, title }: SlidePlan,
  request: GenerateDeckRequest,
  deck: DeckVoice,
  direction: DeckDirection | undefined,
): Slide {
  const voice: SlideVoice = { deck, turn: 0 };
  if (isStoryPart(planned.part)) {
    const chosen = direction?.[planned.part] ?? [];
    return writeStorySlide(planned.slideId, planned.part, about, voice, { chosen, alone: alone === true });
  }
  if (planned.layout === 'section')
    return writeDivider(planned.slideId, title ?? storyWords(deck.locale).appendix);
  if (planned.layout === 'title')
    return writeTitleSlide(planned.slideId, deckTitle(request.title), about, voice);
  const [widget, beside] = widgets;
  if (widget?.type === 'big-number') return writeNumbersSlide(planned.slideId, widgets, voice);
  // A point of the summary leads to this slide, which then says it first.
  const said =
    direction && [...direction.summary, ...direction.closing].find(({ source }) => source === widget?.id);
  const wishes: Wish[] = said ? [{ field: 'title', kind: said.kind, args: said.args }] : [];
  const own = wishes.length > 0 ? { ...voice, wishes } : voice;
  const slide = writeWidgetSlide(planned.slideId, widget as WidgetInput, own, beside);
  return withTypeNote(slide, widget as WidgetInput, deck.locale);
}

/** The slide of one chart or table; a table of a chart's rows may stand beside it. */
export function writeWidgetSlide(
  slideId: string,
  widget: WidgetInput,
  { deck, points, turn, wishes, manner }: SlideVoice,
  table?: WidgetInput,
): Slide {
  const reading = readWidget(widget);
  const { frame } = reading;
  const asTable = shownType(frame).type === 'table';
  const chosen = wishes && { ...chosenOf(reading, wishes), ...manner };
  const most = deck.brief.points ?? POINTS;
  const { marks, ...text } = slideText(widget, deck, {
    // Who chose no bullet leaves them to the analyst.
    points: chosen?.wanted || (points ?? (asTable || table ? Math.min(most, TABLE_POINTS) : most)),
    turn,
    ...(chosen ? { chosen } : {}),
  });
  const first = asTable ? tableBlock(frame) : chartBlock(frame, marks);
  const pair = table && [
    { ...first, region: 'left' },
    { ...tableBlock(readWidget(table).frame), region: 'right' },
  ];
  return {
    id: slideId, layout: pair ? 'two-charts' : asTable ? 'table' : 'chart-text', ...text, source: widget.id, variables: {},
    blocks: pair ?? [first],
    ext: { phrasing: turn, ...briefExt(deck.brief, frame.seen), ...(frame.seen ? {} : { unwritten: true, ...(wishes ? { wishes } : {}), ...(manner?.register ? { register: manner.register } : {}) }) },
    origin: 'service',
  }; // prettier-ignore
}

function chartBlock(frame: Frame, marks: readonly Mark[]): Block {
  const { widget, encoding } = frame;
  const config: WidgetConfig = { ...marksConfig(marks), ...widget.config, ...shownFormat(frame) };
  const spec: ChartSpec = { type: shownType(frame).type, encoding, title: widget.title, config };
  return { id: 'chart', region: 'chart', source: widget.id, kind: 'chart', spec };
}

function tableBlock({ widget, measure, seen }: Frame): Block {
  const columnFormats = formatsOfColumns(widget, seen ? measure : undefined);
  const config = { ...(columnFormats ? { columnFormats } : {}), ...widget.config };
  const spec: ChartSpec = {
    type: 'table',
    encoding: {},
    title: widget.title,
    ...(Object.keys(config).length > 0 ? { config } : {}),
  };
  return { id: 'table', region: 'table', source: widget.id, kind: 'table', spec };
}
