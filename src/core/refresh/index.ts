export { refreshDeck } from './refresh-deck.js';
export type { RefreshDiff, RefreshedDeck, RefreshOptions, SourceRefresh } from './refresh-deck.js';
export { compareSlides } from './refresh-diff.js';
export type { BrokenChart, BrokenClaim, FigureChange, SlideChanges } from './refresh-diff.js';
export type { SentenceChange } from './reword-slide.js';
