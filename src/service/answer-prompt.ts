import { profileTables, queryFromPrompt, type TableProfile } from '../core/analyst/index.js';
import { answerUnread } from '../core/analyst/ask/ask.js';
import { DeckError } from '../core/errors.js';
import type { RunQuery } from '../core/query/types.js';
import type { QueryFromPromptRequest, QueryFromPromptResponse } from '../core/stream/protocol.js';
import { askModel } from './model/ask/ask-model.js';
import type { LanguageModel, ModelSettings } from './model/language-model.js';

/** What answers questions: the embedded rules alone, or a model before them. */
export interface PromptProvider {
  runSql?: RunQuery | undefined;
  model?: LanguageModel | undefined;
  settings: ModelSettings;
}

/**
 * A question in plain words as SQL. Where the service's engine has the tables, values are known and the SQL has run; else names
 * and types must do, and the page runs it. With a model its query goes first, under the same guard; where it gives none that can be
 * used the embedded answer says so in its first sentence.
 * @throws DeckError `unsupported` for another dialect than DuckDB's; AbortError.
 */
export async function answerPrompt(
  { prompt, tables, dialect = 'duckdb', privacy = 'none', locale }: QueryFromPromptRequest,
  { runSql, model, settings }: PromptProvider,
  signal: AbortSignal,
): Promise<QueryFromPromptResponse> {
  if (dialect !== 'duckdb') {
    throw new DeckError('unsupported', `Queries are written in DuckDB's dialect, not in "${dialect}".`, {
      path: 'dialect',
      hint: 'Leave dialect out.',
    });
  }
  const profiles = runSql && (await profilesAtHand(tables, runSql, signal));
  const engine = profiles ? { runSql } : {};
  const now = new Date();
  const question = {
    prompt,
    tables,
    signal,
    now,
    ...(runSql && profiles ? { runQuery: runSql, profiles } : {}),
  };
  if (!model) return queryFromPrompt(question);
  const unread = await answerUnread(question);
  if (unread) return unread;
  const asked = { prompt, tables, profiles, ...engine, privacy, locale, now };
  const outcome = await askModel({ ...asked, model, settings, signal });
  if ('response' in outcome) return outcome.response;
  return withoutModel(await queryFromPrompt(question), outcome.reason);
}

/** The embedded answer, and that and why it is not the model's. */
function withoutModel(answer: QueryFromPromptResponse, { message }: Error): QueryFromPromptResponse {
  const said = `The question was read without the model: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return answer.status === 'ok'
    ? { ...answer, explanation: `${said} ${answer.explanation}` }
    : { ...answer, reasons: [said, ...answer.reasons] };
}

/** Tables of the page may not be in the service's engine. */
async function profilesAtHand(
  tables: QueryFromPromptRequest['tables'],
  runSql: RunQuery,
  signal: AbortSignal,
): Promise<TableProfile[] | undefined> {
  try {
    return await profileTables(tables, runSql, signal);
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    return undefined;
  }
}
