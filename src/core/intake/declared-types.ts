import { QueryError } from '../base/query-error.js';
import type { RawColumn, StorageType } from './table-types.js';
import { isReadType, type DeclaredColumn } from './declared-column.js';

/** A column's type as the dataset's owner declares it. */
export interface DeclaredType {
  /** For a CAST. */
  sql: string;
  /** Where cells can be stored as it at once. */
  storage: StorageType | undefined;
  /** Whether it holds all that was found in the column, so that it needs no cast. */
  holds(found: StorageType): boolean;
}

/** Spellings of the storage types in declarations. */
const STORAGE: Record<string, StorageType> = {
  BOOL: 'BOOLEAN',
  BOOLEAN: 'BOOLEAN',
  LOGICAL: 'BOOLEAN',
  INT: 'INTEGER',
  INT4: 'INTEGER',
  INTEGER: 'INTEGER',
  SIGNED: 'INTEGER',
  BIGINT: 'BIGINT',
  INT8: 'BIGINT',
  LONG: 'BIGINT',
  HUGEINT: 'HUGEINT',
  DOUBLE: 'DOUBLE',
  FLOAT8: 'DOUBLE',
  DATE: 'DATE',
  TIMESTAMP: 'TIMESTAMP',
  DATETIME: 'TIMESTAMP',
  VARCHAR: 'VARCHAR',
  TEXT: 'VARCHAR',
  STRING: 'VARCHAR',
};

/** The types that hold all of another's values. */
const WIDER: Partial<Record<StorageType, StorageType[]>> = {
  INTEGER: ['BIGINT', 'HUGEINT', 'DOUBLE'],
  BIGINT: ['HUGEINT'],
  DATE: ['TIMESTAMP'],
};

/** Type names, with numbers in parentheses and list brackets: nothing that could end the CAST it goes into. */
const DECLARED_TYPE = /^[a-z][a-z0-9_ ]*(\(\s*\d+\s*(,\s*\d+\s*)?\))?(\s*\[\d*\])*$/i;

/** What is declared of a column, and its SQL type where it has one. */
export type Declaration = DeclaredColumn & { sql: DeclaredType | undefined };
export type Declarations = ReadonlyMap<RawColumn, Declaration>;

/**
 * The columns of a table that are declared; those that it has not are added. To the engine, names that differ by case are one.
 *
 * @param namesInSql of the columns, where nothing else is declared
 * @throws QueryError INVALID_DATASET where a declaration is no type name
 */
export function matchDeclared(
  columns: RawColumn[],
  declared: readonly DeclaredColumn[],
  dataset: string,
  namesInSql: readonly string[],
): Declarations {
  const names = new Set(declared.map(({ name }) => name));
  const matched = new Map<RawColumn, Declaration>();
  for (const wish of declared) {
    const { name } = wish;
    const at = namesInSql.indexOf(name);
    let found = at >= 0 ? columns.slice(at, at + 1) : columns.filter((column) => column.name === name);
    if (found.length === 0) {
      found = columns.filter(
        (column) => column.name.toLowerCase() === name.toLowerCase() && !names.has(column.name),
      );
    }
    if (found.length === 0 && wish.type !== undefined) {
      found = [{ name, read: () => null }];
      columns.push(...found);
    }
    const declaration = { ...wish, sql: declaredType(wish, dataset) };
    for (const column of found) matched.set(column, declaration);
  }
  return matched;
}

/** The SQL type that a column is declared as; undefined where only its reading is. */
function declaredType({ name, type }: DeclaredColumn, dataset: string): DeclaredType | undefined {
  if (type === undefined || isReadType(type)) return undefined;
  if (typeof type !== 'string' || !DECLARED_TYPE.test(type.trim())) {
    throw new QueryError(
      'INVALID_DATASET',
      `Column "${name}" of dataset "${dataset}" is declared as ${JSON.stringify(type)}.`,
      {
        path: dataset,
        hint: 'Declare an SQL type such as DOUBLE, DATE, DECIMAL(18,2) or VARCHAR[], or one of number, date, datetime, boolean, time, string.',
      },
    );
  }
  const sql = type.trim().toUpperCase();
  const storage = STORAGE[sql];
  const holds = (found: StorageType): boolean =>
    storage !== undefined && (found === storage || WIDER[found]?.includes(storage) === true);
  return { sql, storage, holds };
}
