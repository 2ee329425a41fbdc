import type { DeckError } from '../../core/errors.js';
import { ServiceServerError } from '../../core/http/service-error.js';
import type { Usage } from '../../core/stream/protocol.js';
import { sumOf } from '../slide-writer.js';
import type { AnswerPiece } from './answer-reader.js';
import {
  assistantMessage,
  systemMessage,
  userMessage,
  type LanguageModel,
  type ModelMessage,
  type ModelSettings,
} from './language-model.js';
import { invalidOutput } from './model-error.js';
import { readAnswer } from './read-answer.js';
import { buildRepairPrompt } from './repair-prompt.js';

/** A choice that is asked for: what of, and how its answer is read. */
export interface Question<Choice> {
  model: LanguageModel;
  settings: ModelSettings;
  signal: AbortSignal;
  /** What is chosen for: names the schema, and what the model did not answer with. */
  subject: 'slide' | 'deck';
  system: string;
  prompt: string;
  schema: Record<string, unknown>;
  /** What may be taken of an answer, with a line for each part that is left out. */
  read: (pieces: readonly AnswerPiece[]) => { choice: Choice; violations: string[] };
  /** Whether there is enough in a choice to make something of it. */
  suffices: (choice: Choice) => boolean;
  /** Told before each call. */
  begin?: () => Promise<void>;
  /** What the page rejected before. */
  violations?: readonly string[] | undefined;
}

/** What a model chose, or why there is nothing. */
export type Outcome<Choice> =
  | { choice: Choice; violations: string[]; repaired?: string[]; usage?: Usage }
  | { reason: DeckError<string>; violations: string[]; usage?: Usage };

/** What one call gave. */
interface Attempt<Choice> {
  choice: Choice;
  violations: string[];
  /** Why the call ended early. */
  error?: DeckError<string>;
  /** As it came, for the turn that asks to mend it. */
  answer: string;
  usage?: Usage;
}

/**
 * What a model chooses: an answer, a second one where parts of the first were left out or are missing, and of both the better. Rejects only
 * when aborted.
 */
export async function choose<Choice>(question: Question<Choice>): Promise<Outcome<Choice>> {
  const { system, prompt, violations: earlier = [], suffices } = question;
  const messages: ModelMessage[] = [
    systemMessage(system),
    userMessage(earlier.length > 0 ? `${prompt}\n${buildRepairPrompt(earlier)}` : prompt),
  ];
  const first = await attempt(messages, question);
  const again = secondTurn(messages, first, question);
  const second = again && (await attempt(again, question));
  const best = second && (suffices(second.choice) || !suffices(first.choice)) ? second : first;
  const usage = sumOf(first.usage, second?.usage);
  const cost = usage ? { usage } : {};
  if (suffices(best.choice)) {
    const repaired = second && first.violations.length > 0 ? { repaired: first.violations } : {};
    return { choice: best.choice, violations: best.violations, ...repaired, ...cost };
  }
  const reason =
    best.error ??
    new ServiceServerError('guard_failed', 'The model chose nothing that can be said of the rows.', {
      status: 500,
      retryable: true,
    });
  return { reason, violations: best.violations, ...cost };
}

async function attempt<Choice>(
  prompt: ModelMessage[],
  { model, settings, signal, subject, schema, read, suffices, begin }: Question<Choice>,
): Promise<Attempt<Choice>> {
  await begin?.();
  const pieces: AnswerPiece[] = [];
  const call = {
    prompt,
    responseFormat: { type: 'json' as const, schema, name: subject, description: `One ${subject}` },
  };
  const caller = { model, settings, signal };
  const { answer, usage, error, problem } = await readAnswer(call, caller, (piece) => {
    pieces.push(piece);
  });
  const { choice, violations } = read(pieces);
  if (problem !== undefined) violations.push(problem);
  const none = problem !== undefined && !suffices(choice);
  const failure = error ?? (none ? invalidOutput(`The model did not answer with a ${subject}.`) : undefined);
  return { choice, violations, answer, ...(failure ? { error: failure } : {}), ...(usage ? { usage } : {}) };
}

/** The messages of the repair turn; undefined where nothing is to mend, or where asking again is of no use. */
function secondTurn<Choice>(
  messages: readonly ModelMessage[],
  { error, violations, answer, choice }: Attempt<Choice>,
  { suffices, subject }: Question<Choice>,
): ModelMessage[] | undefined {
  const broke = error !== undefined && answer !== '';
  if (error && !broke && error.code !== 'model_invalid_output') return undefined;
  if (!error && violations.length === 0 && suffices(choice)) return undefined;
  const lines = violations.length > 0 ? violations : [`answer: it chooses nothing for the ${subject}`];
  return answer.trim() === '' || (broke && violations.length === 0)
    ? [...messages]
    : [...messages, assistantMessage(answer), userMessage(buildRepairPrompt(lines))];
}
