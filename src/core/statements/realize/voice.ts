import type { Phrases } from '../phrases/phrases.js';

/** The language of a deck: its locale for figures, its phrases for words. */
export interface Voice {
  locale: string;
  phrases: Phrases;
  /** On slides of several sources an expression is a variable that names its source. */
  bind?: (expr: string) => string;
}
