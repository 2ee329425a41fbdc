import type { ChartSpec, WidgetConfig } from '../chart/types.js';
import type { Block, Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import type { Frame } from '../statements/frame/frame.js';
import { marksConfig } from '../statements/marks-config.js';
import { readWidget } from '../statements/offers.js';
import { deckVoice, type DeckVoice } from '../statements/story/deck-voice.js';
import { slideText } from '../statements/story/slide-text.js';
import type { Mark } from '../statements/types.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../stream/protocol.js';
import { findPlan, planSlides, type SlidePlan } from './plan-deck.js';
import { formatsOfColumns, shownFormat } from './shown-format.js';
import { shownType } from './shown-type.js';
import { withTypeNote } from './type-note.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { writeTitleSlide } from './write-title-slide.js';

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
}

/**
 * A planned slide, complete: templates whose every figure and name is a placeholder, the statements that they word and the claims
 * that make these true, blocks and speaker notes. Throws `wrong_columns` where the widget's query does not fit its type,
 * `not_found` where the slide is not in the plan.
 */
export function writeSlide(planned: PlannedSlide, request: GenerateDeckRequest): Slide {
  const deck = deckOf(request);
  const at = deck.plan.findIndex((one) => one.planned.slideId === planned.slideId);
  if (at < 0) return write(findPlan(planned, request), request, deckVoice(deck.voice.locale));
  while (deck.slides.length <= at) {
    const plan = deck.plan[deck.slides.length];
    if (plan) deck.slides.push(attempt(plan, request, deck.voice));
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

const writings = new WeakMap<GenerateDeckRequest, Writing>();

/** A slide's words depend on those before it, so they are written in order, once, in whatever order they are asked for. */
function deckOf(request: GenerateDeckRequest): Writing {
  let writing = writings.get(request);
  if (!writing) {
    writing = { plan: planSlides(request), voice: deckVoice(request.locale ?? DEFAULT_LOCALE), slides: [] };
    writings.set(request, writing);
  }
  return writing;
}

function attempt(plan: SlidePlan, request: GenerateDeckRequest, deck: DeckVoice): Slide | Error {
  try {
    return write(plan, request, deck);
  } catch (error) {
    if (DeckError.is(error)) return error;
    throw error;
  }
}

function write({ planned, widgets }: SlidePlan, request: GenerateDeckRequest, deck: DeckVoice): Slide {
  const voice: SlideVoice = { deck, turn: 0 };
  if (planned.layout === 'title') return writeTitleSlide(planned.slideId, request, voice);
  const [widget] = widgets;
  if (widget?.type === 'big-number') return writeNumbersSlide(planned.slideId, widgets, voice);
  const slide = writeWidgetSlide(planned.slideId, widget as WidgetInput, voice);
  return withTypeNote(slide, widget as WidgetInput, deck.locale);
}

/** The slide of one chart or table. */
export function writeWidgetSlide(
  slideId: string,
  widget: WidgetInput,
  { deck, points, turn }: SlideVoice,
): Slide {
  const { frame } = readWidget(widget);
  const asTable = shownType(frame).type === 'table';
  const { marks, ...text } = slideText(widget, deck, {
    points: points ?? (asTable ? TABLE_POINTS : POINTS),
    turn,
  });
  return {
    id: slideId, layout: asTable ? 'table' : 'chart-text', ...text, source: widget.id, variables: {},
    blocks: [asTable ? tableBlock(frame) : chartBlock(frame, marks)],
    ext: { phrasing: turn, ...(frame.seen ? {} : { unwritten: true }) }, origin: 'service',
  }; // prettier-ignore
}

function chartBlock(frame: Frame, marks: readonly Mark[]): Block {
  const { widget, encoding } = frame;
  const config: WidgetConfig = { ...shownFormat(frame), ...marksConfig(marks), ...widget.config };
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
