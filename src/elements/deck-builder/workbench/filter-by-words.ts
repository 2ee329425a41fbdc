import { filteredSql } from '../../../core/analyst/filter-wish.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { DeckError } from '../../../core/errors.js';
import { DeckErrorEvent } from '../../shared/events.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import type { WorkbenchContext } from './context.js';

/**
 * Filters a slide where a wish asks for nothing else ("only North"): its query gets the condition, so that its rows, its line of sources
 * and the base that its sentences name are those of the filter, and a person reviews what that changes. False for any other wish.
 */
export function filterByWords(
  { session, host }: WorkbenchContext,
  queries: () => Promise<QueryDesk>,
  slideId: string,
  wish: string,
): boolean {
  const { deck } = session.getSnapshot();
  const slide = deck?.slides.find(({ id }) => id === slideId);
  const sourceId = slide && onlySource(slide);
  const sql = deck && sourceId !== undefined ? filterOf(deck, sourceId, wish) : undefined;
  if (sourceId === undefined || sql === undefined) return false;
  const failed = (error: Error): boolean => host.dispatchEvent(new DeckErrorEvent(error));
  void queries()
    .then((desk) => desk.use(sourceId, sql, ({ message }) => failed(new DeckError('unsupported', message))))
    .catch(failed);
  return true;
}

const filterOf = ({ sources }: Deck, sourceId: string, wish: string): string | undefined => {
  const source = Object.hasOwn(sources, sourceId) ? sources[sourceId] : undefined;
  return source && filteredSql(wish, source);
};

/** The source that all charts of a slide show: a filter of one of several would set them at odds. */
function onlySource({ source: own, blocks }: Slide): string | undefined {
  const shown = blocks.flatMap(({ kind, source = own }) =>
    kind === 'text' || kind === 'image' ? [] : (source ?? []),
  );
  const [only, ...others] = new Set(shown);
  return others.length === 0 ? only : undefined;
}
