import { checkResult } from '../../query/check-result.js';
import type { Coverage, Row, RunQuery } from '../../query/types.js';
import { isAggregate } from './aggregates.js';
import type { Expression, Query, Select, Span } from './ast.js';
import { conjunctsOf, joinsTables } from './conditions.js';
import { someIn } from './expressions.js';
import { groupSizes, groupSizesQuery } from './group-sizes.js';
import { parseSql } from './parse-query.js';
import { timePartOf } from './periods.js';
import { textBetween, tokenize } from './tokens.js';

/** A query that can be read, and the text of its parts. */
function parsed(sql: string): { query?: Query | undefined; text: (span: Span) => string } {
  const tokens = tokenize(sql) ?? [];
  return { query: parseSql(tokens), text: ({ from, to }) => textBetween(sql, tokens, from, to) };
}

/**
 * The query that reads from when to when the times go that a query cuts to periods, over the same rows: its first and last period may
 * be there in part only. Undefined where it cuts no time, or one that cannot be read.
 *
 * `SELECT date_trunc('month', day) AS m, sum(x) FROM t GROUP BY 1` gives `SELECT min(…day…) AS "from", … FROM t`.
 */
export function coverageQuery(sql: string): string | undefined {
  const { query, text } = parsed(sql);
  const found = query && cutTime(query, text);
  if (!found) return undefined;
  const time = `CAST(${text(found.time)} AS TIMESTAMP)`;
  return [
    ...(query.ctes ? [text(query.ctes)] : []),
    `SELECT min(${time}) AS "from", max(${time}) AS "to", count(DISTINCT date_trunc('hour', ${time})) AS moments`,
    ...found.rows.map(text),
  ].join(' ');
}

/** The time that a SELECT cuts to periods, and the clauses that say of which rows; of a subquery where the SELECT only reads from one. */
function cutTime(
  query: Query,
  text: (span: Span) => string,
  level = 0,
): { time: Span; rows: readonly Span[] } | undefined {
  const [select] = query.branches;
  if (query.branches.length !== 1 || select?.kind !== 'select' || query.sample || level > 10)
    return undefined;
  const time = timeIn(select, text);
  if (time) return isSampled(select) || select.rows.length === 0 ? undefined : { time, rows: select.rows };
  const inner = subqueryOf(select, level);
  return inner && cutTime(inner, text, level + 1);
}

/** The subquery that a SELECT does nothing but read from; one with names of its own for subqueries cannot be taken out of its place. */
function subqueryOf({ sources: [source, ...others] }: Select, level: number): Query | undefined {
  if (!source?.query || source.reshaped || source.sample || others.length > 0) return undefined;
  return level > 0 && source.query.ctes ? undefined : source.query;
}

const isSampled = ({ sample, sources }: Select): boolean =>
  sample !== undefined || sources.some((source) => source.sample);

function timeIn({ items }: Select, text: (span: Span) => string): Span | undefined {
  for (const { expression } of items) {
    const part = timePartOf(expression);
    const [time, ...others] = (part ? part.of : partsIn(expression)).map(uncut);
    // Year and month of one time are one time.
    const isOne = time && others.every((other) => text(other) === text(time));
    if (time && isOne && part?.unit !== 'minute') return time;
  }
  return undefined;
}

/** The time inside cuts within each other: that of `strftime(date_trunc('month', d), '%Y-%m')` is d. */
function uncut(time: Expression): Expression {
  const [inner, ...others] = timePartOf(time)?.of ?? [];
  return inner && others.length === 0 ? uncut(inner) : time;
}

/** The times of all parts inside an expression: `'FY' || (year(d) + CASE WHEN month(d) > 6 THEN 1 ELSE 0 END)`. */
function partsIn(e: Expression): readonly Expression[] {
  const found: Expression[] = [];
  someIn(
    e,
    (node) => {
      found.push(...((node.kind === 'call' && timePartOf(node)?.of) || []));
      return false;
    },
    (node) => node.kind !== 'scalar' && !isAggregate(node) && timePartOf(node) === undefined,
  );
  return found;
}

