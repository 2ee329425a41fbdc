import type { Expression, Query, Select } from './ast.js';
import { isAggregate } from './aggregates.js';
import { someIn } from './expressions.js';
import type { ResultColumn, Scope } from './scope.js';

/** Whether it condenses rows of its own SELECT, not only of a subquery. */
export const condenses = (e: Expression): boolean =>
  someIn(e, isAggregate, ({ kind }) => kind !== 'through' && kind !== 'scalar');

/** Whether a window is in it. */
const isOverWindow = (e: Expression): boolean =>
  someIn(
    e,
    (node) => node.kind === 'call' && node.over !== undefined,
    ({ kind }) => kind !== 'through' && kind !== 'scalar',
  );

/** Whether it depends on the row at all. */
const readsColumns = (e: Expression): boolean =>
  someIn(
    e,
    ({ kind }) => kind === 'base' || kind === 'through',
    ({ kind }) => kind !== 'scalar' && kind !== 'through',
  );

/** Whether a SELECT condenses its rows. */
export function isGrouping(scope: Scope, select: Select): boolean {
  if (select.group || select.having) return true;
  return scope.selectColumns(select).some(({ expression }) => condenses(expression));
}

/**
 * The result columns that make the groups: in valid SQL, all of a grouping SELECT that neither aggregate nor stay the same. Of a
 * SELECT that does not group, those it takes from the keys of its only subquery. Undefined where nothing groups.
 */
export function groupsOf(scope: Scope, query: Query): readonly ResultColumn[] | undefined {
  return scope.once('groups', query, undefined, () => queryGroups(scope, query));
}

function queryGroups(scope: Scope, query: Query): readonly ResultColumn[] | undefined {
  const selects = scope.selects(query);
  const [first] = selects;
  if (!first || selects.length < query.branches.length) return undefined;
  if (selects.length === 1) return selectGroups(scope, first);
  const lists = selects.map((select) => ({
    columns: scope.selectColumns(select),
    groups: selectGroups(scope, select),
  }));
  if (lists.some(({ groups }) => !groups)) return undefined;
  // The name that a SELECT of a UNION gives to its only row is a key like those of the others.
  const isKey = (i: number): boolean =>
    lists.some(({ columns, groups }) => groups?.some((group) => group.item === columns[i]?.item)) ||
    lists.every(({ columns }) => columns[i]?.expression.kind === 'literal');
  return scope.columns(query).filter((_, i) => isKey(i));
}

function selectGroups(scope: Scope, select: Select): readonly ResultColumn[] | undefined {
  const columns = scope.selectColumns(select);
  if (isGrouping(scope, select)) {
    if (!select.group) return [];
    return columns.filter(
      ({ expression }) => !condenses(expression) && !isOverWindow(expression) && readsColumns(expression),
    );
  }
  if (select.distinct && select.distinctOn.length === 0 && columns.length === select.items.length)
    return columns;
  // A total that is joined adds no rows.
  const [source, ...others] = select.sources.filter(({ query }) => !query || !isOneRow(scope, query));
  if (!source?.query || source.reshaped || others.length > 0) return undefined;
  const { query } = source;
  const groups = groupsOf(scope, query);
  if (!groups) return undefined;
  const keys = new Set(groups.map(({ expression }) => expression));
  const isKey = (e: Expression): boolean => e.kind === 'through' && e.query === query && keys.has(e.value);
  return columns.filter(({ expression }) => {
    const taken = throughs(expression, query);
    return taken.length > 0 && taken.every(isKey);
  });
}

/** Whether an aggregate makes one row of all. */
export function isOneRow(scope: Scope, query: Query): boolean {
  const [select, ...others] = scope.selects(query);
  return others.length === 0 && groupsOf(scope, query)?.length === 0 && select?.group === undefined;
}

/** The columns of a subquery that an expression takes. */
function throughs(e: Expression, query: Query): Expression[] {
  const found: Expression[] = [];
  someIn(
    e,
    (node) => {
      if (node.kind === 'through' && node.query === query) found.push(node);
      return false;
    },
    ({ kind }) => kind !== 'through' && kind !== 'scalar',
  );
  return found;
}
