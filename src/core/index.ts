/** Everything of deckwright that knows no framework. Runs in browsers, workers and Node. */
export { configureDeck, type DeckConfiguration } from './assets.js';
export { DeckError, type DeckErrorCode, type ErrorDetails } from './errors.js';

export * from './deck/index.js';
export * from './refresh/index.js';
export { resolveSlide, type ResolvedSlide } from './deck/resolve.js';

export {
  checkTemplate,
  evaluate,
  findLiterals,
  formatCurrency,
  formatPercent,
  parse,
  processTemplate,
  resolveTemplate,
  TEMPLATE_SYNTAX_REFERENCE,
  TemplateError,
} from './template/index.js';
export type * from './template/types.js';
export { guardSlide, type GuardOptions } from './guard/index.js';
export { checkDeck, type CheckedSentence, type SentenceState } from './statements/check-deck.js';
export { hasPhrases } from './statements/phrases/languages.js';
export { loadPhrases } from './statements/phrases/load.js';

export { createDuckDBRunner, type DuckDBAssets, type DuckDBRunnerOptions } from './query/duckdb-runner.js';
export { QueryError, type QueryErrorCode } from './base/query-error.js';
export { createHttpRunner, type HttpRunnerOptions } from './query/http-runner.js';
export type * from './query/types.js';
export { readData, type ReadData, type ReadDataOptions } from './intake/read-data.js';
export type { DeclaredColumn } from './intake/declared-column.js';
export type { ReadOptions } from './intake/read-options.js';
export type { ReadTable } from './intake/read-table.js';
export type * from './intake/reading.js';

export { describeChart, renderChart, resolveEncoding } from './chart/index.js';
export { WIDGET_TYPES } from './chart/types.js';
export type * from './chart/types.js';
export type { Annotation } from './chart/annotation/types.js';

export {
  defaultTheme,
  defineLayout,
  layoutSlide,
  themeFonts,
  themeFromBrand,
  themes,
} from './layout/index.js';
export { brandColors, themeFromLogo, type BrandColors, type LogoThemeOptions } from './brand/index.js';
export type { FontMetrics } from './layout/font-families.js';
export type { FallbackScript, ScriptFont, Theme, ThemeFont } from './layout/theme-types.js';
export type * from './layout/types.js';

export { createDeckGeneration, createReportCallbacks, TRANSITIONS } from './generation/index.js';
export type * from './generation/index.js';

export {
  createPrefixFetch,
  ServiceAuthError,
  ServiceError,
  ServiceQuotaExceededError,
  ServiceRateLimitError,
  ServiceServerError,
} from './http/index.js';
export type { FetchFn } from './http/index.js';
export { apiSSE, type ApiSSEOptions, type SSEMessage } from './stream/index.js';
export type * from './stream/protocol.js';

export { captureSvgElement, ExportError, exportToPptx, importFromPptx } from './export/index.js';
export type * from './export/index.js';
