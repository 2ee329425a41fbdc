import { dateDays, dateText, type Grain } from '../columns/date-text.js';
import { foldedWord, monthOfName } from '../columns/month-names.js';
import { civilDays } from '../../base/temporal.js';

/** A column's name that is a period, or holds one. */
export interface PeriodName {
  grain: Grain;
  /** Days since 1970-01-01 of its first day; of months and quarters without a year their number. */
  value: number;
  hasYear: boolean;
  /** What the name says beside the period: `Revenue 2024` → `revenue`. */
  rest: string;
}

/** Reads a column's name as a period: `2024`, `Jan 2024`, `06/2024`, `2024-Q1`, `Jan`, `Q1`, `Revenue 2024`. */
export function periodName(name: string): PeriodName | undefined {
  const text = name.trim();
  const date = dateText(text);
  if (date && date.micros === undefined && !/^A/.test(date.format)) {
    const value = dateDays(date, 'dmy');
    if (value !== null) return { grain: date.grain, value, hasYear: true, rest: '' };
  }
  const folded = foldedWord(text);
  const month = monthOfName(folded) ?? eastAsianMonth(text);
  if (month !== undefined) return { grain: 'month', value: month, hasYear: false, rest: '' };
  const quarter =
    /^(?:q|t|quarter|quartal|trimestre|trim|kwartaal|k)\s?([1-4])$/.exec(folded) ??
    /^([1-4])\.? ?(?:q|t|quartal|trimestre|trim|kwartaal|er trimestre|e trimestre|o trimestre)$/.exec(folded);
  if (quarter) return { grain: 'quarter', value: Number(quarter[1]), hasYear: false, rest: '' };
  const under = monthUnderYear(folded);
  if (under) return under;
  const year = /^(.*?)(?<!\d)((?:18|19|20)\d{2})(?!\d)(.*)$/u.exec(text);
  if (!year) return undefined;
  const [, before = '', number, after = ''] = year;
  return {
    grain: 'year',
    value: civilDays(Number(number), 1, 1) as number,
    hasYear: true,
    rest: `${before}…${after.replaceAll(number as string, '')}`.toLowerCase().replace(/^…$/, ''),
  };
}

/** A month under its quarter or its year, as two rows of names are joined: `Q1 2024 Jan`. */
function monthUnderYear(folded: string): PeriodName | undefined {
  const [, group = '', year = '', name = ''] = /^(.*?)((?:19|20)\d{2}) (\p{L}{3,})\.?$/u.exec(folded) ?? [];
  const month = monthOfName(name);
  if (month === undefined || (group.trim() !== '' && !QUARTER.test(group))) return undefined;
  return { grain: 'month', value: civilDays(Number(year), month, 1) as number, hasYear: true, rest: '' };
}
const QUARTER = /^(?:q|t)[1-4] $|(?:quarter|quartal|trimestre|kwartaal|tri)/;

const eastAsianMonth = (text: string): number | undefined => {
  const found = /^(\d{1,2})[月월]$/.exec(text)?.[1];
  return found !== undefined && Number(found) >= 1 && Number(found) <= 12 ? Number(found) : undefined;
};
