/**
 * Every error this package throws on purpose is a `DeckError` with a code from a closed union.
 * The message is for developers: what was wrong, where, and what to do. Elements translate codes for users.
 */
export interface ErrorDetails {
  /** What to do about it, one sentence. */
  hint?: string;
  /** Where: a field path (`widgets[2].dataKey`), a widget id, a table name. */
  path?: string;
  cause?: unknown;
}

/** Codes of plain `DeckError`s; the subclasses add their own closed unions. */
export type DeckErrorCode =
  | 'bad_request'
  | 'too_large'
  | 'unsupported_media_type'
  | 'invalid'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'unsupported_protocol'
  | 'truncated'
  | 'invalid_config'
  | 'invalid_deck'
  | 'unknown_widget_type'
  | 'missing_sql'
  | 'wrong_columns'
  | 'no_rows'
  | 'asset_not_found'
  | 'unsupported';

export class DeckError<Code extends string = DeckErrorCode> extends Error {
  readonly code: Code;
  readonly hint: string | undefined;
  readonly path: string | undefined;

  constructor(code: Code, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = details.hint;
    this.path = details.path;
  }

  /** True for errors of this class from any copy of the package on the page. */
  static is(value: unknown): value is DeckError<string> {
    return hasMarker(value, DECK_ERROR);
  }

  get [Symbol.for('deckwright.error')](): true {
    return true;
  }
}

const DECK_ERROR = Symbol.for('deckwright.error');

/** `instanceof` fails across two copies of a package; a registered symbol does not. */
export function hasMarker(value: unknown, marker: symbol): boolean {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[marker] === true;
}

/** Aborts are not errors of ours: they reject with the platform's `AbortError`. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
