import { DeckError, isAbort } from '../core/errors.js';
import { checkResult } from '../core/query/check-result.js';
import { QueryError } from '../core/query/errors.js';
import { publicMessage } from '../core/query/query-error-wire.js';
import { columnStats } from '../core/query/stats.js';
import type { RunQuery } from '../core/query/types.js';
import type { Privacy, WidgetInput } from '../core/stream/protocol.js';
import { REQUEST_LIMITS } from '../core/stream/request-limits.js';

/** The host's engine, and how many widgets it is asked for at the same time. */
export interface SqlAccess {
  runSql: RunQuery;
  concurrency: number;
}

/**
 * The widgets of a request; those that came without rows have the rows of `duckdbQuery ?? dataKey`. Only under privacy
 * `all`: else the user has chosen what the service may see of the data.
 *
 * @throws DeckError `invalid` with the path of the widget whose SQL fails; AbortError; what else `runSql` fails with
 */
export async function withRows(
  widgets: readonly { widget: WidgetInput; path: string }[],
  privacy: Privacy,
  access: SqlAccess | undefined,
  signal: AbortSignal,
): Promise<WidgetInput[]> {
  const filled = widgets.map(({ widget }) => widget);
  if (!access || privacy !== 'all') return filled;
  const missing = [...widgets.entries()].filter(([, { widget }]) => widget.rows === undefined);
  // One that fails ends the others, whose rows nobody will read.
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const work = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const [at, { widget, path }] = next;
      filled[at] = await filledBy(access.runSql, widget, path, either);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(access.concurrency, missing.length) }, work));
  } catch (error) {
    stop.abort();
    throw error;
  }
  return filled;
}

async function filledBy(
  runSql: RunQuery,
  widget: WidgetInput,
  path: string,
  signal: AbortSignal,
): Promise<WidgetInput> {
  signal.throwIfAborted();
  const field = widget.duckdbQuery?.trim() ? 'duckdbQuery' : 'dataKey';
  const sql = widget[field];
  if (!sql?.trim()) {
    throw new DeckError('invalid', `${path}.dataKey: the widget has neither rows nor SQL.`, {
      path: `${path}.dataKey`,
    });
  }
  try {
    const { columns, rows: all, truncated } = checkResult(await runSql(sql, { signal }));
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
  } catch (cause) {
    const told = !isAbort(cause) && QueryError.is(cause) ? publicMessage(cause, sql) : undefined;
    if (told === undefined) throw cause;
    const { hint } = cause as QueryError;
    throw new DeckError('invalid', `${path}.${field}: ${told}`, {
      path: `${path}.${field}`,
      cause,
      ...(hint === undefined ? {} : { hint }),
    });
  }
}
