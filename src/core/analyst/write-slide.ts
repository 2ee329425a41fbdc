import type { ChartSpec, WidgetConfig } from '../chart/types.js';
import type { Block, Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../stream/protocol.js';
import { phrasesFor, type NoteKey } from './narrative/phrases.js';
import { DeckVoice } from './narrative/deck-voice.js';
import { storyOf, type SlideVoice } from './narrative/story.js';
import { hostSlot } from './narrative/table-story.js';
import type { Story } from './narrative/telling.js';
import { writeText } from './narrative/writer.js';
import { findPlan, planSlides, type SlidePlan } from './plan-deck.js';
import type { Frame } from './reading/frame.js';
import { honestType } from './reading/cut-rows.js';
import { readWidget } from './reading/read-widget.js';
import { formatsOfColumns, shownFormat } from './shown-format.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
import { withSummary } from './summary.js';
import { writeTitleSlide } from './write-title-slide.js';

const DEFAULT_LOCALE = 'en-US';
/** Bullets beside a chart, and above a table, where there is less room. */
const POINTS = 3;
const TABLE_POINTS = 2;
/** Without rows more sentences go out: the page drops those that its rows do not bear out. */
const UNSEEN_POINTS = 6;
/** Notes that say a test found nothing. */
const CHANCE: ReadonlySet<NoteKey> = new Set(['noFinding', 'tooFew']);

/**
 * A planned slide, complete: templates whose every figure and name is a placeholder, the claims that make its statements
 * true, blocks and speaker notes. Throws `wrong_columns` where the widget's query does not fit its type, `not_found` where
 * the slide is not in the plan.
 */
export function writeSlide(planned: PlannedSlide, request: GenerateDeckRequest): Slide {
  const deck = deckOf(request);
  const at = deck.plan.findIndex((one) => one.planned.slideId === planned.slideId);
  if (at < 0)
    return write(findPlan(planned, request), request, new DeckVoice(request.title, deck.voice.locale));
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
    const voice = new DeckVoice(request.title, request.locale ?? DEFAULT_LOCALE);
    writing = { plan: planSlides(request), voice, slides: [] };
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
  const voice: SlideVoice = { locale: deck.locale, turn: deck.turn, deck };
  if (planned.layout === 'title') return writeTitleSlide(planned.slideId, request, voice);
  const [widget] = widgets;
  if (widget?.type === 'big-number')
    return withSummary(writeNumbersSlide(planned.slideId, widgets, voice), request, voice);
  return writeWidgetSlide(planned.slideId, widget as WidgetInput, voice);
}

/** The slide of one chart or table. */
export function writeWidgetSlide(slideId: string, widget: WidgetInput, voice: SlideVoice): Slide {
  const { locale, turn, deck } = voice;
  const { frame, facts } = readWidget(widget, locale);
  const phrases = phrasesFor(locale);
  const told = storyOf(frame, deck ? deck.news(frame, facts) : facts, phrases, locale);
  // What chance explains is said once in a deck, and not where a finding stands on another slide.
  const silent = deck?.chanceSaid === true || facts.length > 0;
  const story = silent ? { ...told, notes: told.notes.filter(({ key }) => !CHANCE.has(key)) } : told;
  if (deck && story.notes.some(({ key }) => CHANCE.has(key))) deck.chanceSaid = true;
  const asTable = widget.type === 'table';
  const { title, ...text } = writeText(story, {
    phrases, locale, turn, ...(deck ? { deck } : {}), widgets: [widget], source: widget.id, variables: {},
    points: voice.points ?? (asTable ? TABLE_POINTS : frame.seen ? POINTS : UNSEEN_POINTS),
  }); // prettier-ignore
  const { host } = hostSlot(frame, locale);
  return {
    id: slideId, layout: asTable ? 'table' : 'chart-text',
    title: title || host || '', ...text, source: widget.id, variables: {},
    blocks: [asTable ? tableBlock(frame) : chartBlock(frame, story.highlight)], ext: { phrasing: turn }, origin: 'service',
  }; // prettier-ignore
}

function chartBlock(frame: Frame, highlight: Story['highlight']): Block {
  const { widget, encoding } = frame;
  const config: WidgetConfig = {
    ...shownFormat(frame),
    ...widget.config,
    ...(highlight ? { highlight } : {}),
  };
  const spec: ChartSpec = { type: honestType(widget.type, widget), encoding, title: widget.title, config };
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
