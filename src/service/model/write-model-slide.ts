import { withChartType } from '../../core/analyst/modify-slide.js';
import type { WidgetType } from '../../core/chart/types.js';
import type { Claim, Slide, Statement } from '../../core/deck/types.js';
import { DeckError } from '../../core/errors.js';
import { ServiceServerError } from '../../core/http/service-error.js';
import type { WidgetInput } from '../../core/stream/protocol.js';
import { sumOf, type WrittenSlide } from '../slide-writer.js';
import { attemptAnswer, isEmpty, joinField, type Attempt, type AttemptJob } from './answer-attempt.js';
import { assistantMessage, systemMessage, userMessage, type ModelMessage } from './language-model.js';
import { buildRepairPrompt } from './repair-prompt.js';
import { DECK_SYSTEM_PROMPT } from './system-prompt.js';

/** What a model gave: a slide, or why there is none. */
export type ModelOutcome =
  | { written: WrittenSlide }
  | { reason: DeckError<string>; violations: string[]; usage?: WrittenSlide['usage'] };

export interface ModelSlideJob extends Omit<AttemptJob, 'listed'> {
  prompt: string;
  /** What stands where the model gives no title or no notes. */
  standIn: Slide;
  widget?: WidgetInput;
  /** What the page rejected before. */
  violations?: readonly string[];
}

/**
 * One slide by a model: an answer, a second one where parts of the first were rejected or missing, and of both the better. What is
 * rejected twice is dropped.
 */
export async function writeModelSlide(given: ModelSlideJob): Promise<ModelOutcome> {
  const { frame, stage, violations: earlier = [] } = given;
  const job = { ...given, listed: frame.layout !== 'title' && frame.layout !== 'section' };
  const messages: ModelMessage[] = [
    systemMessage(DECK_SYSTEM_PROMPT),
    userMessage(earlier.length > 0 ? `${given.prompt}\n${buildRepairPrompt(earlier)}` : given.prompt),
  ];
  await stage.begin();
  const first = await attemptAnswer(messages, job);
  let best = first;
  let usage = first.usage;
  const again = secondTurn(messages, first);
  if (again) {
    await stage.begin();
    const second = await attemptAnswer(again, job);
    best = better(first, second);
    usage = sumOf(usage, second.usage);
  }
  const cost = usage ? { usage } : {};
  if (best.accepted.points.length === 0) {
    const reason =
      best.error ??
      new ServiceServerError('guard_failed', 'Nothing that the model wrote is borne out by the rows.', {
        status: 500,
        retryable: true,
      });
    return { reason, violations: best.violations, ...cost };
  }
  const { slide, problem } = assembled(best, job);
  const { slide: guarded, report } = given.rows.guard(slide);
  const dropped = [...best.violations, ...(problem ? [problem] : []), ...report.dropped];
  const guards = {
    ...report,
    passed: report.passed && dropped.length === 0,
    dropped,
    ...(again && first.violations.length > 0 ? { repaired: first.violations } : {}),
  };
  return { written: { slide: guarded, guards, ...cost, ...given.rows.resolved(guarded) } };
}

/** The messages of the repair turn; undefined where nothing is to mend, or where asking again is of no use. */
function secondTurn(messages: readonly ModelMessage[], first: Attempt): ModelMessage[] | undefined {
  const { error, violations, answer, accepted } = first;
  const broke = error !== undefined && answer !== '';
  if (error && !broke && error.code !== 'model_invalid_output') return undefined;
  if (!error && violations.length === 0 && accepted.points.length > 0) return undefined;
  const lines = violations.length > 0 ? violations : ['answer: it has no points'];
  return answer.trim() === '' || (broke && violations.length === 0)
    ? [...messages]
    : [...messages, assistantMessage(answer), userMessage(buildRepairPrompt(lines))];
}

/** The attempt that more may be shown of; the later one at a tie, since it was told what was wrong. */
function better(first: Attempt, second: Attempt): Attempt {
  const worth = (attempt: Attempt): number =>
    isEmpty(attempt) ? -1 : 2 * attempt.accepted.points.length + attempt.accepted.title.length;
  return worth(second) >= worth(first) ? second : first;
}

function assembled(best: Attempt, job: AttemptJob & ModelSlideJob): { slide: Slide; problem?: string } {
  const { frame, standIn } = job;
  const { title, points, notes } = best.accepted;
  const kept: Claim[] = [];
  const statements: Statement[] = [];
  const claimsIn = (text: string): void => {
    const quotes = ({ quote }: { quote: string }): boolean => quote !== '' && text.includes(quote);
    kept.push(...standIn.claims.filter(quotes));
    statements.push(...(standIn.statements ?? []).filter(quotes));
  };
  if (title.length === 0) claimsIn(standIn.title);
  if (notes.length === 0) claimsIn(standIn.notes ?? '');
  const own = [...title, ...points, ...notes].flatMap((sentence) => sentence.claims);
  const slide: Slide = {
    ...frame,
    title: title[0]?.text ?? standIn.title,
    text: joinField('points', best, job),
    notes: notes.length > 0 ? joinField('notes', best, job) : (standIn.notes ?? ''),
    claims: [...own, ...kept].map((claim, index) => ({ ...claim, id: `claim-${index + 1}` })),
    statements,
    origin: 'service',
  };
  return withChart(slide, best.chart, job.widget);
}

/** A type that the rows do not fit leaves the chart as it was. */
function withChart(
  slide: Slide,
  chart: unknown,
  widget: WidgetInput | undefined,
): { slide: Slide; problem?: string } {
  if (typeof chart !== 'string' || !widget) return { slide };
  try {
    return { slide: withChartType(slide, chart as WidgetType, widget) };
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    return { slide, problem: `chart: ${error.message}` };
  }
}
