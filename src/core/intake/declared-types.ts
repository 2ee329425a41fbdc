import { QueryError } from '../base/query-error.js';
import type { RawColumn, StorageType } from './table-types.js';
import type { Dataset } from './dataset.js';

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

/** Adds the declared columns that the data has not; to the engine, names that differ by case are one. */
export function matchDeclared(
  columns: RawColumn[],
  types: Map<string, DeclaredType>,
): Map<RawColumn, DeclaredType> {
  const matched = new Map<RawColumn, DeclaredType>();
  for (const [name, type] of types) {
    let found = columns.filter((column) => column.name === name);
    if (found.length === 0) {
      found = columns.filter(
        (column) => column.name.toLowerCase() === name.toLowerCase() && !types.has(column.name),
      );
    }
    if (found.length === 0) {
      found = [{ name, read: () => null }];
      columns.push(...found);
    }
    for (const column of found) matched.set(column, type);
  }
  return matched;
}

/** @throws QueryError INVALID_DATASET where a declaration is no type name */
export function declaredTypes(dataset: Dataset): Map<string, DeclaredType> {
  const types = new Map<string, DeclaredType>();
  for (const { name, type } of dataset.columns ?? []) {
    if (typeof type !== 'string' || !DECLARED_TYPE.test(type.trim())) {
      throw new QueryError(
        'INVALID_DATASET',
        `Column "${name}" of dataset "${dataset.tableName}" is declared as ${JSON.stringify(type)}.`,
        {
          path: dataset.tableName,
          hint: 'Declare an SQL type such as DOUBLE, DATE, DECIMAL(18,2) or VARCHAR[].',
        },
      );
    }
    types.set(name, declaredType(type.trim().toUpperCase()));
  }
  return types;
}

function declaredType(sql: string): DeclaredType {
  const storage = STORAGE[sql];
  const holds = (found: StorageType): boolean =>
    storage !== undefined && (found === storage || WIDER[found]?.includes(storage) === true);
  return { sql, storage, holds };
}
