/** What one request may hold; the byte limit of a body comes before these. */
export const REQUEST_LIMITS = {
  widgets: 500,
  columns: 1000,
  rows: 100_000,
  id: 200,
  text: 20_000,
  sql: 100_000,
} as const;
