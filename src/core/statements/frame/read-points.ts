import { cellOf, numberOf } from '../../chart/cells.js';
import type { Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { columnNamed } from './base.js';
import { inCalendar } from './calendar-points.js';
import type { Frame, Point } from './frame.js';
import { readMeasure, type Measure } from './measure.js';
import { readableName } from './names.js';
import { sensibleColumns } from './sensible.js';

type Reader = (
  column: string,
  facts: { title?: string | undefined; axis?: string | undefined; figure?: string; exact?: boolean },
) => Measure;

export const measureReader =
  ({ widget, query }: Frame, rows: readonly Row[]): Reader =>
  (column, facts) =>
    readMeasure(widget, query, column, { values: numbers(rows, column), ...facts });

export function numbers(rows: readonly Row[], column: string): number[] {
  return rows.map((row) => numberOf(cellOf(row, column))).filter((value) => value !== null);
}

export function readRows(
  rows: readonly Row[],
  category: string,
  series: string | undefined,
  value: string,
): Point[] {
  const points: Point[] = [];
  rows.forEach((row, index) => {
    const number = numberOf(cellOf(row, value));
    const label = cellOf(row, category);
    const group = series === undefined ? null : cellOf(row, series);
    if (number === null || (typeof label === 'object' && label !== null)) return;
    points.push({
      row: index,
      label,
      series: group === null ? null : typeof group === 'object' ? JSON.stringify(group) : String(group),
      value: number,
    });
  });
  return series === undefined ? inCalendar(points) : points;
}

/** A column of numbers that nothing names: single values of one quantity. */
export function readValues(frame: Frame, rows: readonly Row[], column: string): Frame {
  if (frame.widget.type === 'table') return frame;
  const points = numbers(rows, column).map((value, row) => ({ row, label: null, series: null, value }));
  const measure = measureReader(frame, rows)(column, { title: frame.title.measure });
  return { ...frame, shape: 'values', measure: { ...measure, additive: false }, points };
}

export function readPoints(frame: Frame, rows: readonly Row[]): Frame {
  const { widget, encoding, title } = frame;
  const [x, y] = [columnNamed(widget.columns, encoding.x), columnNamed(widget.columns, encoding.y)];
  if (x?.type !== 'number' || y?.type !== 'number' || !sensibleColumns(rows, [x.name, y.name])) return frame;
  const measured = measureReader(frame, rows);
  const { size } = encoding;
  const points = rows.flatMap((row, index) => {
    const [label, value] = [numberOf(cellOf(row, x.name)), numberOf(cellOf(row, y.name))];
    return label === null || value === null ? [] : [{ row: index, label, series: null, value }];
  });
  // "Y vs X" and "X vs Y" are both written: the title names an axis only where nothing else does, and by the column whose words it has.
  const isTurned = saysColumn(frame, title.measure, x.name) && !saysColumn(frame, title.measure, y.name);
  const [first, second] = isTurned ? [title.against, title.measure] : [title.measure, title.against];
  return {
    ...frame,
    shape: 'points',
    measure: measured(y.name, { title: title.against && first, axis: axisOf(widget, 'yLabel') }),
    against: measured(x.name, { title: title.against && second, axis: axisOf(widget, 'xLabel') }),
    ...(widget.type === 'bubble' && size !== undefined ? { size: measured(size, {}) } : {}),
    points,
  };
}

/** Whether a name has a word of the column behind a result column. */
function saysColumn({ query }: Frame, said = '', column: string): boolean {
  const words = readableName(query?.origin(column)?.column ?? column)
    .toLowerCase()
    .split(' ');
  return said
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > LETTERS && words.includes(word));
}
const LETTERS = 3;

export function axisOf({ config }: WidgetInput, key: 'xLabel' | 'yLabel'): string | undefined {
  const axis = config?.[key];
  return typeof axis === 'string' ? axis : undefined;
}
