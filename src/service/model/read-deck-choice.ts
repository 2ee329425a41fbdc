import type { DeckDirection, Storyline } from '../../core/analyst/deck-direction.js';
import type { StoryWish } from '../../core/statements/story/wishes.js';
import type { AnswerPiece } from './answer-reader.js';
import type { DeckOffers, OfferedSlide } from './deck-offers.js';

/** So many ids of one list are named to their author; an answer may hold thousands. */
const MOST_NAMED = 5;
const LEAST_SECTION = 2;

/**
 * Reads an answer. Nothing in it is trusted: what is not offered or has no place is left out, with a line that says why. A slide that it
 * does not order stands with its section, or keeps its place behind the others.
 */
export function readDeckChoice(
  pieces: readonly AnswerPiece[],
  offers: DeckOffers,
): { choice: DeckDirection; violations: string[] } {
  const violations: string[] = [];
  const all = (key: string): unknown[] =>
    pieces.filter((piece) => piece.key === key && piece.value !== null).map(({ value }) => value);
  const storyline = offers.storyline ? readStoryline(all('storyline'), offers, violations) : undefined;
  const statements = new Map<unknown, StoryWish>(
    offers.slides.flatMap((slide) => slide.statements.map(({ id, wish }) => [id, wish] as const)),
  );
  const read = (part: 'summary' | 'closing'): StoryWish[] => {
    const { least, most } = offers[part];
    if (most === 0) return [];
    const { known, unknown } = parted(all(part), statements);
    if (unknown.length > 0) violations.push(`${part}: there is no statement ${named(unknown)}`);
    if (known.length > most) violations.push(`${part}: at most ${most} are taken`);
    if (known.length < least) violations.push(`${part}: it needs ${least} statements at least`);
    return known.slice(0, most);
  };
  const choice = { ...(storyline ? { storyline } : {}), summary: read('summary'), closing: read('closing') };
  return { choice, violations };
}

function readStoryline(
  parts: readonly unknown[],
  { slides, topics, sections: most }: DeckOffers,
  violations: string[],
): Storyline | undefined {
  const slideIds = new Map<unknown, string>(slides.map(({ id, slideId }) => [id, slideId]));
  const titles = new Map<unknown, DeckOffers['topics'][number]>(topics.map((topic) => [topic.id, topic]));
  const order = new Set<string>();
  const sections = new Map<string, string[]>();
  const unknown = { slides: new Set<unknown>(), titles: new Set<unknown>() };
  const misplaced = new Set<string>();
  for (const part of parts) {
    const { section = null, slides: ids } = (typeof part === 'object' && part !== null ? part : {}) as {
      section?: unknown;
      slides?: unknown;
    };
    const topic = titles.get(section);
    if (section !== null && !topic) unknown.titles.add(section);
    for (const id of Array.isArray(ids) ? (ids as unknown[]) : []) {
      const slideId = slideIds.get(id);
      if (slideId === undefined) unknown.slides.add(id);
      else if (!order.has(slideId)) {
        order.add(slideId);
        if (topic?.slides.has(slideId))
          sections.set(topic.title, [...(sections.get(topic.title) ?? []), slideId]);
        else if (topic) misplaced.add(slideId);
      }
    }
  }
  const missing = slides.filter(({ slideId }) => !order.has(slideId));
  const report = (ids: Iterable<unknown>, line: (names: string) => string): void => {
    const list = [...ids];
    if (list.length > 0) violations.push(`storyline: ${line(named(list))}`);
  };
  report(unknown.slides, (names) => `there is no slide ${names}`);
  report(unknown.titles, (names) => `there is no title ${names}`);
  // A person reads these lines too, to whom the ids say nothing.
  const shown = ({ id, widgets: [widget] }: OfferedSlide): string => `${id} (${widget?.title ?? ''})`;
  report(
    slides.filter(({ slideId }) => misplaced.has(slideId)).map(shown),
    (names) => `${names}: its section has a title that it may not have`,
  );
  report(missing.map(shown), (names) => `it leaves out ${names}`);
  const leaveOut = (titles: readonly string[], why: string): void => {
    report(titles, (names) => `no section ${names}, ${why}`);
    for (const title of titles) sections.delete(title);
  };
  const short = [...sections].filter(([, own]) => own.length < LEAST_SECTION);
  leaveOut(
    short.map(([title]) => title),
    'since it would hold one slide',
  );
  leaveOut([...sections.keys()].slice(most), `since there are ${most} at most`);
  if (order.size === 0) return undefined;
  // What is missing may stand where others of its subject do.
  for (const { slideId } of missing) {
    const home = topics.find(({ title, slides: about }) => sections.has(title) && about.has(slideId));
    if (home) sections.get(home.title)?.push(slideId);
  }
  const held = [...sections.values()].flat().length;
  if (sections.size < 2 || slides.length - held > held / 2)
    leaveOut([...sections.keys()], 'since these part too little of the deck');
  return {
    order: [...order],
    sections: [...sections].map(([title, own]) => ({ title, slides: own })),
  };
}

/** The ids that are known, each once, and those that are not. */
function parted<T>(
  ids: readonly unknown[],
  among: ReadonlyMap<unknown, T>,
): { known: T[]; unknown: unknown[] } {
  const different = [...new Set(ids)];
  return {
    known: different.flatMap((id) => among.get(id) ?? []),
    unknown: different.filter((id) => !among.has(id)),
  };
}

/** Ids of an answer as their author is told of them. */
function named(ids: readonly unknown[]): string {
  const names = ids.slice(0, MOST_NAMED).map((id) => (JSON.stringify(id) ?? 'nothing').slice(0, 60));
  const more = ids.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
