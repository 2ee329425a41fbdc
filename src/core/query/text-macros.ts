/** Whether SQL takes text apart itself: dates by a pattern, numbers by their signs. */
export const worksOnText = (sql: string): boolean => /strptime|\breplace\s*\(/i.test(sql);

/**
 * Macros that replace the engine's own `strptime` and `replace`: columns of dates and numbers are read when they are loaded, whatever way
 * they are written in, and SQL that was written for their text goes on working.
 */
export function textMacros(schema = 'main'): string {
  const dates = ['strptime', 'try_strptime'].map(
    (name) =>
      `CREATE OR REPLACE MACRO ${schema}.${name}(moment, pattern) AS
        CASE WHEN typeof(moment) IN ('DATE', 'TIMESTAMP') THEN TRY_CAST(moment AS TIMESTAMP)
        ELSE system.main.${name}(CAST(moment AS VARCHAR), pattern) END;`,
  );
  // A number that was read has lost its signs, and its point is no separator of thousands any more.
  const signs = `CREATE OR REPLACE MACRO ${schema}.replace(content, found, put) AS
    CASE WHEN typeof(content) <> 'VARCHAR' AND found = '.' THEN CAST(content AS VARCHAR)
    ELSE system.main.replace(CAST(content AS VARCHAR), found, put) END;`;
  return [...dates, signs].join('\n');
}
