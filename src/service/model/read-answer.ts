import { DeckError } from '../../core/errors.js';
import { AnswerReader, type AnswerPiece } from './answer-reader.js';
import type { LanguageModel, ModelCall, ModelSettings, ModelUsage } from './language-model.js';
import { modelError } from './model-error.js';
import { streamModel } from './stream-model.js';

export interface ModelCaller {
  model: LanguageModel;
  settings: ModelSettings;
  signal: AbortSignal;
}

/** How a call ended. */
export interface ReadAnswer {
  /** The text as it came. */
  answer: string;
  usage?: ModelUsage;
  /** Why the call ended early. */
  error?: DeckError<string>;
  /** What is wrong with the object as a whole, as the model is told. */
  problem?: string;
}

/** Calls the model once and hands out each piece of its JSON object as soon as it is whole. Rejects only when aborted. */
export async function readAnswer(
  call: ModelCall,
  { model, settings, signal }: ModelCaller,
  take: (piece: AnswerPiece) => Promise<void> | void,
): Promise<ReadAnswer> {
  const read: ReadAnswer = { answer: '' };
  const reader = new AnswerReader();
  const stream = streamModel(model, call, settings, signal);
  let finishReason = '';
  try {
    for (let next = await stream.next(); ; next = await stream.next()) {
      if (next.done) {
        ({ finishReason } = next.value);
        if (next.value.usage) read.usage = next.value.usage;
        break;
      }
      read.answer += next.value;
      for (const piece of reader.push(next.value)) await take(piece);
      // Whatever follows the object is not read, and so not waited for.
    }
  } catch (error) {
    signal.throwIfAborted();
    read.error = DeckError.is(error) ? error : modelError(error);
  } finally {
    await stream.return({ finishReason: 'aborted' });
  }
  if (!read.error && !reader.complete) {
    const cut =
      finishReason === 'length' ? 'it was cut off, so write less' : 'it is not one complete JSON object';
    read.problem = `answer: ${cut}`;
  }
  return read;
}
