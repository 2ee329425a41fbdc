import type { AskFilter } from './intent.js';
import type { AskColumn } from './profile-tables.js';
import type { Taken } from './prompt-line.js';

/** A period of time, as the mark of its word. */
export const UNIT = '(DAY|WEEK|MONTH|QUARTER|YEAR)';
export type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';
export const unitOf = ({ texts }: Taken, index: number): Unit =>
  (texts.slice(index).find((text) => text !== '' && !text.startsWith('#')) ?? 'DAY') as Unit;

export function startOf(date: Date, unit: Unit): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'YEAR') return new Date(Date.UTC(year, 0, 1));
  if (unit === 'QUARTER') return new Date(Date.UTC(year, month - (month % 3), 1));
  if (unit === 'MONTH') return new Date(Date.UTC(year, month, 1));
  return new Date(Date.UTC(year, month, unit === 'WEEK' ? day - ((date.getUTCDay() + 6) % 7) : day));
}

export function next(date: Date, unit: Unit, count: number): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const months = { YEAR: 12, QUARTER: 3, MONTH: 1, WEEK: 0, DAY: 0 }[unit] * count;
  return new Date(
    Date.UTC(year, month + months, day + { YEAR: 0, QUARTER: 0, MONTH: 0, WEEK: 7, DAY: 1 }[unit] * count),
  );
}

export const shifted = (now: Date, unit: Unit, count: number): Date => next(startOf(now, 'DAY'), unit, count);

/** From a day up to, not including, another. */
export function between(column: AskColumn, from: Date, to: Date | undefined, said: string): AskFilter[] {
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
