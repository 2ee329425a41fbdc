import { resolveEncoding } from '../chart/encoding.js';
import type { Widget } from '../chart/types.js';
import type { Source } from '../deck/types.js';
import { DeckError, isAbort } from '../errors.js';
import { checkResult } from '../query/check-result.js';
import { fingerprint } from '../query/fingerprint.js';
import { queryProblem } from '../query/query-problem.js';
import { readCoverage } from '../statements/sql/coverage.js';
import { columnStats } from '../query/stats.js';
import type { RunQuery } from '../query/types.js';
import type { Privacy, WidgetInput } from '../stream/protocol.js';
import { REQUEST_LIMITS } from '../stream/request-limits.js';
import type { CheckedWidget } from './check-config.js';
import type { WidgetProblem } from './generation-types.js';

/** Rows a service sees under privacy `sample`. */
const SAMPLE_ROWS = 20;
/** A widget with more rows than this is too large for a request; its slide is checked on all rows in the page. */
const MAX_ROWS_SENT = 10_000;

export interface QueriedWidget {
  /** Key of the source in the deck. */
  id: string;
  source: Source;
  /** Set where the widget cannot be shown. */
  problem?: WidgetProblem;
}

/**
 * The widget's rows, or why there is nothing to show. Rejects only when aborted.
 * `queriedAt` is the ISO 8601 time of the run, the same for all widgets of a deck.
 */
export async function queryWidget(
  checked: CheckedWidget,
  runQuery: RunQuery,
  queriedAt: string,
  signal: AbortSignal,
): Promise<QueriedWidget> {
  if ('problem' in checked)
    return withProblem({ title: checked.title, sql: '', columns: [] }, checked.problem);
  const { widget, sql, path } = checked;
  const empty: Source = { widget, title: widget.title, sql, columns: [] };
  let source = empty;
  try {
    const [result, coverage] = await Promise.all([
      runQuery(sql, { signal }),
      readCoverage(sql, runQuery, signal),
    ]);
    const { columns, rows, truncated } = checkResult(result);
    if (columns.length > REQUEST_LIMITS.columns) throw tooManyColumns(columns.length);
    source = {
      ...empty,
      columns,
      data: { rows, queriedAt, fingerprint: fingerprint(rows), truncated, ...(coverage ? { coverage } : {}) },
    };
    resolveEncoding(widget.type, columns, rows, widget.config);
    return { id: widget.id, source };
  } catch (error) {
    if (signal.aborted || isAbort(error)) throw error;
    return withProblem(source, problemOf(widget, path, error));
  }
}

function withProblem(source: Source, problem: WidgetProblem): QueriedWidget {
  const { widgetId, path: _path, ...reason } = problem;
  return { id: widgetId, source: { ...source, problem: reason }, problem };
}

/** `path` is that of the widget. */
function problemOf(widget: Widget, path: string, error: unknown): WidgetProblem {
  const place = DeckError.is(error) ? error.path : undefined;
  const field = place?.startsWith('encoding.') ? `config.${place}` : 'dataKey';
  return { widgetId: widget.id, path: `${path}.${field}`, ...queryProblem(error) };
}

function tooManyColumns(count: number): DeckError {
  return new DeckError(
    'too_large',
    `The query returned ${count} columns; a slide takes ${REQUEST_LIMITS.columns}.`,
    {
      hint: 'Name the columns to show in the SQL.',
    },
  );
}

/** What a request carries of a widget. Under `none` no rows, no bounds, no SQL: they hold values. */
export function widgetInput(widget: Widget, { columns, data }: Source, privacy: Privacy): WidgetInput {
  const { dataKey, duckdbQuery, ...described } = widget;
  const rows = data?.rows ?? [];
  const shown = {
    ...described,
    columns,
    rowCount: rows.length,
    stats: columnStats(columns, rows, privacy),
    queriedAt: data?.queriedAt ?? '',
  };
  if (privacy === 'none') return shown;
  const sql = { dataKey, ...(duckdbQuery === undefined ? {} : { duckdbQuery }) };
  return {
    ...shown,
    ...sql,
    ...(data?.coverage ? { coverage: data.coverage } : {}),
    rows: rows.slice(0, privacy === 'sample' ? SAMPLE_ROWS : MAX_ROWS_SENT),
  };
}
