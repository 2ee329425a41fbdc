import type { ColumnProfile } from './profile-columns.js';

/** SQL of conditions on the rows in which columns have a value. */
export const knownRows = (...columns: readonly Pick<ColumnProfile, 'filled' | 'sql'>[]): string[] =>
  columns.flatMap(({ filled, sql }) => (filled < 1 ? [`${sql} IS NOT NULL`] : []));
