import type { Frame } from '../frame/frame.js';
import type { Measure } from '../frame/measure.js';
import { timeOf } from '../frame/time-grain.js';

const DAY = 86_400_000;
/** Where fewer of the days than this have rows, those without are missing from "per day": closed, or not counted. */
const LEAST_DAYS = 0.9;
const DAYS_WITH_ROWS = /\/\s*(?:nullif\s*\(\s*)?count\s*\(\s*distinct\b[^)]*(?:date|day|_on\b|_at\b|time)/i;

/** An amount divided by the number of days that have rows, where many have none: it is no amount a day. */
export function leavesOutDays({ query, widget }: Frame, { column }: Measure): boolean {
  const { times } = widget.coverage ?? {};
  const [from, to] = [timeOf(times?.from), timeOf(times?.to)];
  if (!times || from === undefined || to === undefined) return false;
  if (!DAYS_WITH_ROWS.test(query?.origin(column)?.text ?? '')) return false;
  const days = Math.floor((to - from) / DAY) + 1;
  // Times of day are more moments than there are days: of them nobody knows how many days they are.
  return times.moments < LEAST_DAYS * days;
}
