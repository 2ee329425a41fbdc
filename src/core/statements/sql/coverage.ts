import type { Coverage } from '../../query/types.js';
import { checkResult } from '../../query/check-result.js';
import type { RunQuery } from '../../query/types.js';
import type { Query, Select, Span } from './ast.js';
import { parseSql } from './parse-query.js';
import { timePartOf } from './periods.js';
import { textBetween, tokenize } from './tokens.js';

/**
 * The query that reads from when to when the times go that a query cuts to periods, over the same rows: its first and last period may
 * be there in part only. Undefined where it cuts no time, or one that cannot be read.
 *
 * `SELECT date_trunc('month', day) AS m, sum(x) FROM t GROUP BY 1` gives `SELECT min(…day…) AS "from", … FROM t`.
 */
export function coverageQuery(sql: string): string | undefined {
  const tokens = tokenize(sql);
  const query = tokens && parseSql(tokens);
  const found = query && cutTime(query);
  if (!query || !found) return undefined;
  const text = ({ from, to }: Span): string => textBetween(sql, tokens, from, to);
  const time = `CAST(${text(found.time)} AS TIMESTAMP)`;
  return [
    ...(query.ctes ? [text(query.ctes)] : []),
    `SELECT min(${time}) AS "from", max(${time}) AS "to", count(DISTINCT date_trunc('hour', ${time})) AS moments`,
    ...found.rows.map(text),
  ].join(' ');
}

/** The time that a SELECT cuts to periods, and the clauses that say of which rows; of a subquery where the SELECT only reads from one. */
function cutTime(query: Query, level = 0): { time: Span; rows: readonly Span[] } | undefined {
  const [select] = query.branches;
  if (query.branches.length !== 1 || select?.kind !== 'select' || query.sample || level > 10)
    return undefined;
  const time = timeIn(select);
  if (time)
    return select.sample || select.sources.some(({ sample }) => sample) || select.rows.length === 0
      ? undefined
      : { time, rows: select.rows };
  const [source, ...others] = select.sources;
  const isPlain = source?.query && !source.reshaped && !source.sample && others.length === 0;
  // A subquery with names of its own for subqueries cannot be taken out of its place.
  return isPlain && source.query && !(level > 0 && source.query.ctes)
    ? cutTime(source.query, level + 1)
    : undefined;
}

function timeIn({ items }: Select): Span | undefined {
  for (const { expression } of items) {
    const part = timePartOf(expression);
    const [time, ...others] = part?.of ?? [];
    // Year and month of one time are one time.
    const isOne = others.every((other) => other.from === time?.from);
    if (part && time && isOne && part.unit !== 'minute') return time;
  }
  return undefined;
}

/** From when to when the rows of a query go; undefined where it cuts no time, or its engine does not answer. Rejects only when aborted. */
export async function readCoverage(
  sql: string,
  runQuery: RunQuery,
  signal?: AbortSignal,
): Promise<Coverage | undefined> {
  const asked = coverageQuery(sql);
  if (asked === undefined) return undefined;
  try {
    const { rows } = checkResult(await runQuery(asked, signal ? { signal } : {}));
    const [row] = rows;
    const { from, to, moments } = row ?? {};
    return typeof from === 'string' && typeof to === 'string' && typeof moments === 'number'
      ? { from, to, moments }
      : undefined;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}
