import { encodingOf } from '../chart/encoding.js';
import type { ChartSpec } from '../chart/types.js';
import { DeckError } from '../errors.js';
import type { Source, SourceData } from '../deck/types.js';
import type { ProblemReason } from './slide-context.js';

export interface CheckedSpec {
  spec: ChartSpec;
  data: SourceData;
}

/**
 * The spec with its encoding complete, and the rows it shows; or why it cannot be drawn: its query failed, no rows loaded, no rows
 * returned, columns that do not fit the type.
 */
export function checkSpec(spec: ChartSpec, source: Source): CheckedSpec | ProblemReason {
  if (source.problem !== undefined) return source.problem;
  if (source.data === undefined) {
    return {
      code: 'no_rows',
      message: `The rows of "${source.title}" are not in this deck.`,
      hint: 'Run its query again, or open the deck that was saved with its data.',
    };
  }
  try {
    const encoding = encodingOf(spec, { columns: source.columns, rows: source.data.rows });
    return { spec: { ...spec, encoding }, data: source.data };
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    return {
      code: error.code,
      message: error.message,
      ...(error.hint === undefined ? {} : { hint: error.hint }),
    };
  }
}
