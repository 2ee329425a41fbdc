import { AGGREGATES, arithmetic, compareOrder, extreme, identity, quotient, total } from './aggregates.js';
import { columnName, type CallExpression, type Expression } from './ast.js';
import { compareNumbers, doubleOf, type Numeric } from './exact.js';
import { keyPairs, matchingAll, type KeyPair } from './key-pairs.js';
import { placesBetween, positional } from './positional.js';
import { percentile, rankCorrelation } from './ranks.js';
import { sincePlaces } from './row-order.js';
import type { Scope } from './scope.js';
import type { Span } from './template-error.js';
import { finite, type Operand } from './values.js';

/** Computes a call whose first argument, if any, is a column. */
export function computeColumnCall(
  node: CallExpression,
  scope: Scope,
  valueOf: (node: Expression) => Operand,
): Operand {
  const { name, args, signature } = node;
  const table = scope.rows(node);
  const [head, second] = args;
  if (!head) return table.usable(node).rows.length;
  const column = table.column(columnName(head), head);
  if (!second) return aggregate(name, column, head);
  if (signature === 'cn') return positional(node, column, valueOf(second), scope);
  const aggregateAt = (of: string, places: readonly number[]): Operand =>
    aggregate(
      of,
      places.map((index) => column[index] ?? null),
      head,
    );
  if (signature === 'cnn') return aggregateAt('sum', placesBetween(node, column.length, valueOf));
  if (signature === 'cv') {
    const bound = valueOf(second);
    return bound === null ? null : placesBeyond(name, column, bound, second).length;
  }
  const other = signature.startsWith('cc') ? table.column(columnName(second), second) : column;
  const pairs = keyPairs(node, table, valueOf);
  switch (name) {
    case 'argmax':
    case 'argmin':
      return column[extremePlace(name, other, pairs, second)] ?? null;
    case 'since':
    case 'low_since':
      return other[placesSince(name, column, head).since] ?? null;
    case 'correlation':
      return correlation(column, other, [head, second]);
    case 'median_low':
    case 'median_high':
      return aggregateAt('median', placesInQuarter(name, column, other, second));
  }
  if (name === 'rank') return rank(column, pairs[0], head);
  const keeps = matchingAll(pairs);
  if (name === 'lookup') return column[column.findIndex((_, index) => keeps(index))] ?? null;
  const chosen = column.filter((_, index) => keeps(index));
  if (name !== 'share') return aggregate(name, chosen, head);
  const isOfWhole = matchingAll(pairs.slice(1));
  const whole = column.filter((_, index) => isOfWhole(index));
  return quotient(numberOf(aggregate('sum', chosen, head)), numberOf(aggregate('sum', whole, head)));
}

const numberOf = (value: Operand): Numeric | null => value as Numeric | null;

function aggregate(name: string, values: readonly Operand[], at: Span): Operand {
  return AGGREGATES.get(name)?.(values, at) ?? null;
}

/** The row of the largest or smallest value among those that the pairs leave; −1 when there is none. */
export function extremePlace(
  name: string,
  values: readonly Operand[],
  pairs: readonly KeyPair[],
  at: Span,
): number {
  const keeps = matchingAll(pairs);
  const kept = pairs.length ? values.map((value, index) => (keeps(index) ? value : null)) : values;
  return extreme(kept, name === 'argmin' ? -1 : 1, at);
}

/** The rows whose value is above or below a bound. */
export function placesBeyond(name: string, values: readonly Operand[], bound: Operand, at: Span): number[] {
  const direction = name === 'above' ? 1 : -1;
  return values.flatMap((value, index) =>
    value !== null && compareOrder(value, bound, at) === direction ? [index] : [],
  );
}

/** The row of the last value, and the one that `since` and `low_since` find; −1 where there is none. */
export const placesSince = (
  name: string,
  values: readonly Operand[],
  at: Span,
): { since: number; last: number } =>
  sincePlaces(
    values.map((value) => arithmetic(value, at, name)),
    name === 'since' ? 1 : -1,
  );

/** The rows with a value in the quarter that is lowest, or highest, by another column; all that tie with its last. */
export function placesInQuarter(
  name: string,
  values: readonly Operand[],
  by: readonly Operand[],
  at: Span,
): number[] {
  const places = values.flatMap((value, index) => (value === null || by[index] === null ? [] : [index]));
  const of = (index: number): number => doubleOf(arithmetic(by[index] ?? null, at, name) ?? 0);
  const isLow = name === 'median_low';
  const edge = percentile(places.map(of), isLow ? 25 : 75) ?? 0;
  return places.filter((index) => (isLow ? of(index) <= edge : of(index) >= edge));
}

function correlation(
  x: readonly Operand[],
  y: readonly Operand[],
  [atX, atY]: readonly [Span, Span],
): number | null {
  const left: number[] = [];
  const right: number[] = [];
  x.forEach((cell, index) => {
    const a = arithmetic(cell, atX, 'correlation');
    const b = arithmetic(y[index] ?? null, atY, 'correlation');
    if (a === null || b === null) return;
    left.push(doubleOf(a));
    right.push(doubleOf(b));
  });
  const result = rankCorrelation(left, right);
  return result === null ? null : finite(result);
}

/** The place of a key's sum among the sums of all keys, from the largest; equal sums share the better place. */
function rank(column: readonly Operand[], pair: KeyPair | undefined, at: Span): number | null {
  const keys = pair?.column ?? [];
  const own = keys.findIndex((_, index) => pair?.matches(index));
  const groups = new Map<Operand, Numeric[]>();
  column.forEach((cell, index) => {
    const value = arithmetic(cell, at, 'rank');
    const key = keys[index] ?? null;
    if (value === null || key === null) return;
    const id = identity(key);
    const group = groups.get(id);
    if (group) group.push(value);
    else groups.set(id, [value]);
  });
  const sumOf = (group: readonly Numeric[] | undefined): Numeric | null => (group ? total(group) : null);
  const sum = own < 0 ? null : sumOf(groups.get(identity(keys[own] ?? null)));
  if (sum === null) return null;
  let place = 1;
  for (const group of groups.values()) {
    const other = sumOf(group);
    if (other !== null && compareNumbers(other, sum) > 0) place++;
  }
  return place;
}
