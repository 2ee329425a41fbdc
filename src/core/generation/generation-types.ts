import type { BuilderDashboardConfig } from '../chart/types.js';
import type { Branding, Deck, DeckFormat, Slide } from '../deck/types.js';
import type { Theme } from '../layout/theme-types.js';
import type { QueryProblem } from '../query/query-problem.js';
import type { Dataset, LoadWarning } from '../query/types.js';
import type { GuardReport, Privacy, StoryParts } from '../stream/protocol.js';
import type { ReportCallbacks } from './report-callbacks.js';
import type { Phase } from './transitions.js';

export interface DeckGenerationOptions {
  callbacks: ReportCallbacks;
  /** Missing parts: the locale of `start`, `UTC`, `USD`. */
  format?: Partial<DeckFormat>;
  /** Queries that run at the same time; 4 when not given. */
  concurrency?: number;
}

export interface StartOptions {
  config: BuilderDashboardConfig;
  /** Loaded by the callbacks' `loadDatasets` before the queries run. */
  datasets?: Dataset[];
  /** What was noticed while tables were loaded that are not in `datasets`: what only a person can answer stands on a last slide. */
  noticed?: readonly LoadWarning[];
  /** The config's name when not given. */
  title?: string;
  branding?: Branding | undefined;
  theme?: Theme;
  locale?: string;
  audience?: string | undefined;
  goal?: string | undefined;
  /** What a service may see of the rows; `all` when not given. */
  privacy?: Privacy;
  /** Upper bound wished for: cover, summary and closing count, the appendix does not. */
  slides?: number | 'auto';
  /** What holds a larger deck together; all of it when not given. What only a person can answer stands on a last slide anyway. */
  story?: StoryParts | undefined;
  /** Further wishes for the writing, such as its tone, in words. */
  systemPromptHint?: string | undefined;
  /** Ids of the slides of the plan that are wanted; all of them when not given. */
  only?: readonly string[];
  /** Titles by slide id that a person has given: they stand as they are, whatever the service writes. */
  titles?: Readonly<Record<string, string>>;
}

export interface RetryOptions {
  /** The document as it stands now: slides are written on its rows. */
  deck?: Deck;
  /** Who writes in place of the service that was asked first. */
  callbacks?: ReportCallbacks;
}

export interface ModifyOptions {
  /** The document as it stands now, where the page edited it since it was generated. */
  deck?: Deck;
  /** That of the last `start` when not given, else `all`. */
  privacy?: Privacy;
}

/**
 * A widget that could not be shown: its slide names the problem in place of the chart.
 */
export interface WidgetProblem extends QueryProblem {
  widgetId: string;
  /** The field of the config. */
  path?: string;
}

export type SlideStatus = 'planned' | 'writing' | 'done' | 'failed';
/** A slide of the plan, from skeleton to slide. */
export interface GeneratedSlide {
  readonly slideId: string;
  readonly index: number;
  readonly layout: string;
  readonly widgetId?: string;
  readonly status: SlideStatus;
  /** Guarded on the rows of this page. */
  readonly slide?: Slide;
  readonly guards?: GuardReport;
  /** What its service says it left out or replaced before; words of the service, for a person to read. */
  readonly serviceGuards?: GuardReport;
  /** Text that has arrived so far, guarded, with its figures. */
  readonly draft: { readonly title: string; readonly text: string; readonly notes: string };
  readonly error?: Error;
}

export interface GenerationProgress {
  /** Queries while `querying`, slides afterwards. */
  readonly done: number;
  readonly total: number;
  readonly stage: Phase;
}

export interface GenerationSnapshot {
  readonly phase: Phase;
  readonly slides: readonly GeneratedSlide[];
  /** The slides that arrived, in order, with the rows they read. */
  readonly deck: Deck | undefined;
  readonly error: Error | undefined;
  readonly progress: GenerationProgress;
  readonly problems: readonly WidgetProblem[];
}

/** Functions, not methods: they may be taken from the object. */
export interface DeckGeneration {
  /** The same frozen object until something changes. */
  getSnapshot: () => GenerationSnapshot;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Runs the queries and has the slides written. Resolves when that ended, however it ended: the snapshot tells.
   * @throws DeckError `conflict` while another run goes on.
   */
  start: (options: StartOptions) => Promise<void>;
  /**
   * Has one slide written anew. Resolves when that ended; a failure stands in `error`, and the slide stays as it was.
   * @throws DeckError `conflict` while another run goes on, `not_found` for an unknown slide.
   */
  modify: (slideId: string, instruction: string, options?: ModifyOptions) => Promise<void>;
  /**
   * Has slides of the last plan written again, each in its place, without running the queries: those that are missing when none are
   * named. Resolves when that ended; a failure stands in `error`, and slides that were there stay.
   * @throws DeckError `conflict` while another run goes on, `not_found` where there is nothing to write.
   */
  retry: (slideIds?: readonly string[], options?: RetryOptions) => Promise<void>;
  /** Ends the run that goes on, if one does; what arrived is kept. */
  cancel: () => void;
  /** Back to the beginning, without slides. */
  reset: () => void;
}
