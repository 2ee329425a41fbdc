import { deckBrief } from '../../core/analyst/deck-brief.js';
import { planSlides, type SlidePlan } from '../../core/analyst/plan-deck.js';
import { contentOf, isLong, sectionTopics, type SectionTopic } from '../../core/analyst/plan-sections.js';
import { hasStory } from '../../core/analyst/plan-story.js';
import { CLOSING_POINTS, SUMMARY_POINTS } from '../../core/analyst/write-story-slide.js';
import { tryReadWidget, type Reading } from '../../core/statements/offers.js';
import { towardsGoal } from '../../core/statements/story/goal.js';
import { reversedIn, withoutReversed } from '../../core/statements/story/reversed.js';
import { isLeadingKind, isTitle } from '../../core/statements/story/slide-text.js';
import { readingsOf } from '../../core/statements/story/summary.js';
import type { StatementWish, StoryWish } from '../../core/statements/story/wishes.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../../core/stream/protocol.js';
import { offered, sentenceOf } from './statement-list.js';

export interface OfferedStatement {
  id: string;
  wish: StoryWish;
  /** As a reader sees it; with slots in place of figures and names where the rows may not be seen. */
  sentence: string;
  seen: boolean;
}

/** A slide of the story, with the strongest of what it can say. */
export interface OfferedSlide {
  id: string;
  slideId: string;
  widgets: readonly WidgetInput[];
  statements: readonly OfferedStatement[];
}

/** What a model may choose for a whole deck. */
export interface DeckOffers {
  slides: readonly OfferedSlide[];
  /** Titles of sections; none where the deck has no sections. */
  topics: readonly (SectionTopic & { id: string })[];
  /** So many sections at most. */
  sections: number;
  /** Whether slides are put in order. */
  storyline: boolean;
  /** How many statements each of these slides is to say; none where there is no such slide. */
  summary: { least: number; most: number };
  closing: { least: number; most: number };
}

/** One answer has room for so many slides; those behind them keep their place. */
const MOST_SLIDES = 60;
/** Statements of a slide by how many slides there are. */
const STATEMENTS = { all: 96, least: 2, most: 6 };
const MOST_SECTIONS = 6;
const NONE = { least: 0, most: 0 };

/**
 * What there is to choose for a deck. Undefined where that is too little to ask: a small deck is its slides in their order.
 * @param wanted the slides that are to be written
 * @param failed ids of widgets that have no rows
 */
export function deckOffers(
  request: GenerateDeckRequest,
  wanted: readonly PlannedSlide[],
  failed: ReadonlySet<string>,
): DeckOffers | undefined {
  const { locale = 'en-US', story = {}, only } = request;
  const plan = planSlides(request);
  const content = contentOf(plan);
  const isWanted = (part: PlannedSlide['part']): boolean => wanted.some((slide) => slide.part === part);
  // Who names slides has seen them in an order.
  const storyline = !only && story.storyline !== false && hasStory(content);
  const room = roomFor(plan, request);
  const topics = storyline && story.sections !== false && isLong(content) && room > 1;
  const titles = topics ? sectionTopics(plan, locale) : [];
  const slides = offeredSlides(content.slice(0, MOST_SLIDES), request, failed);
  const told = slides.filter(({ statements }) => statements.length > 0).length;
  const points = (part: 'summary' | 'closing', { least, most }: typeof NONE): typeof NONE =>
    isWanted(part) && told > 0 ? { least: Math.min(least, told), most } : NONE;
  const summary = points('summary', SUMMARY_POINTS);
  const closing = points('closing', { least: 1, most: CLOSING_POINTS });
  if (!storyline && summary.most + closing.most === 0) return undefined;
  return {
    slides,
    topics: titles.length > 1 ? titles.map((topic, at) => ({ ...topic, id: `t${at + 1}` })) : [],
    sections: room,
    storyline,
    summary,
    closing,
  };
}

/** How many slides that open sections the length of a deck leaves room for. */
function roomFor(plan: readonly SlidePlan[], { slides }: GenerateDeckRequest): number {
  if (typeof slides !== 'number') return MOST_SECTIONS;
  const others = plan.filter(({ planned }) => planned.part !== 'section' && planned.part !== 'appendix');
  return Math.min(MOST_SECTIONS, slides - others.length);
}

function offeredSlides(
  content: readonly SlidePlan[],
  request: GenerateDeckRequest,
  failed: ReadonlySet<string>,
): OfferedSlide[] {
  const { locale = 'en-US' } = request;
  const { goal } = deckBrief(request);
  const reversed = reversedIn(readingsOf(request.widgets).map(({ reading }) => reading));
  const { all, least, most } = STATEMENTS;
  const each = Math.min(most, Math.max(least, Math.floor(all / Math.max(1, content.length))));
  return content.map(({ planned, widgets }, at): OfferedSlide => {
    const id = `p${at + 1}`;
    const statements = widgets
      .filter((widget) => !failed.has(widget.id))
      .flatMap((widget) => {
        const reading = tryReadWidget(widget);
        if (!reading) return [];
        const candidates = leading(towardsGoal(withoutReversed(reading, reversed), goal));
        return worded(candidates, widget, reading, locale).slice(0, each);
      })
      .slice(0, each)
      .map((one, index): OfferedStatement => ({ ...one, id: `${id}s${index + 1}` }));
    return { id, slideId: planned.slideId, widgets, statements };
  });
}

/** What a headline could say; where the rows are not seen one of each kind. */
function leading(reading: Reading): StatementWish[] {
  if (reading.frame.seen) return offered({ ...reading, offers: reading.offers.filter(isTitle) });
  const kinds = new Map<string, StatementWish>();
  for (const wish of offered(reading))
    if (isLeadingKind(wish.kind) && !kinds.has(wish.kind)) kinds.set(wish.kind, wish);
  return [...kinds.values()];
}

function worded(
  wishes: readonly StatementWish[],
  widget: WidgetInput,
  reading: Reading,
  locale: string,
): Omit<OfferedStatement, 'id'>[] {
  return wishes.flatMap((wish) => {
    const sentence = sentenceOf(wish, widget, reading, locale);
    const { seen } = reading.frame;
    return sentence === undefined ? [] : [{ wish: { ...wish, source: widget.id }, sentence, seen }];
  });
}
