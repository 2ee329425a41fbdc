import { readableName } from '../../statements/frame/names.js';
import { isParticiple } from '../../statements/frame/quantity-names.js';
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

/** `churn` → "share of customers with churn", `is active` → "share of customers that are active", `paid` → "share of invoices paid". */
function shareName(name: string, things: string, titles: Titles): string {
  const [, verb = '', what = name] = /^(is|was|are|has|have|had) (.+)$/i.exec(name) ?? [];
  const text = titles.fill('shareOf', { noun: things, what });
  if (!titles.isEnglish) return text;
  const [first = ''] = what.split(' ');
  const joint = /^ha/i.test(verb)
    ? ' with '
    : verb !== ''
      ? ' that are '
      : DID.test(what)
        ? ' that '
        : isParticiple(first)
          ? ' '
          : ' with ';
  return text.replace(': ', joint);
}

/** A verb and what it was done to: `met SLA`. */
const DID = /^(?:met|left|won|lost|paid|made|had|took|passed|failed|received|accepted|opened|clicked) \S/i;
