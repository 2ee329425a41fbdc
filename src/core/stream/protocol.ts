import type { Encoding, Widget, WidgetType } from '../chart/types.js';
import type { Claim, Slide, Statement } from '../deck/types.js';
import type { STATUS_OF_CODE } from '../http/status-of-code.js';
import type { Column, Coverage, Row, TableSchema } from '../query/types.js';

/** Wire types of the HTTP and SSE protocol, shared by both ends. */
export const PROTOCOL = 1;

export type Privacy = 'all' | 'sample' | 'none';

export interface ColumnStats {
  name: string;
  nulls: number;
  distinct?: number;
  min?: string | number;
  max?: string | number;
}

export type WidgetInput = Omit<Widget, 'dataKey'> & {
  /** Absent under privacy `none`: SQL may hold values. */
  dataKey?: string;
  columns: Column[];
  rows?: Row[];
  rowCount: number;
  stats?: ColumnStats[];
  queriedAt: string;
  /** Not under privacy `none`: it holds values. */
  coverage?: Coverage;
};

/** What holds the slides of a larger deck together. All are wanted where nothing is said; a service that knows none leaves them out. */
export interface StoryParts {
  /** The strongest findings of the deck on its second slide. */
  summary?: boolean;
  /** Slides that open a part, in a deck of more than eight slides that speak of several things. */
  sections?: boolean;
  /** What to take away, and what is open. */
  closing?: boolean;
  /** Widgets that say nothing, and a table of the sources. */
  appendix?: boolean;
  /** The order of the slides and their sections as a language model chooses them; where it is not wanted widgets stay in their order. */
  storyline?: boolean;
}

export interface GenerateDeckRequest {
  protocol: 1;
  privacy: Privacy;
  runId?: string;
  title: string;
  locale?: string;
  audience?: string;
  goal?: string;
  systemPromptHint?: string;
  /** Upper bound: cover, summary and closing count, the appendix does not. */
  slides?: number | 'auto';
  story?: StoryParts;
  widgets: WidgetInput[];
  only?: string[];
  /** By slide id, what the page rejected in an earlier answer: the slides of `only` are written again without that. */
  violations?: Record<string, string[]>;
  /** Where it is given the request is a `ResumeRequest`, and nothing else of it counts. */
  since?: number;
}

/** Reads on in a run that a store keeps, at the endpoint where it began. */
export interface ResumeRequest {
  protocol: 1;
  runId: string;
  /** Events with a higher `seq` are wanted; −1 for all. */
  since: number;
}

/** Stops a run that a store keeps. */
export interface CancelRunRequest {
  protocol: 1;
  runId: string;
}

export interface ModifySlideRequest {
  protocol: 1;
  privacy: Privacy;
  runId?: string;
  slide: Slide;
  instruction: string;
  widget?: WidgetInput;
  deck: { title: string; outline: string[] };
  locale?: string;
  /** What the page rejected in an earlier answer to the same instruction. */
  violations?: string[];
}

export interface QueryFromPromptRequest {
  protocol: 1;
  /** What a language model may be told of the tables' values, and so what `facts` hold; `none` when not given. */
  privacy?: Privacy;
  prompt: string;
  tables: PromptTable[];
  dialect?: 'duckdb' | 'postgres' | 'clickhouse';
  locale?: string;
}

/** What is told of a column's values: under privacy `none` the share of nulls alone. */
export interface ColumnFacts {
  name: string;
  /** 0 … 1 of the rows. */
  nulls: number;
  distinct?: number;
  min?: string | number;
  max?: string | number;
  /** SQL that reads text or numbers as the dates they stand for. */
  readAs?: string;
  /** The most frequent values, each with the number of its rows. */
  values?: [value: string, rows: number][];
  /** Some values of many. */
  samples?: string[];
}

/** A table that can be asked, with what `describeTables` says of it where the service has no engine with its rows. */
export interface PromptTable extends TableSchema {
  facts?: ColumnFacts[];
}

/** One query that a prompt may mean: a SELECT and the chart of its columns. */
export interface PromptAnswer {
  sql: string;
  title: string;
  type: WidgetType;
  encoding: Encoding;
  /** Which word became what. */
  explanation: string;
}

export type QueryFromPromptResponse =
  | (PromptAnswer & {
      status: 'ok';
      /** Other readings, the likelier first. */
      alternatives?: PromptAnswer[];
    })
  | {
      status: 'needs_clarification';
      question: string;
      reasons: string[];
      /** Prompts that the data can answer. */
      suggestions?: string[];
    };

/** What can go wrong, as both ends name it; each code has its status and its class. */
export type WireErrorCode = keyof typeof STATUS_OF_CODE;
export interface WireError {
  code: WireErrorCode;
  message: string;
  retryable: boolean;
  retryAfterMs?: number;
  /** Where a widget's SQL is to blame: the code of its `QueryError`, and where in the SQL (UTF-16 units) it is. */
  query?: { code: string; position?: number; candidates?: string[] };
}

export type SlidePart = 'summary' | 'section' | 'closing' | 'appendix';

export interface PlannedSlide {
  slideId: string;
  index: number;
  widgetId?: string;
  layout: string;
  /** What it is for, where it is not the cover or a slide of the story itself. */
  part?: SlidePart;
}
/** What the guards did to a slide. */
export interface GuardReport {
  /** Everything was judged, and nothing was dropped. */
  passed: boolean;
  /** A line for each part that was dropped: where, why, and the text. */
  dropped: string[];
  /** The same in words that quote no cell: what the page sends back for one more try. */
  violations?: string[];
  /** The rows were not at hand: the page judges what they decide. */
  pending?: boolean;
  /** What a model wrote first was rejected in part and written again; the lines say why. */
  repaired?: string[];
  /** The embedded analyst wrote the slide, since the model gave nothing that may be shown. */
  fallback?: boolean;
  /** Why the model gave nothing, where it failed. */
  reason?: WireError;
}

/** Tokens that a model was paid for. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

interface Envelope {
  runId: string;
  seq: number;
  /** ISO 8601. */
  ts: string;
}
export type DeltaPath = 'title' | 'text' | 'notes' | `blocks/${string}`;
export type DeckEventPayload =
  | {
      type: 'deck.started';
      protocol: 1;
      provider: string;
      slides: PlannedSlide[];
      /** The service keeps the run: one that lost its connection reads on, and only `cancel-run` ends it at once. */
      kept?: true;
    }
  | { type: 'slide.started'; slideId: string; index: number; attempt: number }
  /** `claims`, `statements` and `variables` are those that the piece of text needs: the page judges it by them before it shows it. */
  | {
      type: 'slide.delta';
      slideId: string;
      path: DeltaPath;
      text: string;
      claims?: Claim[];
      statements?: Statement[];
      variables?: Slide['variables'];
    }
  | {
      type: 'slide.completed';
      slideId: string;
      index: number;
      slide: Slide;
      guards: GuardReport;
      usage?: Usage;
      resolved?: { title: string; text: string; notes: string };
    }
  | { type: 'slide.failed'; slideId: string; index: number; error: WireError; fallback?: Slide }
  | { type: 'deck.completed'; completed: number; failed: number; usage?: Usage; durationMs: number }
  | { type: 'deck.failed'; error: WireError };
export type DeckEvent = DeckEventPayload & Envelope;
