import type { QueryDesk } from '../../shared/query-desk.js';

/** Takes a corrected query in the place of a source's own. Why it fails again stands where the first reason stood. */
export const useFix =
  (queries: () => Promise<QueryDesk>, sourceId: string) =>
  (sql: string): void =>
    void queries().then((desk) => desk.use(sourceId, sql, () => undefined));
