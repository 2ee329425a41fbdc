import type { Expression, Query, Select } from './ast.js';
import { isSame } from './expressions.js';
import { condenses } from './groups.js';
import type { ResultColumn, Scope } from './scope.js';
import { columnsOf } from './see-through.js';
import type { SortKey } from './types.js';

/** The keys of ORDER BY as result columns, up to the first one that is none. */
export function orderOf(scope: Scope, query: Query): SortKey[] {
  const columns = scope.columns(query);
  if (query.orderAll) {
    const direction = query.orderAll;
    return columns.flatMap(({ name }) => (name === undefined ? [] : [{ column: name, direction }]));
  }
  const [select] = scope.selects(query);
  const keys: SortKey[] = [];
  for (const { expression, direction } of query.order) {
    const found = select && keyOf(scope, select, columns, expression);
    if (!found || found.column === '') break;
    keys.push({ ...found, direction });
  }
  return keys;
}

function keyOf(
  scope: Scope,
  select: Select,
  columns: readonly ResultColumn[],
  e: Expression,
): Omit<SortKey, 'direction'> | undefined {
  if (e.kind === 'literal' && typeof e.value === 'number') {
    const column = columns[e.value - 1];
    return column && { column: nameOf(column) };
  }
  if (e.kind === 'column' && e.table === undefined) {
    const named = columns.find(({ name }) => name?.toLowerCase() === e.name.toLowerCase());
    if (named) return { column: nameOf(named) };
  }
  const resolved = scope.resolve(select, e);
  const same = columns.find(({ expression }) => isSame(expression, resolved));
  if (same) return { column: nameOf(same) };
  // A column that `*` takes from a table is not among the columns.
  const isOpen = select.items.some(({ expression }) => expression.kind === 'star');
  if (isOpen && e.kind === 'column' && resolved.kind === 'base') return { column: e.name };
  return madeOfSame(columns, resolved);
}

const nameOf = ({ name, item }: ResultColumn): string =>
  name ?? (item.expression.kind === 'column' ? item.expression.name : '');

/** ORDER BY MONTH(d) puts MONTHNAME(d) in order, and a rank of names those names. */
function madeOfSame(
  columns: readonly ResultColumn[],
  key: Expression,
): Omit<SortKey, 'direction'> | undefined {
  if (condenses(key)) return undefined;
  const [own, ...others] = columnsOf(key);
  if (own === undefined || others.length > 0) return undefined;
  const made = columns.filter(
    ({ expression }) => !condenses(expression) && columnsOf(expression).join() === own,
  );
  const [only] = made;
  return only && made.length === 1 ? { column: nameOf(only), derived: true } : undefined;
}
