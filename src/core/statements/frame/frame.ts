import { bucketRange } from '../../chart/bucket-range.js';
import { cellOf, numberOf } from '../../chart/cells.js';
import { resolveEncoding } from '../../chart/encoding.js';
import { namesOnly } from '../../chart/naming-numbers.js';
import { isSample } from '../../chart/sampled-points.js';
import type { Encoding } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { Column, Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { readQuery } from '../sql/read-query.js';
import type { ColumnOrigin, QueryReading } from '../sql/types.js';
import { columnNamed, readBase, type Base } from './base.js';
import { inCalendar } from './calendar-points.js';
import { cycleOf, orderOf } from './category-order.js';
import { readDimension, type Dimension } from './dimension.js';
import { isConditional, readMeasure, type Measure } from './measure.js';
import { plural } from './english-nouns.js';
import { rolesOf } from './roles.js';
import { sensibleColumns } from './sensible.js';
import { shapeOf, type Shape } from './shape.js';
import { isFiscalYearCut, startOf, textPeriod } from './text-periods.js';
import { cutEnds, isPartial, timeOf, type Grain } from './time-grain.js';
import { readTitle, type TitleReading } from './title.js';

export interface Point {
  /** Index of the row. */
  row: number;
  label: string | number | boolean | null;
  series: string | null;
  value: number;
}

/** One widget as statements read it. Without complete rows `points` is empty and `seen` is false. */
export interface Frame {
  widget: WidgetInput;
  query: QueryReading | undefined;
  shape: Shape;
  encoding: Encoding;
  seen: boolean;
  title: TitleReading;
  base: Base;
  dimension?: Dimension;
  series?: Dimension;
  /** Absent where there is no column of numbers that arithmetic may touch. */
  measure?: Measure;
  /** The x of a scatter, the second value of a dumbbell. */
  against?: Measure;
  size?: Measure;
  points: readonly Point[];
  /** Rows with a value but without a name or a time: charts leave them out. */
  unplaced: number;
  /** Categories that have an order: ranges of a quantity, places of a cycle (hours, weekdays), or numbers. */
  order?: 'ranges' | 'cycle' | 'numbers';
  /** Every label is in one row only (one row a series, where there are series). */
  unique: boolean;
  /** Rows are in ascending order of time. */
  ascending: boolean;
  /** Of points: the rows are a sample of them, with figures of all. */
  sampled: boolean;
  /** The data begins inside the first period. */
  partialFirst: boolean;
  /** The last period had not ended when the query ran, or the data ends inside it. */
  partialLast: boolean;
}

const MOST_ROWS = 100_000;

/** Reads a widget: its shape, names, meaning, base and values. Throws `wrong_columns` like `resolveEncoding`. */
export function readFrame(widget: WidgetInput): Frame {
  const rows = widget.rows ?? [];
  const seen = widget.rows !== undefined && rows.length >= widget.rowCount && rows.length <= MOST_ROWS;
  const encoding = encodingOf(widget);
  const sql = widget.dataKey ?? widget.duckdbQuery ?? '';
  const query = sql === '' ? undefined : readQuery(sql);
  const { category, series, value } = rolesOf(widget, encoding);
  const additive =
    value !== undefined &&
    readMeasure(widget, query, value, { values: numbers(widget.rows ?? [], value), title: undefined })
      .additive;
  const sampled = isSample(widget.columns);
  const read = readBase(query, {
    sql,
    title: widget.title,
    rowCount: widget.rowCount,
    value,
    additive,
    idle: widget.coverage?.idle,
  });
  // A sample of points says what holds for all of them; its own conditions only leave out what cannot be drawn.
  const base: Base = sampled
    ? {
        conditions: read.conditions.filter(({ kind, column }) => kind !== 'other' && column !== undefined),
        unknown: false,
      }
    : read;
  const frame: Frame = {
    widget, query, shape: 'table', encoding, seen, title: readTitle(widget.title, isQuotient(query, value)), base, points: [], unplaced: 0,
    unique: true, ascending: false, sampled, partialFirst: false, partialLast: false,
  }; // prettier-ignore
  const usable = seen ? rows : [];
  if (widget.type === 'scatter' || widget.type === 'bubble') return readPoints(frame, usable);
  const valueColumn = columnNamed(widget.columns, value);
  if (widget.type === 'geo-map' && !valueColumn) return { ...frame, shape: 'places' };
  if (valueColumn?.type !== 'number' || !sensibleColumns(usable, [valueColumn.name])) return frame;
  const measured = measureReader(frame, usable);
  const isFigure = widget.type === 'big-number' || widget.type === 'gauge';
  const inner = query?.origin(valueColumn.name)?.column;
  // A year or an id is no amount of anything.
  const titled = isFigure ? frame.title.measure : undefined;
  if ([valueColumn.name, inner, titled].some((name) => name !== undefined && namesOnly(name))) return frame;
  // A question names no figure, and what its conditions leave is nameless without it.
  const isAsked =
    /\?\s*$/.test(widget.title) &&
    (base.conditions.length > 0 || isConditional(query?.origin(valueColumn.name)));
  if (isFigure && isAsked) return frame;
  // What is added up or averaged over time moves by its making: neither its course nor its record is news.
  if (!isFigure && isRunning(query?.origin(valueColumn.name), valueColumn.name)) return frame;
  if (isFigure)
    return {
      ...frame,
      shape: widget.type === 'gauge' ? 'gauge' : 'metric',
      measure: measured(valueColumn.name, {
        title: frame.title.measure,
        figure: widget.title,
        exact: numbers(usable, valueColumn.name).every(Number.isInteger),
      }),
    };
  const named = columnNamed(widget.columns, category);
  if (!named) return readValues(frame, usable, valueColumn.name);
  const dimensionOf = (column: Column, title: string | undefined): Dimension =>
    readDimension(column, usable, query, {
      title,
      widgetTitle: widget.title,
      course: /line|area/.test(widget.type),
      type: widget.type,
    });
  const first = { column: named, dimension: dimensionOf(named, frame.title.dimension) };
  const other = columnNamed(widget.columns, series);
  const second = other && { column: other, dimension: dimensionOf(other, frame.title.series) };
  // Whichever way round a heatmap has them, time runs and the other names are its series.
  const isTurned = widget.type === 'heatmap' && second?.dimension.grain && !first.dimension.grain;
  const [along, across] = isTurned ? [second, first] : [first, second];
  frame.dimension = along.dimension;
  if (across) {
    frame.series = across.dimension;
    if (frame.series.noun === frame.dimension.noun) frame.series.noun = '';
  }
  const [categoryColumn, seriesColumn] = [along.column, across?.column];
  frame.measure = measured(valueColumn.name, {
    title: widget.type === 'table' ? undefined : frame.title.measure,
    axis: axisOf(widget, 'yLabel'),
    exact: widget.type === 'table',
  });
  // Series that are drawn as lines over bars, such as targets, are not added to them.
  if (seriesColumn && (widget.config?.lines?.length ?? 0) > 0)
    frame.measure = { ...frame.measure, additive: false, counts: false };
  frame.shape = shapeOf(widget.type, frame);
  frame.points = readRows(usable, categoryColumn.name, seriesColumn?.name, valueColumn.name);
  frame.unplaced = frame.points.filter(({ label }) => label === null).length;
  frame.unique =
    new Set(frame.points.map((point) => JSON.stringify([point.label, point.series]))).size ===
    frame.points.length;
  const { value2 } = encoding;
  if (value2 !== undefined) {
    if (!sensibleColumns(usable, [value2])) return { ...frame, shape: 'table', points: [] };
    frame.against = measured(value2, {});
  }
  return ordered(frame, usable);
}

/** Whether values are one amount by another, or by a number of things. */
const isQuotient = (query: QueryReading | undefined, value: string | undefined): boolean => {
  const { quotient } = (value === undefined ? undefined : query?.origin(value)) ?? {};
  return quotient !== undefined && !quotient.share && !quotient.change;
};

const isRunning = (origin: ColumnOrigin | undefined, column: string): boolean =>
  origin?.window === 'cumulative' ||
  origin?.window === 'moving-average' ||
  /(?:^|_)(?:cumulative|cumul|cum|running|rolling|moving|ytd)(?:_|$)/i.test(column);

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

type Reader = (
  column: string,
  facts: { title?: string | undefined; axis?: string | undefined; figure?: string; exact?: boolean },
) => Measure;

const measureReader =
  ({ widget, query }: Frame, rows: readonly Row[]): Reader =>
  (column, facts) =>
    readMeasure(widget, query, column, { values: numbers(rows, column), ...facts });

export function numbers(rows: readonly Row[], column: string): number[] {
  return rows.map((row) => numberOf(cellOf(row, column))).filter((value) => value !== null);
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
  return series === undefined ? inCalendar(points) : points;
}

/** The order that time, ranges or cycles give the rows. A row without a time has no place in it. */
function ordered(frame: Frame, rows: readonly Row[]): Frame {
  const { dimension, measure, widget } = frame;
  if (!dimension || !measure) return frame;
  if (dimension.grain) {
    const points = frame.points.filter(({ label }) => label !== null);
    const times = points.map(({ label }) => startOf(label));
    const ascending = times.every(
      (time, i) => time !== undefined && (i === 0 || time >= (times[i - 1] ?? time)),
    );
    return {
      ...frame,
      points,
      ascending,
      ...(ascending ? partialEnds(times, dimension.grain, frame, rows) : {}),
    };
  }
  const order = frame.shape === 'categories' ? orderOf(frame, measure.counts) : undefined;
  if (widget.type === 'histogram') return readRanges({ ...frame, order: 'ranges' });
  const cycle = dimension.cycle ?? cycleOf(frame.points[0]?.label);
  if (cycle && isUneven(frame, cycle)) return { ...frame, shape: 'table', points: [] };
  if (order === undefined) return frame;
  if (cycle && order === 'cycle') return { ...frame, order, dimension: { ...dimension, cycle } };
  return order === 'ranges' ? readRanges({ ...frame, order }) : { ...frame, order };
}

/** Whether the data holds the first and the last period in part only. */
function partialEnds(
  times: readonly (number | undefined)[],
  grain: Grain,
  { points, widget: { coverage, queriedAt } }: Frame,
  rows: readonly Row[],
): Pick<Frame, 'partialFirst' | 'partialLast'> {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return { partialFirst: false, partialLast: last !== undefined && isPartial(last, grain, queriedAt) };
  const span = coverage?.times;
  const lastLabel = points.at(-1)?.label;
  if (typeof lastLabel === 'string' && textPeriod(lastLabel)?.fiscal) {
    const years = Math.round((last - first) / (365.25 * DAY)) + 1;
    return { partialFirst: false, partialLast: (span && isFiscalYearCut(years, span)) ?? false };
  }
  const endsWithValue = points.at(-1)?.row === rows.length - 1;
  return {
    partialFirst: span !== undefined && cutEnds(first, grain, span).first,
    partialLast:
      endsWithValue &&
      (isPartial(last, grain, queriedAt) || (span !== undefined && cutEnds(last, grain, span).last)),
  };
}

const DAY = 86_400_000;
const FEW_TURNS = 6;

/** Places of a cycle that the data holds more often than others, so that their sums say nothing: thirteen months have two Januaries. */
function isUneven({ measure, widget: { coverage } }: Frame, cycle: 'hour' | 'weekday' | 'month'): boolean {
  const [from, to] = [timeOf(coverage?.times?.from), timeOf(coverage?.times?.to)];
  if (!measure?.additive || from === undefined || to === undefined || cycle === 'hour') return false;
  const turns = (to - from) / DAY / (cycle === 'month' ? 365.25 : 7);
  const odd = Math.abs(turns - Math.round(turns)) * (cycle === 'month' ? 12 : 7);
  return turns < FEW_TURNS && odd > 1.5;
}

/** Things that are counted once, without the word for it. */
const plain = ({ aggregate: _, noun, ...measure }: Measure): Measure => ({
  ...measure,
  noun: noun === '' ? '' : plural(noun),
});

/** Ranges in their order. */
function readRanges(frame: Frame): Frame {
  const starts = new Map(frame.points.map((point) => [point, bucketRange(String(point.label))?.from]));
  const known = [...starts.values()].every((start) => start !== undefined);
  const points = known
    ? [...frame.points].sort((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0))
    : frame.points;
  const dimension = frame.dimension && {
    ...frame.dimension,
    needsNoun: false,
    noun: frame.dimension.noun || quantityIn(frame),
  };
  // What is counted once is in one range: the counts of all ranges add up.
  const counted = frame.measure?.aggregate === 'distinct' && {
    ...plain(frame.measure),
    additive: true,
    counts: true,
  };
  return { ...frame, points, ...(dimension ? { dimension } : {}), ...(counted ? { measure: counted } : {}) };
}

/** What is cut into ranges that nothing but the title names: "Lead time of bookings". */
const quantityIn = ({ title, measure, widget }: Frame): string =>
  widget.type === 'histogram' && measure
    ? (title.quantity ?? title.measure ?? '').replace(` of ${measure.noun}`, '')
    : '';

/** A column of numbers that nothing names: single values of one quantity. */
function readValues(frame: Frame, rows: readonly Row[], column: string): Frame {
  if (frame.widget.type === 'table') return frame;
  const points = numbers(rows, column).map((value, row) => ({ row, label: null, series: null, value }));
  const measure = measureReader(frame, rows)(column, { title: frame.title.measure });
  return { ...frame, shape: 'values', measure: { ...measure, additive: false }, points };
}

function readPoints(frame: Frame, rows: readonly Row[]): Frame {
  const { widget, encoding, title } = frame;
  const [x, y] = [columnNamed(widget.columns, encoding.x), columnNamed(widget.columns, encoding.y)];
  if (x?.type !== 'number' || y?.type !== 'number' || !sensibleColumns(rows, [x.name, y.name])) return frame;
  const measured = measureReader(frame, rows);
  const { size } = encoding;
  const points = rows.flatMap((row, index) => {
    const [label, value] = [numberOf(cellOf(row, x.name)), numberOf(cellOf(row, y.name))];
    return label === null || value === null ? [] : [{ row: index, label, series: null, value }];
  });
  // "Y vs X" and "X vs Y" are both written: the title names an axis only where nothing else does.
  return {
    ...frame,
    shape: 'points',
    measure: measured(y.name, { title: title.against && title.measure, axis: axisOf(widget, 'yLabel') }),
    against: measured(x.name, { title: title.against, axis: axisOf(widget, 'xLabel') }),
    ...(widget.type === 'bubble' && size !== undefined ? { size: measured(size, {}) } : {}),
    points,
  };
}

function axisOf({ config }: WidgetInput, key: 'xLabel' | 'yLabel'): string | undefined {
  const axis = config?.[key];
  return typeof axis === 'string' ? axis : undefined;
}
