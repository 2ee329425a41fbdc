/** Queries, as they are tried and changed. */
export interface QueryWords {
  editQuery: string;
  closeQuery: string;
  queryHint: string;
  runQuery: string;
  explainQuery: string;
  useQuery: string;
  resetQuery: string;
  restoreQuery: string;
  runningQuery: string;
  noRows: string;
  resultCut: string;
  tables: string;
  filterNames: string;
  noMatch: string;
  insertName: (name: string) => string;
  useName: (name: string) => string;
  meant: string;
}

export const query: QueryWords = {
  editQuery: 'Edit query',
  closeQuery: 'Close the editor',
  queryHint: 'Ctrl + Enter runs, Escape resets',
  runQuery: 'Run',
  explainQuery: 'Explain',
  useQuery: 'Use this query',
  resetQuery: 'Reset',
  restoreQuery: 'Restore my changes',
  runningQuery: 'Running the query …',
  noRows: 'The query returned no rows.',
  resultCut: 'The result was cut: no figure is computed from it. Aggregate or filter more.',
  tables: 'Tables',
  filterNames: 'Filter by name',
  noMatch: 'No name matches.',
  insertName: (name) => `Insert ${name}`,
  useName: (name) => `Use ${name}`,
  meant: 'Did you mean one of these?',
};
