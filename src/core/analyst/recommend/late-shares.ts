import { ofLanguage } from '../../of-language.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { eventOf, namedDate } from './date-words.js';
import { isForetoldDate } from './durations.js';
import { knownRows } from './known-rows.js';
import type { Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';

const MOST_PAIRS = 4;
const LEAST_ROWS = 60;
/** What nearly all or nearly none of the rows are tells no groups apart. */
const RARE = 0.02;
const LEAST_DISTINCT = 0.3;

/** `{b}` happened after the day `{a}` that was set for it. */
const AFTER: Readonly<Record<string, string>> = {
  en: '{b} after {a}', de: '{b} später als {a}', fr: '{b} après {a}', es: '{b} después de {a}', pt: '{b} depois de {a}', ja: '{a}より後の{b}', zh: '{b}晚于{a}', ar: '{b} بعد {a}',
}; // prettier-ignore

/** The share of rows that came later than they were promised, planned or due, of those that have come. */
export async function lateShares(
  table: string,
  columns: readonly ColumnProfile[],
  only: readonly string[],
  things: string,
  titles: Titles,
  runQuery: RunQuery,
): Promise<Measure[]> {
  const dates = columns.filter(({ role }) => role === 'time');
  const pairs = dates
    .filter(({ name }) => isForetoldDate(name))
    .flatMap((set) =>
      dates
        .filter(
          ({ name, distinct }) =>
            !isForetoldDate(name) &&
            eventOf(name) !== undefined &&
            isEnd(name) &&
            distinct >= LEAST_DISTINCT * set.distinct,
        )
        .map((came) => ({ set, came })),
    )
    .slice(0, MOST_PAIRS);
  if (pairs.length === 0) return [];
  const items = pairs.flatMap(({ set, came }, i) => [`COUNT(${came.sql} > ${set.sql}) AS "n${i}"`, `AVG((${came.sql} > ${set.sql})::INT) AS "p${i}"`]); // prettier-ignore
  const where = only.length === 0 ? '' : ` WHERE ${only.join(' AND ')}`;
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}${where}`);
  return pairs.flatMap(({ set, came }, i): Measure[] => {
    const [n, part] = [Number(rows[0]?.[`n${i}`] ?? 0), Number(rows[0]?.[`p${i}`] ?? 0)];
    if (n < LEAST_ROWS || part < RARE || part > 1 - RARE) return [];
    return [{
      ...came, name: lateName(set.name, came.name, things, titles), type: 'number', role: 'measure', sql: `CASE WHEN ${came.sql} > ${set.sql} THEN 1 ELSE 0 END`,
      shareOf: came.name, of: [set.name, came.name], aggregate: 'AVG', additive: false, filled: 1, settles: true, interest: 0.9,
      only: [...only, ...knownRows(set, came)],
    }]; // prettier-ignore
  });
}

/** What something ends with; that an order was placed after its due date is a mistake. */
const isEnd = (name: string): boolean =>
  !/order(?:ed)?|placed|created|opened|booked|requested|submitted|started|invoiced|issued/i.test(name);

function lateName(set: string, came: string, things: string, titles: Titles): string {
  const day = namedDate(set, titles);
  if (titles.isEnglish)
    return `share of ${things} ${eventOf(came) ?? ''} after ${/date|day|due/.test(day) ? day : `${day} date`}`;
  const slots: Readonly<Record<string, string>> = { a: day, b: namedDate(came, titles) };
  const after = (ofLanguage(AFTER, titles.locale) ?? '').replace(
    /\{(\w)\}/g,
    (_, name: string) => slots[name] ?? '',
  );
  return titles.share(after, things);
}
