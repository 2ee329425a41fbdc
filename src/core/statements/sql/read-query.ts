import type { Expression, Query } from './ast.js';
import { cutsOf } from './cut.js';
import { groupsOf, isOneRow } from './groups.js';
import { orderOf } from './order.js';
import { originOf, type OriginContext } from './origin.js';
import { parseSql } from './parse-query.js';
import { hasRest } from './rest.js';
import { conditionsOf, isCombined, joinsTablesOf, tableOf, tablesOf } from './rows.js';
import { Scope, type ResultColumn } from './scope.js';
import { textBetween, tokenize } from './tokens.js';
import type { ColumnOrigin, Cut, QueryReading } from './types.js';

const MOST_CHARACTERS = 100_000;
const MOST_REMEMBERED = 300;
const remembered = new Map<string, QueryReading | undefined>();

/**
 * Reads what one SELECT says of its rows and of its result columns, in DuckDB's dialect and what Postgres and ClickHouse share with
 * it, without running it. Undefined where the text is no single query or cannot be read as a whole. Never throws; the last few
 * hundred texts are remembered.
 *
 * `readQuery('SELECT region AS label, SUM(x) AS value FROM t GROUP BY 1')` has the table `t`, the groups `['label']`, and
 * `origin('value')` is a `sum` of the column `x`.
 */
export function readQuery(sql: string): QueryReading | undefined {
  const known = remembered.get(sql);
  if (known || remembered.has(sql)) {
    // What was asked for last is forgotten last.
    remembered.delete(sql);
    remembered.set(sql, known);
    return known;
  }
  const reading = readAnew(sql);
  if (remembered.size >= MOST_REMEMBERED) {
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  }
  remembered.set(sql, reading);
  return reading;
}

function readAnew(sql: string): QueryReading | undefined {
  if (sql.length > MOST_CHARACTERS) return undefined;
  const tokens = tokenize(sql);
  const query = tokens && parseSql(tokens);
  if (!tokens || !query) return undefined;
  const scope = new Scope();
  const textOf = ({ from, to }: Expression): string => textBetween(sql, tokens, from, to);
  const conditions = conditionsOf(scope, query, textOf);
  const texts = new Set(conditions.map(({ text }) => text));
  const context: OriginContext = {
    textOf,
    isTotal: (inner) => isOneRow(scope, inner),
    isUnfiltered: (inner) => conditionsOf(scope, inner, textOf).every(({ text }) => texts.has(text)),
  };
  const table = tableOf(scope, query);
  const cut = cutOf(scope, query);
  const groups = groupsOf(scope, query)?.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const origins = new Map<string, ColumnOrigin | undefined>();
  return {
    ...(table === undefined ? {} : { table }),
    tables: tablesOf(scope, query),
    joined: joinsTablesOf(scope, query),
    combined: isCombined(scope, query),
    origin(column) {
      const key = column.toLowerCase();
      if (!origins.has(key)) {
        const expression = scope.column(query, column) ?? unnamed(scope.columns(query), column, textOf);
        origins.set(key, expression && originOf(expression, context));
      }
      return origins.get(key);
    },
    conditions,
    ...(cut ? { cut } : {}),
    hasRest: hasRest(scope, query),
    ...(groups ? { groups } : {}),
    subtotals: scope.selects(query).some(({ group }) => group?.subtotals),
    order: orderOf(scope, query),
  };
}

/** The cut that leaves least. */
function cutOf(scope: Scope, query: Query): Cut | undefined {
  const cuts = cutsOf(scope, query);
  const [least] = cuts.toSorted((a, b) => (a.count ?? Infinity) - (b.count ?? Infinity));
  return least && { ...least, sample: cuts.some(({ sample }) => sample) };
}

/** An expression without an alias, by the name that DuckDB gives it, `sum(amount)`, or Postgres, `sum`. */
function unnamed(
  columns: readonly ResultColumn[],
  name: string,
  textOf: (e: Expression) => string,
): Expression | undefined {
  const own = columns.filter((column) => column.name === undefined);
  const plain = (text: string): string =>
    text.toLowerCase().replace(/[\s"]/g, '').replace('count_star()', 'count(*)');
  const same = own.find(({ item }) => plain(textOf(item.expression)) === plain(name));
  if (same) return same.expression;
  const called = own.filter(
    ({ item: { expression } }) => expression.kind === 'call' && expression.name === name.toLowerCase(),
  );
  return called.length === 1 ? called[0]?.expression : undefined;
}
