import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { timeOf } from '../../statements/frame/time-grain.js';
import { without, type Outcome } from './outcomes.js';
import type { ColumnProfile } from './profile-columns.js';

const DAY = 86_400_000;

/**
 * When things happened, up to the last of those that took place: bookings reach into a future of which most is not booked yet, so its periods
 * would look like a fall.
 */
export async function untilReached(
  table: TableSchema,
  time: ColumnProfile,
  outcomes: readonly Outcome[],
  runQuery: RunQuery,
): Promise<ColumnProfile> {
  const [planned] = outcomes.filter(({ ahead }) => ahead.length > 0);
  if (!planned || time.role !== 'time') return time;
  const tests = [...(time.valid ?? []), without(planned.column, planned.void)].join(' AND ');
  const { rows } = await runQuery(
    `SELECT MAX(${time.sql})::VARCHAR AS "last" FROM ${quoteName(table.name)} WHERE ${tests}`,
  );
  const last = rows[0]?.['last'];
  const at = typeof last === 'string' ? timeOf(last.slice(0, 10)) : undefined;
  if (typeof last !== 'string' || at === undefined || last.slice(0, 10) === String(time.most).slice(0, 10))
    return time;
  const next = new Date(at + DAY).toISOString().slice(0, 10);
  const valid = [...(time.valid ?? []), `${time.sql} < DATE '${next}'`];
  return { ...time, most: last.replace(' ', 'T'), valid };
}
