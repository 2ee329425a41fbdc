import { cellOf, numberOf } from '../../chart/cells.js';
import type { Encoding } from '../../chart/types.js';
import type { Column, Row } from '../../query/types.js';
import { namesOnly } from '../../chart/naming-numbers.js';
import type { WidgetInput } from '../../stream/protocol.js';
import type { QueryReading } from '../sql/types.js';
import { isPeriodName, quantityOf } from './measure-periods.js';

export interface Roles {
  category?: string;
  series?: string;
  value?: string;
  /** The same quantity at another time. */
  value2?: string;
}

/** The columns that name the rows, name the series, and hold the values, whatever a type calls them. */
export function rolesOf(widget: WidgetInput, encoding: Encoding, query: QueryReading | undefined): Roles {
  const category =
    encoding.category ??
    encoding.row ??
    encoding.source ??
    encoding.bucket ??
    encoding.country ??
    encoding.label;
  const series = encoding.series ?? encoding.col ?? encoding.target;
  const value = encoding.value ?? encoding.value1 ?? encoding.median;
  const { value2 } = encoding;
  if (widget.type === 'table') return rolesOfTable(widget, query);
  return {
    ...(category ? { category } : {}),
    ...(series ? { series } : {}),
    ...(value ? { value } : {}),
    ...(value2 ? { value2 } : {}),
  };
}

function rolesOfTable(widget: WidgetInput, query: QueryReading | undefined): Roles {
  const rows = widget.rows ?? [];
  const numbers = widget.columns.filter((column) => column.type === 'number' && !namesOnly(column.name));
  // A table is about what it is sorted by.
  const [key] = query?.order ?? [];
  const asked = numbers.find(({ name }) => name === key?.column);
  const sorted =
    (asked && [1, -1].some((way) => isSorted(rows, asked.name, way as 1 | -1)) ? asked : undefined) ??
    numbers.find(({ name }) => isSorted(rows, name, -1)) ??
    numbers.find(({ name }) => isSorted(rows, name, 1));
  const names = sorted
    ? [sorted.name]
    : (twoPeriods(numbers, query) ?? numbers.slice(0, 1).map(({ name }) => name));
  const [value, value2] = names;
  const { category, series } = sorted
    ? namesOfRows(widget, rows)
    : { category: widget.columns.find((column) => column.type !== 'number')?.name };
  return {
    ...(category ? { category } : {}),
    ...(series ? { series } : {}),
    ...(value ? { value } : {}),
    ...(value2 ? { value2 } : {}),
  };
}

/** What a list names its rows by: the first text, and what tells apart those of one name; a date only where there is no text. */
function namesOfRows({ columns }: WidgetInput, rows: readonly Row[]): Pick<Roles, 'category' | 'series'> {
  const texts = columns.filter(({ type }) => type === 'string');
  const others = columns.filter(({ type }) => type !== 'string' && type !== 'number');
  const [first, ...rest] = [...texts, ...others];
  const areApart = (names: readonly string[]): boolean =>
    new Set(rows.map((row) => JSON.stringify(names.map((name) => cellOf(row, name))))).size === rows.length;
  if (!first || areApart([first.name])) return first ? { category: first.name } : {};
  const second = rest.find(({ name }) => areApart([first.name, name]));
  return { category: first.name, ...(second ? { series: second.name } : {}) };
}

/** Two columns that are called the same but for their period, the earlier first: `sales_2023` and `sales_2024`. */
function twoPeriods(numbers: readonly Column[], query: QueryReading | undefined): string[] | undefined {
  for (const [at, { name }] of numbers.entries()) {
    const quantity = quantityOf(name, query?.origin(name));
    const other = numbers
      .slice(at + 1)
      .find(
        (one) =>
          isPeriodName(name) &&
          isPeriodName(one.name) &&
          quantityOf(one.name, query?.origin(one.name)) === quantity,
      );
    if (other) return yearIn(other.name) < yearIn(name) ? [other.name, name] : [name, other.name];
  }
  return undefined;
}

/** Of two names without a year the first stands first. */
const yearIn = (name: string): number => Number(/(?:19|20)\d\d/.exec(name)?.[0] ?? 0);

/** Rows without a value stand last, or first. */
function isSorted(rows: readonly Row[], column: string, way: 1 | -1): boolean {
  const values = rows.map((row) => numberOf(cellOf(row, column)) ?? way * Infinity);
  const goes = values.every((value, i) => {
    const before = values[i - 1] ?? value;
    return way > 0 ? value >= before : value <= before;
  });
  return goes && values.length > 2 && values[0] !== values.at(-1);
}
