export { createLocalFetch } from './local-fetch.js';
export type { AccessCall, Admission, PaidRun, ServiceAccess } from './access.js';
export { createMemoryRunStore, type RunStoreOptions } from './runs/memory-run-store.js';
export type { KeptRecord, RunHold, RunRecord, RunStore } from './runs/run-store.js';
export type { VendorServiceOptions } from './service-options.js';
export { createVendorService, type VendorService } from './vendor-service.js';
export type { DeckResult } from './json-result.js';
export {
  createOpenAICompatibleModel,
  type OpenAICompatibleOptions,
} from './model/openai-compatible-model.js';
export { buildChartSlidePrompt, type ChartSlidePromptOptions } from './model/chart-slide-prompt.js';
export { DECK_SYSTEM_PROMPT } from './model/system-prompt.js';
export type { LanguageModel, ModelCall, ModelMessage, ModelSettings } from './model/language-model.js';
