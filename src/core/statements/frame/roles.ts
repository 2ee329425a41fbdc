import { cellOf, numberOf } from '../../chart/cells.js';
import type { Encoding } from '../../chart/types.js';
import type { Row } from '../../query/types.js';
import { namesOnly } from '../../chart/naming-numbers.js';
import type { WidgetInput } from '../../stream/protocol.js';

/** The columns that name the rows, name the series, and hold the values, whatever a type calls them. */
export function rolesOf(
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
  const value = encoding.value ?? encoding.value1 ?? encoding.median;
  if (widget.type !== 'table')
    return { ...(category ? { category } : {}), ...(series ? { series } : {}), ...(value ? { value } : {}) };
  const label = widget.columns.find((column) => column.type !== 'number');
  const numbers = widget.columns.filter(
    (column) => column.type === 'number' && column !== label && !namesOnly(column.name),
  );
  // A table is about what it is sorted by.
  const rows = widget.rows ?? [];
  const number =
    numbers.find(({ name }) => isSorted(rows, name, -1)) ??
    numbers.find(({ name }) => isSorted(rows, name, 1)) ??
    numbers[0];
  return { ...(label ? { category: label.name } : {}), ...(number ? { value: number.name } : {}) };
}

/** Rows without a value stand last, or first. */
function isSorted(rows: readonly Row[], column: string, way: 1 | -1): boolean {
  const values = rows.map((row) => numberOf(cellOf(row, column)) ?? way * Infinity);
  const goes = values.every((value, i) => {
    const before = values[i - 1] ?? value;
    return way > 0 ? value >= before : value <= before;
  });
  return goes && values.length > 2 && values[0] !== values.at(-1);
}
