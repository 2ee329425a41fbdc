export { createLocalFetch } from './local-fetch.js';
export { createVendorService, type VendorService, type VendorServiceOptions } from './vendor-service.js';
export type { DeckResult } from './json-result.js';
export {
  createOpenAICompatibleModel,
  type OpenAICompatibleOptions,
} from './model/openai-compatible-model.js';
export { buildChartSlidePrompt, type ChartSlidePromptOptions } from './model/chart-slide-prompt.js';
export { DECK_SYSTEM_PROMPT } from './model/system-prompt.js';
export type { LanguageModel, ModelCall, ModelMessage, ModelSettings } from './model/language-model.js';
