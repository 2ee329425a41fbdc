import type { ChartSpec, Widget } from '../chart/types.js';
import type { QueryProblem } from '../query/query-problem.js';
import type { Column, Coverage, Row } from '../query/types.js';
import type { Theme } from '../layout/theme-types.js';

export type Scalar = string | number | boolean | null;
/** A scalar is taken as it is (*given*); an expression is evaluated over rows (*computed*). */
export type Variable = Scalar | { expr: string; source?: string };

/** A sentence and the boolean template expression that makes it true. */
export interface Claim {
  id: string;
  quote: string;
  test: string;
  source?: string;
}

/** Where a sentence is on a slide. */
export type StatementField = 'title' | 'text' | 'notes';

/**
 * A sentence that code wrote: `kind` of the catalog with its arguments holds over the rows of `source`, and `quote` is one of its wordings.
 * It counts only where both are found to be so again.
 */
export interface Statement {
  id: string;
  kind: string;
  source: string;
  args: Record<string, string>;
  field: StatementField;
  quote: string;
  /** What the sentence says beside it: another statement, often of the rows of another source. */
  with?: Pick<Statement, 'kind' | 'source' | 'args'>;
}

export interface SourceData {
  rows: Row[];
  queriedAt: string;
  fingerprint: string;
  truncated: boolean;
  coverage?: Coverage;
}

/** Query rows live here once, whatever number of slides show them. */
export interface Source {
  widget?: Widget;
  title: string;
  sql: string;
  columns: Column[];
  data?: SourceData;
  /** Why the last run of its SQL gave nothing to show; absent where it did. */
  problem?: QueryProblem;
}

export type BlockContent =
  | { kind: 'chart' | 'metric' | 'table'; spec: ChartSpec }
  | { kind: 'text'; text: string }
  | { kind: 'image'; asset: string };
export type Block = { id: string; region: string; weight?: number; source?: string } & BlockContent;

/** What the chosen layout has no place for, and where everything stood in the one before: it comes back with that. */
export interface SetAside {
  /** The layout it comes from. */
  layout: string;
  /** Where that had the slide's blocks, in their order. */
  places: Pick<Block, 'id' | 'region' | 'weight'>[];
  /** Without a place now: they are in the document, not on the slide. */
  blocks: Block[];
  text?: string;
}

export type SlideOrigin = 'host' | 'user' | 'service';

/** `title`, `text` and `notes` are templates; text and notes in the Markdown subset. */
export interface Slide {
  id: string;
  layout: string;
  title: string;
  text: string;
  notes?: string;
  /** Whose rows a bare expression reads. */
  source?: string;
  variables: Record<string, Variable>;
  claims: Claim[];
  statements?: Statement[];
  blocks: Block[];
  origin: SlideOrigin;
  aside?: SetAside;
  ext?: Record<string, unknown>;
}

export interface Branding {
  companyName?: string;
  /** Who the deck is by: on its cover, and the author of a file. */
  author?: string;
  /** PNG, JPEG or SVG as a `data:` URL. */
  logoDataUrl?: string;
}

export interface Asset {
  mediaType: string;
  dataUrl: string;
  alt?: string;
}

export interface DeckFormat {
  locale: string;
  timeZone: string;
  currency: string;
}

export interface Deck {
  version: 1;
  id: string;
  title: string;
  subtitle?: string;
  format: DeckFormat;
  theme?: Theme;
  branding?: Branding;
  sources: Record<string, Source>;
  assets: Record<string, Asset>;
  slides: Slide[];
  createdAt: string;
  updatedAt: string;
  ext?: Record<string, unknown>;
}
