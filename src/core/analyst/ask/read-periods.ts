import { between, next, startOf, UNIT, unitOf, type Unit } from './calendar.js';
import type { AskFilter } from './intent.js';
import type { AskColumn } from './profile-tables.js';
import { pattern, type PromptLine, type Taken } from './prompt-line.js';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH_NAMES = `(${MONTHS.map((name) => (name === 'may' ? name : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join('|')}|sept)`;
const LEAD = '(?:(in|within|during|OVER|for|of|from|SINCE|AFTER|until|till|BEFORE) )?';

/** Periods that are named: "Q2 2021", "in March", "since July 2023", "in the latest month" – the newest of the data. */
export function readPeriods(line: PromptLine, time: AskColumn): AskFilter[] {
  const quarters = line.readEach(pattern(`${LEAD}(?:q ([1-4])|(1st|2nd|3rd|4th|TOP|second|third|fourth) QUARTER)(?: (?:of|,|in))*(?: {N})?`), (taken) => {
    const quarter = Number(taken.texts[1]) || { TOP: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 }[taken.texts[2] ?? ''];
    return quarter === undefined ? undefined : periodOf(time, taken, 'QUARTER', quarter);
  }); // prettier-ignore
  const months = line.readEach(pattern(`${LEAD}${MONTH_NAMES}(?: (?:of|,|in))*(?: {N})?`), (taken) => {
    const name = (taken.texts[1] ?? '').slice(0, 3);
    // "May" is a month behind a preposition or before a year.
    if (name === 'may' && taken.texts[0] === '' && !taken.groups.at(-1)) return undefined;
    return periodOf(time, taken, 'MONTH', MONTHS.findIndex((month) => month.startsWith(name)) + 1);
  }); // prettier-ignore
  const newest = line.readEach(
    pattern(`(?:(?:in|within|during|OVER|for|of|from) )?(?:latest|MAX) ${UNIT}(?: (?:of|in) (?:data|dataset|table|records?))?`),
    (taken) => (/latest/i.test(taken.said) || /recent|newest/i.test(taken.said) ? newestOf(time, taken) : undefined),
  ); // prettier-ignore
  return [...quarters, ...months, ...newest].flat();
}

/** The `place`-th month or quarter: of a year where one is named, else of every year. */
function periodOf(time: AskColumn, taken: Taken, unit: 'MONTH' | 'QUARTER', place: number): AskFilter[] | undefined {
  const year = taken.groups.at(-1)?.words[0]?.value;
  if (time.role !== 'time') return undefined;
  if (typeof year !== 'number' || year < 1000 || year > 2999)
    return year === undefined && !/^(?:SINCE|AFTER|BEFORE|until|till)$/.test(taken.texts[0] ?? '')
      ? [{ column: time, comparison: 'in', values: [place], part: unit === 'MONTH' ? 'month' : 'quarter', joined: 'AND', said: taken.said }]
      : undefined;
  const start = new Date(Date.UTC(year, unit === 'MONTH' ? place - 1 : (place - 1) * 3, 1));
  const end = next(start, unit, 1);
  const open = (comparison: AskFilter['comparison'], date: Date): AskFilter[] =>
    [{ column: time, comparison, values: [date.toISOString().slice(0, 10)], joined: 'AND', said: taken.said }];
  switch (taken.texts[0]) {
    case 'SINCE':
      return open('>=', start);
    case 'AFTER':
      return open('>=', end);
    case 'BEFORE':
      return open('<', start);
    case 'until':
    case 'till':
      return open('<', end);
    default:
      return between(time, start, end, taken.said);
  }
} // prettier-ignore

/** The period that the newest date of the data lies in. */
function newestOf(time: AskColumn, taken: Taken): AskFilter[] | undefined {
  const newest = new Date(time.role === 'year' ? Date.UTC(Number(time.most), 0, 1) : String(time.most));
  if (Number.isNaN(newest.getTime())) return undefined;
  const unit: Unit = unitOf(taken, 0);
  const start = startOf(newest, unit);
  return between(time, start, next(start, unit, 1), taken.said);
}
