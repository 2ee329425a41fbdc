import { quoteName } from '../../query/sql-text.js';
import type { Row, RunQuery, TableSchema } from '../../query/types.js';
import { readEach } from './column-batches.js';

/** Values of one step on the logarithmic scale; `step` counts these from 1 on. */
export interface LogStep {
  step: number;
  rows: number;
  least: number;
  most: number;
}

export const STEPS_A_DECADE = 20;

/** An expression, and conditions on the rows whose value counts. */
interface Logged {
  sql: string;
  valid?: readonly string[];
}

/** How the values above zero of some expressions lie on the logarithmic scale. */
export async function logSteps(
  { name, rowCount }: TableSchema,
  values: readonly Logged[],
  runQuery: RunQuery,
): Promise<LogStep[][]> {
  const selectOf = ({ sql, valid = [] }: Logged, at: number): string => {
    const value = `(${sql})::DOUBLE`;
    const tests = [...valid, `${sql} > 0`, `ISFINITE(${value})`].join(' AND ');
    return `SELECT ${at} AS "column", FLOOR(${STEPS_A_DECADE} * LOG10(${value}))::INTEGER AS "step", COUNT(*) AS "rows", MIN(${value}) AS "least", MAX(${value}) AS "most" FROM ${quoteName(name)} WHERE ${tests} GROUP BY 2`;
  };
  const rows = await readEach(values, selectOf, rowCount, runQuery);
  const number = (row: Row, key: string): number => Number(row[key]);
  return values.map((_, at) =>
    rows
      .filter((row) => number(row, 'column') === at)
      .map((row) => ({
        step: number(row, 'step'),
        rows: number(row, 'rows'),
        least: number(row, 'least'),
        most: number(row, 'most'),
      })),
  );
}
