import { isDateOfThing, isLaterDate } from './interest.js';
import type { ColumnProfile } from './profile-columns.js';

/**
 * The column that says when things happened: a date of the event before the date of its record or its end, days before years. None where
 * dates only describe things: when they were last sold, when somebody was born.
 */
export function timeAxis(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const worth = ({ name, role, filled }: ColumnProfile): number =>
    (role === 'time' ? 2 : 0) + filled - (isLaterDate(name) ? 1.5 : 0);
  return columns
    .filter(({ role, name }) => (role === 'time' || role === 'year') && !isDateOfThing(name))
    .sort((a, b) => worth(b) - worth(a))[0];
}
