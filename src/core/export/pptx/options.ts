import type { Branding } from '../../deck/types.js';

export interface ExportWarning {
  code: 'block_failed' | 'image_skipped' | 'text_overflow' | 'rows_omitted';
  message: string;
  slideId: string;
}

/** `charts`: drawing the charts; `slides`: writing them; `package`: making the file. */
export interface ExportProgress {
  stage: 'charts' | 'slides' | 'package';
  done: number;
  total: number;
}

export interface ExportToPptxOptions {
  /** Default: the deck's title. `.pptx` is added where it is missing. */
  fileName?: string;
  /** Instead of the deck's own. */
  branding?: Branding;
  /** Charts as pictures. `'native'` (editable charts) is not made by this version: `ExportError` with `unsupported`. */
  charts?: 'image' | 'native';
  /** Speaker notes; default true. */
  notes?: boolean;
  /** Under the notes: where each figure of the slide comes from, down to the SQL; default true. */
  provenance?: boolean;
  /** Clock of the file's creation date, milliseconds; with a fixed one the same deck gives the same bytes. */
  now?: () => number;
  signal?: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
  onWarning?: (warning: ExportWarning) => void;
}
