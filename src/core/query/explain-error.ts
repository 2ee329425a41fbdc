import { DeckError } from '../errors.js';
import { QueryError } from '../base/query-error.js';
import type { GuardedSelect } from './guarded-select.js';

/** `queryErrorFrom`, whose words are loaded once a query fails. An error that is already ours (a missing asset) stays as it is. */
export async function explainError(
  error: unknown,
  sql: string,
  select?: GuardedSelect,
): Promise<DeckError<string>> {
  if (DeckError.is(error)) return error;
  try {
    const { queryErrorFrom } = await import('./engine-error.js');
    return queryErrorFrom(error, sql, select);
  } catch {
    // Offline, or the files of the page were replaced: better the engine's own words than none.
    return new QueryError('SYNTAX', `The query failed: ${(error as Error).message}`, { cause: error, sql });
  }
}
