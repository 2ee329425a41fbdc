import { problemRange } from './apply-candidate.js';
import type { QueryProblem } from './query-problem.js';

/** The place of a problem as one line of SQL. */
export interface ProblemExcerpt {
  /** Counted from 1, as editors do. */
  line: number;
  before: string;
  marked: string;
  after: string;
}

/** Characters shown on either side of the place. */
const AROUND = 48;

/** The line of the SQL in which an engine found a problem, cut to what stands around it; undefined where it names no place. */
export function problemExcerpt(sql: string, problem: QueryProblem): ProblemExcerpt | undefined {
  const range = problemRange(sql, problem);
  if (!range) return undefined;
  const { from, to } = range;
  const above = sql.slice(0, from).split(/\r\n|\r|\n/);
  const before = (above.at(-1) ?? '').trimStart();
  const after = (sql.slice(to).split(/\r\n|\r|\n/, 1)[0] ?? '').trimEnd();
  return {
    line: above.length,
    before: before.length > AROUND ? `… ${before.slice(-AROUND)}` : before,
    marked: sql.slice(from, to),
    after: after.length > AROUND ? `${after.slice(0, AROUND)} …` : after,
  };
}
