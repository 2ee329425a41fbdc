import type { AskFilter } from './intent.js';
import { isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Taken } from './prompt-line.js';
import { timeColumn } from './placed.js';
import { isPlausible as isYear } from './place-number.js';
import { readPeriods } from './read-periods.js';
import { between, next, shifted, startOf, UNIT, unitOf } from './calendar.js';

/** Dates that mean something only beside a calendar: "last 3 months", "this year", "in March 2021", "Q2 2021", "in 2010". */
export function readDates(line: PromptLine, table: TableProfile, now: Date): AskFilter[] {
  const time = namedTime(line) ?? timeColumn(table);
  if (!time) return [];
  const filters: AskFilter[] = [];
  const add = (taken: Taken, from: Date, to?: Date): void =>
    void filters.push(...between(time, from, to, taken.said));
  const lead = '(?:(?:in|within|during|OVER|for|AFTER|SINCE|from|of) )?';
  // "The last 7 days of the data" end with its newest date.
  for (const taken of line.takeAll(
    pattern(`${lead}LAST {N} ${UNIT} (?:of|in) (?:data|dataset|table|record|records)`),
  )) {
    const newest = new Date(String(time.most));
    const count = Number(taken.groups[0]?.words[0]?.value ?? 1);
    if (!Number.isNaN(newest.getTime()))
      add(
        taken,
        next(shifted(newest, unitOf(taken, 1), -count), 'DAY', 1),
        next(startOf(newest, 'DAY'), 'DAY', 1),
      );
  }
  for (const taken of line.takeAll(pattern(`${lead}LAST {N} ${UNIT}`)))
    add(
      taken,
      shifted(now, unitOf(taken, 1), -Number(taken.groups[0]?.words[0]?.value ?? 1)),
      next(startOf(now, 'DAY'), 'DAY', 1),
    );
  for (const taken of line.takeAll(pattern(`${lead}LAST ${UNIT}`))) {
    const unit = unitOf(taken, 0);
    add(taken, next(startOf(now, unit), unit, -1), startOf(now, unit));
  }
  for (const taken of line.takeAll(pattern(`${lead}THIS ${UNIT}|${lead}${UNIT} to DAY`))) {
    const unit = unitOf(taken, 0);
    add(taken, startOf(now, unit), next(startOf(now, unit), unit, 1));
  }
  for (const taken of line.takeAll(pattern(`${lead}(TODAY|YESTERDAY)`))) {
    const day = next(startOf(now, 'DAY'), 'DAY', taken.texts[0] === 'TODAY' ? 0 : -1);
    add(taken, day, next(day, 'DAY', 1));
  }
  filters.push(...readPeriods(line, time));
  const bounds = line.readEach(pattern('(AFTER|SINCE|BEFORE|OVER|GREATER than|LESS than) {ND}'), (taken) => {
    const value = taken.groups[1]?.words[0]?.value ?? '';
    if (!isPoint(value, taken, time)) return undefined;
    const comparison =
      { AFTER: '>', OVER: '>', 'GREATER than': '>', SINCE: '>=' }[taken.texts[0] ?? ''] ?? '<';
    return condition(time, comparison as '>', [value], taken.said);
  });
  const years = line.readEach(pattern('(?:in|for|during|of|YEAR|from) {N}(?: (?:OR|AND) {N})?'), (taken) => {
    const values = taken.groups.flatMap((tag) => (tag ? [Number(tag.words[0]?.value)] : []));
    return values.every(isYear) ? condition(time, 'in', values, taken.said) : undefined;
  });
  // "Revenue by region 2023".
  const bare = line.readEach(pattern('{N}'), (taken) => {
    const year = Number(taken.groups[0]?.words[0]?.value);
    return isWithin(year, time) && taken.groups[0]?.unit === undefined ? condition(time, 'in', [year], taken.said) : undefined;
  }); // prettier-ignore
  return [...filters, ...bounds, ...years, ...bare];
}

/** Where one time is named, years and months are of it. */
function namedTime({ tags }: PromptLine): AskColumn | undefined {
  const named = new Set(tags.flatMap(({ link }) => (link?.value === undefined ? link?.columns.slice(0, 1) ?? [] : [])).filter(isTime)); // prettier-ignore
  return named.size === 1 ? [...named][0] : undefined;
}

const condition = (
  column: AskColumn,
  comparison: AskFilter['comparison'],
  values: AskFilter['values'],
  said: string,
): AskFilter => ({ column, comparison, values, joined: 'AND', said });

/** A date, or a year; "more than 2000" is a year only where the data are of such years. */
function isPoint(value: string | number, { texts, groups }: Taken, time: AskColumn): boolean {
  if (typeof value === 'string') return true;
  if (groups[1]?.unit !== undefined) return false;
  return /^(?:AFTER|SINCE|BEFORE)$/.test(texts[0] ?? '') ? isYear(value) : isWithin(value, time);
}

/** A year of the data, or the one before or after. */
function isWithin(year: number, { least, most }: AskColumn): boolean {
  const [first, last] = [least, most].map((end) => Number(String(end).slice(0, 4)));
  return isYear(year) && year >= Number(first) - 1 && year <= Number(last) + 1;
}
