import { DeckError } from '../core/errors.js';
import type { LanguageModel } from '../service/index.js';
import type { Options, Values } from './command.js';
import { UsageError } from './usage-error.js';

export const MODEL_OPTIONS = {
  model: {
    argument: '<name>',
    help: 'the language model that writes, behind the same guards as the embedded rules',
  },
  'base-url': {
    argument: '<url>',
    help: "the model's endpoint: any that speaks OpenAI's chat completions, such as http://localhost:11434/v1; its key is read from the environment variable MODEL_API_KEY",
  },
} as const satisfies Options;

/** The model of `--model` and `--base-url`. Its key comes from the environment: an argument stands in process lists and shell histories. */
export async function modelOf({
  model,
  'base-url': baseUrl,
}: Values<typeof MODEL_OPTIONS>): Promise<LanguageModel | undefined> {
  if (model === undefined && baseUrl === undefined) return undefined;
  if (model === undefined) throw new UsageError('--base-url goes with --model <name>.');
  if (baseUrl === undefined)
    throw new UsageError('--model goes with --base-url <url>, such as https://api.openai.com/v1.');
  const apiKey = process.env['MODEL_API_KEY'];
  const { createOpenAICompatibleModel } = await import('../service/index.js');
  try {
    return createOpenAICompatibleModel({ model, baseUrl, ...(apiKey ? { apiKey } : {}) });
  } catch (error) {
    throw DeckError.is(error) ? new UsageError(error.message) : error;
  }
}
