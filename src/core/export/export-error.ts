import { DeckError, hasMarker, type ErrorDetails } from '../errors.js';

export type ExportErrorCode =
  /** Asked for something this version does not make. */
  | 'unsupported'
  /** A deck without slides, or a layout with positions that are not finite numbers. */
  | 'invalid_deck'
  /** Not an SVG picture, or one without a size. */
  | 'invalid_svg'
  /** The optional rasteriser of Node is not installed. */
  | 'no_rasterizer'
  /** The picture could not be drawn, mostly because it is larger than the platform allows. */
  | 'rasterize_failed'
  /** The library that writes PowerPoint files failed or gave something unexpected. */
  | 'write_failed';

const MARKER = Symbol.for('deckwright.export-error');

export class ExportError extends DeckError<ExportErrorCode> {
  constructor(code: ExportErrorCode, message: string, details: ErrorDetails = {}) {
    super(code, message, details);
  }

  static override is(value: unknown): value is ExportError {
    return hasMarker(value, MARKER);
  }

  get [Symbol.for('deckwright.export-error')](): true {
    return true;
  }
}
