import type { RunQuery, TableSchema } from '../../query/types.js';
import type { PromptAnswer, QueryFromPromptResponse } from '../../stream/protocol.js';
import { isQuery, offerQuery } from './ask-sql.js';
import { clarifyEmpty, clarifyFailed, clarifyLong, clarifyUnknown } from './clarify.js';
import { withIdioms } from './idioms.js';
import { linkWords } from './link-words.js';
import type { Intent } from './intent.js';
import { offer } from './offer.js';
import { otherReadings } from './other-readings.js';
import { profileTables, type TableProfile } from './profile-tables.js';
import { PromptLine } from './prompt-line.js';
import { readIntent } from './read-intent.js';
import { coverageOf, type Coverage } from './unread-words.js';
import { wordsOf, type Word } from './words.js';

/** What can be left out, to measure what it is worth. */
export const ASK_RULES = ['synonyms', 'values', 'typos', 'dates', 'roles', 'refusals'] as const;
export type AskRule = (typeof ASK_RULES)[number];

export interface PromptQuestion {
  prompt: string;
  tables: readonly TableSchema[];
  /** Runs every query before it is offered, and reads values. Without it names and types must do. */
  runQuery?: RunQuery;
  /** What `profileTables` found, to be kept as long as the tables stay as they are; read anew where not given. */
  profiles?: readonly TableProfile[];
  /** Today, for "last month"; the clock's when not given. */
  now?: Date;
  signal?: AbortSignal;
  without?: readonly AskRule[];
}

/** More words than this are no question for one chart. */
const MOST_WORDS = 200;
const MOST_OFFERED = 3;

interface Reading {
  intent: Intent;
  coverage: Coverage;
}

/**
 * SQL, chart and explanation for a question in plain words, without any model: words are linked to columns and cells, and
 * what they ask for is read by rules. Answers `needs_clarification` where the prompt names what the tables do not hold.
 * Throws only what `runQuery` throws on an abort.
 */
export async function queryFromPrompt(question: PromptQuestion): Promise<QueryFromPromptResponse> {
  const { prompt, tables, runQuery, signal } = question;
  const words = withIdioms(wordsOf(prompt));
  const unread = await answerUnread(question, words);
  if (unread) return unread;
  const profiles = question.profiles ?? (await profileTables(tables, runQuery, signal));
  const readings = profiles
    .map((table) => readPrompt(words, table, question))
    .sort((a, b) => worth(b) - worth(a));
  const [best] = readings;
  const refuses = !question.without?.includes('refusals');
  if (!best || (refuses && !isUnderstood(best))) return clarifyUnknown(best?.coverage, profiles);
  const offered: PromptAnswer[] = [];
  for (const intent of [best.intent, ...otherReadings(best.intent)]) {
    if (offered.length === MOST_OFFERED) break;
    try {
      const answer = await offer(intent, runQuery, signal);
      if (!offered.some(({ sql }) => sql === answer.sql)) offered.push(answer);
    } catch (error) {
      signal?.throwIfAborted();
      // What was understood first is the answer; another reading does not stand in for it.
      if (offered.length === 0) return clarifyFailed(best.intent, error);
    }
  }
  const [answer, ...alternatives] = offered as [PromptAnswer, ...PromptAnswer[]];
  return { status: 'ok', ...answer, ...(alternatives.length > 0 ? { alternatives } : {}) };
}

/** The answer to what is no question in words: nothing, too much, or SQL already. Undefined for a question. */
export async function answerUnread(
  { prompt, tables, runQuery, signal }: PromptQuestion,
  words = wordsOf(prompt),
): Promise<QueryFromPromptResponse | undefined> {
  if (words.every(({ kind }) => kind === 'sign') || tables.length === 0) return clarifyEmpty(tables);
  if (isQuery(prompt)) return offerQuery(prompt, tables, runQuery, signal);
  return words.length > MOST_WORDS ? clarifyLong(words.length, MOST_WORDS) : undefined;
}

function readPrompt(
  words: readonly Word[],
  table: TableProfile,
  { now = new Date(), without = [] }: PromptQuestion,
): Reading {
  const uses = (rule: AskRule): boolean => !without.includes(rule);
  const links = linkWords(words, table, {
    synonyms: uses('synonyms'),
    typos: uses('typos'),
    values: uses('values'),
  });
  const line = new PromptLine(words, links);
  const intent = readIntent(line, table, now, { roles: uses('roles'), dates: uses('dates') });
  return { intent, coverage: coverageOf(line, table) };
}

/** A table that is named goes before one that only has some of the words. */
const worth = ({ coverage: { known, unknown, named } }: Reading): number =>
  known - 2 * unknown.length + Number(named);

/** Nothing that the answer hinges on is left unread, and rows are not counted for want of anything else. */
function isUnderstood({ coverage, intent: { groups, filters, measures, share } }: Reading): boolean {
  const bare = measures.every(({ column, said }) => column === undefined && said === '');
  if (bare && !share && (coverage.averages || groups.length + filters.length === 0)) return false;
  return coverage.known > 0 && coverage.unknown.length === 0;
}
