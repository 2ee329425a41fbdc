import type { Expression } from '../template/index.js';
import { isZero, sides } from './test-parts.js';

/** Which way a comparison of an earlier value with a later one goes. */
export function directionOf(node: Expression): 'up' | 'down' | undefined {
  const [large, small] = sides(node) ?? [];
  if (!large || !small) return undefined;
  if (isChange(large) && isZero(small)) return 'up';
  if (isZero(large) && isChange(small)) return 'down';
  const order = orderOf(large, small);
  return order > 0 ? 'up' : order < 0 ? 'down' : undefined;
}

/** More than 0 where the first of two values is the later one, NaN where nothing tells. */
export function orderOf(a: Expression, b: Expression): number {
  const order = placeOf(a) - placeOf(b);
  if (order !== 0 && !Number.isNaN(order)) return order;
  const [one, other] = [columnPlace(a), columnPlace(b)];
  // "sales_previous" is earlier than "sales", which names no moment.
  if (Number.isNaN(one) !== Number.isNaN(other) && (one === 1 || other === 1)) return one === 1 ? -1 : 1;
  return one - other;
}

const EARLIER_WORDS =
  'value1|first|before|start|opening|previous|prior|old|vorjahr|vormonat|vorquartal|vorher';
const LATER_WORDS = 'value2|last|after|end|closing|current|latest|new';
/** What a column's name may say of its moment, as alternatives of a regular expression. */
export const MOMENT_WORDS = `${EARLIER_WORDS}|${LATER_WORDS}`;
const EARLIER = new RegExp(`(?<![a-z])(?:${EARLIER_WORDS})(?![a-z])`, 'i');
const LATER = new RegExp(`(?<![a-z])(?:${LATER_WORDS})(?![a-z])`, 'i');

/** Columns may stand for moments: "before" and "after", "sales_2023" and "sales_2024". */
function columnPlace(node: Expression): number {
  if (node.kind !== 'call') return NaN;
  const [column] = node.args;
  const name = column?.kind === 'name' ? column.name.replaceAll('_', ' ') : '';
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(name) ?? [];
  return year !== undefined ? Number(year) : EARLIER.test(name) ? 1 : LATER.test(name) ? END : NaN;
}

const isChange = (node: Expression): boolean =>
  (node.kind === 'call' && (node.name === 'growth' || node.name === 'delta')) ||
  (node.kind === 'binary' && node.operator === '-' && orderOf(node.left, node.right) > 0);

/** Values of named moments: neither row order nor "first" and "last" of all rows decide which is the later. */
export const isDated = (node: Expression): boolean =>
  (sides(node) ?? []).some(
    (side) =>
      !Number.isNaN(columnPlace(side)) ||
      (side.kind === 'call' && side.name !== 'nth' && side.args.length > 2),
  );

const END = 1e9;

/** Where in the rows a value stands: 1 the first row, END the last, END - 1 the one before it; NaN where that says nothing. */
function placeOf(node: Expression): number {
  if (node.kind === 'binary' && /^[-+*/]$/.test(node.operator)) {
    // A ratio or difference of values that stand in one row stands there too.
    const [left, right] = [placeOf(node.left), placeOf(node.right)];
    return node.right.kind === 'constant'
      ? left
      : node.left.kind === 'constant' || left === right
        ? right
        : NaN;
  }
  if (node.kind !== 'call') return NaN;
  const own = ownPlace(node);
  // The least of values of several rows stands in none of them.
  if (!node.signature.startsWith('c')) return NaN;
  // A value of the rows of one period stands where the period does.
  const [, , key] = node.args;
  return Number.isNaN(own) && key ? placeOf(key) : own;
}

/** Whether a value is of the row before the last. */
export const isLastButOne = (node: Expression): boolean => placeOf(node) === END - 1;

/** Whether a comparison is with the value of a row that stands in a place, or of the rows at both ends: "max(x) > first(x)". */
export const comparesPlaced = (node: Expression): boolean => {
  const both = sides(node) ?? [];
  return both.some((side) => !Number.isNaN(placeOf(side))) || (both.length > 0 && both.every(isFinder));
};

/** Whether a name is found by the value of its row. */
export const isFinder = (node: Expression): node is Extract<Expression, { kind: 'call' }> =>
  node.kind === 'call' && /^arg(?:max|min)$/.test(node.name);

function ownPlace(node: Extract<Expression, { kind: 'call' }>): number {
  if (node.name === 'last') return END;
  if (node.name === 'first') return 1;
  const at = node.name === 'nth' ? node.args[1] : undefined;
  if (at?.kind === 'constant' && typeof at.value === 'number') return at.value;
  if (at?.kind !== 'negate' || at.of.kind !== 'constant' || typeof at.of.value !== 'number') return NaN;
  return END + 1 - at.of.value;
}
