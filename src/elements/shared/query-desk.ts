import type { QueryProblem } from '../../core/query/query-problem.js';
import type { LoadProgress, QueryResult, RunQuery, TableSchema } from '../../core/query/types.js';

/** An engine with its tables loaded, and what it can tell about them. */
export interface QueryEngine {
  runQuery: RunQuery;
  /** Absent where the engine names no tables. */
  schema?: () => Promise<TableSchema[]>;
  /** The plan of a SELECT as text; absent where the engine tells none. */
  explain?: (sql: string, options?: { signal?: AbortSignal }) => Promise<string>;
}

/** What a database of the page gives: queries, and the whole engine to whoever asks. */
export type PageDatabase = RunQuery & {
  /** Starts the engine where it does not run yet. */
  engine?: OpenEngine;
};

/** An engine with its tables loaded; `tell` hears how far they are until they are there. */
export type OpenEngine = (tell?: (progress: LoadProgress) => void) => Promise<QueryEngine>;

/** A query of the deck as a person edits it. */
export interface QueryDraft {
  /** The deck's query that it began with. */
  base: string;
  /** What is written now. */
  sql: string;
  /** What was written before it was reset, to be brought back. */
  dropped?: string;
  run: DraftRun;
}

export type DraftRun =
  | { state: 'idle' }
  /** SQL of a deck from elsewhere waits for a person to allow it. */
  | { state: 'confirm'; next: 'run' | 'explain' | 'use' }
  /** `loading` is what the query waits for: the engine's start or a table. */
  | { state: 'running'; abort: AbortController; loading?: LoadProgress | undefined }
  | { state: 'done'; sql: string; result: QueryResult }
  | { state: 'planned'; sql: string; plan: string }
  | { state: 'failed'; sql: string; problem: QueryProblem };

/** Where the queries of a deck are tried and changed: what `deck-right-panel` needs of the page around it. */
export interface QueryDesk {
  /** Connects to the engine, which is started for it, and waits for its tables. */
  readonly open: OpenEngine;
  /** Drafts that were not used yet, by deck and source: they outlive the panel. */
  readonly drafts: Map<string, QueryDraft>;
  /** False for the query of a deck from elsewhere that nobody has allowed to run yet. */
  mayRun(sourceId: string): boolean;
  /** A person has seen the query of a source and allows it. */
  allow(sourceId: string): void;
  /**
   * Runs SQL as the query of a source; where there is a review, it shows what its rows change before a person accepts. One step of undo.
   * `failed` is told why it cannot be; nothing is changed then.
   */
  use(sourceId: string, sql: string, failed: (problem: QueryProblem) => void): Promise<void>;
}
