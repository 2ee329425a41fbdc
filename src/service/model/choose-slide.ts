import type { DeckError } from '../../core/errors.js';
import { ServiceServerError } from '../../core/http/service-error.js';
import type { Usage } from '../../core/stream/protocol.js';
import { sumOf, type SlideStage } from '../slide-writer.js';
import type { AnswerPiece } from './answer-reader.js';
import { CHOICE_SYSTEM_PROMPT } from './choice-system-prompt.js';
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
import { readChoice, type Choice, type ChoiceSources } from './read-choice.js';
import { buildRepairPrompt } from './repair-prompt.js';

export interface ChoiceJob {
  model: LanguageModel;
  settings: ModelSettings;
  stage: SlideStage;
  prompt: string;
  schema: Record<string, unknown>;
  sources: ChoiceSources;
  /** Whether there is enough in a choice to make a slide of it. */
  suffices: (choice: Choice) => boolean;
  /** What the page rejected before. */
  violations?: readonly string[] | undefined;
}

/** What a model chose, or why there is nothing. */
export type ChoiceOutcome =
  | { choice: Choice; violations: string[]; repaired?: string[]; usage?: Usage }
  | { reason: DeckError<string>; violations: string[]; usage?: Usage };

/** What one call gave. */
interface Attempt {
  choice: Choice;
  /** A line for each part that was left out. */
  violations: string[];
  /** Why the call ended early. */
  error?: DeckError<string>;
  /** As it came, for the turn that asks to mend it. */
  answer: string;
  usage?: Usage;
}

/**
 * What a model chooses for one slide: an answer, a second one where parts of the first were left out or are missing, and of both the
 * better. Rejects only when aborted.
 */
export async function chooseSlide(job: ChoiceJob): Promise<ChoiceOutcome> {
  const { prompt, violations: earlier = [], suffices } = job;
  const messages: ModelMessage[] = [
    systemMessage(CHOICE_SYSTEM_PROMPT),
    userMessage(earlier.length > 0 ? `${prompt}\n${buildRepairPrompt(earlier)}` : prompt),
  ];
  const first = await attempt(messages, job);
  const again = secondTurn(messages, first, job);
  const second = again && (await attempt(again, job));
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

async function attempt(prompt: ModelMessage[], job: ChoiceJob): Promise<Attempt> {
  const { model, settings, stage, schema, sources, suffices } = job;
  await stage.begin();
  const pieces: AnswerPiece[] = [];
  const call = {
    prompt,
    responseFormat: { type: 'json' as const, schema, name: 'slide', description: 'One slide' },
  };
  const caller = { model, settings, signal: stage.signal };
  const { answer, usage, error, problem } = await readAnswer(call, caller, (piece) => {
    pieces.push(piece);
  });
  const { choice, violations } = readChoice(pieces, sources);
  if (problem !== undefined) violations.push(problem);
  const none = problem !== undefined && !suffices(choice);
  const failure = error ?? (none ? invalidOutput('The model did not answer with a slide.') : undefined);
  return { choice, violations, answer, ...(failure ? { error: failure } : {}), ...(usage ? { usage } : {}) };
}

/** The messages of the repair turn; undefined where nothing is to mend, or where asking again is of no use. */
function secondTurn(
  messages: readonly ModelMessage[],
  { error, violations, answer, choice }: Attempt,
  { suffices }: ChoiceJob,
): ModelMessage[] | undefined {
  const broke = error !== undefined && answer !== '';
  if (error && !broke && error.code !== 'model_invalid_output') return undefined;
  if (!error && violations.length === 0 && suffices(choice)) return undefined;
  const lines = violations.length > 0 ? violations : ['answer: it chooses nothing for the slide'];
  return answer.trim() === '' || (broke && violations.length === 0)
    ? [...messages]
    : [...messages, assistantMessage(answer), userMessage(buildRepairPrompt(lines))];
}
