import { dateDays, dateText } from '../../intake/columns/date-text.js';
import { timeOf, type Grain } from './time-grain.js';

/** A period that is written as a text: `2025 Q4`, `2025-W43`, `Oct 2025`, `H1 2025`, `FY25`. */
export interface TextPeriod {
  /** Its first day in UTC; of a financial year, which begins who knows when, 1 January of the year that it is named after. */
  start: number;
  grain: Grain;
  fiscal?: true;
}

const DAY = 86_400_000;
const WORDED: ReadonlySet<string> = new Set(['year', 'quarter', 'month', 'week']);
const HALF = /^(?:([HS])([12])[ '/-]?((?:19|20)?\d\d)|((?:19|20)\d\d)[ /-]?[HS]([12]))$/i;
const FISCAL = /^(?:FY|GJ|EF)[ '-]?((?:19|20)?\d\d)(?:[ /–-]{1,3}((?:19|20)?\d\d))?$/i;
const TWO_YEARS = /^((?:19|20)\d\d)[/–-]((?:19|20)?\d\d)$/;

export function textPeriod(label: string): TextPeriod | undefined {
  const text = label.trim();
  const half = HALF.exec(text);
  if (half) {
    const [place, year] = [half[2] ?? half[5], half[3] ?? half[4]];
    return { start: Date.UTC(fullYear(year), place === '2' ? 6 : 0, 1), grain: 'half' };
  }
  const [, from, to = from] = FISCAL.exec(text) ?? twoYears(text) ?? [];
  if (to !== undefined) return { start: Date.UTC(fullYear(to), 0, 1), grain: 'year', fiscal: true };
  const date = dateText(text);
  if (!date || date.micros !== undefined || !WORDED.has(date.grain)) return undefined;
  const days = dateDays(date, 'dmy');
  return days === null ? undefined : { start: days * DAY, grain: date.grain as Grain };
}

/** `2024/25` is a financial year, `2024/12` a month. */
function twoYears(text: string): RegExpExecArray | undefined {
  const found = TWO_YEARS.exec(text);
  return found && fullYear(found[2]) === Number(found[1]) + 1 ? found : undefined;
}

const fullYear = (year: string | undefined): number => {
  const number = Number(year);
  return year?.length === 2 ? (number < 70 ? 2000 : 1900) + number : number;
};

/** When the period of a label begins, in UTC: of ISO text, of a year that is a number, and of a period in words. */
export const startOf = (label: unknown): number | undefined =>
  typeof label === 'number'
    ? Date.UTC(label, 0, 1)
    : typeof label === 'string'
      ? (timeOf(label) ?? textPeriod(label)?.start)
      : undefined;

/** The period that all of some texts are; undefined where they are none, or of several lengths. */
export function textGrain(labels: readonly string[]): Grain | undefined {
  const [first, ...others] = labels.map(textPeriod);
  return first && others.every((one) => one?.grain === first.grain && one.fiscal === first.fiscal)
    ? first.grain
    : undefined;
}

/** Nothing of a time of data further than this from the start of a month says when a financial year begins. */
const MOST_INTO_MONTH = 5;

/**
 * Whether the last of `count` financial years is there in part only: they begin with the month in which the data begins. Undefined where it
 * begins inside a month, so that nobody can say.
 */
export function isFiscalYearCut(
  count: number,
  { from, to }: { from: string; to: string },
): boolean | undefined {
  const [first, last] = [timeOf(from), timeOf(to)];
  if (first === undefined || last === undefined) return undefined;
  const start = new Date(first);
  if (start.getUTCDate() > MOST_INTO_MONTH) return undefined;
  const end = Date.UTC(start.getUTCFullYear() + count, start.getUTCMonth(), 1);
  return end - last > MOST_INTO_MONTH * 4 * DAY;
}
