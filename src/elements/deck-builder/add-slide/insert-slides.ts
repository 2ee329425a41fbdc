import type { BuilderSession } from '../builder-session.js';
import type { Refresher } from '../refresh/refresher.js';
import type { WrittenSlides } from './slide-asker.js';

/**
 * Puts written slides behind one of the deck, or at its end, as one step of undo. Their queries ask for no permission when the data
 * are refreshed.
 * @returns the ids of the slides
 */
export function insertSlides(
  session: BuilderSession,
  refresher: Refresher | undefined,
  { slides, sources }: WrittenSlides,
  afterId: string | undefined,
): string[] {
  const { deck } = session.getSnapshot();
  if (!deck) return [];
  for (const { sql } of Object.values(sources)) refresher?.allow(sql);
  const after = deck.slides.find(({ id }) => id === afterId) ?? deck.slides.at(-1);
  const ids = slides.map(({ id }) => id);
  session.apply(
    [
      ...Object.entries(sources).map(
        ([sourceId, source]) => ({ type: 'setSource', sourceId, source }) as const,
      ),
      ...slides.map(
        (slide, at) => ({ type: 'insertSlide', slide, afterId: ids[at - 1] ?? after?.id ?? null }) as const,
      ),
    ],
    'user',
  );
  return ids;
}
