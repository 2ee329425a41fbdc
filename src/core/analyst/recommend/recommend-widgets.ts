import type { BuilderDashboardConfig, Widget } from '../../chart/types.js';
import { foldedName } from '../../intake/roles/name-words.js';
import { DeckError } from '../../errors.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { readableName } from '../../statements/frame/names.js';
import { countedThings, tableTitle } from '../../statements/frame/table-names.js';
import { withDateOfParts } from './date-parts.js';
import { lateShares } from './late-shares.js';
import { chooseWidgets } from './choose-widgets.js';
import { fitness, isCoded, isRegular, withoutCodes } from './draft-rules.js';
import { coverageBreak } from './coverage-break.js';
import { questionsOf } from './doubts.js';
import { withCounts } from './cubes.js';
import { draftWidgets } from './drafts.js';
import { durationsOf } from './durations.js';
import { figureWidgets } from './figures.js';
import { hasCurrencies, isCurrencyName, isOutcome, measuresOf, realRows } from './measures.js';
import { onlyRows, overRows } from './only-rows.js';
import { withoutMadeGroups } from './made-groups.js';
import { outcomesOf, type Outcome } from './outcomes.js';
import { profileColumns, type ColumnProfile } from './profile-columns.js';
import { ofPeriods } from './period-values.js';
import { partOfRatio } from './ratio-pairs.js';
import { ratiosOf } from './ratios.js';
import { withLastTotals } from './running-totals.js';
import { splitsOf, withNamedSides } from './splits.js';
import type { Subject } from './subject.js';
import { timeAxis } from './time-axis.js';
import { untilReached } from './time-reached.js';
import { identifiedThings } from './things.js';
import { Titles } from './title-words.js';
import { wholeOf } from './total-columns.js';
import { periodOfRows } from './totals-of-periods.js';
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
  const outcomes = await outcomesOf(table.name, trusted.columns, ask);
  const axis = timeAxis(trusted.columns);
  const reached = axis && (await untilReached(table, axis, outcomes, ask));
  const whole = await wholeOf(table.name, trusted.columns, ask);
  const parted = await withoutMadeGroups(
    table.name,
    withoutCodes(ofPeriods(table, tables, trusted.columns)),
    ask,
  );
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

const ROWS_OF_A_KIND = 20;
const MOST_KINDS = 12;
/** The name of a group says more than its number. */
const CODED = 0.3;

/** Of totals neither an amount nor how far they are made up parts groups. */
const isSplit = (column: ColumnProfile): boolean =>
  !partOfRatio(column, true, true) && !/^(?:status|state|stand)$/i.test(column.name);

async function subjectOf(
  table: TableSchema,
  columns: readonly ColumnProfile[],
  outcomes: readonly Outcome[],
  locale: string,
  runQuery: RunQuery,
): Promise<Omit<Subject, 'whole'>> {
  const counted = thingsOf(table, columns);
  const titles = new Titles(
    locale,
    columns.map(({ name }) => name),
    counted,
  );
  // Where a column holds the things, a row is not one of them; a few that come back a lot are their kinds.
  const isColumn = columns.some(
    ({ name, distinct }) =>
      plural(readableName(name)) === counted && distinct * ROWS_OF_A_KIND > table.rowCount,
  );
  const things = titles.things(isColumn ? '' : counted);
  const time = timeAxis(columns);
  const hasTime = time !== undefined;
  const covered = await periodOfRows(table.name, table.rowCount, columns, time, runQuery);
  const ratios = await ratiosOf(
    table.name,
    columns,
    {
      hasTime,
      period: covered && titles.words[covered],
      mixed: hasCurrencies(columns),
      only: realRows(outcomes),
    },
    titles,
    runQuery,
  );
  const durations = covered
    ? []
    : await durationsOf(table.name, table.rowCount, columns, time, realRows(outcomes), titles, runQuery);
  const late = await lateShares(table.name, columns, realRows(outcomes), things, titles, runQuery);
  return {
    table,
    covered,
    things,
    titles,
    columns,
    time,
    measures: measuresOf(columns, outcomes, hasTime, things, titles, {
      areTotals: covered !== undefined,
      areSlots:
        time !== undefined &&
        covered === undefined &&
        isRegular(time, table.rowCount) &&
        // Where things have names a row is one of them, however regularly it comes.
        !columns.some(
          ({ role, type, distinct }) =>
            type === 'string' && (role === 'label' || (role === 'category' && distinct > MOST_KINDS)),
        ),
      subject: table.name,
      made: [...ratios, ...durations, ...late],
    }),
    categories: columns
      .filter(
        (one) =>
          one.role === 'category' &&
          // How many there are of something parts no amounts.
          !(one.type === 'number' && one.least === 0 && one.yes === undefined) &&
          !isCurrencyName(one.name) &&
          !outcomes.some(({ column }) => column === one),
      )
      .map((one) => withNamedSides(one, things, titles))
      .sort((a, b) => fitness(b) - Number(isCoded(b)) * CODED - (fitness(a) - Number(isCoded(a)) * CODED)),
    label: columns
      .filter(({ role }) => role === 'label')
      .sort((a, b) => Number(b.filled) - Number(a.filled))[0],
    isCounted:
      time !== undefined &&
      covered === undefined &&
      (things !== titles.words.records || !columns.some(({ additive }) => additive)) &&
      !isRegular(time, table.rowCount),
  };
}

const LEAST_WORD = 4;
/** What rows are called: by the table, but for what one of its columns is the amount of, else by what numbers them. */
function thingsOf(table: TableSchema, columns: readonly ColumnProfile[]): string {
  const named = countedThings(table.name);
  const [last = ''] = named.toLowerCase().split(' ').slice(-1);
  const isSummed = columns.some(
    ({ role, name, type }) =>
      role === 'measure' &&
      type === 'number' &&
      foldedName(name)
        .split(' ')
        .some((word) => word.length >= LEAST_WORD && last.endsWith(word)),
  );
  return (isSummed ? '' : named) || identifiedThings(table, columns);
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
