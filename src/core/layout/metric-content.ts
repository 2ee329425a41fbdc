import { cellOf, numberOf, textOf } from '../chart/cells.js';
import { deltaFormat, toneOf, type Tone } from '../chart/delta.js';
import { namesOnly } from '../chart/naming-numbers.js';
import { valueFormat } from '../chart/value-format.js';
import type { ChartSpec } from '../chart/types.js';
import type { DeckFormat, Source } from '../deck/types.js';
import type { Cell, Row } from '../query/types.js';
import { columnRef } from '../template/column-ref.js';
import { formatCell } from './format-cell.js';
import type { Run } from './types.js';

/** The three texts of a metric card, each figure with its trail to the first row of the source. */
export interface MetricContent {
  label: string;
  value: Run;
  /** The same figure in three digits, for a card that cannot hold it whole; undefined where it is no number. */
  shortValue: () => Run | undefined;
  note: Run[];
  tone: Tone;
}

/**
 * Texts of a big number: what it is, the value, and below it what its row says of it (`11 August 2014`), or the change
 * with its sign and an arrow, so that colour is never alone.
 */
export function metricContent(
  spec: ChartSpec,
  source: Source,
  rows: readonly Row[],
  format: DeckFormat,
): MetricContent {
  const row = rows[0] ?? {};
  const { encoding, config = {} } = spec;
  const valueFormat = config.numberFormat ?? 'number';
  const percentages = config.hundredths === true && /^\s*percent/u.test(valueFormat);
  const valueColumn = encoding.value ?? '';
  const label =
    encoding.label === undefined ? rowName(spec, source, rows, format) : textOf(cellOf(row, encoding.label));
  const title = (spec.title ?? source.widget?.title ?? source.title) || label;
  const scaled = (cell: Cell): Cell => (percentages && typeof cell === 'number' ? cell / 100 : cell);
  const shown = scaled(cellOf(row, valueColumn));
  const written = figure(valueColumn, source, shown, valueFormat, format);
  const isName = config.numberFormat === undefined && isNaming(shown, valueColumn, title);
  const value = isName ? { ...written, text: textOf(shown) } : written;
  const shortValue = (): Run | undefined =>
    isName ? undefined : shortFigure(value, shown, config.numberFormat, format);
  const change = encoding.delta === undefined ? null : cellOf(row, encoding.delta);
  if (encoding.delta === undefined || change === null) {
    const note = label === '' || label === title ? [] : [{ text: label }];
    return { label: title, value, shortValue, note, tone: 'neutral' };
  }
  const direction = Math.sign(numberOf(change) ?? 0);
  const note: Run[] = [
    { text: direction > 0 ? '▲ ' : direction < 0 ? '▼ ' : '' },
    figure(encoding.delta, source, change, deltaFormat(spec, encoding.delta), format),
  ].filter((run) => run.text !== '');
  if (encoding.delta_basis !== undefined) {
    const basis = cellOf(row, encoding.delta_basis);
    if (basis !== null && basis !== '') {
      note.push({ text: typeof basis === 'string' ? ' ' : ' / ' });
      note.push(figure(encoding.delta_basis, source, scaled(basis), valueFormat, format));
    }
  }
  const name = label === '' || label === title ? title : `${title} · ${label}`;
  return { label: name, value, shortValue, note, tone: toneOf(spec, row, direction) };
}

/** A year or an id is no amount: nothing parts its digits. A column without a name of its own may be a year by a title like "Newest year". */
function isNaming(cell: Cell, column: string, title: string): boolean {
  if (typeof cell !== 'number' || !Number.isInteger(cell)) return false;
  if (namesOnly(column)) return true;
  return cell >= 1900 && cell <= 2100 && NAMELESS.test(column) && SHORT.test(title) && namesOnly(title);
}

const NAMELESS = /^(?:value|x|y|n)$/i;
const SHORT = /^\S+(?: \S+)?$/u;

/** One of several rows says which it is: by the first column that names it, else by its place among them. */
function rowName(
  { encoding }: ChartSpec,
  { columns }: Source,
  rows: readonly Row[],
  format: DeckFormat,
): string {
  if (rows.length < 2) return '';
  const parts = new Set(Object.values(encoding));
  const named = columns.find(({ name, type }) => type !== 'number' && type !== 'json' && !parts.has(name));
  const cell = named && cellOf(rows[0] ?? {}, named.name);
  if (named && cell !== null && cell !== undefined && cell !== '')
    return formatCell(cell, named.type, '', format);
  return `${formatCell(1, 'number', 'integer', format)} / ${formatCell(rows.length, 'number', 'integer', format)}`;
}

function shortFigure(
  value: Run,
  cell: Cell,
  numberFormat: string | undefined,
  { locale, currency }: DeckFormat,
): Run | undefined {
  const number = numberOf(cell);
  if (number === null) return undefined;
  try {
    const text = valueFormat([number], { locale, currency, numberFormat }).short(number);
    return { ...value, text };
  } catch {
    // A locale or a format that does not exist: there is no other form of it.
    return undefined;
  }
}

function figure(column: string, source: Source, cell: Cell, numberFormat: string, format: DeckFormat): Run {
  const type = source.columns.find((candidate) => candidate.name === column)?.type ?? 'string';
  const value = typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell;
  return {
    text: formatCell(cell, type, numberFormat, format),
    figure: { expression: `first(${columnRef(column)})`, value, mark: 'computed' },
  };
}
