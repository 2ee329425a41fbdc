import type { Claim, Slide } from '../../core/deck/types.js';
import type { DeckError } from '../../core/errors.js';
import type { DeltaPath } from '../../core/stream/protocol.js';
import type { RowsAtHand } from '../rows-at-hand.js';
import { needsOf, type SlideStage } from '../slide-writer.js';
import { FIELD_LIMITS, readSentence, type AnswerField, type AnswerSentence } from './answer.js';
import type { LanguageModel, ModelMessage, ModelSettings, ModelUsage } from './language-model.js';
import { invalidOutput } from './model-error.js';
import { readAnswer } from './read-answer.js';

/** A sentence that passed the guards. */
export interface AcceptedSentence {
  text: string;
  claims: Claim[];
}

/** What one call of a model gave. */
export interface Attempt {
  accepted: Record<AnswerField, AcceptedSentence[]>;
  /** The type of chart asked for, unread. */
  chart?: unknown;
  /** A line for each part that was rejected. */
  violations: string[];
  /** Why the call ended early. */
  error?: DeckError<string>;
  /** As it came, for the turn that asks to mend it. */
  answer: string;
  usage?: ModelUsage;
}

/** What an attempt needs. */
export interface AttemptJob {
  model: LanguageModel;
  settings: ModelSettings;
  schema: Record<string, unknown>;
  /** The slide without its texts: what they are judged on. */
  frame: Slide;
  /** Whether points stand as a list. */
  listed: boolean;
  rows: RowsAtHand;
  stage: SlideStage;
}

const PATHS: Record<AnswerField, DeltaPath & ('title' | 'text' | 'notes')> = {
  title: 'title',
  points: 'text',
  notes: 'notes',
};

/** Calls the model once; each sentence goes out as soon as it is whole and passed its guards. Rejects only when aborted. */
export async function attemptAnswer(messages: ModelMessage[], job: AttemptJob): Promise<Attempt> {
  const { model, settings, schema, stage } = job;
  const accepted: Attempt['accepted'] = { title: [], points: [], notes: [] };
  const attempt: Attempt = { accepted, violations: [], answer: '' };
  const call = {
    prompt: messages,
    responseFormat: { type: 'json' as const, schema, name: 'slide', description: 'One slide' },
  };
  const caller = { model, settings, signal: stage.signal };
  const { answer, usage, error, problem } = await readAnswer(call, caller, ({ key, value }) =>
    take(key, value, attempt, job),
  );
  Object.assign(attempt, { answer, ...(usage ? { usage } : {}), ...(error ? { error } : {}) });
  if (problem !== undefined) {
    attempt.violations.push(problem);
    if (answer.trim() === '' || isEmpty(attempt))
      attempt.error = invalidOutput('The model did not answer with a slide.');
  }
  return attempt;
}

export function isEmpty({ accepted }: Attempt): boolean {
  return accepted.title.length + accepted.points.length === 0;
}

const isField = (key: string): key is AnswerField => Object.hasOwn(PATHS, key);

async function take(key: string, value: unknown, attempt: Attempt, job: AttemptJob): Promise<void> {
  if (key === 'chart') attempt.chart = value;
  if (!isField(key) || attempt.accepted[key].length >= FIELD_LIMITS[key]) return;
  const sentence = readSentence(value);
  if (!sentence) {
    attempt.violations.push(
      `${key}: not of the form {"text", "test"}: ${JSON.stringify(value).slice(0, 120)}`,
    );
    return;
  }
  const said = Object.values(attempt.accepted).flat();
  if (said.some(({ text }) => text === sentence.text)) return;
  const { text, claims, dropped } = judge(key, sentence, said.length + 1, job);
  attempt.violations.push(...dropped);
  if (dropped.length > 0) return;
  const first = attempt.accepted[key].length === 0;
  attempt.accepted[key].push({ text, claims });
  const piece = (first ? '' : separatorOf(key, job)) + prefixOf(key, job) + text;
  await job.stage.delta(PATHS[key], piece, needsOf(piece, claims, job.frame));
}

function judge(
  key: AnswerField,
  { text, test }: AnswerSentence,
  number: number,
  { frame, rows }: AttemptJob,
): AcceptedSentence & { dropped: string[] } {
  const source = frame.source === undefined ? {} : { source: frame.source };
  const claims = test === undefined ? [] : [{ id: `claim-${number}`, quote: text, test, ...source }];
  const piece: Slide = { ...frame, title: '', text: '', notes: '', claims, [PATHS[key]]: text };
  const { slide, report } = rows.guard(piece);
  return { text, claims: slide.claims, dropped: report.dropped };
}

const separatorOf = (key: AnswerField, { listed }: AttemptJob): string =>
  key === 'points' && listed ? '\n' : ' ';
const prefixOf = (key: AnswerField, { listed }: AttemptJob): string =>
  key === 'points' && listed ? '- ' : '';

/** The sentences of a field as the slide holds them. */
export function joinField(key: AnswerField, attempt: Attempt, job: AttemptJob): string {
  return attempt.accepted[key].map(({ text }) => prefixOf(key, job) + text).join(separatorOf(key, job));
}
