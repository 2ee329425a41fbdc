import { DeckError } from '../errors.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../stream/protocol.js';
import { goesBeside } from './same-rows.js';
import type { DeckDirection } from './deck-direction.js';
import { sectionTopics } from './plan-sections.js';
import { inStory, type AddSlide } from './plan-story.js';
import { uniqueSlideId } from './slide-ids.js';

/** So many figures share a slide. */
const MOST_NUMBERS = 4;

/** A planned slide with the widgets it shows. */
export interface SlidePlan {
  planned: PlannedSlide;
  widgets: readonly WidgetInput[];
  /** Of a slide that speaks of several others: their widgets. */
  about?: readonly WidgetInput[];
  /** Of a closing slide: the deck has no summary. */
  alone?: true;
  /** Of a slide that opens a section. */
  title?: string;
}

/**
 * The slides of a deck: a title slide, then the widgets in deck order; big numbers that follow each other share a slide, up
 * to four, and a small table stands beside the chart of its rows. A `slides` bound keeps the slides with the strongest findings. Larger decks have a summary, sections, a closing slide and an
 * appendix, as far as `story` wants them. Ids depend on widget ids alone. `only` does not shorten the plan: it says which of its slides
 * are written.
 * @param direction what somebody else chose for the deck: its storyline gives order and sections
 */
export function planDeck(request: GenerateDeckRequest, direction?: DeckDirection): PlannedSlide[] {
  return planSlides(request, direction).map(({ planned }) => planned);
}

export function planSlides(request: GenerateDeckRequest, direction?: DeckDirection): SlidePlan[] {
  const ids = new Set<string>();
  const slideOf = (id: string, layout: string, widgets: readonly WidgetInput[]): SlidePlan => {
    const planned: PlannedSlide = { slideId: uniqueSlideId(id, ids), index: 0, layout };
    // Figures on one slide have equal parts in it; beside a chart a table only says the same.
    const [only] = widgets.length === 1 || layout === 'two-charts' ? widgets : [];
    return { planned: only ? { ...planned, widgetId: only.id } : planned, widgets };
  };
  const cover = slideOf('title', 'title', []);
  const content = grouped(request.widgets).flatMap((widgets) => {
    const [first] = widgets;
    return first ? [slideOf(first.id, layoutOf(first, widgets.length - 1), widgets)] : [];
  });
  const add: AddSlide = (wanted, layout, part, more) => {
    const slide = slideOf(wanted, layout, []);
    return { ...slide, ...more, planned: { ...slide.planned, part } };
  };
  return inStory(cover, content, request, add, direction).map((slide, index) => ({
    ...slide,
    planned: { ...slide.planned, index },
  }));
}

/**
 * The slides that could open sections of a deck. A storyline that somebody chose is not kept: a request for some of its slides finds them
 * here.
 */
export function sectionSlides(request: GenerateDeckRequest): SlidePlan[] {
  const plan = planSlides(request);
  return sectionTopics(plan, request.locale ?? 'en-US').map(({ title, slideId }, at): SlidePlan => ({
    planned: { slideId, index: plan.length + at, layout: 'section', part: 'section' },
    widgets: [],
    title,
  }));
}

/** The plan entry of a slide. Throws `not_found` where the request has no such slide. */
export function findPlan(planned: PlannedSlide, request: GenerateDeckRequest): SlidePlan {
  const plan = planSlides(request).find((slide) => slide.planned.slideId === planned.slideId);
  if (plan) return plan;
  const widget = request.widgets.find((one) => one.id === planned.widgetId);
  if (widget) return { planned, widgets: [widget] };
  const section = sectionSlides(request).find((slide) => slide.planned.slideId === planned.slideId);
  if (section) return section;
  throw new DeckError(
    'not_found',
    `There is no slide "${planned.slideId.slice(0, 60)}" in the plan of this deck.`,
    {
      path: 'slideId',
      hint: 'Use the slide ids that planDeck returns for the same widgets.',
    },
  );
}

function grouped(widgets: readonly WidgetInput[]): WidgetInput[][] {
  const groups: WidgetInput[][] = [];
  for (const widget of widgets) {
    const open = groups.at(-1);
    const joins =
      widget.type === 'big-number' && open?.[0]?.type === 'big-number' && open.length < MOST_NUMBERS;
    if (joins) open.push(widget);
    else groups.push([widget]);
  }
  return withTables(groups);
}

/** A small table of a chart's rows stands beside the chart. */
function withTables(groups: WidgetInput[][]): WidgetInput[][] {
  const beside = new Map<WidgetInput, WidgetInput>();
  for (const [table] of groups) {
    const chart = groups.find(
      ([one], at) => table && one && goesBeside(table, one) && !beside.has(one) && groups[at]?.length === 1,
    )?.[0];
    if (table && chart) beside.set(chart, table);
  }
  const taken = new Set(beside.values());
  return groups
    .filter(([first]) => first && !taken.has(first))
    .map((group) => [...group, ...group.flatMap((one) => beside.get(one) ?? [])]);
}

function layoutOf({ type }: WidgetInput, others: number): string {
  if (type === 'big-number') return 'big-numbers';
  if (others > 0) return 'two-charts';
  return type === 'table' ? 'table' : 'chart-text';
}
