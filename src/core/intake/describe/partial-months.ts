import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import { dateText } from '../../base/temporal.js';
import type { TypedColumn } from '../type-columns.js';

/** Days at a month's start and end that may be missing (weekends, holidays). */
const SLACK = 3;
/** Fewer different days a month are scattered: nothing can be said. */
const DENSE = 8;
const DAY_MICROS = 86_400_000_000;

interface Month {
  first: number;
  last: number;
  days: Set<number>;
}

/** The first and the last month (`2025-03`) of a column of days where their data cover only a part of them, while all months between are full. */
export async function partialMonths(
  { type, read }: TypedColumn,
  rowCount: number,
  pace: Pace,
): Promise<string[]> {
  const months = new Map<string, Month>();
  let lastDay = NaN;
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(row / rowCount);
    const cell = read(row);
    if (cell === null) continue;
    const day = type === 'DATE' ? Number(cell) : Math.floor(Number(cell) / DAY_MICROS);
    if (day === lastDay) continue;
    lastDay = day;
    const text = dateText(day) ?? '';
    const date = Number(text.slice(-2));
    const month = months.get(text.slice(0, -3)) ?? { first: date, last: date, days: new Set() };
    month.first = Math.min(month.first, date);
    month.last = Math.max(month.last, date);
    month.days.add(date);
    months.set(text.slice(0, -3), month);
  }
  const sorted = [...months].sort(([a], [b]) => (a < b ? -1 : 1));
  const between = sorted.slice(1, -1);
  const isFull = ([name, { first, last }]: [string, Month]): boolean =>
    first <= SLACK && last >= daysOf(name) - SLACK;
  const isDense = between.reduce((sum, [, { days }]) => sum + days.size, 0) >= between.length * DENSE;
  if (
    between.length === 0 ||
    !isDense ||
    !between.every(isFull) ||
    !areConsecutive(sorted.map(([name]) => name))
  )
    return [];
  const [start, end] = [sorted[0], sorted.at(-1)] as [[string, Month], [string, Month]];
  return [
    ...(start[1].first > SLACK ? [start[0]] : []),
    ...(end[1].last < daysOf(end[0]) - SLACK ? [end[0]] : []),
  ];
}

const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, -3)), Number(month.slice(-2)), 0)).getUTCDate();

const areConsecutive = (months: readonly string[]): boolean => {
  const numbers = months.map((month) => Number(month.slice(0, -3)) * 12 + Number(month.slice(-2)));
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] as number) + 1);
};
