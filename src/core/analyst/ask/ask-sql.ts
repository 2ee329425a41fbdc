import { isAbort } from '../../errors.js';
import { guardSelect } from '../../query/guarded-select.js';
import type { Column, Row, RunQuery, TableSchema } from '../../query/types.js';
import type { WidgetType } from '../../chart/types.js';
import type { PromptAnswer, QueryFromPromptResponse } from '../../stream/protocol.js';
import { encoded, tryQuery } from './offer.js';
import { suggestionsFor } from './suggestions.js';

/** A prompt that is SQL already. */
export const isQuery = (prompt: string): boolean =>
  /^\s*(?:select\s[^]*\bfrom\b|with\s[^]*\bselect\b|from\s+["\w.]+\s+select\b)/i.test(prompt);

/** SQL as it was given, under the same guard as any other: it is run before it is offered. */
export async function offerQuery(
  prompt: string,
  tables: readonly TableSchema[],
  runQuery: RunQuery | undefined,
  signal: AbortSignal | undefined,
): Promise<QueryFromPromptResponse> {
  const sql = prompt.trim().replace(/;\s*$/, '');
  try {
    guardSelect(sql, 1);
    const { columns, rows } = runQuery ? await tryQuery(sql, runQuery, signal) : { columns: [], rows: [{}] };
    const chart = chartOfRows(columns, rows);
    return {
      status: 'ok',
      sql,
      title: 'Result of the query',
      ...chart,
      explanation: 'The prompt is SQL: it is offered as it was written.',
    };
  } catch (error) {
    if (isAbort(error)) throw error;
    return {
      status: 'needs_clarification',
      question: 'This SQL cannot be run. What should it show?',
      reasons: [error instanceof Error ? error.message : String(error)],
      suggestions: suggestionsFor(tables),
    };
  }
}

/** What shows the rows of any query. */
export const chartOfRows = (
  columns: readonly Column[],
  rows: readonly Row[],
): Pick<PromptAnswer, 'type' | 'encoding'> => encoded(chartOfColumns(columns), columns, rows);

/** The chart of one name and one number; all else is a table. */
function chartOfColumns(columns: readonly Column[]): WidgetType {
  const [first, second] = columns;
  if (columns.length === 1) return first?.type === 'number' ? 'big-number' : 'table';
  if (columns.length !== 2 || second?.type !== 'number') return 'table';
  if (first?.type === 'date' || first?.type === 'datetime') return 'line';
  return first?.type === 'string' ? 'bar' : 'table';
}
