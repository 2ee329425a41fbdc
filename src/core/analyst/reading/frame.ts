import { resolveEncoding } from '../../chart/encoding.js';
import { cellOf, numberOf } from '../../chart/cells.js';
import type { Encoding } from '../../chart/types.js';
import { DeckError } from '../../errors.js';
import type { Column, Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { isRoleName, readableName, singular } from './names.js';
import { readMeasure, type Measure } from './measure.js';
import { dateFormat, grainOf, isPartial, timeOf, type Grain } from './time-grain.js';
import { readTitle, type TitleReading } from './title-reading.js';

/** What names the rows of a chart: `region`, `month`. */
export interface Dimension {
  column: string;
  /** Singular, inside a sentence. */
  noun: string;
  /** Format of its labels; absent for text. */
  format?: string;
  /** Numbers and booleans name nothing by themselves: "cylinders 8". */
  needsNoun: boolean;
  /** Some label is longer than a sentence can carry. */
  long: boolean;
  /** All labels are written in lower case: they get a capital at the start of a sentence. */
  lowerCase: boolean;
  grain?: Grain;
}

export interface Point {
  /** Index of the row. */
  row: number;
  label: string | number | boolean | null;
  series: string | null;
  value: number;
}

export type Shape = 'categories' | 'timeline' | 'grid' | 'points' | 'metric' | 'table';

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
  /** The x of a scatter. */
  against?: Measure;
  points: Point[];
  /** Every label stands in one row only (one row a series, where there are series). */
  unique: boolean;
  /** Rows are in ascending order of time. */
  ascending: boolean;
  /** The last period had not ended when the query ran. */
  partialLast: boolean;
}

/** Longer labels are cut in sentences. */
export const LONG_LABEL = 44;
const FEW_ROWS = 100_000;

/** Reads a widget: its shape, names, meaning and values. Throws `wrong_columns` like `resolveEncoding`. */
export function readFrame(widget: WidgetInput): Frame {
  const rows = widget.rows ?? [];
  const seen = widget.rows !== undefined && rows.length >= widget.rowCount && rows.length <= FEW_ROWS;
  const encoding = encodingOf(widget);
  const title = readTitle(widget.title);
  const frame: Frame = {
    widget, shape: 'table', encoding, seen, rowCount: widget.rowCount, title,
    points: [], unique: true, ascending: false, partialLast: false,
  }; // prettier-ignore
  const usable = seen ? rows : [];
  const { category, series, value } = rolesOf(widget, encoding);
  if (widget.type === 'scatter' || widget.type === 'bubble') return readPoints(frame, usable);
  const valueColumn = columnOf(widget, value);
  if (valueColumn?.type !== 'number') return frame;
  if (widget.type === 'big-number' || widget.type === 'gauge') {
    frame.shape = 'metric';
    frame.measure = readMeasure(widget, valueColumn.name, { values: numbers(usable, valueColumn.name) });
    frame.measure.noun = metricNoun(frame);
    return exactOnly(frame, usable, valueColumn.name);
  }
  const categoryColumn = columnOf(widget, category);
  if (!categoryColumn) return frame;
  const seriesColumn = columnOf(widget, series);
  frame.dimension = readDimension(categoryColumn, usable, title.dimension);
  if (seriesColumn) frame.series = readDimension(seriesColumn, usable, title.series);
  frame.measure = readMeasure(widget, valueColumn.name, {
    values: numbers(usable, valueColumn.name),
    ...(title.measure === undefined || widget.type === 'table' ? {} : { title: title.measure }),
  });
  frame.shape =
    widget.type === 'table'
      ? 'table'
      : frame.series
        ? 'grid'
        : frame.dimension.grain
          ? 'timeline'
          : 'categories';
  frame.points = readRows(usable, categoryColumn.name, seriesColumn?.name, valueColumn.name);
  frame.unique =
    new Set(frame.points.map((point) => JSON.stringify([point.label, point.series]))).size ===
    frame.points.length;
  readOrder(frame, usable);
  return exactOnly(frame, usable, valueColumn.name);
}

/** The widget's encoding, also where no rows may be seen or none came. */
export function encodingOf(widget: WidgetInput): Encoding {
  try {
    return resolveEncoding(widget.type, widget.columns, widget.rows ?? [], widget.config);
  } catch (error) {
    if (!DeckError.is(error) || error.code !== 'no_rows') throw error;
    const row: Row = Object.fromEntries(widget.columns.map((column) => [column.name, 1]));
    return resolveEncoding(widget.type, widget.columns, [row], widget.config);
  }
}

