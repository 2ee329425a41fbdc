import { isAbort } from '../errors.js';
import { inParallel } from '../in-parallel.js';
import { checkResult } from '../query/check-result.js';
import { fingerprint } from '../query/fingerprint.js';
import { queryProblem, type QueryProblem } from '../query/query-problem.js';
import type { RunQuery } from '../query/types.js';
import { readCoverage } from '../statements/sql/coverage.js';
import { applyEdits, type DeckEdit } from '../deck/edits.js';
import { compareSlides, type SlideChanges } from './refresh-diff.js';
import { listedAnew } from '../statements/sources/listed-anew.js';
import { sourceTableIds } from '../statements/sources/source-table.js';
import type { Deck, Source } from '../deck/types.js';
import { loadPhrases } from '../statements/phrases/load.js';
import { rewordDeck } from './reword-deck.js';
import type { TypeChange } from './follow-type.js';
import type { SentenceChange } from './reword-slide.js';

export interface RefreshOptions {
  signal?: AbortSignal;
  /** SQL that takes the place of a source's own, by source id. Where it is given, only these sources are run. */
  sql?: Readonly<Record<string, string>>;
  /** Queries that run at the same time; 4 when not given. */
  concurrency?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/** How the query of one source went. `skipped`: it has no SQL, so its rows stay. */
export interface SourceRefresh {
  sourceId: string;
  title: string;
  status: 'same' | 'changed' | 'failed' | 'skipped';
  /** Rows before and after; a source that failed keeps those it had. */
  rows: { before: number; after: number };
  /** Why it failed. */
  problem?: QueryProblem;
}

export interface RefreshDiff extends SlideChanges {
  sources: SourceRefresh[];
  /**
   * Checked sentences that code worded anew, or took away, since the new rows say something else: in deck order, as readers see them over
   * the rows of before and over the new ones. A sentence whose figures alone are others is not among them; `figures` has these.
   */
  sentences: SentenceChange[];
  /** Charts whose type does not suit the new rows, or suits them again: each became the nearest type that does. */
  types: TypeChange[];
}

export interface RefreshedDeck {
  /** The document over the new rows. The given one is not touched. */
  deck: Deck;
  diff: RefreshDiff;
  /** What leads from the given document to this one: one step of undo for an editor. */
  edits: DeckEdit[];
}

/**
 * Runs the SQL of every source again and computes everything anew, without any AI: templates, variables and claims are
 * evaluated over the new rows, and a sentence that carries a statement is worded anew by code where the rows say something else. What a
 * person or a model wrote stays word for word and is listed where its claim fell. A query that fails leaves its source as it was and stands in `diff.sources`; the deck is
 * never lost. SQL of a deck from elsewhere is foreign text: show it before the first run.
 * @throws only when aborted.
 */
export async function refreshDeck(
  deck: Deck,
  runQuery: RunQuery,
  { signal, sql, concurrency = 4, now = Date.now }: RefreshOptions = {},
): Promise<RefreshedDeck> {
  const queriedAt = new Date(now()).toISOString();
  const listing = sourceTableIds(deck.slides);
  const asked = Object.keys(deck.sources).filter((id) =>
    sql ? Object.hasOwn(sql, id) : !listing.has(id) || deck.sources[id]?.sql !== '',
  );
  const results = await inParallel(asked, concurrency, async (sourceId) => {
    signal?.throwIfAborted();
    const held = deck.sources[sourceId] as Source;
    const source = withSql(held, sql?.[sourceId] ?? held.sql);
    const result = await runAgain(sourceId, source, source !== held, runQuery, queriedAt, signal);
    signal?.throwIfAborted();
    return result;
  });
  await loadPhrases(deck.format.locale);
  const edits = results.flatMap(({ edit }) => (edit ? [edit] : []));
  const sources = results.map(({ outcome }) => outcome);
  const refreshed = overRows(deck, edits, sources);
  return { ...refreshed, deck: { ...refreshed.deck, updatedAt: queriedAt } };
}

/**
 * A deck over new rows that were queried for it, or for what it was a moment ago. `loadPhrases` must have loaded the deck's language.
 * @param edits the new rows, each a `setSource`
 * @param sources how they were had
 */
export function overRows(deck: Deck, edits: readonly DeckEdit[], sources: SourceRefresh[]): RefreshedDeck {
  const rows = edits.filter(({ type }) => type === 'setSource');
  const reworded = rewordDeck(deck, applyEdits(deck, rows).deck);
  const said = [...rows, ...reworded.edits];
  const told = applyEdits(deck, said).deck;
  // Last, since it says what the sentences of now rest on.
  const listed = listedAnew(told);
  const refreshed = applyEdits(told, listed).deck;
  const all = [...said, ...listed];
  const { sentences, types } = reworded;
  const diff = { ...compareSlides(deck, refreshed), sources, sentences, types };
  return { deck: refreshed, diff, edits: all };
}

interface SourceResult {
  outcome: SourceRefresh;
  edit?: DeckEdit;
}

/** A source with another query. Its widget has the same one everywhere: what a server ran is another query now. */
function withSql(source: Source, sql: string): Source {
  if (sql === source.sql) return source;
  if (!source.widget) return { ...source, sql };
  const { duckdbQuery: _old, ...widget } = source.widget;
  return { ...source, sql, widget: { ...widget, dataKey: sql } };
}

async function runAgain(
  sourceId: string,
  source: Source,
  rewritten: boolean,
  runQuery: RunQuery,
  queriedAt: string,
  signal: AbortSignal | undefined,
): Promise<SourceResult> {
  const { title, sql, data } = source;
  const before = data?.rows.length ?? 0;
  const unchanged = { sourceId, title, rows: { before, after: before } };
  if (sql.trim() === '') return { outcome: { ...unchanged, status: 'skipped' } };
  try {
    const [result, coverage] = await Promise.all([
      runQuery(sql, signal ? { signal } : {}),
      readCoverage(sql, runQuery, signal),
    ]);
    const { columns, rows, truncated } = checkResult(result);
    const { problem: _solved, ...kept } = source;
    const fresh = {
      rows,
      queriedAt,
      fingerprint: fingerprint(rows),
      truncated,
      ...(coverage ? { coverage } : {}),
    };
    const same =
      !rewritten &&
      fresh.fingerprint === data?.fingerprint &&
      truncated === data.truncated &&
      JSON.stringify(columns) === JSON.stringify(source.columns);
    return {
      outcome: {
        sourceId,
        title,
        status: same ? 'same' : 'changed',
        rows: { before, after: rows.length },
      },
      edit: { type: 'setSource', sourceId, source: { ...kept, columns, data: fresh } },
    };
  } catch (error) {
    if (signal?.aborted || isAbort(error)) throw error;
    const problem = queryProblem(error);
    const outcome: SourceRefresh = { ...unchanged, status: 'failed', problem };
    // Rows that are there stay and can be shown; without any the reason takes their place.
    if (data) return { outcome };
    return { outcome, edit: { type: 'setSource', sourceId, source: { ...source, problem } } };
  }
}
