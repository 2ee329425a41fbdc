import { DeckError } from '../errors.js';
import type { GenerateDeckRequest, PlannedSlide, WidgetInput } from '../stream/protocol.js';
import { tryReadWidget } from '../statements/offers.js';

/** So many figures share a slide. */
const MOST_NUMBERS = 4;

/** A planned slide with the widgets it shows. */
export interface SlidePlan {
  planned: PlannedSlide;
  widgets: readonly WidgetInput[];
}

/**
 * The slides of a deck: a title slide, then the widgets in deck order; big numbers that follow each other share a slide, up
 * to four. A `slides` bound keeps the slides with the strongest findings. Ids depend on widget ids alone. `only` does not
 * shorten the plan: it says which of its slides are written.
 */
export function planDeck(request: GenerateDeckRequest): PlannedSlide[] {
  return planSlides(request).map(({ planned }) => planned);
}

export function planSlides(request: GenerateDeckRequest): SlidePlan[] {
  const ids = new Set<string>();
  const slides: SlidePlan[] = [];
  const add = (id: string, layout: string, widgets: readonly WidgetInput[]): void => {
    const planned: PlannedSlide = { slideId: uniqueId(id, ids), index: 0, layout };
    const [only] = widgets.length === 1 ? widgets : [];
    slides.push({ planned: only ? { ...planned, widgetId: only.id } : planned, widgets });
  };
  add('title', 'title', []);
  for (const widgets of grouped(request.widgets)) {
    const [first] = widgets;
    if (first) add(first.id, layoutOf(first), widgets);
  }
  return withinBound(slides, request.slides).map((slide, index) => ({
    ...slide,
    planned: { ...slide.planned, index },
  }));
}

/** The plan entry of a slide. Throws `not_found` where the request has no such slide. */
export function findPlan(planned: PlannedSlide, request: GenerateDeckRequest): SlidePlan {
  const plan = planSlides(request).find((slide) => slide.planned.slideId === planned.slideId);
  if (plan) return plan;
  const widget = request.widgets.find((one) => one.id === planned.widgetId);
  if (widget) return { planned, widgets: [widget] };
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
  return groups;
}

function layoutOf({ type }: WidgetInput): string {
  if (type === 'big-number') return 'big-numbers';
  return type === 'table' ? 'table' : 'chart-text';
}

function withinBound(slides: SlidePlan[], bound: GenerateDeckRequest['slides']): SlidePlan[] {
  if (typeof bound !== 'number' || slides.length <= bound) return slides;
  const most = Math.max(1, Math.floor(bound));
  const [title, ...content] = slides;
  const room = most === 1 ? 1 : most - 1;
  const kept = new Set([...content].sort((a, b) => strength(b) - strength(a)).slice(0, room));
  const chosen = content.filter((slide) => kept.has(slide));
  return most === 1 || !title ? chosen : [title, ...chosen];
}

/** Big numbers set the scale and stay; the others by their strongest finding. */
function strength({ widgets, planned }: SlidePlan): number {
  if (planned.layout === 'big-numbers') return 1;
  const [widget] = widgets;
  return widget ? (tryReadWidget(widget)?.offers[0]?.weight ?? 0) : 0;
}

function uniqueId(id: string, taken: Set<string>): string {
  const base = `slide-${
    id
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}_-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'widget'
  }`;
  let unique = base;
  for (let n = 2; taken.has(unique); n += 1) unique = `${base}-${n}`;
  taken.add(unique);
  return unique;
}