/**
 * The query that counts what each condition of a query leaves out of its tables, `c0`, `c1` and so on, of `n` rows. Undefined where it has none, or
 * joins without saying by what: all pairs of rows would be counted.
 */
export function idleQuery(sql: string): { sql: string; conditions: readonly string[] } | undefined {
  const { query, text } = parsed(sql);
  const select = query && filtering(query);
  const [from] = select?.rows ?? [];
  if (!select || !from) return undefined;
  const tests = conjunctsOf(select.where);
  if (select.sources.length > 1 && (/,/.test(text(from)) || tests.some((test) => joinsTables(test, select))))
    return undefined;
  const conditions = tests.map(text);
  const counts = conditions.map((test, at) => `count(*) FILTER (WHERE (${test}) IS NOT TRUE) AS c${at}`);
  const ctes = query.ctes ? `${text(query.ctes)} ` : '';
  return { sql: `${ctes}SELECT count(*) AS n, ${counts.join(', ')} ${text(from)}`, conditions };
}

/** The query that counts the groups which HAVING leaves out, as `n`, and what it asks of them. Undefined where the query itself has none. */
export function leftOutGroupsQuery(sql: string): { sql: string; conditions: readonly string[] } | undefined {
  const { query, text } = parsed(sql);
  const [select] = query?.branches ?? [];
  if (query?.branches.length !== 1 || select?.kind !== 'select' || !select.having) return undefined;
  const { having } = select;
  const groups = text({ from: 0, to: having.from - 1 });
  return {
    sql: `SELECT count(*) AS n FROM (${groups} HAVING (${text(having)}) IS NOT TRUE)`,
    conditions: conjunctsOf(having).map(text),
  };
}

/** The outermost SELECT with a WHERE that a query reads its rows from, one source at a time. */
function filtering(query: Query, level = 0): Select | undefined {
  const [select] = query.branches;
  if (query.branches.length !== 1 || select?.kind !== 'select' || query.sample || level > 10)
    return undefined;
  if (select.where) return isSampled(select) ? undefined : select;
  const inner = subqueryOf(select, level);
  return inner && filtering(inner, level + 1);
}

/** So few rows without a value, or with a slip for a name, are in no figure that is printed. */
const HARDLY = 0.005;
const LEAVES_OUT = /\bis not null\s*$|<>|!=|\bnot (?:in|like|ilike)\b/i;

const isIdle = (test: string, left: unknown, all: unknown): boolean =>
  left === 0 || (LEAVES_OUT.test(test) && typeof left === 'number' && left <= HARDLY * Number(all));

/** What an engine says of the rows behind a query; a part of it is missing where it does not answer. Rejects only when aborted. */
export async function readCoverage(
  sql: string,
  runQuery: RunQuery,
  signal?: AbortSignal,
): Promise<Coverage | undefined> {
  const ask = async (asked: string | undefined): Promise<readonly Row[]> => {
    if (asked === undefined) return [];
    try {
      const { rows, truncated } = checkResult(await runQuery(asked, signal ? { signal } : {}));
      return truncated ? [] : rows;
    } catch (error) {
      if (signal?.aborted) throw error;
      return [];
    }
  };
  const [counting, grouping, sizing] = [idleQuery(sql), leftOutGroupsQuery(sql), groupSizesQuery(sql)];
  const [[times], [left], [groups], sized] = await Promise.all([
    ask(coverageQuery(sql)),
    ask(counting?.sql),
    ask(grouping?.sql),
    ask(sizing?.sql),
  ]);
  const { from, to, moments } = times ?? {};
  const span =
    typeof from === 'string' && typeof to === 'string' && typeof moments === 'number'
      ? { times: { from, to, moments } }
      : {};
  const idle = [
    ...(counting?.conditions.filter((test, at) => left && isIdle(test, left[`c${at}`], left['n'])) ?? []),
    ...(groups?.['n'] === 0 ? (grouping?.conditions ?? []) : []),
  ];
  const sizes = sizing ? groupSizes(sized, sizing) : [];
  const coverage = {
    ...span,
    ...(idle.length > 0 ? { idle } : {}),
    ...(sizes.length > 0 ? { groups: sizes } : {}),
  };
  return Object.keys(coverage).length > 0 ? coverage : undefined;
}
