import { applyEdits, type DeckEdit } from '../../deck/edits.js';
import type { Deck } from '../../deck/types.js';
import { sourceTable, sourceTableIds } from './source-table.js';

/** The tables in which a deck lists its own sources, as edits: they follow its rows and what is said of them. None where they are as they were. */
export function listedAnew(deck: Deck): DeckEdit[] {
  const { slides, sources } = deck;
  return [...sourceTableIds(slides)].flatMap((sourceId): DeckEdit[] => {
    const held = Object.hasOwn(sources, sourceId) ? sources[sourceId] : undefined;
    const source = sourceTable(deck);
    const same = held?.sql !== '' || held.data?.fingerprint === source.data?.fingerprint;
    return same ? [] : [{ type: 'setSource', sourceId, source: { ...source, title: held.title } }];
  });
}

/** The same for a deck after some edits, which a slide in other words is. */
export const listedAfter = (deck: Deck, edits: readonly DeckEdit[]): DeckEdit[] =>
  listedAnew(applyEdits(deck, edits).deck);
