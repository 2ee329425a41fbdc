import type { GroupSizes, Row } from '../../query/types.js';
import { aggregationOf, takesCondition } from './aggregates.js';
import type { Call, Expression, Span } from './ast.js';
import { someIn } from './expressions.js';
import { parseSql } from './parse-query.js';
import { readQuery } from './read-query.js';
import { seenThrough } from './see-through.js';
import { textBetween, tokenize } from './tokens.js';
import type { ColumnOrigin } from './types.js';

/** Beyond so many groups no sentence looks at each of them. */
const MOST_GROUPS = 400;

export interface GroupSizesQuery {
  sql: string;
  /** Result columns that name the groups. */
  names: readonly string[];
  /**
   * Averages and rates among the result columns; the n-th has its number in `group_n<n>`, its spread in `group_s<n>`, that of a ratio of
   * sums in `group_r<n>`.
   */
  values: readonly string[];
}

/**
 * A query that groups, with the number of values behind each of its averages and rates, and their standard deviation where it averages
 * one expression. Undefined where it does neither, or where the groups come from a subquery or a UNION.
 *
 * `SELECT a, avg(x) AS value FROM t GROUP BY 1` gives `SELECT a, avg(x) AS value, count(x) AS group_n0, stddev_samp(…) AS group_s0 FROM …`.
 */
export function groupSizesQuery(sql: string): GroupSizesQuery | undefined {
  const tokens = tokenize(sql) ?? [];
  const query = parseSql(tokens);
  const [select] = query?.branches ?? [];
  if (query?.branches.length !== 1 || select?.kind !== 'select' || !select.group || select.group.subtotals)
    return undefined;
  const [from] = select.rows;
  const isSampled = query.sample ?? select.sample ?? select.sources.some(({ sample }) => sample);
  if (!from || isSampled || select.items.some(({ expression }) => expression.kind === 'star'))
    return undefined;
  // FROM t SELECT a: what is asked for more cannot stand before FROM.
  if (select.items.some(({ expression }) => expression.from > from.from)) return undefined;
  const text = ({ from: start, to }: Span): string => textBetween(sql, tokens, start, to);
  const reading = readQuery(sql);
  const names: string[] = [];
  const values: string[] = [];
  const asked: string[] = [];
  for (const { expression, alias } of select.items) {
    const name = alias ?? (expression.kind === 'column' ? expression.name : undefined);
    const origin = name === undefined ? undefined : reading?.origin(name);
    // How far amounts have changed is no average of rows.
    if (name === undefined || !origin || origin.quotient?.change) continue;
    if (isLevel(origin)) {
      asked.push(
        ratioSizeIn(expression, origin, values.length, text) ?? sizeIn(expression, values.length, text),
      );
      values.push(name);
    } else if (origin.aggregation === undefined && !origin.countsRows) names.push(name);
  }
  if (values.length === 0 || names.length === 0) return undefined;
  const [head, tail] = [text({ from: 0, to: from.from }), text({ from: from.from, to: tokens.length })];
  return { sql: `${head}, ${asked.join(', ')} ${tail}`, names, values };
}

/** An average or a rate: what few rows make by chance. */
const isLevel = ({ aggregation, quotient, window }: ColumnOrigin): boolean =>
  window === undefined &&
  (aggregation === 'average' ||
    aggregation === 'median' ||
    aggregation === 'quantile' ||
    quotient !== undefined);

/** The aggregates inside. */
function aggregatesIn(e: Expression): Call[] {
  const calls: Call[] = [];
  someIn(
    e,
    (node) => {
      if (node.kind === 'call' && !node.over && aggregationOf(node)) calls.push(node);
      return false;
    },
    (node) => node.kind !== 'scalar' && !(node.kind === 'call' && aggregationOf(node) !== undefined),
  );
  return calls;
}

/** Of `sum(a) / sum(b)` the residuals `a − R·b` of rows, beside the mean of `b`: what a ratio scatters by (Cochran, "Sampling Techniques", 1977, section 6.4). */
function ratioSizeIn(
  e: Expression,
  { quotient }: ColumnOrigin,
  at: number,
  text: (span: Span) => string,
): string | undefined {
  const calls = aggregatesIn(e);
  const [above, below] = calls.map((call) => {
    const [value] = call.args;
    if (aggregationOf(call) !== 'sum' || call.args.length !== 1 || !value || call.distinct) return undefined;
    const cast = `CAST((${text(value)}) AS DOUBLE)`;
    return call.filter ? `CASE WHEN ${text(call.filter)} THEN ${cast} ELSE 0 END` : cast;
  });
  if (!quotient || quotient.complement || calls.length !== 2 || !above || !below) return undefined;
  const factor = quotient.factor ?? (quotient.scaled ? 100 : 1);
  const ratio = `(sum(${above}) / nullif(sum(${below}), 0))`;
  const rest = `var_samp(${above}) + ${ratio} * ${ratio} * var_samp(${below}) - 2 * ${ratio} * covar_samp(${above}, ${below})`;
  return `count(*) AS group_n${at}, ${factor} * sqrt(greatest(0, ${rest})) / nullif(abs(avg(${below})), 0) AS group_r${at}`;
}

function sizeIn(e: Expression, at: number, text: (span: Span) => string): string {
  const calls = aggregatesIn(e);
  const [first] = calls;
  const [value] = first?.args ?? [];
  const averages = first && /^(?:average|median|quantile)$/.test(aggregationOf(first) ?? '');
  if (calls.length === 1 && averages && value && !takesCondition(first.name) && first.order.length === 0) {
    const of = text(value);
    const where = first.filter ? ` FILTER (WHERE ${text(first.filter)})` : '';
    const n = `count(${of})${where} AS group_n${at}`;
    // What is scaled or shifted scatters otherwise than the values inside.
    return seenThrough(e) === first
      ? `${n}, stddev_samp(CAST((${of}) AS DOUBLE))${where} AS group_s${at}`
      : n;
  }
  // Of a rate the larger number is that of all that could have been counted.
  const counts = calls.filter((call) => aggregationOf(call) === 'count');
  const count = counts.length > 0 ? `greatest(${counts.map(text).join(', ')})` : 'count(*)';
  return `${count} AS group_n${at}`;
}

/** The answer to such a query; nothing where it has too many groups to look at each. */
export function groupSizes(rows: readonly Row[], { names, values }: GroupSizesQuery): GroupSizes[] {
  if (rows.length > MOST_GROUPS) return [];
  return rows.map((row): GroupSizes => ({
    names: Object.fromEntries(
      names.flatMap((name) => {
        const cell = row[name] ?? null;
        return typeof cell === 'object' && cell !== null ? [] : [[name, cell]];
      }),
    ),
    sizes: Object.fromEntries(
      values.flatMap((name, at) => {
        const [n, spread, rest] = [row[`group_n${at}`], row[`group_s${at}`], row[`group_r${at}`]];
        if (typeof n !== 'number') return [];
        if (typeof rest === 'number') return [[name, { n, spread: rest, sums: true as const }]];
        return [[name, { n, ...(typeof spread === 'number' ? { spread } : {}) }]];
      }),
    ),
  }));
}
