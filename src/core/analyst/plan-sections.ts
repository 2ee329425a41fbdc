import { foldedName, isCalendarPartName, isDateName, isYearName } from '../intake/roles/name-words.js';
import { capitalized, readableName } from '../statements/frame/names.js';
import { tryReadWidget } from '../statements/offers.js';
import { storyWords } from '../statements/phrases/story-words.js';
import type { Storyline } from './deck-direction.js';
import type { SlidePlan } from './plan-deck.js';
import { slideIdOf } from './slide-ids.js';

/** Above so many slides a deck has sections, of so many slides each at least: charts of one measure need no slide before two of them. */
const MOST_WITHOUT_SECTIONS = 8;
const LEAST_SECTION = { table: 2, measure: 3, chosen: 2 };
/** A longer name of a column is no title. */
const LONGEST_TITLE = 60;

export interface Section {
  /** Absent for what stands before the first section. */
  title?: string;
  slides: SlidePlan[];
}

/** What slides have in common, as the title of a section. */
export interface SectionTopic {
  title: string;
  /** Of the slide that opens the section. */
  slideId: string;
  /** Ids of the slides that it is true of. */
  slides: ReadonlySet<string>;
}

/** The slides of a plan that tell the story: not its frame, nor its appendix. */
export const contentOf = (plan: readonly SlidePlan[]): SlidePlan[] =>
  plan.filter(({ planned, widgets }) => planned.part === undefined && widgets.length > 0);

/** Whether a deck with so many slides of content has sections. */
export const isLong = (content: readonly SlidePlan[]): boolean => content.length > MOST_WITHOUT_SECTIONS;

/**
 * Slides by what they speak of: the table that their rows come from, else their measure. What shares its topic with no other slide stands
 * first. Undefined where that makes no parts.
 */
export function sectionsOf(content: readonly SlidePlan[]): Section[] | undefined {
  if (!isLong(content)) return undefined;
  return (
    groupedBy(content, tableOf, LEAST_SECTION.table) ?? groupedBy(content, measureOf, LEAST_SECTION.measure)
  );
}

function groupedBy(
  content: readonly SlidePlan[],
  topicOf: (slide: SlidePlan) => string | undefined,
  least: number,
): Section[] | undefined {
  const groups = new Map<string, SlidePlan[]>();
  for (const slide of content) {
    const topic = topicOf(slide) ?? '';
    groups.set(topic, [...(groups.get(topic) ?? []), slide]);
  }
  const named = [...groups].filter(([topic]) => topic !== '');
  return parted(
    content,
    named.map(([title, slides]) => ({ title, slides })),
    least,
  );
}

/** Sections of `least` slides or more, behind what is in none of them. Undefined where these are no parts of the deck. */
function parted(
  content: readonly SlidePlan[],
  sections: readonly Section[],
  least: number,
): Section[] | undefined {
  const named = sections.filter(({ slides }) => slides.length >= least);
  if (named.length < 2) return undefined;
  const grouped = new Set(named.flatMap(({ slides }) => slides));
  const loose = content.filter((slide) => !grouped.has(slide));
  // More slides without a topic than with one: these are no parts of the deck.
  if (loose.length > grouped.size / 2) return undefined;
  return [...(loose.length > 0 ? [{ slides: loose }] : []), ...named];
}

/** The slides in the order that somebody chose; those that it does not name stay behind them as they are. */
export function inOrder(content: readonly SlidePlan[], { order }: Storyline): SlidePlan[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ planned }: SlidePlan): number => places.get(planned.slideId) ?? Infinity;
  return [...content].sort((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? 0 : first - second;
  });
}

/** The sections that somebody chose, over slides in their order; undefined where they are no parts of the deck. */
export function chosenSections(
  content: readonly SlidePlan[],
  { sections }: Storyline,
): Section[] | undefined {
  if (!isLong(content)) return undefined;
  const chosen = sections.map(({ title, slides }) => ({
    title,
    slides: content.filter(({ planned }) => slides.includes(planned.slideId)),
  }));
  return parted(content, chosen, LEAST_SECTION.chosen);
}

/**
 * What sections of a deck may be called: tables, measures and dimensions of its slides, and that they show a course. Each is true of two of
 * them at least, and not of all.
 */
export function sectionTopics(plan: readonly SlidePlan[], locale: string): SectionTopic[] {
  const content = contentOf(plan);
  const topics = new Map<string, Set<string>>();
  for (const slide of content)
    for (const title of titlesFor(slide, locale))
      topics.set(title, (topics.get(title) ?? new Set()).add(slide.planned.slideId));
  const taken = new Set(plan.flatMap(({ planned }) => (planned.part === 'section' ? [] : planned.slideId)));
  return [...topics].flatMap(([title, slides]): SectionTopic[] => {
    const slideId = slideIdOf(`section ${title}`);
    const isPart = slides.size >= LEAST_SECTION.chosen && slides.size < content.length;
    // A storyline is not kept: who asks for its slides again names them by ids that say the title.
    if (!isPart || title.length > LONGEST_TITLE || taken.has(slideId)) return [];
    taken.add(slideId);
    return [{ title, slideId, slides }];
  });
}

function titlesFor(slide: SlidePlan, locale: string): Set<string> {
  const titles = new Set<string>();
  const table = tableOf(slide);
  if (table !== undefined) titles.add(table);
  for (const widget of slide.widgets) {
    const { measure, against, dimension, series } = tryReadWidget(widget)?.frame ?? {};
    for (const one of [measure, against]) if (one && isTopic(one.noun)) titles.add(capitalized(one.noun));
    for (const one of [dimension, series]) {
      if (!one) continue;
      if (one.grain) titles.add(storyWords(locale).overTime);
      else if (one.ours !== true && isTopic(one.noun) && !isCalendar(one.noun))
        titles.add(capitalized(one.noun));
    }
  }
  return titles;
}

/** Where all widgets of a slide have their rows from one table. */
function tableOf({ widgets }: SlidePlan): string | undefined {
  const tables = new Set(widgets.map((widget) => tryReadWidget(widget)?.frame.query?.tables.join(' ') ?? ''));
  const [table = ''] = tables;
  return tables.size === 1 && table !== '' && !table.includes(' ')
    ? capitalized(readableName(table))
    : undefined;
}

function measureOf({ widgets }: SlidePlan): string | undefined {
  const [widget] = widgets;
  const noun = widgets.length === 1 && widget ? (tryReadWidget(widget)?.frame.measure?.noun ?? '') : '';
  return isTopic(noun) ? capitalized(noun) : undefined;
}

/** Months of a year, or months that went by: without their rows nobody knows. */
function isCalendar(noun: string): boolean {
  const name = foldedName(noun);
  return isDateName(name) || isYearName(name) || isCalendarPartName(name);
}

const isTopic = (noun: string): boolean => noun !== '' && !/\p{N}/u.test(noun);
