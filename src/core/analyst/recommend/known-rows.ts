import type { ColumnProfile } from './profile-columns.js';

type Known = Pick<ColumnProfile, 'filled' | 'sql' | 'bare' | 'valid'>;

/** Whether a condition holds for rows without a value too. */
const keepsEmpty = (condition: string): boolean => condition.startsWith('COALESCE(');

/** SQL of conditions on the rows in which columns have a value, and one in their unit. */
export const knownRows = (...columns: readonly Known[]): string[] => [
  ...new Set(
    columns.flatMap(({ filled, sql, bare = sql, valid = [] }) => [
      ...valid,
      ...(filled < 1 && valid.every(keepsEmpty) ? [`${bare} IS NOT NULL`] : []),
    ]),
  ),
];
