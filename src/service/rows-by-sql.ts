import { DeckError } from '../core/errors.js';
import { ServiceServerError } from '../core/http/service-error.js';
import { checkResult } from '../core/query/check-result.js';
import { QueryError } from '../core/base/query-error.js';
import { publicMessage } from '../core/query/query-error-wire.js';
import { columnStats } from '../core/query/stats.js';
import type { QueryResult, RunQuery } from '../core/query/types.js';
import type { Privacy, WidgetInput } from '../core/stream/protocol.js';
import { REQUEST_LIMITS } from '../core/stream/request-limits.js';

/** The host's engine, and how many widgets it is asked for at the same time. */
export interface SqlAccess {
  runSql: RunQuery;
  concurrency: number;
}

/** Widgets with their rows, and by id of those whose SQL gave none, why. */
export interface FilledWidgets {
  widgets: WidgetInput[];
  failures: ReadonlyMap<string, Error>;
}

/**
 * The widgets of a request; those that came without rows have the rows of `duckdbQuery ?? dataKey`. Only under privacy
 * `all`: else the user has chosen what the service may see of the data. One whose SQL fails is as it came.
 *
 * @throws DeckError `invalid` with the path of a widget that has neither rows nor SQL; AbortError
 */
export async function withRows(
  given: readonly { widget: WidgetInput; path: string }[],
  privacy: Privacy,
  access: SqlAccess | undefined,
  signal: AbortSignal,
): Promise<FilledWidgets> {
  const widgets = given.map(({ widget }) => widget);
  const failures = new Map<string, Error>();
  if (!access || privacy !== 'all') return { widgets, failures };
  const missing = [...given.entries()].flatMap(([at, { widget, path }]) =>
    widget.rows === undefined ? [{ at, widget, ...sqlOf(widget, path) }] : [],
  );
  const work = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const { at, widget, sql, path } = next;
      signal.throwIfAborted();
      try {
        widgets[at] = filled(widget, checkResult(await access.runSql(sql, { signal })));
      } catch (cause) {
        signal.throwIfAborted();
        failures.set(widget.id, failureOf(cause, sql, path));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(access.concurrency, missing.length) }, work));
  return { widgets, failures };
}

/** The SQL that a widget's rows come from, and the field it stands in. */
function sqlOf(widget: WidgetInput, path: string): { sql: string; path: string } {
  const field = widget.duckdbQuery?.trim() ? 'duckdbQuery' : 'dataKey';
  const sql = widget[field];
  if (sql?.trim()) return { sql, path: `${path}.${field}` };
  throw new DeckError('invalid', `${path}.dataKey: the widget has neither rows nor SQL.`, {
    path: `${path}.dataKey`,
  });
}

function filled(widget: WidgetInput, { columns, rows: all, truncated }: QueryResult): WidgetInput {
  const rows = all.slice(0, REQUEST_LIMITS.rows);
  const cut = truncated || rows.length < all.length;
  return {
    ...widget,
    columns,
    rows,
    // How many more there are is not known; that there are more keeps sums over these from being told.
    rowCount: rows.length + (cut ? 1 : 0),
    stats: columnStats(columns, rows, 'all'),
    queriedAt: new Date().toISOString(),
  };
}

/** What the client is told: all that is in the SQL, nothing of an engine that is not well. */
function failureOf(cause: unknown, sql: string, path: string): Error {
  const told = QueryError.is(cause) ? publicMessage(cause, sql) : undefined;
  if (told !== undefined) {
    const { hint } = cause as QueryError;
    return new DeckError('invalid', `${path}: ${told}`, {
      path,
      cause,
      ...(hint === undefined ? {} : { hint }),
    });
  }
  if (DeckError.is(cause) && !QueryError.is(cause)) return cause;
  return new ServiceServerError('internal', 'The query engine failed.', {
    status: 500,
    retryable: false,
    cause,
  });
}