function rolesOf(
  widget: WidgetInput,
  encoding: Encoding,
): { category?: string; series?: string; value?: string } {
  const category =
    encoding.category ??
    encoding.row ??
    encoding.source ??
    encoding.bucket ??
    encoding.country ??
    encoding.label;
  const series = encoding.series ?? encoding.col ?? encoding.target;
  const value = encoding.value ?? encoding.value1;
  if (widget.type !== 'table')
    return { ...(category ? { category } : {}), ...(series ? { series } : {}), ...(value ? { value } : {}) };
  const label =
    widget.columns.find((column) => column.type === 'string') ??
    widget.columns.find((column) => column.type !== 'number');
  const number = widget.columns.find(
    (column) =>
      column.type === 'number' && column !== label && !/(^|_)(id|year|code|rank)$/i.test(column.name),
  );
  return { ...(label ? { category: label.name } : {}), ...(number ? { value: number.name } : {}) };
}

function columnOf(widget: WidgetInput, name: string | undefined): Column | undefined {
  return name === undefined ? undefined : widget.columns.find((column) => column.name === name);
}

function numbers(rows: readonly Row[], column: string): number[] {
  return rows.map((row) => numberOf(cellOf(row, column))).filter((value) => value !== null);
}

/** Decimals beyond 2^53 come as text and are refused by arithmetic: nothing is computed over them. */
function exactOnly(frame: Frame, rows: readonly Row[], column: string): Frame {
  if (rows.every((row) => typeof cellOf(row, column) !== 'string')) return frame;
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
    points.push({ row: index, label, series: group === null ? null : String(group), value: number });
  });
  return points;
}

function readDimension(column: Column, rows: readonly Row[], fromTitle: string | undefined): Dimension {
  const noun = fromTitle ?? (isRoleName(column.name) ? 'category' : singular(readableName(column.name)));
  const labels = rows.map((row) => cellOf(row, column.name)).filter((cell) => cell !== null);
  const dimension: Dimension = {
    column: column.name, noun: noun === '' ? 'category' : noun,
    needsNoun: column.type === 'number' || column.type === 'boolean',
    long: labels.some((label) => typeof label === 'string' && label.length > LONG_LABEL),
    lowerCase: labels.length > 0 && labels.every((label) => typeof label === 'string' && /^\p{Ll}[^\p{Lu}]*$/u.test(label)),
  }; // prettier-ignore
  const isYear =
    column.type === 'number' &&
    /year/i.test(`${column.name} ${noun}`) &&
    labels.every((year) => isYearNumber(year));
  const times = labels.map(timeOf);
  if (column.type === 'date' || column.type === 'datetime') {
    dimension.grain = grainOf(times.filter((time) => time !== undefined).sort((a, b) => a - b));
  } else if (isYear) {
    return {
      ...dimension,
      grain: 'year',
      needsNoun: false,
      noun: isRoleName(column.name) ? (fromTitle ?? 'year') : noun,
    };
  } else if (labels.length > 1 && column.type === 'string' && times.every((time) => time !== undefined)) {
    dimension.grain = grainOf([...times].sort((a, b) => a - b));
  }
  if (dimension.grain) dimension.format = dateFormat(dimension.grain);
  return dimension;
}

const isYearNumber = (cell: unknown): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 1500 && cell <= 2200;

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

function readPoints(frame: Frame, rows: readonly Row[]): Frame {
  const x = columnOf(frame.widget, frame.encoding.x);
  const y = columnOf(frame.widget, frame.encoding.y);
  if (x?.type !== 'number' || y?.type !== 'number') return frame;
  frame.shape = 'points';
  const { measure, against } = frame.title;
  const titled = (name: string | undefined): { title?: string } =>
    name === undefined || against === undefined ? {} : { title: name };
  // "Weight vs. mileage" does not say which is drawn upwards; columns with names of their own do.
  const nameY = isRoleName(y.name) ? titled(measure) : {};
  const nameX = isRoleName(x.name) ? titled(against) : {};
  frame.measure = readMeasure(frame.widget, y.name, { values: numbers(rows, y.name), ...nameY });
  frame.against = readMeasure(frame.widget, x.name, { values: numbers(rows, x.name), ...nameX });
  frame.points = rows.flatMap((row, index) => {
    const label = numberOf(cellOf(row, x.name));
    const value = numberOf(cellOf(row, y.name));
    return label === null || value === null ? [] : [{ row: index, label, series: null, value }];
  });
  return [x.name, y.name].reduce((read, column) => exactOnly(read, rows, column), frame);
}

/** A big number is called what its title says; a question or nothing falls back on the column. */
function metricNoun({ widget, title, measure }: Frame): string {
  if (/\?\s*$/.test(widget.title)) return measure?.noun ?? 'value';
  const total = /^\s*total\b/i.test(widget.title) ? 'total ' : '';
  return title.measure === undefined ? (measure?.noun ?? 'value') : total + title.measure;
}
