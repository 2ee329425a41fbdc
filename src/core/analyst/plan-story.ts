import { tryReadWidget } from '../statements/offers.js';
import { closingOf, isClosing, summaryPoints } from '../statements/story/closing.js';
import { deckVoice } from '../statements/story/deck-voice.js';
import { towardsGoal, worthFor } from '../statements/story/goal.js';
import { reversedIn } from '../statements/story/reversed.js';
import { isTitle } from '../statements/story/slide-text.js';
import { readingsOf } from '../statements/story/summary.js';
import type { GenerateDeckRequest, SlidePart, WidgetInput } from '../stream/protocol.js';
import type { SlidePlan } from './plan-deck.js';
import { deckBrief } from './deck-brief.js';
import type { DeckDirection } from './deck-direction.js';
import { chosenSections, inOrder, sectionsOf, type Section } from './plan-sections.js';
import { rowsKey } from './same-rows.js';

/** From so many slides with findings on a deck has a summary, a closing slide and an appendix. */
const LEAST_STORY = 4;
/** And from so many a summary, where its readers want that first. */
const LEAST_SUMMARY = 2;

/** Makes a slide of the plan; `wanted` is what its id is made of. */
export type AddSlide = (
  wanted: string,
  layout: string,
  part: SlidePart,
  more?: Partial<SlidePlan>,
) => SlidePlan;

/**
 * The slides of a deck in the order of its story: cover, summary, the content in its sections, closing, appendix. A small deck is cover and
 * content alone.
 * @param content in the order of the request; a bound keeps the strongest
 * @param direction the storyline that somebody else chose
 */
export function inStory(
  cover: SlidePlan,
  content: readonly SlidePlan[],
  request: Pick<GenerateDeckRequest, 'slides' | 'story' | 'audience' | 'goal' | 'systemPromptHint'>,
  add: AddSlide,
  { storyline, closing: wished = [] }: Partial<DeckDirection> = {},
): SlidePlan[] {
  const { slides, story = {} } = request;
  const { goal, summaryFirst = false } = deckBrief(request);
  const most = typeof slides === 'number' ? Math.max(1, Math.floor(slides)) : Infinity;
  const again = repeated(content);
  const telling = tellingOf(content.filter((slide) => !again.has(slide))).length;
  const isLarge = telling >= LEAST_STORY;
  const goesAside = (slide: SlidePlan): boolean => isQuiet(slide) || again.has(slide);
  const aside = isLarge && story.appendix !== false ? content.filter(goesAside) : [];
  const told = content.filter((slide) => !aside.includes(slide));
  const wantsSummary = story.summary !== false;
  // Where the bound is small, content goes before what speaks of it; what would only repeat the summary leaves its place to content too.
  const frames = [
    { summary: wantsSummary, closing: story.closing !== false, least: LEAST_STORY },
    { summary: wantsSummary, closing: false, least: LEAST_STORY },
    ...(summaryFirst ? [{ summary: wantsSummary, closing: false, least: LEAST_SUMMARY }] : []),
  ].map((one) => ({ ...one, slides: strongestOf(told, most - 1 - +one.summary - +one.closing, goal) }));
  const fits = ({ summary, closing, least, slides: own }: (typeof frames)[number]): boolean =>
    telling >= least &&
    tellingOf(own).length >= least &&
    (!closing || wished.length > 0 || mayClose(widgetsOf(own), request, summary));
  const frame = frames.find(fits) ?? {
    summary: false,
    closing: false,
    slides: strongestOf(told, Math.max(1, most - 1), goal),
  };
  const slidesOf = storyline ? inOrder(frame.slides, storyline) : frame.slides;
  const about = widgetsOf(frame.slides);
  const found = storyline ? chosenSections(slidesOf, storyline) : sectionsOf(slidesOf);
  const sections = story.sections === false ? undefined : found;
  const titles = sections?.filter(({ title }) => title !== undefined).length ?? 0;
  const parts: Section[] =
    sections && 1 + +frame.summary + +frame.closing + slidesOf.length + titles <= most
      ? sections
      : [{ slides: [...slidesOf] }];
  return [
    // A summary says what is strongest; without one the cover does.
    ...(most === 1
      ? []
      : [frame.summary ? cover : { ...cover, about: content.flatMap(({ widgets }) => widgets) }]),
    ...(frame.summary ? [add('summary', 'text', 'summary', { about })] : []),
    ...parts.flatMap(({ title, slides: own }: Section) =>
      title === undefined ? own : [add(`section ${title}`, 'section', 'section', { title }), ...own],
    ),
    ...(frame.closing
      ? [add('closing', 'text', 'closing', { about, ...(frame.summary ? {} : { alone: true }) })]
      : []),
    ...(aside.length > 0 ? [add('appendix', 'section', 'appendix'), ...aside.map(inAppendix)] : []),
  ];
}

