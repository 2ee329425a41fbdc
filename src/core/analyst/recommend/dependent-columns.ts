import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';
import { rangeOf } from './value-range.js';

const MOST_FLAGS = 8;
const MOST_COLUMNS = 24;
/** So many rows would have something, were they as the others are, and none has. */
const LEAST_EXPECTED = 20;

type Asked = ColumnProfile & { yes: string };

/**
 * Columns that hold something only where another column says yes, or only where it says no: nobody talks in a call that was not answered. Of
 * these the other rows alone are asked about, since zero is no value of theirs.
 */
export async function withDependentColumns(
  table: TableSchema,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<ColumnProfile[]> {
  const flags = columns
    .filter((one): one is Asked => one.yes !== undefined && one.filled === 1)
    .slice(0, MOST_FLAGS);
  const dependent = columns
    .filter(({ role, type, yes }) => yes !== undefined || (role === 'measure' && type === 'number'))
    .slice(0, MOST_COLUMNS);
  if (flags.length === 0 || dependent.length < 2) return [...columns];
  const items = flags.flatMap(({ yes }, f) => [
    `COUNT(*) FILTER (WHERE ${yes}) AS "yes${f}"`,
    ...dependent.flatMap((one, h) => [
      `COUNT(*) FILTER (WHERE ${yes} AND ${something(one)}) AS "yes${f}_${h}"`,
      `COUNT(*) FILTER (WHERE NOT (${yes}) AND ${something(one)}) AS "no${f}_${h}"`,
    ]),
  ]);
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table.name)}`);
  const count = (key: string): number => Number(rows[0]?.[key] ?? 0);
  return Promise.all(
    columns.map(async (column): Promise<ColumnProfile> => {
      const h = dependent.indexOf(column);
      if (h < 0) return column;
      const on = flags.flatMap((flag, f): string[] => {
        if (flag === column) return [];
        const [yes, no] = [count(`yes${f}`), table.rowCount - count(`yes${f}`)];
        const [some, others] = [count(`yes${f}_${h}`), count(`no${f}_${h}`)];
        // What is the opposite of the other, or the same, depends on nothing.
        const depends = (at: number, here: number, of: number, there: number): boolean =>
          here === 0 && (column.yes === undefined || there < of) && (at * there) / of >= LEAST_EXPECTED;
        if (depends(no, others, yes, some)) return [flag.yes];
        return depends(yes, some, no, others) ? [notOf(flag)] : [];
      });
      if (on.length === 0) return column;
      const valid = [...(column.valid ?? []), ...on];
      return column.yes === undefined
        ? { ...column, ...(await rangeOf(table, column, valid, runQuery)), among: on }
        : { ...column, valid };
    }),
  );
}

const something = ({ yes, sql }: ColumnProfile): string => yes ?? `${sql} <> 0`;

/** The rows that say no, as a person would write it. */
const notOf = ({ yes, sql, type }: Asked): string =>
  type === 'boolean' ? `NOT ${sql}` : type === 'number' ? `${sql} = 0` : `NOT (${yes})`;
