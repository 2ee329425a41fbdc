import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { timeOf } from '../../statements/frame/time-grain.js';
import { textFigures, type Doubt } from './doubts.js';
import { isOutcomeName } from './outcomes.js';
import type { ColumnProfile } from './profile-columns.js';

/** A group with its rows and the days of the first and the last of them, as numbers. */
export interface Life {
  name: string;
  rows: number;
  first: number;
  last: number;
}

const MOST_CATEGORIES = 6;
const MOST_GROUPS = 60;
/** A group that was there would have had so many rows more, in a part of all time of this length. */
const MISSING_ROWS = 8;
const MISSING_PART = 0.15;
/** Groups of fewer rows are no places where things happen day by day, but members of a list. */
const USUAL_ROWS = 100;
/** More groups than this part come and go: then that is what such groups do. */
const MOST_PART = 1 / 3;
const LEAST_LEFT = 3;

/**
 * Groups that came after the first rows of a table or went before the last, as far as their rows tell, with fewer rows than most others: their
 * totals are small because their time was short.
 */
export function partTimeGroups(lives: readonly Life[], start: number, end: number): string[] {
  const span = end - start;
  const isPart = ({ rows, first, last }: Life): boolean => {
    const each = rows / Math.max(1, last - first + 1);
    return [first - start, end - last].some(
      (missing) => missing >= MISSING_PART * span && missing * each >= MISSING_ROWS,
    );
  };
  const whole = lives.filter((one) => !isPart(one)).sort((a, b) => a.rows - b.rows);
  const usual = whole[Math.floor(whole.length / 2)]?.rows ?? 0;
  const part = lives.filter((one) => isPart(one) && one.rows < usual);
  const isFew =
    usual >= USUAL_ROWS &&
    part.length <= MOST_PART * lives.length &&
    lives.length - part.length >= LEAST_LEFT;
  return isFew ? part.map(({ name }) => name) : [];
}

/** The columns, of which categories know the groups that were there for a part of the time. */
export async function withPartTimeGroups(
  table: TableSchema,
  columns: readonly ColumnProfile[],
  time: ColumnProfile | undefined,
  runQuery: RunQuery,
): Promise<{ columns: ColumnProfile[]; doubts: Doubt[] }> {
  const [start, end] = [time?.least, time?.most].map(dayOf);
  const asked = columns
    .filter(
      ({ role, type, distinct, yes }) =>
        role === 'category' && type === 'string' && yes === undefined && distinct <= MOST_GROUPS,
    )
    .filter(({ name }) => !isOutcomeName(name))
    .slice(0, MOST_CATEGORIES);
  if (time?.role !== 'time' || start === undefined || end === undefined || asked.length === 0)
    return { columns: [...columns], doubts: [] };
  const tests = [...(time.valid ?? []), `${time.sql} IS NOT NULL`].join(' AND ');
  const parts = asked.map(
    ({ sql }, at) =>
      `SELECT ${at} AS "column", ${sql} AS "name", COUNT(*) AS "rows", MIN(${time.sql})::DATE::VARCHAR AS "first", MAX(${time.sql})::DATE::VARCHAR AS "last" FROM ${quoteName(table.name)} WHERE ${tests} AND ${sql} IS NOT NULL GROUP BY 2`,
  );
  const { rows } = await runQuery(parts.join(' UNION ALL '));
  const doubts: Doubt[] = [];
  const known = columns.map((column) => {
    const at = asked.indexOf(column);
    const lives = rows
      .filter((row) => Number(row['column']) === at)
      .map(({ name, rows: n, first, last }) => ({
        name: name as string,
        rows: Number(n),
        first: dayOf(first) ?? start,
        last: dayOf(last) ?? end,
      }));
    const names = at < 0 ? [] : partTimeGroups(lives, start, end).toSorted();
    if (names.length === 0) return column;
    const [only = ''] = names;
    const { sql, bare = sql } = column;
    const lasting =
      names.length === 1
        ? `${bare} <> ${sqlLiteral(only)}`
        : `${bare} NOT IN (${names.map(sqlLiteral).join(', ')})`;
    doubts.push({ kind: 'part_time', column: column.name, figures: textFigures(column.name, names), trace: lasting }); // prettier-ignore
    return { ...column, lasting };
  });
  return { columns: known, doubts };
}

function dayOf(cell: unknown): number | undefined {
  const time = typeof cell === 'string' ? timeOf(cell.slice(0, 10)) : undefined;
  return time === undefined ? undefined : time / 86_400_000;
}
