import type { ChartSpec } from '../chart/types.js';
import type { SlideClaim } from '../deck/slide-claims.js';
import type { SentenceState } from '../statements/check-deck.js';
import type { Mark, Value } from '../template/types.js';

/** All lengths are slide pixels: a slide is 1280 × 720, that is 13.333 × 7.5 inches at 96 px an inch (1 px = 0.75 pt). */
export const SLIDE_WIDTH = 1280;
export const SLIDE_HEIGHT = 720;

/** A figure in a text run keeps its trail, so that every drawing of it can show where it came from. */
export interface RunFigure {
  expression: string;
  value: Value;
  mark: Mark;
}
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  href?: string;
  /** Leads to this slide of the deck. */
  slideId?: string;
  figure?: RunFigure;
  /** A figure that stands as text; only where an editor asked for marks, see `annotateSlide`. */
  typed?: boolean;
  /** A sentence that is not checked ends with it, and what it is instead; only where an editor asked for marks. */
  ends?: Exclude<SentenceState, 'checked'>;
}
export interface Paragraph {
  runs: Run[];
  /** Bullet or number of a list item; absent: a plain paragraph. */
  list?: 'bullet' | 'number';
  /** What a numbered item shows. */
  number?: number;
  /** The text starts `(level + (list ? 1 : 0)) × LIST_INDENT_EM` em from the start edge; the marker hangs before it. */
  level: number;
  spaceBefore: number;
  /** Claims of the sentences in it; only where an editor asked for marks. */
  claims?: readonly SlideClaim[];
}

interface BoxBase {
  /** Unique on the slide and stable over renders: `title`, `text`, a block id, `slide-number` … */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type TextRole =
  | 'title'
  | 'subtitle'
  | 'body'
  | 'block-title'
  | 'metric-value'
  | 'metric-label'
  | 'metric-note'
  | 'footer'
  | 'slide-number'
  | 'note';

export interface TextBox extends BoxBase {
  kind: 'text';
  role: TextRole;
  paragraphs: Paragraph[];
  /** Which template of the slide this box shows and edits, where it is one. */
  field?: 'title' | 'text';
  blockId?: string;
  fontSize: number;
  /** Multiple of the font size. */
  lineHeight: number;
  font: 'heading' | 'body';
  bold: boolean;
  color: string;
  align: 'start' | 'center' | 'end';
  anchor: 'top' | 'middle' | 'bottom';
  /** The whole text, where the box shows it cut with an ellipsis. */
  full?: string;
  /** True when even the smallest size does not fit: reported, never hidden. */
  overflow: boolean;
}
export interface ChartBox extends BoxBase {
  kind: 'chart';
  blockId: string;
  spec: ChartSpec;
  source: string;
}
export interface TableColumn {
  name: string;
  label: string;
  align: 'start' | 'end';
  width: number;
}
export interface TableBox extends BoxBase {
  kind: 'table';
  blockId: string;
  source: string;
  columns: TableColumn[];
  /** Formatted cell text, only the rows that fit. */
  rows: string[][];
  /** The last of these rows is the total of the others. */
  total?: true;
  fontSize: number;
  rowHeight: number;
  /** Space at both sides of a cell's text; the first and last column keep it too. */
  cellPadding: number;
  /** Rows of the source that are not shown. */
  omittedRows: number;
}
export interface ImageBox extends BoxBase {
  kind: 'image';
  dataUrl: string;
  alt: string;
  decorative: boolean;
}
export interface ShapeBox extends BoxBase {
  kind: 'shape';
  fill: string;
  /** What the fill is made of, where it is a colour laid thinly over the one beneath: that colour, and how much of it, 0 to 1. */
  tint?: { color: string; share: number };
}
/** Where a block could not be drawn: the precise message in place; the rest of the slide stands. */
export interface ProblemBox extends BoxBase {
  kind: 'problem';
  blockId: string;
  code: string;
  message: string;
  hint?: string;
}
export type Box = TextBox | ChartBox | TableBox | ImageBox | ShapeBox | ProblemBox;

export interface SlideGeometry {
  slideId: string;
  width: number;
  height: number;
  background: string;
  /** BCP 47; what the slide is written in. */
  language: string;
  /** Right-to-left languages: positions are already mirrored; `start` is the right edge. Absent: left to right. */
  direction?: 'rtl';
  /** In reading order; later boxes are drawn above earlier ones. */
  boxes: Box[];
}
