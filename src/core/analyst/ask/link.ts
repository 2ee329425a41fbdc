import type { MatchKind } from './match-words.js';
import type { AskColumn } from './profile-tables.js';

/** Words of a prompt (`from` up to, not including, `to`) that stand for a column or a cell. */
export interface Link {
  from: number;
  to: number;
  /** Best first: more than one where the words fit several alike. */
  columns: readonly AskColumn[];
  /** Set where the words name a cell of that column. */
  value?: string;
  kind: MatchKind;
  score: number;
  /** The words are the whole name. */
  whole: boolean;
}
