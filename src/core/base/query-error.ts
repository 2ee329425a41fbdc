import { DeckError, hasMarker, type ErrorDetails } from '../errors.js';

export type QueryErrorCode =
  | 'SYNTAX'
  | 'NOT_A_SINGLE_SELECT'
  | 'NOT_ALLOWED'
  | 'UNKNOWN_TABLE'
  | 'UNKNOWN_COLUMN'
  | 'UNKNOWN_FUNCTION'
  | 'TYPE_MISMATCH'
  | 'CONVERSION'
  | 'RANGE'
  | 'EXTERNAL_ACCESS'
  | 'EXTENSION'
  | 'MEMORY'
  | 'TIMEOUT'
  | 'ENGINE_LOAD'
  | 'ENGINE_CRASHED'
  | 'INVALID_DATASET'
  | 'INVALID_RESULT'
  | 'TOO_LARGE'
  | 'FAILED';

export interface QueryErrorDetails extends ErrorDetails {
  /** Offset (UTF-16 units) in the author's SQL. */
  position?: number;
  /** Names the author may have meant, best first. */
  candidates?: string[];
  sql?: string;
}

const MARKER = Symbol.for('deckwright.query-error');

export class QueryError extends DeckError<QueryErrorCode> {
  readonly position: number | undefined;
  readonly candidates: readonly string[];
  readonly sql: string | undefined;

  constructor(code: QueryErrorCode, message: string, details: QueryErrorDetails = {}) {
    super(code, message, details);
    this.position = details.position;
    this.candidates = details.candidates ?? [];
    this.sql = details.sql;
  }

  static override is(value: unknown): value is QueryError {
    return hasMarker(value, MARKER);
  }

  get [Symbol.for('deckwright.query-error')](): true {
    return true;
  }
}
