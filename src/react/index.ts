'use client';
export { captureSvgElement, exportToPptx } from '../core/export/index.js';
export { createReportCallbacks } from '../core/generation/index.js';
export { createPrefixFetch } from '../core/http/index.js';
export { DeckBuilder, type DeckBuilderElement, type DeckBuilderProps } from './deck-builder.js';
export { DeckPresenter, type DeckPresenterElement, type DeckPresenterProps } from './deck-presenter.js';
export { DeckRightPanel, type DeckRightPanelElement, type DeckRightPanelProps } from './deck-right-panel.js';
export { DeckView, type DeckViewElement, type DeckViewProps } from './deck-view.js';
export { ReportProvider, type ReportProviderElement, type ReportProviderProps } from './report-provider.js';
export {
  useDeckGeneration,
  type UseDeckGeneration,
  type UseDeckGenerationOptions,
} from './use-deck-generation.js';
export {
  useRunQuery,
  VendorDBProvider,
  type VendorDBProviderElement,
  type VendorDBProviderProps,
} from './vendor-db-provider.js';
