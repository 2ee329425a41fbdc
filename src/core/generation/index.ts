export { createDeckGeneration } from './deck-generation.js';
export type * from './generation-types.js';
export {
  createReportCallbacks,
  type CallOptions,
  type ReportCallbacks,
  type ReportCallbacksOptions,
} from './report-callbacks.js';
export { TRANSITIONS, type Phase, type PhaseEvent } from './transitions.js';