/** Whether so many slides tell something of their own that they can be a story. */
export function hasStory(content: readonly SlidePlan[]): boolean {
  const again = repeated(content);
  return tellingOf(content.filter((slide) => !again.has(slide))).length >= LEAST_STORY;
}

const widgetsOf = (slides: readonly SlidePlan[]): WidgetInput[] => slides.flatMap(({ widgets }) => widgets);

/** Whether there is something to end with, as far as rows are seen. */
function mayClose(
  widgets: readonly WidgetInput[],
  request: Pick<GenerateDeckRequest, 'audience' | 'goal' | 'systemPromptHint'>,
  hasSummary: boolean,
): boolean {
  const readings = readingsOf(widgets);
  if (readings.some(({ reading }) => !reading.frame.seen)) return true;
  const voice = deckVoice('en', deckBrief(request), reversedIn(readings.map(({ reading }) => reading)));
  return isClosing(closingOf(readings, voice, hasSummary ? summaryPoints(readings.length) : 0));
}

/** The slides that hold a finding, as far as rows are seen. */
const tellingOf = (content: readonly SlidePlan[]): SlidePlan[] =>
  content.filter(({ widgets }) => widgets.some(mayTell));

function mayTell(widget: WidgetInput): boolean {
  const reading = tryReadWidget(widget);
  return reading !== undefined && (!reading.frame.seen || reading.offers.some(isTitle));
}

const inAppendix = (slide: SlidePlan): SlidePlan => ({
  ...slide,
  planned: { ...slide.planned, part: 'appendix' },
});

/** Slides that show the rows of another one: of several charts the one that says most stays. */
function repeated(content: readonly SlidePlan[]): Set<SlidePlan> {
  const best = new Map<string, SlidePlan>();
  for (const slide of content) {
    const key = keyOf(slide);
    const known = key === undefined ? undefined : best.get(key);
    if (key !== undefined && (!known || showsMore(slide, known))) best.set(key, slide);
  }
  return new Set(content.filter((slide) => (best.get(keyOf(slide) ?? '') ?? slide) !== slide));
}

function showsMore(slide: SlidePlan, other: SlidePlan): boolean {
  const [isTable, wasTable] = [slide, other].map(({ planned }) => planned.layout === 'table');
  return isTable === wasTable ? strength(slide) > strength(other) : wasTable === true;
}

function keyOf({ widgets, planned }: SlidePlan): string | undefined {
  const [widget] = widgets;
  return widget && planned.layout !== 'big-numbers' ? rowsKey(widget) : undefined;
}

/** Nothing can be said of its rows, and a chart without a message is no slide of a story. Figures say themselves. */
function isQuiet({ widgets, planned }: SlidePlan): boolean {
  return (
    planned.layout !== 'big-numbers' && widgets.every((widget) => tryReadWidget(widget) && !mayTell(widget))
  );
}

/** So many slides at most, the strongest for the goal, in their order. */
function strongestOf(
  content: readonly SlidePlan[],
  most: number,
  goal: string | undefined,
): readonly SlidePlan[] {
  if (content.length <= most) return content;
  const ranked = [...content].sort((a, b) => strength(b, goal) - strength(a, goal));
  const kept = new Set(ranked.slice(0, Math.max(0, most)));
  return content.filter((slide) => kept.has(slide));
}

/** Big numbers set the scale and stay; the others by their strongest finding. */
function strength({ widgets, planned }: SlidePlan, goal?: string): number {
  if (planned.layout === 'big-numbers') return 1;
  const [widget] = widgets;
  const reading = widget && tryReadWidget(widget);
  if (!reading) return 0;
  const [strongest] = towardsGoal(reading, goal).offers;
  return strongest ? worthFor(reading.frame, strongest, goal) : 0;
}
