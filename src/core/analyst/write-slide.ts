import type { ChartSpec, WidgetConfig } from '../chart/types.js';
import { DRAWABLE_TYPES } from '../chart/widget-types.js';
import type { Block, Slide } from '../deck/types.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../stream/protocol.js';
import { phrasesFor, type NoteKey } from './narrative/phrases.js';
import { storyOf, type SlideVoice } from './narrative/story.js';
import { hostSlot } from './narrative/table-story.js';
import type { Story } from './narrative/telling.js';
import { writeText } from './narrative/writer.js';
import { findPlan, planSlides } from './plan-deck.js';
import type { Frame } from './reading/frame.js';
import { readWidget, tryReadWidget } from './reading/read-widget.js';
import { writeNumbersSlide } from './write-numbers-slide.js';
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
  const { widgets } = findPlan(planned, request);
  const voice: SlideVoice = { locale: request.locale ?? DEFAULT_LOCALE, turn: planned.index };
  if (planned.layout === 'title') return writeTitleSlide(planned.slideId, request, voice);
  const [widget] = widgets;
  if (widget?.type === 'big-number') return writeNumbersSlide(planned.slideId, widgets, voice);
  return writeWidgetSlide(planned.slideId, widget as WidgetInput, {
    ...voice,
    chanceSaid: chanceSaidBefore(planned, request),
  });
}

/** Whether an earlier slide said that its differences are within chance: once in a deck is enough. */
function chanceSaidBefore({ slideId }: PlannedSlide, request: GenerateDeckRequest): boolean {
  const plan = planSlides(request);
  const earlier = plan.slice(
    0,
    plan.findIndex(({ planned }) => planned.slideId === slideId),
  );
  return earlier.some(({ widgets: [widget] }) => {
    if (!widget || widget.type === 'big-number' || widget.type === 'table') return false;
    const reading = tryReadWidget(widget);
    return reading !== undefined && reading.frame.seen && reading.facts.length === 0;
  });
}

/** The slide of one chart or table. */
export function writeWidgetSlide(slideId: string, widget: WidgetInput, voice: SlideVoice): Slide {
  const { frame, facts } = readWidget(widget);
  const { locale, turn } = voice;
  const phrases = phrasesFor(locale);
  const told = storyOf(frame, facts, phrases, locale);
  const story = voice.chanceSaid
    ? { ...told, notes: told.notes.filter(({ key }) => !CHANCE.has(key)) }
    : told;
  const asTable = widget.type === 'table' || !DRAWABLE_TYPES.includes(widget.type);
  const { title, ...text } = writeText(story, {
    phrases, locale, turn, widgets: [widget], source: widget.id, variables: {},
    points: voice.points ?? (asTable ? TABLE_POINTS : frame.seen ? POINTS : UNSEEN_POINTS),
  }); // prettier-ignore
  const { host } = hostSlot(frame, locale);
  return {
    id: slideId, layout: asTable ? 'table' : 'chart-text',
    title: title || host || '', ...text, source: widget.id, variables: {},
    blocks: [asTable ? tableBlock(widget) : chartBlock(frame, story.highlight)], ext: { phrasing: turn }, origin: 'service',
  }; // prettier-ignore
}

function chartBlock({ widget, encoding }: Frame, highlight: Story['highlight']): Block {
  const config: WidgetConfig = { ...widget.config, ...(highlight ? { highlight } : {}) };
  const spec: ChartSpec = { type: widget.type, encoding, title: widget.title, config };
  return { id: 'chart', region: 'chart', source: widget.id, kind: 'chart', spec };
}

function tableBlock(widget: WidgetInput): Block {
  const spec: ChartSpec = {
    type: 'table',
    encoding: {},
    title: widget.title,
    ...(widget.config ? { config: widget.config } : {}),
  };
  return { id: 'table', region: 'table', source: widget.id, kind: 'table', spec };
}
