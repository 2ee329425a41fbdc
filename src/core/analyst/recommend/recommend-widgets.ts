import type { BuilderDashboardConfig, Widget } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { tableTitle } from '../../statements/frame/table-names.js';
import { chooseWidgets } from './choose-widgets.js';
import { Drafts } from './drafts.js';
import { profileColumns } from './profile-columns.js';
import { relatedPair } from './related-pair.js';

/**
 * A dashboard for tables that came without one, for a deck of at most twelve slides: profiles the columns of the largest
 * table, drafts key figures, courses over time, what recurs by hour, weekday and month, distributions, categories, parts
 * of a whole, relations, gaps in the data and the top rows, runs them, and keeps what shows something. Throws `no_rows`
 * where no table has rows and usable columns. Titles are in the language of `locale`, English where there is none.
 */
export async function recommendWidgets(
  tables: TableSchema[],
  runQuery: RunQuery,
  { locale = 'en-US' }: { locale?: string } = {},
): Promise<BuilderDashboardConfig> {
  const [table] = [...tables].sort((a, b) => b.rowCount - a.rowCount);
  const columns = table && table.rowCount > 0 ? await profileColumns(table, runQuery) : [];
  if (!table || columns.length === 0) {
    throw new DeckError(
      'no_rows',
      'There is no table with rows and usable columns to recommend widgets for.',
      {
        hint: 'Load a data set with at least one row, or pass a dashboard config.',
      },
    );
  }
  const drafts = new Drafts(table, columns, await relatedPair(table.name, columns, runQuery), locale);
  const widgets = [...drafts.figures(), ...(await chooseWidgets(drafts.charts(), runQuery))];
  return { name: tableTitle(table.name, locale) || 'Overview', widgets: withOwnIds(widgets) };
}

/** Ids are made of column names, which may be any: a column "count" would share the id of the number of rows. */
function withOwnIds(widgets: readonly Widget[]): Widget[] {
  const taken = new Set<string>();
  return widgets.map((widget) => {
    let id = widget.id;
    for (let number = 2; taken.has(id); number += 1) id = `${widget.id}-${number}`;
    taken.add(id);
    return { ...widget, id };
  });
}
