export type * from './types.js';
export { createDeck, createSlide, type CreateDeckOptions } from './create-deck.js';
export { createDeckStore } from './deck-store.js';
export type { DeckChange, DeckSnapshot, DeckStore, DeckStoreOptions, EditOrigin } from './deck-store.js';
export { applyEdit, applyEdits, type AppliedEdit, type DeckEdit } from './edits.js';
export { migrate, DECK_VERSION, type DeckDocument, type Migrations } from './migrations.js';
export { newId } from './new-id.js';
export { parseDeck, serializeDeck } from './parse-deck.js';
export { DECK_LIMITS } from './schema.js';
