import { DeckError } from '../errors.js';
import { QueryError } from '../base/query-error.js';

/** Why a query gave nothing to show, as it stands in a document: JSON, and short. */
export interface QueryProblem {
  /** A code of `QueryError` or `DeckError`; `FAILED` for an error of a host's own engine. */
  code: string;
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Offset (UTF-16 units) in the SQL. */
  position?: number;
  /** Names the author may have meant, best first. */
  candidates?: string[];
}

/** An error of a host's own engine may be a whole page of text. */
const MESSAGE_SHOWN = 600;
const CANDIDATES_KEPT = 10;

/** What an engine threw, as a document keeps it. */
export function queryProblem(error: unknown): QueryProblem {
  const known = DeckError.is(error) ? error : undefined;
  const { position, candidates = [] } = QueryError.is(error) ? error : {};
  const said = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return {
    code: known?.code ?? 'FAILED',
    message: said.trim().slice(0, MESSAGE_SHOWN) || 'The query failed and did not say why.',
    ...(known?.hint === undefined ? {} : { hint: known.hint }),
    ...(position === undefined ? {} : { position }),
    ...(candidates.length === 0 ? {} : { candidates: candidates.slice(0, CANDIDATES_KEPT) }),
  };
}
