import { readQuery } from '../../../../src/core/statements/sql/read-query.js';
import type { ColumnOrigin } from '../../../../src/core/statements/sql/types.js';

/** An origin without its text and without all that is no, so that a case says in a line what a column is. */
export function compactOrigin(origin: ColumnOrigin | undefined): Record<string, unknown> | undefined {
  if (!origin) return undefined;
  const { text: _text, columns, quotient, ...rest } = origin;
  const isTold = columns.length === 0 || (columns.length === 1 && columns[0] === origin.column);
  return withoutNo({
    ...rest,
    ...(isTold ? {} : { columns }),
    ...(quotient ? { quotient: withoutNo({ ...quotient }) } : {}),
    ...(origin.computed ? { computed: withoutNo({ ...origin.computed }) } : {}),
    ...(origin.period ? { period: `${origin.period.cycle ? 'cycle of ' : ''}${origin.period.unit}` } : {}),
  });
}

const withoutNo = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== false));

/** A reading without what is empty or no. */
export function compactReading(sql: string): Record<string, unknown> | undefined {
  const reading = readQuery(sql);
  if (!reading) return undefined;
  const { origin: _origin, conditions, order, tables, ...rest } = reading;
  const told = conditions.map(({ text: _text, ...condition }) =>
    withoutNo({
      ...condition,
      ...(condition.values.length > 0 ? {} : { values: false }),
      stage: condition.stage === 'having' && 'having',
    }),
  );
  return withoutNo({
    ...rest,
    // The first is `table`.
    ...(tables.length > 1 ? { tables } : {}),
    ...(told.length > 0 ? { conditions: told } : {}),
    ...(order.length > 0
      ? {
          order: order.map(
            ({ column, direction, derived }) => `${column} ${direction}${derived ? ' derived' : ''}`,
          ),
        }
      : {}),
  });
}
