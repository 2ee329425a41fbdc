import { DeckError } from '../../core/errors.js';
import type { FetchFn } from '../../core/http/fetch-fn.js';
import { apiSSE } from '../../core/stream/api-sse.js';
import type { LanguageModel, ModelCall, ModelMessage } from './language-model.js';

export interface OpenAICompatibleOptions {
  /** The model's name as the endpoint knows it. */
  model: string;
  /** Up to and including the version: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  /** Sent as bearer token; local servers need none. */
  apiKey?: string;
  headers?: Record<string, string>;
  fetch?: FetchFn;
}

/** How strictly the answer's form can be asked for; endpoints differ, so the first refusal steps down. */
const FORMS = ['json_schema', 'json_object', 'none'] as const;
/** An answer is small; its chunks are smaller. */
const MAX_EVENT_BYTES = 1024 * 1024;

/**
 * A model behind any endpoint that speaks OpenAI's chat completions with streaming: OpenAI, Azure, Mistral, Groq, OpenRouter,
 * Ollama, LM Studio, vLLM, llama.cpp … Nothing needs to be installed for it.
 * @throws DeckError `invalid_config` for an option that cannot work.
 */
export function createOpenAICompatibleModel(options: OpenAICompatibleOptions): LanguageModel {
  const { model, apiKey, headers = {}, fetch } = options;
  if (typeof model !== 'string' || model.trim() === '')
    throw invalid('model', "model must be the model's name.");
  const url = `${checkedBase(options.baseUrl)}/chat/completions`;
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
    throw invalid('apiKey', 'apiKey must be a key without spaces or line breaks.');
  /** What the endpoint takes, as far as it is known. */
  const takes = { form: 0, usage: true };

  const open = (call: ModelCall): AsyncGenerator<{ data: string }> => {
    const format = formatOf(FORMS[takes.form] ?? 'none', call);
    const body = {
      model,
      messages: call.prompt.map(messageOf),
      stream: true,
      ...(takes.usage ? { stream_options: { include_usage: true } } : {}),
      ...(format ? { response_format: format } : {}),
      ...(call.maxOutputTokens === undefined ? {} : { max_tokens: call.maxOutputTokens }),
      ...(call.temperature === undefined ? {} : { temperature: call.temperature }),
    };
    return apiSSE(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(body),
        // A redirect would carry the key and the rows to another place.
        redirect: 'error',
      },
      {
        maxEventBytes: MAX_EVENT_BYTES,
        ...(fetch ? { fetch } : {}),
        ...(call.abortSignal ? { signal: call.abortSignal } : {}),
      },
    );
  };

  /** The first chunk with whatever follows. An endpoint that refuses a field answers 400 or 422 before it. */
  async function begin(
    call: ModelCall,
  ): Promise<{ first: IteratorResult<{ data: string }>; rest: AsyncGenerator<{ data: string }> }> {
    for (;;) {
      const rest = open(call);
      try {
        return { first: await rest.next(), rest };
      } catch (error) {
        if (!refusesField(error) || !stepDown(takes, call)) throw error;
      }
    }
  }

  return {
    specificationVersion: 'v3',
    provider: 'openai-compatible',
    modelId: model,
    async doStream(call) {
      const { first, rest } = await begin(call);
      const parts = readParts(first, rest);
      const stream = new ReadableStream<{ type: string }>({
        async pull(controller) {
          const next = await parts.next();
          if (next.done) controller.close();
          else controller.enqueue(next.value);
        },
        async cancel() {
          await rest.return(undefined);
        },
      });
      return { stream };
    },
  };
}

function checkedBase(baseUrl: string): string {
  let url: URL;
  try {
    url = new URL(baseUrl);
  } catch {
    throw invalid(
      'baseUrl',
      `baseUrl must be a whole URL such as "https://api.openai.com/v1", not "${String(baseUrl)}".`,
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw invalid('baseUrl', 'baseUrl must begin with https:// or http://.');
  if (url.username || url.password || url.search || url.hash)
    throw invalid(
      'baseUrl',
      'baseUrl must have no credentials, query or fragment; the key goes into apiKey.',
    );
  return url.href.replace(/\/(?:chat\/completions\/?)?$/, '');
}

function invalid(path: string, message: string): DeckError {
  return new DeckError('invalid_config', message, { path });
}

function refusesField(error: unknown): boolean {
  return DeckError.is(error) && (error.code === 'bad_request' || error.code === 'invalid');
}

/** Asks for less; false where nothing is left to leave out. */
function stepDown(takes: { form: number; usage: boolean }, call: ModelCall): boolean {
  if (call.responseFormat && takes.form < FORMS.length - 1) takes.form++;
  else if (takes.usage) takes.usage = false;
  else return false;
  return true;
}

function formatOf(form: (typeof FORMS)[number], { responseFormat }: ModelCall): object | undefined {
  if (!responseFormat || form === 'none') return undefined;
  const { schema, name = 'answer' } = responseFormat;
  if (form === 'json_object' || !schema) return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

function messageOf(message: ModelMessage): { role: string; content: string } {
  const { role, content } = message;
  return { role, content: typeof content === 'string' ? content : content.map(({ text }) => text).join('') };
}

interface Chunk {
  choices?: { delta?: { content?: unknown }; message?: { content?: unknown }; finish_reason?: unknown }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
  error?: unknown;
}

/** The stream's parts by the provider interface; the usage comes after the last choice, or not at all. */
async function* readParts(
  first: IteratorResult<{ data: string }>,
  rest: AsyncGenerator<{ data: string }>,
): AsyncGenerator<{ type: string }> {
  let reason: string | undefined;
  let usage: object = {};
  for (let next = first; !next.done; next = await rest.next()) {
    const { data } = next.value;
    if (data.trim() === '[DONE]') break;
    const chunk = chunkOf(data);
    if (chunk.error !== undefined && chunk.error !== null) {
      yield { type: 'error', error: statusError(chunk.error) } as { type: string };
      return;
    }
    const [choice] = chunk.choices ?? [];
    const text = choice?.delta?.content ?? choice?.message?.content;
    if (typeof text === 'string' && text !== '')
      yield { type: 'text-delta', id: '0', delta: text } as { type: string };
    if (typeof choice?.finish_reason === 'string') reason = choice.finish_reason;
    if (chunk.usage) {
      usage = {
        inputTokens: { total: chunk.usage.prompt_tokens },
        outputTokens: { total: chunk.usage.completion_tokens },
      };
    }
  }
  // Without a reason the answer did not end by itself: whoever reads takes the missing part for a break.
  if (reason !== undefined)
    yield { type: 'finish', finishReason: { unified: reason, raw: reason }, usage } as { type: string };
}

function chunkOf(data: string): Chunk {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below, with what is not JSON either.
  }
  throw new DeckError('invalid', "The model's endpoint sent a chunk that is not a JSON object.");
}

/** An error in the stream names a status only sometimes. */
function statusError(error: unknown): Error {
  const { code, status } = (typeof error === 'object' ? error : {}) as { code?: unknown; status?: unknown };
  const number = [status, code].map(Number).find((value) => value >= 400 && value < 600);
  return Object.assign(new Error('The model failed while it wrote.'), { statusCode: number ?? 500 });
}
