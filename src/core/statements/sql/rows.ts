import type { Expression, Query, Select, Source } from './ast.js';
import { conditionOf, conjunctsOf, joinsTables } from './conditions.js';
import { rankCut } from './cut.js';
import { groupsOf } from './groups.js';
import type { Scope } from './scope.js';
import type { Condition } from './types.js';

/** Subqueries within subqueries beyond this are not looked into. */
const MOST_LEVELS = 20;

/** The first base table that rows come from. */
export function tableOf(scope: Scope, query: Query, level = 0): string | undefined {
  if (level > MOST_LEVELS) return undefined;
  for (const { sources } of scope.selects(query)) {
    for (const source of sources) {
      const table = source.table ?? (source.query && tableOf(scope, source.query, level + 1));
      if (table !== undefined) return table;
    }
  }
  return undefined;
}

/** Whether rows of several base tables are joined, here or in a subquery. A subquery that gives one row is no such table. */
export function joinsTablesOf(scope: Scope, query: Query, level = 0): boolean {
  if (level > MOST_LEVELS) return false;
  return scope.selects(query).some(({ sources }) => {
    const tables = sources.filter((source) => bringsRows(scope, source, level));
    return (
      tables.length > 1 || tables.some(({ query: inner }) => inner && joinsTablesOf(scope, inner, level + 1))
    );
  });
}

function bringsRows(scope: Scope, { table, query }: Source, level: number): boolean {
  if (!query) return table !== undefined;
  return !isOneRow(scope, query) && tableOf(scope, query, level + 1) !== undefined;
}

/** Whether an aggregate makes one row of all. */
export function isOneRow(scope: Scope, query: Query): boolean {
  const [select] = scope.selects(query);
  const groups = groupsOf(scope, query);
  return groups?.length === 0 && scope.selects(query).length === 1 && select?.group === undefined;
}

export function isCombined(scope: Scope, query: Query, level = 0): boolean {
  if (query.operators.length > 0) return true;
  if (level > MOST_LEVELS) return false;
  return (
    query.branches.some((branch) => branch.kind === 'nested' && isCombined(scope, branch.query, level + 1)) ||
    scope
      .selects(query)
      .some(({ sources }) => sources.some(({ query: inner }) => inner && isCombined(scope, inner, level + 1)))
  );
}

/** The conditions that rows meet on their way through a query, outermost first. Those of a UNION that not all its SELECTs have are `partial`. */
export function conditionsOf(
  scope: Scope,
  query: Query,
  textOf: (e: Expression) => string,
  level = 0,
): Condition[] {
  if (level > MOST_LEVELS) return [];
  const lists = scope.selects(query).map((select) => ofSelect(scope, select, textOf, level));
  const all = new Map(lists.flat().map((condition) => [condition.text, condition]));
  const isEverywhere = (text: string): boolean =>
    lists.every((list) => list.some((condition) => condition.text === text));
  return [...all.values()].map((condition) =>
    isEverywhere(condition.text) ? condition : { ...condition, partial: true },
  );
}

function ofSelect(
  scope: Scope,
  select: Select,
  textOf: (e: Expression) => string,
  level: number,
): Condition[] {
  const read = (e: Expression | undefined, stage: 'where' | 'having'): Condition[] =>
    conjunctsOf(e)
      .filter((test) => !joinsTables(test, select) && !rankCut(scope, select, test))
      .map((test) => conditionOf(scope.resolve(select, test), stage, textOf(test)));
  return [
    ...read(select.where, 'where'),
    ...read(select.having, 'having'),
    ...read(select.qualify, 'having'),
    ...select.sources.flatMap(({ query }) =>
      query && !isOneRow(scope, query) ? conditionsOf(scope, query, textOf, level + 1) : [],
    ),
  ];
}
