import { queryFromPrompt, type TableProfile } from '../../../core/analyst/index.js';
import { schemaOf } from '../../../core/analyst/ask/clarify.js';
import { suggestionsFor } from '../../../core/analyst/ask/suggestions.js';
import type { TableSchema } from '../../../core/query/types.js';

export interface AskExample {
  question: string;
  sql: string;
  type: string;
}

const MOST = 5;

/**
 * Questions that these tables answer, with the embedded engine's SQL for them. Without `profiles` from names and types alone, so
 * that no value stands in them.
 */
export async function askExamples(
  tables: readonly TableSchema[],
  profiles: readonly TableProfile[] | undefined,
  now: Date,
  signal: AbortSignal,
): Promise<AskExample[]> {
  const each = Math.max(1, Math.ceil(MOST / tables.length));
  const asked = tables
    .flatMap((table) => {
      const profile = profiles?.find(({ name }) => name === table.name);
      const usable = profile && profile.columns.length > 0 ? schemaOf(profile) : table;
      return suggestionsFor([usable], each).map((question) => ({ question, table }));
    })
    .slice(0, MOST);
  const answers = await Promise.all(
    asked.map(async ({ question, table }): Promise<AskExample[]> => {
      const known = profiles?.filter(({ name }) => name === table.name);
      const answer = await queryFromPrompt({
        prompt: question,
        tables: [table],
        now,
        signal,
        ...(known ? { profiles: known } : {}),
      });
      // A single figure shows nothing of how columns are put together.
      return answer.status === 'ok' && answer.type !== 'big-number'
        ? [{ question, sql: answer.sql, type: answer.type }]
        : [];
    }),
  );
  return answers.flat();
}
