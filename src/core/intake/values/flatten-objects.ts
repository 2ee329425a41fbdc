import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import type { DeclaredColumn } from '../declared-column.js';
import type { RawColumn, RawTable } from '../table-types.js';

/** Objects in objects beyond this depth stay JSON text. */
const DEEPEST = 4;

/**
 * A table of a JSON file whose columns of objects become a column for each key: `{ "size": { "cm": 4 } }` → `size.cm`. Columns that are
 * declared stay whole.
 */
export async function flattened(
  table: RawTable,
  declared: readonly DeclaredColumn[],
  pace: Pace,
): Promise<RawTable> {
  let { columns } = table;
  const whole = new Set(declared.map(({ name }) => name));
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const parts: RawColumn[][] = [];
    for (const column of columns)
      parts.push(whole.has(column.name) ? [column] : await partsOf(column, table.rowCount, pace));
    const isDone = parts.every(([part], at) => part === columns[at]);
    columns = parts.flat();
    if (isDone) break;
  }
  return { ...table, columns };
}

/** The column itself unless all of its values are objects. */
async function partsOf(column: RawColumn, rowCount: number, pace: Pace): Promise<RawColumn[]> {
  const keys = new Set<string>();
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    const value = column.read(row);
    if (value === null || value === undefined) continue;
    if (!isObject(value)) return [column];
    for (const key of Object.keys(value)) keys.add(key);
  }
  if (keys.size === 0) return [column];
  return [...keys].map((key) => ({
    name: `${column.name}.${key}`,
    read: (row) => {
      const value = column.read(row);
      return isObject(value) && Object.hasOwn(value, key) ? value[key] : null;
    },
  }));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
