import { DeckError, hasMarker } from '../errors.js';
import type { TemplateErrorCode, TemplateProblem } from './types.js';

const MARKER = Symbol.for('deckwright.template-error');

/** Thrown for templates and expressions: `code` is the first problem's, `problems` holds all of them (100 at most). */
export class TemplateError extends DeckError<TemplateErrorCode> {
  readonly problems: readonly TemplateProblem[];

  constructor(problems: readonly [TemplateProblem, ...TemplateProblem[]]) {
    const [first] = problems;
    super(
      first.code,
      `${first.message} (at ${first.pos}${problems.length > 1 ? `, first of ${problems.length} problems` : ''})`,
      { hint: first.hint },
    );
    this.problems = problems;
  }

  static override is(value: unknown): value is TemplateError {
    return hasMarker(value, MARKER);
  }

  get [Symbol.for('deckwright.template-error')](): true {
    return true;
  }
}

/** Where in the template text something stands, in UTF-16 units. */
export interface Span {
  readonly pos: number;
  readonly end: number;
}

/** A `TemplateError` with one problem, ready to be thrown. */
export function problemAt(code: TemplateErrorCode, at: Span, message: string, hint?: string): TemplateError {
  return new TemplateError([{ code, pos: at.pos, end: at.end, message, ...(hint ? { hint } : {}) }]);
}
