import type { Row } from '../query/types.js';
import { cellOf, isNameless } from './cells.js';
import { positionsOf } from './series-matrix.js';
import type { ChartData, Encoding, WidgetType } from './types.js';

/** Types that show time as a course. */
const COURSES: ReadonlySet<WidgetType> = new Set([
  ...(['line', 'multi-line', 'area', 'stacked-area'] as const),
  ...(['bar', 'horizontal-bar', 'grouped-bar', 'stacked-bar'] as const),
]);

/** Of a course of time the rows that have a place in it: no axis shows the others, and no sentence counts them. */
export function datedRows(
  type: WidgetType,
  { category = '' }: Encoding,
  { columns, rows }: ChartData,
  timeZone: string,
): Row[] {
  if (!COURSES.has(type)) return rows;
  const cells = rows.map((row) => cellOf(row, category));
  if (!cells.some(isNameless)) return rows;
  const column = columns.find(({ name }) => name === category);
  return positionsOf(cells, column, timeZone).scale === 'time'
    ? rows.filter((row) => !isNameless(cellOf(row, category)))
    : rows;
}
