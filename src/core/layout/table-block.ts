import { cellOf, numberOf, textOf } from '../chart/cells.js';
import { namesOnly } from '../chart/naming-numbers.js';
import { chartPhrases } from '../chart/phrases.js';
import { isTotalName } from '../chart/total-rows.js';
import type { ChartSpec } from '../chart/types.js';
import type { DeckFormat } from '../deck/types.js';
import type { Cell, Column, Row } from '../query/types.js';
import { columnLabel, naturalWidths, shareWidth } from './column-widths.js';
import { FIT_SAFETY } from './fit-text.js';
import { formatCell, formatTimeCell, hasTimeOfDay } from './format-cell.js';
import { truncateText } from './measure.js';
import { placeText, plainParagraphs, type Rect, type TextPlan } from './place-text.js';
import { metricsOf } from './theme-fonts.js';
import type { Theme } from './theme-types.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import type { Box, TableBox, TableColumn } from './types.js';

/** Space at both sides of a cell's text, slide pixels; many columns take the less of it. */
const CELL_PADDING = { usual: 12, tight: 7 };
/** Least and most height of a row as multiples of the font size: a table of few rows stands wide open. */
const ROW_HEIGHT = 1.9;
const OPEN_ROW_HEIGHT = 2.5;
const NOTE_HEIGHT = 28;
/** Columns beyond these cannot be read on a slide. */
const MAX_COLUMNS = 14;
/** Rows that decide how a column is written: far more than a slide shows. */
const FORMAT_SAMPLE = 1000;

type Format = (cell: Cell) => string;

/**
 * A table as it fits the rectangle: typed and aligned columns, formatted cells cut with an ellipsis, only the rows that
 * fit. Where rows are left out a note under it says which are shown (`1–12 / 40`).
 */
export function placeTable(
  ids: { blockId: string; source: string },
  spec: ChartSpec,
  data: { columns: readonly Column[]; rows: readonly Row[]; truncated: boolean },
  rect: Rect,
  theme: Theme,
  format: DeckFormat,
): Box[] {
  const { columns, cut } = readableColumns(data.columns);
  const total = totalRow(data, format.locale);
  const body = total ? data.rows.slice(0, -1) : data.rows;
  const from = Math.min(firstRow(spec), Math.max(0, body.length - 1));
  const left = body.length - from;
  const sample = data.rows.slice(0, FORMAT_SAMPLE);
  const formats = columns.map((column) =>
    column === cut ? () => '…' : cellFormat(column, sample, spec, format),
  );
  const font = metricsOf(theme, 'body');
  const sizes = SIZES.table;
  const fontSize = sizes.find((size) => fitsAt(size)) ?? Math.min(...sizes);

  // The total stands under the rows that are shown, whichever they are.
  function texts(count: number): string[][] {
    return [...body.slice(from, from + count), ...(total ? [total] : [])].map((row) =>
      columns.map((column, index) => cellText(row, column, index)),
    );
  }
  function cellText(row: Row, column: Column, index: number): string {
    const cell = cellOf(row, column.name);
    if (row === total && index === 0 && cell === null) return chartPhrases(format.locale).total;
    return formats[index]?.(cell) ?? '';
  }
  /** Rows beside the header and the total. */
  function capacity(size: number): number {
    const fixed = total ? 2 : 1;
    const rows = Math.floor(rect.height / (size * ROW_HEIGHT)) - fixed;
    if (rows >= left && from === 0) return rows;
    return Math.max(1, Math.floor((rect.height - NOTE_HEIGHT) / (size * ROW_HEIGHT)) - fixed);
  }
  function fitsAt(size: number): boolean {
    if (capacity(size) < left) return false;
    return (
      sum(naturalWidths(columns, texts(left), { fontSize: size, font }, CELL_PADDING.usual)) <= rect.width
    );
  }

  const cells = texts(capacity(fontSize));
  const natural = (padding: number): number[] => naturalWidths(columns, cells, { fontSize, font }, padding);
  const fits = sum(natural(CELL_PADDING.usual)) <= rect.width;
  const cellPadding = fits ? CELL_PADDING.usual : CELL_PADDING.tight;
  const widths = shareWidth(natural(cellPadding), rect.width);
  const inside = (width: number): number => (width - 2 * cellPadding) * (1 - FIT_SAFETY);
  const whole = cells.length === data.rows.length && !data.truncated;
  const open = whole ? rect.height / (cells.length + 1) / fontSize : 0;
  const rowHeight = fontSize * Math.min(OPEN_ROW_HEIGHT, Math.max(ROW_HEIGHT, open));
  const table: TableBox = {
    kind: 'table',
    id: ids.blockId,
    ...ids,
    x: rect.x,
    y: rect.y,
    width: sum(widths),
    height: rowHeight * (cells.length + 1),
    columns: columns.map((column, index): TableColumn => ({
      name: column.name,
      label: truncateText(columnLabel(column.name), inside(widths[index] ?? 0), {
        fontSize,
        font,
        bold: true,
      }),
      align: column.type === 'number' ? 'end' : 'start',
      width: widths[index] ?? 0,
    })),
    rows: cells.map((row) =>
      row.map((text, index) => truncateText(text, inside(widths[index] ?? 0), { fontSize, font })),
    ),
    fontSize,
    rowHeight,
    cellPadding,
    ...(total ? { total: true } : {}),
    omittedRows: data.rows.length - cells.length,
  };
  if (table.omittedRows === 0 && !data.truncated) return [table];
  const shown = cells.length - (total ? 1 : 0);
  const range = { from: from + 1, to: from + shown, of: body.length, truncated: data.truncated };
  return [table, rangeNote(table, range, rect, theme, format)];
}

