import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { copiedRows } from './copied-rows.js';
import { amongRows, type Doubt } from './doubts.js';
import { withoutFarDates } from './far-dates.js';
import { withoutOddRatios } from './odd-ratios.js';
import { withoutOddValues } from './odd-values.js';
import { overRows } from './only-rows.js';
import { withoutMissingNames } from './missing-names.js';
import { withPartTimeGroups } from './part-time-groups.js';
import type { ColumnProfile } from './profile-columns.js';
import { withOneSpelling } from './spellings.js';
import { testRows } from './test-rows.js';
import { textValues, type TextValues } from './text-values.js';
import { timeAxis } from './time-axis.js';
import { totalGroups } from './total-groups.js';
import { withOneUnit } from './unit-columns.js';

/** What a table can be trusted with: which rows, which values and which names. */
export interface TrustedRows {
  columns: ColumnProfile[];
  /** SQL of conditions that every query of the table has. */
  conditions: string[];
  doubts: Doubt[];
}

/** Looks for rows and values that would make a chart lie: tests, names in several spellings, values in other units, numbers for no value, dates far from all others, groups that came or went. */
export async function trustedRows(
  table: TableSchema,
  profiles: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<TrustedRows> {
  const named = profiles.map((one) => withOwnName(table, one));
  const texts = await textValues(table, named, runQuery);
  const leftOut = [...testRows(texts, table.rowCount), ...(await totalGroups(table, named, texts, runQuery))];
  const conditions = leftOut.map(({ condition }) => condition);
  const known = withoutMissingNames(named, texts, table.rowCount);
  const spelled = withOneSpelling(
    known,
    texts.map((one) => ({ ...one, column: known[named.indexOf(one.column)] ?? one.column })),
  );
  const measured = withOneUnit(
    spelled.columns.map((one) => withSides(one, texts)),
    texts,
  );
  const ask = overRows(runQuery, table.name, conditions);
  const single = await withoutOddValues(table, measured.columns, ask);
  const valued = await withoutOddRatios(table, single.columns, ask);
  const axis = timeAxis(valued.columns);
  const dated = axis && (await withoutFarDates(table, axis, ask));
  const lasting = await withPartTimeGroups(
    table,
    valued.columns.map((one) => (dated && one === axis ? dated.time : one)),
    dated?.time,
    ask,
  );
  const copies = await copiedRows(table, profiles, runQuery);
  const groups = (name: string): number =>
    leftOut.find((one) => one.doubt.column === name)?.names.length ?? 0;
  return {
    columns: lasting.columns.map((one) => ({ ...one, distinct: one.distinct - groups(one.name) })),
    conditions,
    doubts: [
      ...leftOut.map(({ doubt }) => doubt),
      ...copies,
      ...[single, valued, measured, ...(dated ? [dated] : []), lasting, spelled].flatMap(({ doubts }) =>
        doubts.map((one) => amongRows(one, conditions)),
      ),
    ],
  };
}

/** What charts call their columns: a condition on a column of that name would be read as one on what the chart shows. */
const ROLES: ReadonlySet<string> = new Set(
  'category series value bucket bin country lat lon x y label delta'.split(' '),
);

const withOwnName = ({ name: table }: TableSchema, column: ColumnProfile): ColumnProfile =>
  ROLES.has(column.name.toLowerCase()) && column.sql === quoteName(column.name)
    ? {
        ...column,
        sql: `${quoteName(table)}.${column.sql}`,
        ...(column.yes !== undefined && {
          yes: column.yes.replace(column.sql, () => `${quoteName(table)}.${column.sql}`),
        }),
      }
    : column;

const MOST_ANSWERS = 4;

const STEP = /^[<>≤≥]?=?\s?\d+(?:[.,]\d+)?(?:\s?[-–+]\s?\d*)?$/;
const LEAST_STEPS = 4;
const MOST_OTHERS = 1;

/** Numbers in words; yes and no with an answer or two beside them. */
function withSides(column: ColumnProfile, texts: readonly TextValues[]): ColumnProfile {
  const answers = texts.find((one) => one.column.name === column.name)?.values.map(({ text }) => text) ?? [];
  const steps = answers.filter((answer) => STEP.test(answer)).length;
  if (steps >= LEAST_STEPS && answers.length - steps <= MOST_OTHERS) return { ...column, steps: true };
  const [yes, no] = [/^yes$/i, /^no$/i].map((word) => answers.find((answer) => word.test(answer)));
  const isAsked = column.yes === undefined && answers.length > 2 && answers.length <= MOST_ANSWERS;
  if (!isAsked || yes === undefined || no === undefined) return column;
  return { ...column, sides: { yes, no, others: answers.filter((one) => one !== yes && one !== no) } };
}
