import { calendarOrder } from '../../chart/calendar-order.js';
import type { Point } from './frame.js';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'];
/** More rows than that are no year of months. */
const MOST_NAMES = 24;

/** Months and weekdays as the calendar has them, in whatever order the query gives them; other points as they come. */
export function inCalendar(points: Point[]): Point[] {
  const names = points.flatMap(({ label }) => (typeof label === 'string' ? [label] : []));
  if (names.length < points.length || names.length > MOST_NAMES) return points;
  for (const language of LANGUAGES) {
    const order = calendarOrder(names, language);
    if (order) return order.flatMap((at) => points[at] ?? []);
  }
  return points;
}
