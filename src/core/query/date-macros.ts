/** Whether SQL reads dates out of text by a pattern of its own. */
export const parsesDates = (sql: string): boolean => /strptime/i.test(sql);

/**
 * Macros that replace the engine's own `strptime`: columns of dates are read when they are loaded, whatever way they are
 * written in, and SQL that was written for their text goes on working.
 */
export function dateMacros(schema = 'main'): string {
  return ['strptime', 'try_strptime']
    .map(
      (name) =>
        `CREATE OR REPLACE MACRO ${schema}.${name}(moment, pattern) AS
          CASE WHEN typeof(moment) IN ('DATE', 'TIMESTAMP') THEN TRY_CAST(moment AS TIMESTAMP)
          ELSE system.main.${name}(CAST(moment AS VARCHAR), pattern) END;`,
    )
    .join('\n');
}
