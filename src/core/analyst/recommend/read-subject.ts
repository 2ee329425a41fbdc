import { foldedName } from '../../intake/roles/name-words.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { readableName } from '../../statements/frame/names.js';
import { countedThings } from '../../statements/frame/table-names.js';
import { fitness, isCoded, isRegular } from './draft-rules.js';
import { durationsOf } from './durations.js';
import { lateShares } from './late-shares.js';
import { hasCurrencies, isCurrencyName, measuresOf, realRows } from './measures.js';
import type { Outcome } from './outcomes.js';
import type { ColumnProfile } from './profile-columns.js';
import { ratiosOf } from './ratios.js';
import { withNamedSides } from './splits.js';
import type { Subject } from './subject.js';
import { identifiedThings } from './things.js';
import { timeAxis } from './time-axis.js';
import { Titles } from './title-words.js';
import { periodOfRows } from './totals-of-periods.js';

const ROWS_OF_A_KIND = 20;
const MOST_KINDS = 12;
/** The name of a group says more than its number. */
const CODED = 0.3;

/** What a table is asked about, by its columns and what became of its rows. */
export async function subjectOf(
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
