import { QueryError } from '../../base/query-error.js';
import { ValueScan } from './value-scan.js';
import type { RawTable } from '../table-types.js';
import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import type { ColumnTable, InputRow } from '../dataset.js';

/**
 * Rows as columns: the union of the keys of all rows, in the order in which they first appear. What kinds of values a
 * column has is found on the way: reading a value while its key is at hand takes a third of the time of doing so later.
 */
export async function tableFromRows(
  rows: readonly InputRow[],
  dataset: string,
  pace: Pace,
): Promise<RawTable> {
  const columns: { name: string; read: (row: number) => unknown; scan: ValueScan }[] = [];
  const known = new Map<string, number>();
  for (let row = 0; row < rows.length; row += 1) {
    const object: unknown = rows[row];
    if (typeof object !== 'object' || object === null || Array.isArray(object)) {
      throw new QueryError(
        'INVALID_DATASET',
        `Row ${row + 1} of dataset "${dataset}" is ${Array.isArray(object) ? 'an array' : String(object)}, not an object.`,
        {
          path: dataset,
          hint: 'Rows are objects keyed by column name; or give a column table { name: values }.',
        },
      );
    }
    let place = 0;
    for (const name in object) {
      let column = columns[place];
      // Most rows have the keys of those before in the same order: comparing is faster than looking up.
      if (column?.name !== name) {
        if (!Object.hasOwn(object, name)) continue;
        place = known.get(name) ?? columns.length;
        column = columns[place];
        if (!column) {
          const read = rowReader(rows, name);
          column = { name, read, scan: new ValueScan(read) };
          known.set(name, place);
          columns.push(column);
        }
      }
      column.scan.add((object as InputRow)[name], row);
      place += 1;
    }
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(row / rows.length);
  }
  return { rowCount: rows.length, columns };
}

/** A key such as `constructor` or `__proto__` that a row lacks must not be read from its prototype. */
function rowReader(rows: readonly InputRow[], name: string): (row: number) => unknown {
  if (!(name in Object.prototype)) return (row) => (rows[row] as InputRow)[name];
  return (row) => {
    const object = rows[row] as InputRow;
    return Object.hasOwn(object, name) ? object[name] : null;
  };
}

/** `{ name: values }`, all of one length. */
export function tableFromColumns(columns: ColumnTable, dataset: string): RawTable {
  const entries = Object.entries(columns);
  const rowCount = entries[0]?.[1]?.length ?? 0;
  for (const [name, values] of entries) {
    if (typeof values !== 'object' || values === null || typeof values.length !== 'number') {
      throw new QueryError(
        'INVALID_DATASET',
        `Column "${name}" of dataset "${dataset}" is not a list of values.`,
        {
          path: dataset,
          hint: 'Give rows [{ … }], or columns { name: values } of one length.',
        },
      );
    }
    if (values.length !== rowCount) {
      throw new QueryError(
        'INVALID_DATASET',
        `Column "${name}" of dataset "${dataset}" has ${values.length} values, others have ${rowCount}.`,
        { path: dataset, hint: 'All columns of a column table have one length; fill gaps with null.' },
      );
    }
  }
  return {
    rowCount,
    columns: entries.map(([name, values]) => ({ name, read: (row) => values[row] })),
  };
}
