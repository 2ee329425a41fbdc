import { readableName } from '../../statements/frame/names.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';

/** Names of what a table of people or things was made to explain. */
const TARGET =
  /churn|attrition|target|label|outcome|convert|conversion|surviv|default|fraud|cancel|return|click|respon|success|passed|approved|abwander|kündig|résili|desabon/i;
const MOST_SHARES = 2;

/** Columns of yes and no as measures: the share of the rows that are yes. What the table seems to be about comes first. */
export function shareMeasures(
  columns: readonly ColumnProfile[],
  things: string,
  titles: Titles,
): ColumnProfile[] {
  return columns
    .filter(({ yes }) => yes !== undefined)
    .sort((a, b) => Number(TARGET.test(b.name)) - Number(TARGET.test(a.name)))
    .slice(0, MOST_SHARES)
    .map((column) => ({
      ...column,
      name: shareName(readableName(column.name), things, titles),
      role: 'measure',
      sql: `CASE WHEN ${column.yes as string} THEN 1 ELSE 0 END`,
      filled: 1,
      additive: false,
      shareOf: column.name,
    }));
}

/** `churn` → "share of customers with churn", `is active` → "share of customers: active". */
function shareName(name: string, things: string, titles: Titles): string {
  const bare = name.replace(/^(?:is|was|are|has|have) /, '');
  const isNoun = /^(?:has|have) /.test(name) || (bare === name && !/ed$/.test(bare));
  const text = titles.fill('shareOf', { noun: things, what: bare });
  return isNoun ? text.replace(/^(share of .+): /, '$1 with ') : text;
}
