import type { Variable } from '../../deck/types.js';
import type { Phrases } from '../phrases/phrases.js';

/** The language of a deck: its locale for figures, its phrases for words. */
export interface Voice {
  locale: string;
  phrases: Phrases;
  /** On slides of several sources an expression is a variable that names its source. */
  bind?: (expr: string) => string;
  /** The expression behind a variable. */
  exprOf?: (name: string) => string | undefined;
}

/** What a variable computes; undefined of a value. */
export const exprOf = (variable: Variable | undefined): string | undefined =>
  typeof variable === 'object' && variable !== null ? variable.expr : undefined;
