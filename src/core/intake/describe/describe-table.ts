import type { Pace } from '../../base/pace.js';
import { splitUnit } from '../columns/units.js';
import type { ColumnReading, ReadingFlag, ReadType, TableReading } from '../reading.js';
import { columnRole } from '../roles/column-role.js';
import type { DeclaredColumn } from '../declared-column.js';
import type { RawColumn } from '../table-types.js';
import type { TypedColumn } from '../type-columns.js';
import type { TypedTable } from '../type-table.js';
import { columnValues, shownCell, type ColumnValues } from './column-values.js';
import { partialMonths } from './partial-months.js';

export interface DescribedTable {
  table: TableReading;
  flags: ReadingFlag[];
}

/** Says how a table was read: what each column is and is for, what was left out, and what has to be asked. */
export async function describeTable(
  { name, raw, rowCount, columns: typed, declared }: TypedTable,
  pace: Pace,
): Promise<DescribedTable> {
  const { layout } = raw;
  const flags = new Set<ReadingFlag>(layout?.flags);
  const columns: ColumnReading[] = [];
  for (const [at, column] of typed.entries()) {
    const values = await columnValues(column, rowCount, pace);
    const source = raw.columns[at] as RawColumn;
    const reading = describeColumn(column.name, source, column, values, declared.get(source));
    if (reading.grain === 'day' || reading.grain === 'second') {
      const partial = await partialMonths(column, rowCount, pace);
      if (partial.length > 0) reading.partial = partial;
    }
    for (const flag of column.finding?.flags ?? []) flags.add(flag);
    if (reading.partial) flags.add('partial_period');
    columns.push(reading);
  }
  const table: TableReading = {
    name,
    ...(raw.sheet !== undefined && { sheet: raw.sheet }),
    ...(layout?.title !== undefined && { title: layout.title }),
    ...(layout && layout.notes.length > 0 && { notes: layout.notes }),
    header: layout ? layout.header : null,
    rows: rowCount,
    ...(layout && Object.keys(layout.leftOut).length > 0 && { leftOut: layout.leftOut }),
    columns,
  };
  return { table, flags: [...flags] };
}

function describeColumn(
  name: string,
  source: RawColumn,
  column: TypedColumn,
  values: ColumnValues,
  declaration: DeclaredColumn | undefined,
): ColumnReading {
  const { finding } = column;
  const type = finding?.type ?? typeOf(column);
  const original = source.name;
  const said = declaration?.as ?? original;
  const unit = declaration?.unit ?? finding?.unit ?? (type === 'number' ? splitUnit(said).unit : undefined);
  const found = columnRole({ ...values, name: said, type, unit });
  const role = declaration?.role ?? found.role;
  const { additive = role === 'measure' && source.summed ? true : undefined, grain = finding?.grain } =
    role === found.role ? found : { additive: role === 'measure' ? undefined : false };
  const { format, yes, missing, misfits, sentinels, question } = finding ?? {};
  return {
    ...{ name, original, type, role },
    ...(unit !== undefined && { unit }),
    ...(additive !== undefined && { additive }),
    ...(grain && { grain }),
    ...(format !== undefined && { format }),
    ...(yes !== undefined && { yes }),
    nulls: values.nulls,
    ...(missing && { missing }),
    ...(misfits && { misfits }),
    ...(sentinels && { sentinels }),
    ...(question && { question }),
    ...statistics(column, values),
  };
}

/** What a column's values are, for people and for checks. */
export function statistics(
  column: TypedColumn,
  { first, rows, filled, nulls, distinct, min, max, sum, trues }: ColumnValues,
): Pick<ColumnReading, 'first' | 'distinct' | 'min' | 'max' | 'sum' | 'trues'> {
  if (rows < filled + nulls) return { first };
  const show = shownCell(column);
  const isText = column.type === 'VARCHAR' || column.type === 'BOOLEAN';
  return {
    ...{ first, distinct },
    ...(min !== undefined && max !== undefined && !isText && { min: show(min), max: show(max) }),
    ...(sum !== undefined && !isText && column.type !== 'DATE' && column.type !== 'TIMESTAMP' && { sum }),
    ...((column.finding?.type === 'boolean' || column.type === 'BOOLEAN') && { trues }),
  };
}

/** Of a column whose source has types. */
function typeOf({ type, cast }: TypedColumn): ReadType {
  if (type === 'BOOLEAN') return 'boolean';
  if (type === 'DATE') return 'date';
  if (type === 'TIMESTAMP') return 'datetime';
  if (type === 'VARCHAR') return cast !== undefined && /^DECIMAL/.test(cast) ? 'number' : 'string';
  return 'number';
}
