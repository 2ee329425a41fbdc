import type { Annotation } from '../chart/annotation/types.js';
import type { Dimension } from './frame/dimension.js';
import type { Frame } from './frame/frame.js';
import type { Measure } from './frame/measure.js';

/** Columns, row keys and periods that a statement is about: `{ by: 'region', measure: 'value', who: 'North' }`. */
export type Args = Readonly<Record<string, string>>;

/** What fills a slot of a wording: an expression over rows and how it is printed, or a word of the language. */
export type Slot =
  /** A value of the measure; `value` is what it is now, so that a tiny one does not print as zero. */
  | { as: 'value'; expr: string; measure: Measure; value?: number; average?: boolean }
  /** A difference of two values: of percentages in percentage points. */
  | { as: 'difference'; expr: string; measure: Measure; value?: number }
  | { as: 'name'; expr: string; dimension: Dimension }
  | { as: 'names'; exprs: readonly string[]; dimension: Dimension }
  /** A period with its preposition: `in March 2024`. */
  | { as: 'when'; expr: string; dimension: Dimension }
  /** A ratio as a percentage. */
  | { as: 'percent'; expr: string; digits?: number; value?: number }
  /** A number of things, with their noun where the language can inflect it. */
  | { as: 'count'; expr: string; of: Dimension | 'rows' }
  | { as: 'number'; expr: string; digits?: number }
  | { as: 'ordinal'; expr: string }
  /** How far something moved, in words and with its figure: `rose 24%`, `nearly doubled`. */
  | { as: 'moved'; from: string; to: string; measure: Measure; values: readonly [number, number] }
  /** How many times as much: `twice`, `{{ … }} times`. */
  | { as: 'times'; expr: string; value: number }
  | { as: 'measure'; measure: Measure }
  | { as: 'noun'; dimension: Dimension };

export type Slots = Readonly<Record<string, Slot>>;

/** What a chart shows of a statement. Keys are cells of the category (or series) column, as text. */
export type Mark = Annotation;

/** An instance of a kind that holds over the rows: what it takes to word it, mark it and rank it. */
export interface Finding {
  args: Args;
  /** Which wordings: a key of the language's phrases. */
  form: string;
  slots: Slots;
  /** The boolean template expression that is true while the statement holds. */
  claim: string;
  marks?: readonly Mark[];
  /** How much it matters, 0–1. */
  impact: number;
  /** p-value of the published test, for kinds that speak of what chance may do. */
  p?: number;
  /** It speaks of a total, a share, a rank or all, so its sentences name the base where that is not everything: the conditions on rows, or missing groups too. */
  ofAll?: 'conditions' | 'groups';
  /** The column of the figure before, where no row says when it was. */
  compared?: string;
  /** Groups of hardly a row are left out of it, and its sentences say so: it speaks of those with so many rows or more, 0 where no number tells them apart. */
  leastRows?: number;
}

/**
 * One thing that can be said of rows. `candidates` names the instances worth a look, `find` says whether one holds: exactly, over all
 * rows. A statement of another author is checked by `find` alone, so it must not trust its arguments.
 */
export interface Kind {
  name: string;
  candidates(frame: Frame): readonly Args[];
  find(frame: Frame, args: Args): Finding | undefined;
}
