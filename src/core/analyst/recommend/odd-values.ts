import { quoteName } from '../../query/sql-text.js';
import type { Row, RunQuery, TableSchema } from '../../query/types.js';
import { readByColumn } from './column-batches.js';
import type { Doubt } from './doubts.js';
import { noValue, type NoValue } from './no-values.js';
import { logSteps, type LogStep } from './log-steps.js';
import { otherUnit, type UnitBound } from './other-units.js';
import type { ColumnProfile } from './profile-columns.js';
import { areOfGroups } from './unit-groups.js';
import { rangeOf } from './value-range.js';

/** In fewer rows nothing is far from all others. */
const LEAST_ROWS = 60;

/** What stands apart in a column: a number for no value, values in another unit. */
interface Odd {
  column: ColumnProfile;
  none?: NoValue;
  unit?: UnitBound;
}

/**
 * The columns, of which measures with values that are none of theirs (in another unit, or a number that stands for no value) have conditions
 * on those that are, and the range of these.
 */
export async function withoutOddValues(
  table: TableSchema,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<{ columns: ColumnProfile[]; doubts: Doubt[] }> {
  const measures = columns.filter(
    ({ role, type, least, most }) =>
      role === 'measure' && type === 'number' && [least, most].every(Number.isFinite),
  );
  if (measures.length === 0 || table.rowCount < LEAST_ROWS) return { columns: [...columns], doubts: [] };
  const [ends, steps] = await Promise.all([
    readByColumn(measures, endsOf, { from: `FROM ${quoteName(table.name)}`, rowCount: table.rowCount, runQuery }),
    logSteps(table, measures, runQuery),
  ]); // prettier-ignore
  const suspects = measures.map((column, at) => oddIn(column, ends[at] ?? {}, steps[at] ?? []));
  const found = await Promise.all(
    suspects.map(async ({ unit, ...one }) => {
      const isOwn =
        unit && (await areOfGroups(table.name, { ...unit, of: one.column.sql }, columns, runQuery));
      return { ...one, ...(unit && !isOwn && { unit }) };
    }),
  );
  const odd = found.filter(({ none, unit }) => none ?? unit);
  const ranges = await Promise.all(
    odd.map(async (one) => {
      const valid = validOf(one);
      return { ...one.column, ...(await rangeOf(table, one.column, valid, runQuery)), valid };
    }),
  );
  return {
    columns: columns.map((column) => ranges.find(({ name }) => name === column.name) ?? column),
    doubts: odd.flatMap(doubtsOf),
  };
}

function endsOf({ sql, least, most }: ColumnProfile): Record<string, string> {
  return {
    a: `COUNT(*) FILTER (WHERE ${sql} = ${least})`,
    b: `COUNT(*) FILTER (WHERE ${sql} = ${most})`,
    c: `MIN(${sql}) FILTER (WHERE ${sql} > ${least})`,
    d: `MAX(${sql}) FILTER (WHERE ${sql} < ${most})`,
  };
}

function oddIn(column: ColumnProfile, row: Row, steps: readonly LogStep[]): Odd {
  const none = noneIn(column, row, steps);
  // A number for no value is none of the sizes that the others have.
  const unit = otherUnit(steps.filter(({ least, most }) => !(none?.value === most && least === most)));
  return { column, ...(none && { none }), ...(unit && { unit }) };
}

const noneTest = (sql: string, { value }: NoValue): string => `${sql} ${value > 0 ? '<' : '>'} ${value}`;
const unitTest = (sql: string, { above, bound }: UnitBound): string =>
  `${sql} ${above ? '<' : '>='} ${bound}`;

const validOf = ({ column: { sql, valid = [] }, none, unit }: Odd): string[] => [
  ...valid,
  ...(none ? [noneTest(sql, none)] : []),
  ...(unit ? [unitTest(sql, unit)] : []),
];

function noneIn(column: ColumnProfile, row: Row, steps: readonly LogStep[]): NoValue | undefined {
  const { least, most, high, distinct, additive } = column;
  if (typeof least !== 'number' || typeof most !== 'number') return undefined;
  const number = (key: string): number => Number(row[key] ?? 0);
  return noValue(
    {
      least, most, distinct,
      leastRows: number('a'), mostRows: number('b'), next: number('c'), before: number('d'),
      rows: steps.reduce((sum, { rows }) => sum + rows, least <= 0 ? number('a') : 0),
      isWhole: [least, most, number('c'), number('d')].every(Number.isInteger),
      high: high ?? most,
    },
    additive,
  ); // prettier-ignore
}

function doubtsOf(odd: Odd): Doubt[] {
  const { column: { name, sql }, none, unit } = odd; // prettier-ignore
  const doubts: Doubt[] = [];
  if (none) {
    const is = `FILTER (WHERE ${sql} = ${none.value})`;
    doubts.push({
      kind: 'no_value',
      column: name,
      figures: { rows: `COUNT(*) ${is}`, value: `MIN(${sql}) ${is}` },
      trace: noneTest(sql, none),
    });
  }
  if (unit) {
    const positive = `${sql} > 0${none && none.value > 0 ? ` AND ${sql} <> ${none.value}` : ''}`;
    const [low, high] = ['<', '>='].map(
      (sign) => `FILTER (WHERE ${positive} AND ${sql} ${sign} ${unit.bound})`,
    );
    doubts.push({
      kind: 'other_unit',
      column: name,
      figures: {
        rows: `COUNT(*) ${unit.above ? high : low}`,
        times: `ROUND(MEDIAN(${sql}) ${high} / MEDIAN(${sql}) ${low})`,
      },
      trace: unitTest(sql, unit),
    });
  }
  return doubts;
}
