import type { BuilderDashboardConfig, Widget } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { tableTitle } from '../../statements/frame/table-names.js';
import { withDateOfParts } from './date-parts.js';
import { chooseWidgets } from './choose-widgets.js';
import { withoutCodes } from './draft-rules.js';
import { coverageBreak } from './coverage-break.js';
import { questionsOf } from './doubts.js';
import { withCounts } from './cubes.js';
import { withDependentColumns } from './dependent-columns.js';
import { draftWidgets } from './drafts.js';
import { figureWidgets } from './figures.js';
import { isOutcome } from './measures.js';
import { onlyRows, overRows } from './only-rows.js';
import { withoutMadeGroups } from './made-groups.js';
import { outcomesOf } from './outcomes.js';
import { profileColumns, type ColumnProfile } from './profile-columns.js';
import { ofPeriods } from './period-values.js';
import { partOfRatio } from './ratio-pairs.js';
import { withLastTotals } from './running-totals.js';
import { splitsOf, withNamedSides } from './splits.js';
import { subjectOf } from './read-subject.js';
import { timeAxis } from './time-axis.js';
import { untilReached } from './time-reached.js';
import { wholeOf } from './total-columns.js';
import { trustedRows } from './trusted-rows.js';

/**
 * A dashboard for tables that came without one, for a deck of at most twelve slides: profiles the columns of the largest table, finds what
 * it can be asked about (amounts, levels, shares of rows with something) and what its rows can be split by, compares all groups in all
 * measures over all rows, and charts what differs for certain and by much, what changed and what recurs; plain overviews only where that is
 * not enough. Throws `no_rows` where no table has rows and usable columns. Titles are in the language of `locale`, English where there is
 * none.
 */
export async function recommendWidgets(
  tables: TableSchema[],
  runQuery: RunQuery,
  { locale = 'en-US' }: { locale?: string } = {},
): Promise<BuilderDashboardConfig> {
  const [table] = [...tables].sort((a, b) => b.rowCount - a.rowCount);
  const profiles =
    table && table.rowCount > 0
      ? await withDateOfParts(table.name, await profileColumns(table, runQuery), runQuery)
      : [];
  if (!table || profiles.length === 0) {
    throw new DeckError(
      'no_rows',
      'There is no table with rows and usable columns to recommend widgets for.',
      {
        hint: 'Load a data set with at least one row, or pass a dashboard config.',
      },
    );
  }
  const trusted = await trustedRows(table, profiles, runQuery);
  const { conditions, doubts } = trusted;
  const ask = overRows(runQuery, table.name, conditions);
  const known = await withDependentColumns(table, trusted.columns, ask);
  const outcomes = await outcomesOf(table.name, known, ask);
  const axis = timeAxis(known);
  const reached = axis && (await untilReached(table, axis, outcomes, ask));
  const whole = await wholeOf(table.name, known, ask);
  const parted = await withoutMadeGroups(table.name, withoutCodes(ofPeriods(table, tables, known)), ask);
  const counted = await withCounts(table, parted, reached ?? axis, ask);
  const columns = (await withLastTotals(table, counted, reached ?? axis, ask))
    .map((one) => (reached && one === axis ? reached : one))
    // Parts are told as parts of their total.
    .map((one): ColumnProfile => (whole?.parts.includes(one) ? { ...one, role: 'other' } : one));
  const broken = await coverageBreak(table, columns, timeAxis(columns), ask);
  const about = await subjectOf(table, columns, outcomes, locale, ask);
  // Of other groups nothing is compared over time.
  const subject = { ...about, whole, ...(broken && { time: undefined }) };
  const { drafts, moved, told } = await draftWidgets(
    subject,
    splitsOf(
      columns
        .filter((one) => subject.covered === undefined || isSplit(one))
        .map((one) => withNamedSides(one, subject.things, subject.titles)),
      outcomes,
      subject.time,
      subject.measures.find(isOutcome)?.shareOf,
    ),
    ask,
  );
  const only = (widget: Widget): Widget => ({
    ...widget,
    dataKey: onlyRows(widget.dataKey, table.name, conditions),
  });
  const charts = await chooseWidgets(
    drafts.map((draft) => ({ ...draft, widget: only(draft.widget) })),
    runQuery,
  );
  const widgets = withOwnIds([...figureWidgets({ ...subject, measures: told }, moved).map(only), ...charts]);
  const questions = questionsOf(table.name, broken ? [broken, ...doubts] : doubts, widgets);
  return {
    name: tableTitle(table.name, locale) || 'Overview',
    widgets,
    ...(questions && { questions }),
  };
}

/** Of totals neither an amount nor how far they are made up parts groups. */
const isSplit = (column: ColumnProfile): boolean =>
  !partOfRatio(column, true, true) && !/^(?:status|state|stand)$/i.test(column.name);

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
