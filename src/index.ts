/** Element classes and all public types. Importing has no side effect: `deckwright/define` registers the elements. */
export { DeckBuilder } from './elements/deck-builder/deck-builder.js';
export { DeckPresenter } from './elements/deck-presenter/deck-presenter.js';
export { DeckRightPanel } from './elements/deck-right-panel/deck-right-panel.js';
export { DeckView } from './elements/deck-view/deck-view.js';
export { ReportProvider } from './elements/report-provider/report-provider.js';
export { VendorDBProvider } from './elements/vendor-db-provider/vendor-db-provider.js';
export * from './elements/shared/events.js';
export { addTranslation } from './elements/shared/localize-controller.js';
export type { AllMessages } from './elements/shared/all-words.js';
export { configureDeck } from './core/assets.js';
export { DeckError } from './core/errors.js';

export type * from './core/chart/types.js';
export type { Annotation } from './core/chart/annotation/types.js';
export type * from './core/deck/types.js';
export type { DeckEdit } from './core/deck/edits.js';
export type { EditOrigin } from './core/deck/deck-store.js';
export type { DeckErrorCode } from './core/errors.js';
export type { ReportCallbacks } from './core/generation/index.js';
export type { FetchFn } from './core/http/index.js';
export type { Theme, ThemeFont } from './core/layout/theme-types.js';
export type * from './core/query/types.js';
export type * from './core/stream/protocol.js';
