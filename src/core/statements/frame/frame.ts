import { resolveEncoding } from '../../chart/encoding.js';
import { namesOnly } from '../../chart/naming-numbers.js';
import { isSample } from '../../chart/sampled-points.js';
import type { Encoding } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { Column, Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { readQuery } from '../sql/read-query.js';
import type { ColumnOrigin, QueryReading } from '../sql/types.js';
import { isConditional } from './additivity.js';
import { columnNamed, readBase, type Base } from './base.js';
import { readDimension, type Dimension } from './dimension.js';
import { readMeasure, type Measure } from './measure.js';
import { isRoleName } from './names.js';
import { isMade, namedInside, withoutLabels } from './fitted-names.js';
import { axisOf, measureReader, numbers, readPoints, readRows, readValues } from './read-points.js';
import { rolesOf } from './roles.js';
import { ordered } from './row-order.js';
import { sensibleColumns } from './sensible.js';
import { shapeOf, type Shape } from './shape.js';
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
  /** Values are what had come together by then: who is ahead says something, that they rise does not. */
  running?: true;
  /** Columns of a cycle whose places the data holds unequally often: their sums are not compared. */
  uneven?: readonly string[];
}

const MOST_ROWS = 100_000;

/** Reads a widget: its shape, names, meaning, base and values. Throws `wrong_columns` like `resolveEncoding`. */
export function readFrame(widget: WidgetInput): Frame {
  const rows = widget.rows ?? [];
  const seen = widget.rows !== undefined && rows.length >= widget.rowCount && rows.length <= MOST_ROWS;
  const encoding = encodingOf(widget);
  const sql = widget.dataKey ?? widget.duckdbQuery ?? '';
  const query = sql === '' ? undefined : readQuery(sql);
  const { category, series, value, value2 } = rolesOf(widget, encoding, query);
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
  const inner = namedInside(query?.origin(valueColumn.name));
  // A year or an id is no amount of anything.
  const titled = isFigure ? frame.title.measure : undefined;
  if ([valueColumn.name, inner, titled].some((name) => name !== undefined && namesOnly(name))) return frame;
  // A question names no figure, and what its conditions leave is nameless without it.
  const isAsked =
    /\?\s*$/.test(widget.title) &&
    (base.conditions.length > 0 || isConditional(query?.origin(valueColumn.name)));
  if (isFigure && isAsked) return frame;
  // What is added up or averaged over time moves by its making: neither its course nor its record is news.
  const running =
    !isFigure &&
    (isRunning(query?.origin(valueColumn.name), valueColumn.name) || CUMULATIVE.test(widget.title));
  const isTotal = running && query?.origin(valueColumn.name)?.window === 'cumulative';
  if (running && !(isTotal && series !== undefined)) return frame;
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
  // Spots without names are no sample of anything.
  if (!named)
    return widget.type === 'geo-map'
      ? { ...frame, shape: 'places' }
      : readValues(frame, usable, valueColumn.name);
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
  // "Target and actual productivity" names the two values of a pair, and none of them.
  const namesBoth = value2 !== undefined && BOTH.test(frame.title.measure ?? '');
  frame.measure = measured(valueColumn.name, {
    title: widget.type === 'table' || namesBoth ? undefined : frame.title.measure,
    axis: axisOf(widget, 'yLabel'),
    exact: widget.type === 'table',
  });
  // When things were made is no course of their price today.
  if (!frame.measure.additive && !frame.measure.counts && isMade(frame.dimension)) {
    const { grain: _, ...made } = frame.dimension;
    frame.dimension = { ...made, needsNoun: true };
  }
  // Series that are drawn as lines over bars, such as targets, are not added to them.
  if (seriesColumn && (widget.config?.lines?.length ?? 0) > 0)
    frame.measure = { ...frame.measure, additive: false, counts: false };
  if (running) {
    frame.running = true;
    frame.measure = { ...frame.measure, additive: false, flows: false };
  }
  frame.shape = shapeOf(widget.type, frame);
  frame.points = readRows(usable, categoryColumn.name, seriesColumn?.name, valueColumn.name);
  frame.measure = withoutLabels(frame.measure, frame);
  frame.unplaced = frame.points.filter(({ label }) => label === null).length;
  frame.unique =
    new Set(frame.points.map((point) => JSON.stringify([point.label, point.series]))).size ===
    frame.points.length;
  if (value2 !== undefined) {
    if (!sensibleColumns(usable, [value2])) return { ...frame, shape: 'table', points: [] };
    if (widget.type === 'table') frame.shape = 'pairs';
    frame.against = measured(value2, {});
    // "Below vs above the average" says what either value is.
    const { measure: first, against: second } = frame.title;
    if (first !== undefined && second !== undefined && isRoleName(valueColumn.name) && isRoleName(value2)) {
      frame.measure = calledOnly(frame.measure, first);
      frame.against = calledOnly(frame.against, second);
    }
  }
  return ordered(frame, usable);
}

const calledOnly = ({ aggregate: _, ...measure }: Measure, noun: string): Measure => ({ ...measure, noun });

const BOTH = / (?:and|und|et|y|e|vs\.?|versus|against|&) /i;

/** Whether values are one amount by another, or by a number of things. */
const isQuotient = (query: QueryReading | undefined, value: string | undefined): boolean => {
  const { quotient } = (value === undefined ? undefined : query?.origin(value)) ?? {};
  return quotient !== undefined && !quotient.share && !quotient.change;
};

/** "Cumulative share of sales", however the query adds it up. */
const CUMULATIVE =
  /^(?:cumulative|running total|kumuliert|cumul|acumulad)|(?:[\s,(])(?:cumulative|cumulated|running total|kumuliert|cumulée?s?|acumulad[oa]s?)(?=$|[\s,)])|累計|累计|تراكمي/iu;

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
