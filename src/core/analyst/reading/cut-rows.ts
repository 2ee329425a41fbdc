import { cellOf, numberOf } from '../../chart/cells.js';
import type { WidgetType } from '../../chart/types.js';
import type { Row } from '../../query/types.js';
import type { WidgetInput } from '../../stream/protocol.js';

/** Which groups a cut left: the largest, the smallest, or some by another rule. */
export type Cut = 'top' | 'bottom' | 'some';

type Query = Pick<WidgetInput, 'rowCount' | 'title'> & {
  dataKey?: string | undefined;
  duckdbQuery?: string | undefined;
};

/** A query that adds up what it leaves out says so by a name. */
const REST_NAME =
  /'\s*(?:all )?(?:others?|the rest|rest|remaining|remainder|sonstige\w*|übrige\w*|andere|autres?|otr[oa]s?|outr[oa]s?)\b[^']*'/iu;
const LISTED =
  /^\s*(?:top|bottom|largest|biggest|leading|smallest|lowest|highest)\s+(?:\d|\p{L}+s\b)|,\s*(?:top|bottom|lowest|highest)\s+\d+\s*$/iu;
const LIMIT = /\b(?:limit|fetch\s+(?:first|next))\s+(\d+)(?:\s+rows?\s+only)?(\s+offset\s+[1-9])?/gi;
const RANKED = /\b(?:rn|rnk|row_num\w*|row_no|rank\w*|\w+_rank)\s*(?:<=?|=|between)\s*\d/i;

/**
 * By what groups are missing that the data has: the query ends in a LIMIT that cut its rows, keeps ranks (QUALIFY, `WHERE rn <= 3`) or
 * takes a sample; or it keeps groups by a condition (HAVING). Where the SQL may not be seen the title's "Top …" says so.
 */
export function leftOutBy({ dataKey, duckdbQuery, rowCount, title }: Query): 'limit' | 'having' | undefined {
  const sql = dataKey ?? duckdbQuery ?? '';
  if (sql === '') return LISTED.test(title) ? 'limit' : undefined;
  if (REST_NAME.test(sql)) return undefined;
  const code = codeOf(sql);
  if (/\b(?:qualify|using\s+sample|tablesample)\b/i.test(code) || RANKED.test(code)) return 'limit';
  const limits = [...code.matchAll(LIMIT)];
  if (limits.some(([, most, offset]) => offset !== undefined || rowCount >= Number(most))) return 'limit';
  return /\bhaving\b/i.test(code) ? 'having' : undefined;
}

/** Whether the query takes only some of the rows of its tables, by whatever condition; also where it may not be seen. */
export function leavesRowsOut(widget: Query): boolean {
  const sql = widget.dataKey ?? widget.duckdbQuery ?? '';
  if (sql === '' || leftOutBy(widget)) return true;
  // That a cell is filled leaves out no group.
  const code = codeOf(sql).replace(/(?:"[^"]*"|[\w.]+)\s+is\s+not\s+null(?:\s+and\b)?/gi, ' ');
  return /\bwhere\s+(?!(?:group|order)\b|\))\S/i.test(code) || /\b(?:join|intersect|except)\b/i.test(code);
}

/** Whether a condition keeps certain names of a column only: `region IN ('North', 'South')`. */
export function keepsSomeOf(column: string, { dataKey, duckdbQuery }: Query): boolean {
  const sql = (dataKey ?? duckdbQuery ?? '').replace(/'(?:[^']|'')*'/g, "''");
  const name = column.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const compared = new RegExp(
    `(?:"${name}"|\\b${name}\\b)\\)*\\s*(?:=|<>|!=|<|>|(?:not\\s+)?(?:in|like|ilike|between|similar)\\b)`,
    'i',
  );
  return compared.test(/\bwhere\b.*$/is.exec(sql)?.[0].split(/\b(?:group|order)\s+by\b/i)[0] ?? '');
}

/** Which end of the ranking is left, by the order that the rows come in. */
export function cutOf(rows: readonly Row[], column: string | undefined): Cut {
  if (column === undefined) return 'some';
  const values = rows.map((row) => numberOf(cellOf(row, column))).filter((value) => value !== null);
  const follows = (holds: (a: number, b: number) => boolean): boolean =>
    values.every((value, i) => i === 0 || holds(values[i - 1] ?? value, value));
  if (follows((a, b) => a >= b)) return 'top';
  return follows((a, b) => a <= b) ? 'bottom' : 'some';
}

/** What shows parts of a whole, and what shows the same parts without saying that they are all. */
const WITHOUT_WHOLE: Partial<Record<WidgetType, WidgetType>> = {
  pie: 'horizontal-bar',
  donut: 'horizontal-bar',
  treemap: 'horizontal-bar',
};

/** Whether a type shows its rows as all there is. */
export const showsWhole = (type: WidgetType): boolean => WITHOUT_WHOLE[type] !== undefined;

/** The type that may show the rows: groups that a query left out are missing from any whole. */
export const honestType = (type: WidgetType, widget: Query): WidgetType =>
  leftOutBy(widget) ? (WITHOUT_WHOLE[type] ?? type) : type;

/** SQL without the texts and comments in it. */
const codeOf = (sql: string): string =>
  sql
    .replace(/--[^\n]*|\/\*[^]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ');
