import { calendarOrderOfAny } from '../../chart/calendar-order.js';
import type { Point } from './frame.js';

/** Months and weekdays as the calendar has them, in whatever order the query gives them; other points as they come. */
export function inCalendar(points: Point[]): Point[] {
  const names = points.flatMap(({ label }) => (typeof label === 'string' ? [label] : []));
  const order = names.length === points.length ? calendarOrderOfAny(names) : undefined;
  return order ? order.flatMap((at) => points[at] ?? []) : points;
}
