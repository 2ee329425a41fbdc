import { scanSql, textOf } from './sql-text.js';

/** True where the SQL may read the clock: its result must not outlive the moment. */
export function readsClock(sql: string): boolean {
  if (/now|today|current_|localtime|transaction_timestamp/i.test(sql)) return true;
  // A column may well be called age.
  return /\bag[eo]\b/i.test(sql) && callsAge(sql);
}

function callsAge(sql: string): boolean {
  const tokens = scanSql(sql);
  return tokens.some(
    (token, at) => /^"?ag[eo]"?$/i.test(textOf(sql, token)) && textOf(sql, tokens[at + 1]) === '(',
  );
}
