import { DeckError } from '../../core/errors.js';
import { ServiceError } from '../../core/http/service-error.js';
import type { LanguageModel, ModelCall, ModelSettings, ModelUsage } from './language-model.js';
import { invalidOutput, modelError, modelTimeout } from './model-error.js';

const IDLE_MS = 60_000;
const RETRIES = 2;
/** A wait that is asked for and longer than this is the client's to decide. */
const LONGEST_WAIT_MS = 20_000;
const FIRST_WAIT_MS = 500;
/** No answer takes more text; a model that writes on and on is stopped here. */
const MOST_CHARACTERS = 200_000;

export interface ModelAnswer {
  usage?: ModelUsage;
  /** `length` where the answer was cut off. */
  finishReason: string;
}

/**
 * The text of a model's answer, piece by piece; returns how it ended. Silence, overload and failures before the first piece are
 * answered by calling again, as often as the settings say and after the time the endpoint asks for.
 * @throws ServiceError `rate_limited`, `upstream_timeout`, `upstream_unreachable`, `model_unavailable`, `model_invalid_output`;
 * AbortError where the signal aborted.
 */
export async function* streamModel(
  model: LanguageModel,
  call: ModelCall,
  settings: ModelSettings,
  signal: AbortSignal,
): AsyncGenerator<string, ModelAnswer, undefined> {
  const { maxRetries = RETRIES } = settings;
  for (let attempt = 0; ; attempt++) {
    const answer = oneCall(model, call, settings, signal);
    let began = false;
    try {
      for (let next = await answer.next(); ; next = await answer.next()) {
        if (next.done) return next.value;
        began = true;
        yield next.value;
      }
    } catch (error) {
      signal.throwIfAborted();
      const wait = began || attempt >= maxRetries ? undefined : waitBefore(error, attempt);
      if (wait === undefined) throw error;
      await pause(wait, signal);
    } finally {
      // Whoever stops reading ends the call.
      await answer.return({ finishReason: 'aborted' });
    }
  }
}

async function* oneCall(
  model: LanguageModel,
  call: ModelCall,
  { idleTimeoutMs = IDLE_MS, maxOutputTokens, temperature }: ModelSettings,
  signal: AbortSignal,
): AsyncGenerator<string, ModelAnswer, undefined> {
  const own = new AbortController();
  const stop = (): void => own.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  let reader: ReadableStreamDefaultReader<{ type: string }> | undefined;
  try {
    const { stream } = await inTime(
      Promise.resolve(
        model.doStream({
          ...call,
          ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
          ...(temperature === undefined ? {} : { temperature }),
          abortSignal: own.signal,
        }),
      ),
      idleTimeoutMs,
      signal,
    );
    reader = stream.getReader();
    let characters = 0;
    for (;;) {
      const { done, value } = await inTime(reader.read(), idleTimeoutMs, signal);
      // A stream that just ends was cut on its way: every provider says how it finished.
      if (done) throw new DeckError('truncated', 'The answer of the model broke off.');
      const part = value as StreamPart;
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish')
        return { finishReason: reasonOf(part.finishReason), ...usageOf(part.usage) };
      if (part.type !== 'text-delta' || typeof part.delta !== 'string' || part.delta === '') continue;
      characters += part.delta.length;
      if (characters > MOST_CHARACTERS)
        throw invalidOutput('The model wrote far more than it was asked for.');
      yield part.delta;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw ServiceError.is(error) && error.code !== 'internal' ? mapped(error) : modelError(error);
  } finally {
    signal.removeEventListener('abort', stop);
    own.abort();
    reader?.cancel().catch(() => {});
  }
}

/** Our own verdicts pass; what an endpoint said is put into our words. */
function mapped(error: ServiceError): DeckError<string> {
  return error.code === 'upstream_timeout' || error.code === 'model_invalid_output'
    ? error
    : modelError(error);
}

interface StreamPart {
  type: string;
  delta?: unknown;
  error?: unknown;
  finishReason?: unknown;
  usage?: unknown;
}

/** A text in interface v2, `{ unified, raw }` since v3. */
function reasonOf(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  const { unified } = (typeof reason === 'object' && reason !== null ? reason : {}) as { unified?: unknown };
  return typeof unified === 'string' ? unified : 'unknown';
}

/** A number in interface v2, `{ total }` since v3. */
function usageOf(usage: unknown): { usage?: ModelUsage } {
  const { inputTokens, outputTokens } = (typeof usage === 'object' && usage !== null ? usage : {}) as Record<
    string,
    unknown
  >;
  const count = (tokens: unknown): number | undefined =>
    typeof tokens === 'number' ? tokens : (tokens as { total?: number } | null | undefined)?.total;
  const input = count(inputTokens);
  const output = count(outputTokens);
  if (input === undefined && output === undefined) return {};
  return { usage: { inputTokens: input ?? 0, outputTokens: output ?? 0 } };
}

/** How long to wait before the call is made again; undefined where that is of no use. */
function waitBefore(error: unknown, attempt: number): number | undefined {
  if (!ServiceError.is(error) || !error.retryable || error.code === 'upstream_timeout') return undefined;
  const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt * (1 + Math.random() / 2);
  return wait > LONGEST_WAIT_MS ? undefined : wait;
}

/** A promise that may never settle, since a provider may ignore its signal. */
function inTime<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(modelTimeout(ms)), ms);
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    function done(): void {
      signal.removeEventListener('abort', stop);
      resolve();
    }
  });
}
