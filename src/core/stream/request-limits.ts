/** What one request may hold; the byte limit of a body comes before these. */
export const REQUEST_LIMITS = {
  /** Bytes of the rows of all widgets: a body of 10 MB has room for the rest beside them. */
  rowBytes: 8 * 1024 * 1024,
  widgets: 500,
  tables: 100,
  columns: 1000,
  /** Of a column that is asked about. */
  values: 100,
  rows: 100_000,
  id: 200,
  text: 20_000,
  sql: 100_000,
} as const;