/** The columns that can be read on a slide; where some are left out the last one says how many: `+17`. */
function readableColumns(all: readonly Column[]): { columns: readonly Column[]; cut?: Column } {
  if (all.length <= MAX_COLUMNS) return { columns: all };
  const cut: Column = { name: `+${all.length - MAX_COLUMNS + 1}`, type: 'string', dbType: '' };
  return { columns: [...all.slice(0, MAX_COLUMNS - 1), cut], cut };
}

/** The row that `config.firstRow` begins with, from 0: a long table goes on over several slides. */
function firstRow({ config }: ChartSpec): number {
  const first = config?.firstRow;
  return typeof first === 'number' && first >= 1 ? Math.floor(first) - 1 : 0;
}

/** The last row where it is called a total, or is the one without a name that ROLLUP adds. */
function totalRow(
  { columns, rows }: { columns: readonly Column[]; rows: readonly Row[] },
  locale: string,
): Row | undefined {
  const last = rows.at(-1);
  const name = columns.find(({ type }) => type !== 'number')?.name;
  if (!last || name === undefined || rows.length < 3 || columns[0]?.name !== name) return undefined;
  const cell = cellOf(last, name);
  if (cell === null) return rows.slice(0, -1).every((row) => cellOf(row, name) !== null) ? last : undefined;
  return isTotalName(textOf(cell), locale) ? last : undefined;
}

function rangeNote(
  table: TableBox,
  range: { from: number; to: number; of: number; truncated: boolean },
  rect: Rect,
  theme: Theme,
  format: DeckFormat,
): Box {
  const count = (value: number): string => formatCell(value, 'number', 'integer', format);
  const more = range.truncated ? '+' : '';
  const plan: TextPlan = {
    id: `${table.blockId}-range`,
    role: 'note',
    x: rect.x,
    y: table.y + table.height + 8,
    width: rect.width,
    height: NOTE_HEIGHT - 8,
    paragraphs: plainParagraphs(`${count(range.from)}–${count(range.to)} / ${count(range.of)}${more}`),
    sizes: SIZES.footer,
    lineHeight: LINE_HEIGHT.footer,
    color: theme.colors.muted,
  };
  return placeText(plan, theme);
}

/**
 * One format a column, so that decimals line up: years and numbers that name plain, whole numbers grouped, others with two digits at
 * most; times with their date, where any is not midnight.
 */
function cellFormat(column: Column, rows: readonly Row[], spec: ChartSpec, format: DeckFormat): Format {
  if (column.type === 'datetime' && rows.some((row) => hasTimeOfDay(cellOf(row, column.name), format)))
    return (cell) => formatTimeCell(cell, format);
  if (column.type !== 'number') return (cell) => formatCell(cell, column.type, '', format);
  const values = rows.map((row) => numberOf(cellOf(row, column.name))).filter((value) => value !== null);
  if (isYearColumn(column.name, values)) return textOf;
  const own = columnFormat(spec, column.name) ?? spec.config?.numberFormat;
  if (own !== undefined && own !== '') return (cell) => formatCell(cell, 'number', own, format);
  if (namesOnly(column.name) && values.every(Number.isInteger)) return textOf;
  const digits = decimalsOf(values);
  const number = digits === 0 ? 'integer' : `number:${digits}`;
  return (cell) => formatCell(cell, 'number', number, format);
}

/** Formats that write nothing but the value: what is sent for single columns holds no words. */
const PLAIN = /^(?:number|integer|compact|signed|percent|currency)(?:[:,]\w+)*$/u;

function columnFormat({ config }: ChartSpec, name: string): string | undefined {
  const formats: unknown = config?.columnFormats;
  if (typeof formats !== 'object' || formats === null || !Object.hasOwn(formats, name)) return undefined;
  const given: unknown = (formats as Record<string, unknown>)[name];
  return typeof given === 'string' && PLAIN.test(given) ? given : undefined;
}

function isYearColumn(name: string, values: readonly number[]): boolean {
  if (!values.every((value) => Number.isInteger(value))) return false;
  if (/(^|[^a-z])(year|yr)s?($|[^a-z])/iu.test(name)) return true;
  return values.length > 0 && values.every((value) => value >= 1900 && value <= 2100);
}

function decimalsOf(values: readonly number[]): number {
  if (values.every((value) => Number.isInteger(value))) return 0;
  // A column of small ratios would read 0.00 throughout.
  if (values.every((value) => Math.abs(value) < 0.1)) return 4;
  return values.every((value) => Math.round(value * 10) === value * 10) ? 1 : 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
