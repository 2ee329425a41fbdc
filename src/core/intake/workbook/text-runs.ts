import { unescaped } from './cell-text.js';
import type { XmlPieces } from './xml-pieces.js';

/** Joins the runs of a formatted text; readings of East Asian words (`rPh`) are no part of it. */
export class TextRuns {
  private joined = '';
  private inText = false;
  private inReading = false;

  read({ kind, name, text }: XmlPieces): void {
    if (kind === 'text') {
      if (this.inText && !this.inReading) this.joined += text;
    } else if (name === 't') this.inText = kind === 'open';
    else if (name === 'rPh') this.inReading = kind === 'open';
  }

  /** The text so far; the next begins empty. */
  take(): string {
    const text = unescaped(this.joined);
    this.joined = '';
    return text;
  }
}
