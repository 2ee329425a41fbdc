import type { AskFilter } from './intent.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Taken } from './prompt-line.js';
import { timeColumn } from './read-filters.js';

const UNIT = '(DAY|WEEK|MONTH|QUARTER|YEAR)';
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

/** Dates that mean something only beside a calendar: "last 3 months", "this year", "in March 2021", "Q2 2021", "in 2010". */
export function readDates(line: PromptLine, table: TableProfile, now: Date): AskFilter[] {
  const time = timeColumn(table);
  if (!time) return [];
  const filters: AskFilter[] = [];
  const add = (taken: Taken, from: Date, to?: Date): void =>
    void filters.push(...between(time, from, to, taken.said));
  const lead = '(?:(?:in|within|during|OVER|for|AFTER|from) )?';
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
  for (const taken of line.takeAll(pattern(`${lead}q ([1-4]) (?:of )?{N}`))) {
    const start = new Date(
      Date.UTC(Number(taken.groups[1]?.words[0]?.value), (Number(taken.texts[0]) - 1) * 3, 1),
    );
    add(taken, start, next(start, 'QUARTER', 1));
  }
  for (const taken of line.takeAll(pattern(`${lead}${MONTH_NAMES} (?:of |,)?{N}`))) {
    const year = Number(taken.groups[1]?.words[0]?.value);
    const start = new Date(
      Date.UTC(
        year,
        MONTHS.findIndex((name) => name.startsWith((taken.texts[0] ?? '').slice(0, 3))),
        1,
      ),
    );
    if (isYear(year)) add(taken, start, next(start, 'MONTH', 1));
  }
  for (const taken of line.takeAll(pattern('(AFTER|BEFORE|OVER|GREATER than|LESS than) {ND}'))) {
    const later = /AFTER|OVER|GREATER/.test(taken.texts[0] ?? '');
    const value = taken.groups[1]?.words[0]?.value ?? '';
    const since = /since|seit|desde/i.test(taken.said);
    filters.push({
      column: time,
      comparison: since ? '>=' : later ? '>' : '<',
      values: [value],
      joined: 'AND',
      said: taken.said,
    });
  }
  for (const taken of line.takeAll(pattern('(?:in|for|during|of|YEAR) {N}(?: (?:OR|AND) {N})?'))) {
    const years = taken.groups.flatMap((tag) => (tag ? [Number(tag.words[0]?.value)] : []));
    if (years.every(isYear))
      filters.push({ column: time, comparison: 'in', values: years, joined: 'AND', said: taken.said });
  }
  return filters;
}

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1000 && year <= 2999;

type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';
const unitOf = ({ texts }: Taken, index: number): Unit =>
  (texts.slice(index).find((text) => text !== '' && !text.startsWith('#')) ?? 'DAY') as Unit;

function startOf(date: Date, unit: Unit): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'YEAR') return new Date(Date.UTC(year, 0, 1));
  if (unit === 'QUARTER') return new Date(Date.UTC(year, month - (month % 3), 1));
  if (unit === 'MONTH') return new Date(Date.UTC(year, month, 1));
  return new Date(Date.UTC(year, month, unit === 'WEEK' ? day - ((date.getUTCDay() + 6) % 7) : day));
}

function next(date: Date, unit: Unit, count: number): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const months = { YEAR: 12, QUARTER: 3, MONTH: 1, WEEK: 0, DAY: 0 }[unit] * count;
  return new Date(
    Date.UTC(year, month + months, day + { YEAR: 0, QUARTER: 0, MONTH: 0, WEEK: 7, DAY: 1 }[unit] * count),
  );
}

const shifted = (now: Date, unit: Unit, count: number): Date => next(startOf(now, 'DAY'), unit, count);

/** From a day up to, not including, another. */
function between(column: AskColumn, from: Date, to: Date | undefined, said: string): AskFilter[] {
  const cell = (date: Date): string | number =>
    column.role === 'year' ? date.getUTCFullYear() : date.toISOString().slice(0, 10);
  if (column.role === 'year' && to) {
    const last = new Date(to.getTime() - 1);
    return [{ column, comparison: 'between', values: [cell(from), cell(last)], joined: 'AND', said }];
  }
  return [
    { column, comparison: '>=', values: [cell(from)], joined: 'AND', said },
    ...(to ? [{ column, comparison: '<' as const, values: [cell(to)], joined: 'AND' as const, said }] : []),
  ];
}
