import { profileTables, queryFromPrompt, type TableProfile } from '../core/analyst/index.js';
import { DeckError } from '../core/errors.js';
import type { RunQuery } from '../core/query/types.js';
import type { QueryFromPromptRequest, QueryFromPromptResponse } from '../core/stream/protocol.js';

/**
 * A question in plain words as SQL. Where the service's engine has the tables, values are known and the SQL has run; else names
 * and types must do, and the page runs it.
 * @throws DeckError `unsupported` for another dialect than DuckDB's; AbortError.
 */
export async function answerPrompt(
  { prompt, tables, dialect = 'duckdb' }: QueryFromPromptRequest,
  runSql: RunQuery | undefined,
  signal: AbortSignal,
): Promise<QueryFromPromptResponse> {
  if (dialect !== 'duckdb') {
    throw new DeckError('unsupported', `Queries are written in DuckDB's dialect, not in "${dialect}".`, {
      path: 'dialect',
      hint: 'Leave dialect out, or ask a service with a language model.',
    });
  }
  const profiles = runSql && (await profilesAtHand(tables, runSql, signal));
  return queryFromPrompt({
    prompt,
    tables,
    signal,
    ...(runSql && profiles ? { runQuery: runSql, profiles } : {}),
  });
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
