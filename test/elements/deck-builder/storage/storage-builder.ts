import { fixture, html } from '@open-wc/testing';
import '../../../../src/elements/deck-builder/define.js';
import type { Deck, DeckBuilder, QueryResult } from '../../../../src/index.js';
import { fixtureDeck } from '../../fixture-deck.js';
import { allInside, appears, inside, next, text } from '../../inside.js';
import { waitUntil } from '../../wait.js';

const config = {
  name: 'Sales',
  widgets: ['regions', 'products', 'months'].map((id) => ({
    id,
    type: 'bar' as const,
    title: `Revenue by ${id}`,
    dataKey: `SELECT 1 -- ${id}`,
  })),
};

/** An engine of the page: no database is loaded. */
const runQuery = (): Promise<QueryResult> =>
  Promise.resolve({
    columns: [
      { name: 'category', type: 'string', dbType: 'VARCHAR' },
      { name: 'value', type: 'number', dbType: 'DOUBLE' },
    ],
    rows: [
      { category: 'North', value: 1_204_500 },
      { category: 'West', value: 981_200 },
      { category: 'East', value: 402_300 },
    ],
    rowCount: 3,
    elapsedMs: 1,
    truncated: false,
  });

/** A builder at its start screen. */
export const builder = (width = '1200px'): Promise<DeckBuilder> =>
  fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 700px; inline-size: ${width}"
      .config=${config}
      .runQuery=${runQuery}
    ></deck-builder>`,
  );

/** A builder with a document that its page has. */
export async function opened(deck: Deck = fixtureDeck(), width?: string): Promise<DeckBuilder> {
  const element = await builder(width);
  element.deck = deck;
  await appears(element, '.thumbnail');
  await appears(element, '.file-tools');
  return element;
}

/** Writes over the title of the deck, as a person does. */
export function rename(element: DeckBuilder, title: string): void {
  const field = inside<HTMLInputElement>(element, '.deck-title');
  field.value = title;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Everything that was done is kept. */
export async function saved(element: DeckBuilder): Promise<void> {
  await element.updateComplete;
  await appears(element, '.save-state[data-state="saved"]');
}

export const notices = (element: DeckBuilder): string[] => allInside(element, '.keep').map(text);

/** Presses a button of the notice that says this. */
export async function answer(element: DeckBuilder, says: string, label: string): Promise<void> {
  await waitUntil(() => notices(element).some((one) => one.includes(says)), `no notice says "${says}"`);
  const shown = allInside(element, '.keep').find((one) => text(one).includes(says))!;
  const buttons = [...shown.querySelectorAll('button')];
  buttons.find((one) => text(one) === label || one.ariaLabel === label)!.click();
  await element.updateComplete;
}

/** Takes back what the notice that says this offers. */
export async function restore(element: DeckBuilder, says: string): Promise<void> {
  const changed = next(element, 'deck-change');
  await answer(element, says, 'Restore');
  await changed;
  await appears(element, '.deck-title');
}

/** Everything in a store of what this browser keeps. */
export function stored<T>(store: string): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckwright-decks');
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const request = database.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => {
        database.close();
        resolve(request.result as T[]);
      };
    };
  });
}
