import { resolveEncoding } from '../../chart/encoding.js';
import { bucketRange } from '../../chart/bucket-range.js';
import { cellOf, numberOf } from '../../chart/cells.js';
import { isSample } from '../../chart/sampled-points.js';
import type { Encoding } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { Column, Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { isIdentifierName } from '../recommend/profile-columns.js';
import { cutOf, keepsSomeOf, leavesRowsOut, leftOutBy, type Cut } from './cut-rows.js';
import { readDimension, type Dimension } from './dimension.js';
import { innerColumn, readMeasure, type Measure } from './measure.js';
import { isRoleName, plural } from './names.js';
import { rolesOf } from './roles.js';
import { shapeOf, type Shape } from './shape.js';
import { orderOf } from './category-order.js';
import { isPartial, timeOf } from './time-grain.js';
import { readTitle, type TitleReading } from './title-reading.js';

export interface Point {
  /** Index of the row. */
  row: number;
  label: string | number | boolean | null;
  series: string | null;
  value: number;
}

/** One widget as the analyst reads it. Without complete rows `points` is empty and `seen` is false. */
export interface Frame {
  widget: WidgetInput;
  shape: Shape;
  encoding: Encoding;
  seen: boolean;
  rowCount: number;
  title: TitleReading;
  dimension?: Dimension;
  series?: Dimension;
  /** Absent where there is no column of numbers that arithmetic may touch. */
  measure?: Measure;
  /** The x of a scatter, the second value of a dumbbell. */
  against?: Measure;
  /** What the bubbles of a scatter are as large as. */
  size?: Measure;
  points: Point[];
  /** Categories that have an order: ranges of a quantity, places of a cycle (hours, weekdays), or numbers. */
  order?: 'ranges' | 'cycle' | 'numbers';
  /** Every label stands in one row only (one row a series, where there are series). */
  unique: boolean;
  /** Rows are in ascending order of time. */
  ascending: boolean;
  /** The query cut its groups: sums and shares are of what is shown only, and one end of the ranking, or both, is missing. */
  limited?: Cut;
  /** The query takes only some of the rows: what is not shown may be in the data all the same. */
  filtered: boolean;
  /** Of points: the rows are a sample of them, with figures of all. */
  sampled: boolean;
  /** The last period had not ended when the query ran. */
  partialLast: boolean;
}

const FEW_ROWS = 100_000;

/** Reads a widget: its shape, names, meaning and values. Throws `wrong_columns` like `resolveEncoding`. */
export function readFrame(widget: WidgetInput): Frame {
  const rows = widget.rows ?? [];
  const seen = widget.rows !== undefined && rows.length >= widget.rowCount && rows.length <= FEW_ROWS;
  const encoding = encodingOf(widget);
  const title = readTitle(widget.title);
  const frame: Frame = {
    widget, shape: 'table', encoding, seen, rowCount: widget.rowCount, title,
    points: [], unique: true, ascending: false, filtered: leavesRowsOut(widget), sampled: isSample(widget.columns), partialLast: false,
  }; // prettier-ignore
  const usable = seen ? rows : [];
  const { category, series, value } = rolesOf(widget, encoding);
  if (widget.type === 'scatter' || widget.type === 'bubble') return readPoints(frame, usable);
  const valueColumn = columnOf(widget, value);
  if (widget.type === 'geo-map' && !valueColumn) return { ...frame, shape: 'places' };
  if (valueColumn?.type !== 'number') return frame;
  if (widget.type === 'big-number' || widget.type === 'gauge') {
    frame.shape = widget.type === 'gauge' ? 'gauge' : 'metric';
    const named = title.measure === undefined ? {} : { title: title.measure };
    frame.measure = readMeasure(widget, valueColumn.name, {
      values: numbers(usable, valueColumn.name),
      ...named,
    });
    frame.measure.noun = metricNoun(frame);
    return sensibleOnly(frame, usable, valueColumn.name);
  }
  const categoryColumn = columnOf(widget, category);
  if (!categoryColumn) return readValues(frame, usable, valueColumn.name);
  const seriesColumn = columnOf(widget, series);
  const names = seriesColumn ? splitNames(widget, title, categoryColumn, seriesColumn, usable) : title;
  // The axes of a radar are what is measured: its one split is that into outlines.
  if (widget.type === 'radar' && seriesColumn && names.series === undefined) {
    if (names.dimension !== undefined) names.series = names.dimension;
    delete names.dimension;
  }
  frame.dimension = readDimension(widget, categoryColumn, usable, names.dimension);
  if (widget.type === 'geo-map' && frame.dimension.noun === 'category') frame.dimension.noun = 'point';
  if (seriesColumn) {
    frame.series = readDimension(widget, seriesColumn, usable, names.series);
    const taken = frame.dimension.grain ?? frame.dimension.noun;
    if (frame.series.noun === taken)
      frame.series.noun = readDimension(widget, seriesColumn, usable, undefined).noun;
  }
  frame.measure = readMeasure(widget, valueColumn.name, {
    values: numbers(usable, valueColumn.name),
    ...(title.measure === undefined || widget.type === 'table' ? {} : { title: title.measure }),
    ...axisOf(widget, 'yLabel'),
    exact: widget.type === 'table',
  });
  frame.shape = shapeOf(widget.type, frame);
  frame.points = readRows(usable, categoryColumn.name, seriesColumn?.name, valueColumn.name);
  frame.unique =
    new Set(frame.points.map((point) => JSON.stringify([point.label, point.series]))).size ===
    frame.points.length;
  if (encoding.value2 !== undefined) {
    const values = numbers(usable, encoding.value2);
    frame.against = readMeasure(widget, encoding.value2, { values });
  }
  const limited = limitOf(frame, usable);
  if (limited) frame.limited = limited;
  readOrder(frame, usable);
  const order = frame.shape === 'categories' ? orderOf(frame, frame.measure.counts) : undefined;
  if (order) frame.order = order;
  if (order === 'ranges') frame.dimension.needsNoun = false;
  // What is cut into ranges is one quantity, whatever its number: "deaths of 0 to 100".
  if (order === 'ranges' && title.quantity !== undefined) frame.dimension.noun = title.quantity;
  if (widget.type === 'histogram') readHistogram(frame);
  const columns = [valueColumn.name, ...(encoding.value2 === undefined ? [] : [encoding.value2])];
  return columns.reduce((read, column) => sensibleOnly(read, usable, column), frame);
}

/** Which of the two names in "Days by weather and year" belongs to which column: titles have them in either order. */
function splitNames(
  widget: WidgetInput,
  title: TitleReading,
  category: Column,
  series: Column,
  rows: readonly Row[],
): Pick<TitleReading, 'dimension' | 'series'> {
  const { dimension, series: second } = title;
  if (dimension === undefined || second === undefined) return { ...title };
  const own = (column: Column): string =>
    (isRoleName(column.name) ? (innerColumn(widget, column.name) ?? '') : column.name).toLowerCase();
  const like = (name: string, column: Column): boolean =>
    own(column) !== '' &&
    (own(column).includes(name.toLowerCase()) || name.toLowerCase().includes(own(column)));
  const { grain } = readDimension(widget, category, rows, undefined);
  const straight = like(dimension, category) || like(second, series) || dimension === grain;
  const crossed = like(dimension, series) || like(second, category) || second === grain;
  return crossed && !straight ? { dimension: second, series: dimension } : title;
}

/** The widget's encoding, also where no rows may be seen or none came. */
function encodingOf(widget: WidgetInput): Encoding {
  try {
    return resolveEncoding(widget.type, widget.columns, widget.rows ?? [], widget.config);
  } catch (error) {
    if (!DeckError.is(error) || error.code !== 'no_rows') throw error;
    const row: Row = Object.fromEntries(widget.columns.map((column) => [column.name, 1]));
    return resolveEncoding(widget.type, widget.columns, [row], widget.config);
  }
}

/** What is missing of the groups; a condition on levels (averages of enough rows) takes nothing from a whole. */
function limitOf({ widget, measure, dimension, shape }: Frame, rows: readonly Row[]): Cut | undefined {
  const by = leftOutBy(widget);
  if (by === 'limit' || (by === 'having' && measure?.additive)) return cutOf(rows, measure?.column);
  const column = dimension && (innerColumn(widget, dimension.column) ?? dimension.column);
  const named = shape === 'categories' || shape === 'grid' || shape === 'matrix';
  return named &&
    !dimension?.grain &&
    column !== undefined &&
    measure?.additive &&
    keepsSomeOf(column, widget)
    ? 'some'
    : undefined;
}

function columnOf(widget: WidgetInput, name: string | undefined): Column | undefined {
  return name === undefined ? undefined : widget.columns.find((column) => column.name === name);
}

function numbers(rows: readonly Row[], column: string): number[] {
  return rows.map((row) => numberOf(cellOf(row, column))).filter((value) => value !== null);
}

/** Magnitudes of doubles beyond these are marks for "missing" or errors, and print as rows of digits. */
const GREATEST = 1e18;
const LEAST = 1e-8;
/** The ends of a machine's integers, which exports write where a number is missing. */
const ENDS_OF_INTEGERS = new Set(['9223372036854775807', '-9223372036854775808', '18446744073709551615']);

/** Absurd magnitudes and identifiers of many digits say nothing: nothing is told of such a column. */
function sensibleOnly(frame: Frame, rows: readonly Row[], column: string): Frame {
  const cells = rows.map((row) => cellOf(row, column));
  const doubles = cells.filter((cell) => typeof cell === 'number').map(Math.abs);
  const most = doubles.reduce((a, b) => Math.max(a, b), 0);
  const sensible = most === 0 || (most >= LEAST && most <= GREATEST);
  const exact = cells.filter((cell) => typeof cell === 'string');
  const isTold =
    exact.length === 0 || !(isIdentifierName(column) || exact.some((it) => ENDS_OF_INTEGERS.has(it)));
  if (sensible && isTold) return frame;
  delete frame.measure;
  return { ...frame, shape: 'table', points: [] };
}

function readRows(
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
  return points;
}

function readOrder(frame: Frame, rows: readonly Row[]): void {
  const { dimension, points } = frame;
  if (!dimension?.grain) return;
  const times = points.map(({ label }) =>
    typeof label === 'number' ? Date.UTC(label, 0, 1) : timeOf(label),
  );
  frame.ascending = times.every(
    (time, i) => time !== undefined && (i === 0 || time >= (times[i - 1] ?? time)),
  );
  const last = times.at(-1);
  const endsWithValue = points.at(-1)?.row === rows.length - 1;
  frame.partialLast =
    frame.ascending &&
    endsWithValue &&
    last !== undefined &&
    isPartial(last, dimension.grain, frame.widget.queriedAt);
}

/** A column of numbers that nothing names: single values of one quantity. */
function readValues(frame: Frame, rows: readonly Row[], column: string): Frame {
  const { widget, title } = frame;
  if (widget.type === 'table') return frame;
  const values = numbers(rows, column);
  frame.shape = 'values';
  frame.measure = readMeasure(widget, column, {
    values,
    ...(title.measure === undefined ? {} : { title: title.measure }),
  });
  frame.points = values.map((value, row) => ({ row, label: null, series: null, value }));
  return sensibleOnly(frame, rows, column);
}

/** Ranges in their order, filled with counts; a title without a "by" names what is cut into ranges. */
function readHistogram(frame: Frame): void {
  const { measure, dimension, points, title } = frame;
  if (!measure || !dimension) return;
  const starts = new Map(points.map((point) => [point, bucketRange(String(point.label))?.from]));
  if ([...starts.values()].every((start) => start !== undefined))
    frame.points = [...points].sort((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0));
  measure.counts = points.every(({ value }) => Number.isInteger(value) && value >= 0);
  measure.additive ||= measure.counts;
  if (title.dimension !== undefined || title.measure === undefined) return;
  dimension.noun = title.measure;
  measure.noun = plural(measure.columnNoun);
}

function readPoints(frame: Frame, rows: readonly Row[]): Frame {
  const x = columnOf(frame.widget, frame.encoding.x);
  const y = columnOf(frame.widget, frame.encoding.y);
  if (x?.type !== 'number' || y?.type !== 'number') return frame;
  frame.shape = 'points';
  const { measure, against } = frame.title;
  const pair = measure === undefined || against === undefined ? [] : [measure, against];
  frame.measure = readMeasure(frame.widget, y.name, {
    values: numbers(rows, y.name),
    ...axisNames(frame.widget, y, x, pair),
    ...axisOf(frame.widget, 'yLabel'),
  });
  frame.against = readMeasure(frame.widget, x.name, {
    values: numbers(rows, x.name),
    ...axisNames(frame.widget, x, y, [...pair].reverse()),
    ...axisOf(frame.widget, 'xLabel'),
  });
  const { size } = frame.encoding;
  if (frame.widget.type === 'bubble' && size !== undefined)
    frame.size = readMeasure(frame.widget, size, { values: numbers(rows, size) });
  frame.points = rows.flatMap((row, index) => {
    const label = numberOf(cellOf(row, x.name));
    const value = numberOf(cellOf(row, y.name));
    return label === null || value === null ? [] : [{ row: index, label, series: null, value }];
  });
  return [x.name, y.name].reduce((read, column) => sensibleOnly(read, rows, column), frame);
}

/**
 * What a title such as "Weight vs. mileage" calls an axis. It does not say which is drawn upwards, so names of columns, also
 * inside the SQL, come first, and the title's part that is not the other axis is the second choice.
 */
function axisNames(
  widget: WidgetInput,
  own: Column,
  other: Column,
  pair: readonly string[],
): { title?: string; other?: string } {
  const nameOf = (column: Column): string | undefined =>
    isRoleName(column.name) ? innerColumn(widget, column.name) : column.name;
  const [first] = pair;
  if (first === undefined) return {};
  if (nameOf(own) === undefined) return { title: first };
  const taken = (nameOf(other) ?? '').toLowerCase();
  const rest = pair.find((name) => !taken.includes(name.toLowerCase()));
  return rest === undefined ? {} : { other: rest };
}

function axisOf({ config }: WidgetInput, key: 'xLabel' | 'yLabel'): { axis?: string } {
  const axis = config?.[key];
  return typeof axis === 'string' ? { axis } : {};
}

/** A big number is called what its title says; a question or nothing falls back on the column. */
function metricNoun({ widget, title, measure }: Frame): string {
  if (/\?\s*$/.test(widget.title)) return measure?.noun ?? 'value';
  const total = /^\s*total\b/i.test(widget.title) ? 'total ' : '';
  return (title.measure === undefined ? '' : total) + (measure?.noun ?? title.measure ?? 'value');
}
