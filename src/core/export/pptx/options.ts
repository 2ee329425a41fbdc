import type { Branding } from '../../deck/types.js';

export interface ExportWarning {
  code:
    | 'block_failed'
    | 'chart_as_picture'
    | 'image_differs'
    | 'image_skipped'
    | 'text_overflow'
    | 'rows_omitted'
    | 'deck_without_rows';
  message: string;
  slideId: string;
}

/** `charts`: drawing the charts; `slides`: writing them; `package`: making the file. */
export interface ExportProgress {
  stage: 'charts' | 'slides' | 'package';
  done: number;
  total: number;
}

/** How charts come into a file, the usual way first. */
export const CHART_FORMS: readonly ChartForm[] = ['image', 'native'];
/** Pictures, or charts that PowerPoint edits. */
export type ChartForm = 'image' | 'native';

/** What becomes of sentences whose wording is not checked, the usual way first. */
export const UNCHECKED: readonly Unchecked[] = ['keep', 'leave-out'];
export type Unchecked = 'keep' | 'leave-out';

/** Which rows of a table come into a file, the usual way first. */
export const TABLE_ROWS: readonly TableRows[] = ['shown', 'all'];
export type TableRows = 'shown' | 'all';

export interface ExportToPptxOptions {
  /** Default: the deck's title. `.pptx` is added where it is missing. */
  fileName?: string;
  /** Ids of the slides that are taken, in the order of the deck; default all. Colours of charts stay those of the whole deck. */
  slides?: readonly string[];
  /**
   * `true`: the file begins with a cover, the one that the deck begins with or one of its title and subtitle. `false`: that of
   * the deck is left out. Default: as the slides are.
   */
  cover?: boolean;
  /** Instead of the deck's own; `false` leaves company name and logo out. */
  branding?: Branding | false;
  /**
   * `'image'` (default): pictures, the same everywhere. `'native'`: charts that PowerPoint draws and edits, each with its
   * workbook; types that it has no chart for stay pictures, with a warning (`chart_as_picture`).
   */
  charts?: ChartForm;
  /**
   * `'shown'` (default): the rows that a slide shows. `'all'`: a table that is longer goes on over further slides, under the same
   * title and header, until every row is there (forty slides at most; what is left is warned of as `rows_omitted`).
   */
  tables?: TableRows;
  /**
   * `'keep'` (default): every sentence of the deck. `'leave-out'`: sentences that code did not write from the rows are left out of titles,
   * texts and notes, whoever wrote them.
   */
  unchecked?: Unchecked;
  /** Speaker notes; default true. */
  notes?: boolean;
  /** Under the notes: where each figure of the slide comes from, down to the SQL; default true. */
  provenance?: boolean;
  /**
   * The deck travels inside the file, with its rows, queries and placeholders (notes as `notes` says, without `ext`), so that
   * `importFromPptx` and the builder open it again. Whoever has the file can read it; the default is therefore as `provenance`.
   */
  document?: boolean;
  /** Clock of the file's creation date, milliseconds; with a fixed one the same deck gives the same bytes. */
  now?: () => number;
  signal?: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
  onWarning?: (warning: ExportWarning) => void;
}
