import { describeTables, type TableProfile } from '../../../core/analyst/index.js';
import { suggestionsFor } from '../../../core/analyst/ask/suggestions.js';
import { DeckError } from '../../../core/errors.js';
import { ServiceServerError } from '../../../core/http/service-error.js';
import { loadPhrases } from '../../../core/statements/phrases/load.js';
import type { PromptAnswer, QueryFromPromptResponse } from '../../../core/stream/protocol.js';
import type { AnswerPiece } from '../answer-reader.js';
import { assistantMessage, systemMessage, userMessage, type ModelMessage } from '../language-model.js';
import { readAnswer, type ModelCaller } from '../read-answer.js';
import { ASK_SCHEMA, askAnswer, type AskAnswer } from './ask-answer.js';
import { askExamples } from './ask-examples.js';
import { buildAskPrompt, buildAskRepair } from './ask-prompt.js';
import { ASK_SYSTEM_PROMPT } from './ask-system-prompt.js';
import { askExplanation } from './ask-texts.js';
import { checkQuery, type CheckedQuery, type QueryCheck } from './check-query.js';
import { filteredColumns, type FilteredColumn } from './filtered-values.js';

export interface AskJob extends ModelCaller, Omit<QueryCheck, 'locale'> {
  /** What the engine's tables hold; with `runSql` only. */
  profiles?: readonly TableProfile[] | undefined;
  locale?: string | undefined;
  now: Date;
}

/** What a model gave: an answer, or why there is none. */
export type AskOutcome = { response: QueryFromPromptResponse } | { reason: DeckError<string> };

/** Turns that ask to mend a query. */
const REPAIRS = 2;
const CALL = { type: 'json' as const, schema: ASK_SCHEMA, name: 'query', description: 'One query' };

/**
 * A question answered by a model: a query that passed the guard and ran, at most two more turns with what was wrong, or what the
 * data does not hold. Rejects only when aborted.
 */
export async function askModel(job: AskJob): Promise<AskOutcome> {
  const { prompt, tables, profiles, runSql, privacy, now, locale, signal } = job;
  await loadPhrases(locale ?? 'en-US');
  const facts = runSql ? await describeTables(tables, runSql, privacy, { profiles, signal }) : tables;
  const examples = await askExamples(tables, privacy === 'none' ? undefined : profiles, now, signal);
  let messages: ModelMessage[] = [
    systemMessage(ASK_SYSTEM_PROMPT),
    userMessage(buildAskPrompt({ prompt, tables: facts, examples, now, locale })),
  ];
  let found = true;
  for (let turn = 0; turn <= REPAIRS; turn += 1) {
    const pieces: AnswerPiece[] = [];
    const read = await readAnswer({ prompt: messages, responseFormat: CALL }, job, (piece) => {
      pieces.push(piece);
    });
    // A call that broke off is made again, one that could not begin or has been waited for is not.
    const broke = read.answer !== '' && read.error?.code !== 'upstream_timeout';
    if (read.error && !broke) return { reason: read.error };
    const verdict = await judge(read.error ? { alternatives: [] } : askAnswer(pieces), read.problem, job);
    if ('response' in verdict || 'reason' in verdict) return verdict;
    // Zeros that stay once the model was told that there are none are the answer.
    if (verdict.zeros && !found) return { response: { status: 'ok', ...verdict.zeros } };
    found = !verdict.empty;
    if (read.error || read.answer.trim() === '') continue;
    messages = [
      ...messages,
      assistantMessage(read.answer),
      userMessage(buildAskRepair(verdict.problems, verdict.columns)),
    ];
  }
  return {
    reason: new ServiceServerError(
      'model_invalid_output',
      'None of the queries that the model wrote runs and finds rows.',
      { status: 500, retryable: true },
    ),
  };
}

interface Rejected {
  problems: string[];
  columns: FilteredColumn[];
  /** The query found nothing. */
  empty: boolean;
  /** An answer of zeros: right, unless a value is written otherwise. */
  zeros?: PromptAnswer;
}

async function judge(
  { query, alternatives, missing }: AskAnswer,
  problem: string | undefined,
  job: AskJob,
): Promise<AskOutcome | Rejected> {
  const { tables, runSql, privacy, signal } = job;
  const check: QueryCheck = { ...job, locale: job.locale ?? 'en-US' };
  if (!query) {
    if (missing !== undefined) return { response: clarification(missing, job) };
    return { problems: [problem ?? 'sql: it is missing'], columns: [], empty: false };
  }
  try {
    const checked = await checkQuery(query, check);
    if (checked.answer && !checked.problem) {
      const others = await checkedAlternatives(alternatives, checked.answer, check);
      const more = others.length > 0 ? { alternatives: others } : {};
      return { response: { status: 'ok', ...checked.answer, ...more } };
    }
    const { empty = false } = checked;
    const columns = empty && runSql ? await filteredColumns(query.sql, tables, runSql, privacy, signal) : [];
    return {
      problems: [checked.problem ?? 'sql: it is missing'],
      columns,
      empty,
      ...(checked.answer ? { zeros: checked.answer } : {}),
    };
  } catch (error) {
    signal.throwIfAborted();
    const cause = DeckError.is(error) ? {} : { cause: error };
    return {
      reason: new ServiceServerError('internal', 'The query engine failed.', {
        status: 500,
        retryable: false,
        ...cause,
      }),
    };
  }
}

/** Other readings that run and find rows; the rest is not worth a turn. */
async function checkedAlternatives(
  alternatives: AskAnswer['alternatives'],
  answer: PromptAnswer,
  check: QueryCheck,
): Promise<PromptAnswer[]> {
  const checked = await Promise.all(
    alternatives.map(async (query): Promise<CheckedQuery> => {
      try {
        return await checkQuery(query, check);
      } catch {
        check.signal.throwIfAborted();
        return {};
      }
    }),
  );
  const seen = new Set([answer.sql]);
  return checked.flatMap(({ answer: other, problem }) => {
    if (!other || problem !== undefined || seen.has(other.sql)) return [];
    seen.add(other.sql);
    return [other];
  });
}

function clarification(missing: string, { prompt, tables }: AskJob): QueryFromPromptResponse {
  const reason = askExplanation(missing, { prompt, sql: '', rows: [], locale: 'en-US' });
  const suggestions = suggestionsFor(tables);
  return {
    status: 'needs_clarification',
    question: 'What in the data should the slide show?',
    reasons: [reason || 'The data does not hold what the question asks for.'],
    ...(suggestions.length > 0 ? { suggestions } : {}),
  };
}
