import type { Expression, Query, Select, Source } from './ast.js';
import { someIn } from './expressions.js';
import { conditionOf, conjunctsOf, joinsTables } from './conditions.js';
import { rankCut } from './cut.js';
import { isOneRow } from './groups.js';
import type { Scope } from './scope.js';
import type { Condition } from './types.js';

type TextOf = (e: Expression) => string;

/** The first base table that rows come from. */
export function tableOf(scope: Scope, query: Query): string | undefined {
  return scope.once<string | undefined>('table', query, undefined, () => {
    for (const { sources } of scope.selects(query)) {
      for (const source of sources) {
        const table = source.table ?? (source.query && tableOf(scope, source.query));
        if (table !== undefined) return table;
      }
    }
    return undefined;
  });
}

/** All base tables that rows come from, in the order of the query. */
export function tablesOf(scope: Scope, query: Query): readonly string[] {
  return scope.once<readonly string[]>('tables', query, [], () => {
    const tables = scope
      .selects(query)
      .flatMap(({ sources }) => sources.filter((source) => bringsRows(scope, source)))
      .flatMap((source) => source.table ?? (source.query ? tablesOf(scope, source.query) : []));
    return [...new Set(tables)];
  });
}

/** Whether rows of several base tables are joined, here or in a subquery. A subquery that gives one row is no such table. */
export function joinsTablesOf(scope: Scope, query: Query): boolean {
  return scope.once('joined', query, false, () =>
    scope.selects(query).some(({ sources }) => {
      const tables = sources.filter((source) => bringsRows(scope, source));
      return tables.length > 1 || tables.some(({ query: inner }) => inner && joinsTablesOf(scope, inner));
    }),
  );
}

function bringsRows(scope: Scope, { table, query }: Source): boolean {
  if (!query) return table !== undefined;
  return !isOneRow(scope, query) && tableOf(scope, query) !== undefined;
}

export function isCombined(scope: Scope, query: Query): boolean {
  return scope.once('combined', query, false, () => {
    if (query.operators.length > 0) return true;
    const nested = query.branches.flatMap((branch) => (branch.kind === 'nested' ? [branch.query] : []));
    const sources = scope
      .selects(query)
      .flatMap((select) => select.sources.flatMap((source) => source.query ?? []));
    return [...nested, ...sources].some((inner) => isCombined(scope, inner));
  });
}

/**
 * The conditions that rows meet on their way through a query, outermost first. Those of a UNION that not all its SELECTs have, and
 * those of one side of a table that is joined with itself, are `partial`.
 */
export function conditionsOf(scope: Scope, query: Query, textOf: TextOf): readonly Condition[] {
  return scope.once<readonly Condition[]>('conditions', query, [], () => {
    const lists = scope.selects(query).map((select) => ofSelect(scope, select, textOf));
    const counts = new Map<string, number>();
    const all = new Map<string, Condition>();
    for (const list of lists) {
      for (const [key, condition] of list) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        all.set(key, all.get(key) ?? condition);
      }
    }
    return [...all].map(([key, condition]) =>
      counts.get(key) === lists.length ? condition : { ...condition, partial: true },
    );
  });
}

/** Of a table that is joined with itself: a condition on one of its two sides leaves no row of the other out. */
function isOfOneSide(test: Expression, { sources }: Select): boolean {
  const tables = sources.map(({ table, alias }) => ({
    table: table?.toLowerCase(),
    alias: alias?.toLowerCase(),
  }));
  const isDouble = (name: string | undefined): boolean => {
    const own = tables.find(({ alias }) => alias !== undefined && alias === name);
    return own?.table !== undefined && tables.filter(({ table }) => table === own.table).length > 1;
  };
  return someIn(test, (e) => e.kind === 'column' && isDouble(e.table?.toLowerCase()));
}

/** NOT (a OR b) makes two conditions of one text. */
const keyOf = ({ text, kind, column }: Condition): string => `${kind} ${column ?? ''} ${text}`;

function ofSelect(scope: Scope, select: Select, textOf: TextOf): Map<string, Condition> {
  const read = (e: Expression | undefined, stage: 'where' | 'having'): Condition[] =>
    conjunctsOf(e)
      .filter((test) => !joinsTables(test, select) && !rankCut(scope, select, test))
      .map((test): Condition => ({
        ...conditionOf(scope.resolve(select, test), stage, textOf(test)),
        ...(isOfOneSide(test, select) && { partial: true }),
      }));
  const inner = new Set(
    select.sources.flatMap(({ query, optional }) =>
      query && !optional && !isOneRow(scope, query) ? [query] : [],
    ),
  );
  const all = [
    ...read(select.where, 'where'),
    ...read(select.having, 'having'),
    ...read(select.qualify, 'having'),
    ...[...inner].flatMap((query) => conditionsOf(scope, query, textOf)),
  ];
  return new Map(all.map((condition) => [keyOf(condition), condition]));
}
