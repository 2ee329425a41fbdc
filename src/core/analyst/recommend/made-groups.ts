import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';

/** Groups in words are few. */
const MOST_GROUPS = 8;
/** Between two ranges that were cut at a number lies this part of all at most. */
const MOST_BETWEEN = 0.05;
/** A number of fewer values may keep apart by chance. */
const LEAST_VALUES = 30;

/**
 * Groups that were made of a number, such as small, medium and large deals of their sales: that the large ones sell more is how they were
 * made, so they part nothing.
 */
export async function withoutMadeGroups(
  table: string,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<ColumnProfile[]> {
  const numbers = columns.filter(
    ({ role, type, distinct, yes }) =>
      role === 'measure' && type === 'number' && distinct >= LEAST_VALUES && yes === undefined,
  );
  const groups = columns.filter(
    ({ role, type, distinct }) =>
      role === 'category' && type === 'string' && distinct > 1 && distinct <= MOST_GROUPS,
  );
  if (numbers.length === 0) return [...columns];
  const made = await Promise.all(
    groups.map(async (group) => {
      const ends = numbers.map(({ sql }, i) => `MIN(${sql}) AS "a${i}", MAX(${sql}) AS "b${i}"`).join(', ');
      const { rows } = await runQuery(
        `SELECT ${ends} FROM ${quoteName(table)} WHERE ${group.sql} IS NOT NULL GROUP BY ${group.sql}`,
      );
      const isMade = numbers.some((_, i) => {
        const ranges = rows.map((row) => [Number(row[`a${i}`] ?? NaN), Number(row[`b${i}`] ?? NaN)] as const);
        const sorted = ranges.toSorted(([a], [b]) => a - b);
        const span = (sorted.at(-1)?.[1] ?? NaN) - (sorted[0]?.[0] ?? NaN);
        // Cut without a gap: products of three prices lie apart as well.
        return (
          sorted.length > 1 &&
          sorted.slice(1).every(([from], at) => {
            const gap = from - (sorted[at]?.[1] ?? NaN);
            return gap >= 0 && gap <= MOST_BETWEEN * span;
          })
        );
      });
      return isMade ? [group] : [];
    }),
  );
  const out = new Set(made.flat());
  return columns.map((one): ColumnProfile => (out.has(one) ? { ...one, role: 'other' } : one));
}
