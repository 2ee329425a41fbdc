/** A cell as it leaves the query layer: JSON-safe. Exact integers and decimals beyond 2^53 are strings. */
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };
export type Row = Record<string, Cell>;

export type ColumnType = 'number' | 'string' | 'boolean' | 'date' | 'datetime' | 'json';
export interface Column {
  name: string;
  type: ColumnType;
  /** The engine's own type name, e.g. `DECIMAL(18,2)`. */
  dbType: string;
}
