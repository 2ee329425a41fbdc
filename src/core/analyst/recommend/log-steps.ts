import { quoteName } from '../../query/sql-text.js';
import type { Row, RunQuery } from '../../query/types.js';

/** Values of one step on the logarithmic scale; `step` counts these from 1 on. */
export interface LogStep {
  step: number;
  rows: number;
  least: number;
  most: number;
}

export const STEPS_A_DECADE = 20;

/** How the values above zero of some expressions lie on the logarithmic scale, in one query. */
export async function logSteps(
  table: string,
  values: readonly { sql: string; valid?: readonly string[] }[],
  runQuery: RunQuery,
): Promise<LogStep[][]> {
  const parts = values.map(({ sql, valid = [] }, at) => {
    const value = `(${sql})::DOUBLE`;
    const tests = [...valid, `${sql} > 0`, `ISFINITE(${value})`].join(' AND ');
    return `SELECT ${at} AS "column", FLOOR(${STEPS_A_DECADE} * LOG10(${value}))::INTEGER AS "step", COUNT(*) AS "rows", MIN(${value}) AS "least", MAX(${value}) AS "most" FROM ${quoteName(table)} WHERE ${tests} GROUP BY 2`;
  });
  const { rows } = await runQuery(parts.join(' UNION ALL '));
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
