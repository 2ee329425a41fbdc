import { timestampText } from '../base/temporal.js';

/**
 * Macros that stand before the engine's own clock functions. Without the time zone extension those fail in the page,
 * and a host that fixes its clock gets the same deck again. All are in UTC and without zone.
 *
 * The keywords `current_timestamp`, `localtimestamp` and `current_time` follow them.
 */
export function clockMacros(now: Date, schema = 'main'): string {
  const stamp = timestampText(BigInt(now.getTime()) * 1000n)?.replace('T', ' ') ?? '1970-01-01 00:00:00';
  const date = `DATE '${stamp.slice(0, stamp.indexOf(' '))}'`;
  const moment = `TIMESTAMP '${stamp}'`;
  const time = `TIME '${stamp.slice(stamp.indexOf(' ') + 1)}'`;
  return Object.entries({
    today: date,
    current_date: date,
    now: moment,
    get_current_timestamp: moment,
    transaction_timestamp: moment,
    current_localtimestamp: moment,
    current_localtime: time,
    get_current_time: time,
  })
    .map(([name, value]) => `CREATE OR REPLACE MACRO ${schema}.${name}() AS ${value};`)
    .concat(
      `CREATE OR REPLACE MACRO ${schema}.ago(span) AS ${moment} - span;`,
      // With one argument the engine's own counts from its clock.
      `CREATE OR REPLACE MACRO ${schema}.age(moment) AS system.main.age(${date}, moment),
        (later, earlier) AS system.main.age(later, earlier);`,
    )
    .join('\n');
}
