/** A message as the AI SDK's providers take it. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user' | 'assistant'; content: { type: 'text'; text: string }[] };

/** What one call asks of a model; a subset of the provider interface. */
export interface ModelCall {
  prompt: ModelMessage[];
  responseFormat?: { type: 'json'; schema?: Record<string, unknown>; name?: string; description?: string };
  maxOutputTokens?: number;
  temperature?: number;
  abortSignal?: AbortSignal;
}

/**
 * A language model by the provider interface of the Vercel AI SDK, in the versions of `ai` 6 and 7 (`v3` and `v4`; `v2` streams
 * the same parts). Written out here, so that nothing of the SDK has to be installed to run or to type-check: any model object of
 * an `@ai-sdk/*` package, wrapped by middleware or not, fits.
 */
export interface LanguageModel {
  readonly specificationVersion: string;
  readonly provider: string;
  readonly modelId: string;
  doStream(call: ModelCall): PromiseLike<{ stream: ReadableStream<{ type: string }> }>;
}

/** How a model is called. */
export interface ModelSettings {
  /** A call that is silent for so long has failed, in milliseconds; 60,000 when not given. */
  idleTimeoutMs?: number;
  /** Calls made again after an overload or a failure before the first word; 2 when not given. */
  maxRetries?: number;
  /** Upper bound of one answer; the model's own when not given. */
  maxOutputTokens?: number;
  /** The model's own when not given: some models refuse any other. */
  temperature?: number;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** Interfaces whose stream parts are known. */
const VERSIONS = ['v2', 'v3', 'v4'];

/** Whether a host's value can be called as a model; a text, such as a gateway's model name, cannot. */
export function isLanguageModel(value: unknown): value is LanguageModel {
  if (typeof value !== 'object' || value === null) return false;
  const { specificationVersion, doStream } = value as Partial<LanguageModel>;
  return typeof doStream === 'function' && VERSIONS.includes(String(specificationVersion));
}

/** What a deck's events and the capabilities call a model. */
export const providerName = ({ modelId }: LanguageModel): string => `model:${modelId}`;

export const systemMessage = (content: string): ModelMessage => ({ role: 'system', content });
export const userMessage = (text: string): ModelMessage => ({
  role: 'user',
  content: [{ type: 'text', text }],
});
export const assistantMessage = (text: string): ModelMessage => ({
  role: 'assistant',
  content: [{ type: 'text', text }],
});
