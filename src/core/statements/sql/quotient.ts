import { amountOf, type Amount } from './amount.js';
import type { Expression, Query } from './ast.js';
import { isSame, someIn } from './expressions.js';
import { columnsOf, linearOf, numberOf, seenThrough } from './see-through.js';
import type { Quotient } from './types.js';

/** What is known of the queries that amounts come from. */
export interface Wholes {
  /** Whether all rows of a query become one. */
  isTotal(query: Query): boolean;
  /** Whether it has no condition that the query around it does not have. */
  isUnfiltered(query: Query): boolean;
}

/** What a division of amounts comes to; undefined where nothing is divided, or by a number only. */
export function quotientOf(e: Expression, wholes: Wholes): Quotient | undefined {
  const { inside, scale, one, negative } = around(e);
  const amount = amountOf(inside);
  if (amount?.isShare && (!one || negative)) {
    return {
      above: '*',
      below: '*',
      share: true,
      change: false,
      complement: one,
      ...factorOf(scale * amount.scale),
    };
  }
  if (inside.kind !== 'binary' || (inside.operator !== '/' && inside.operator !== '//')) return undefined;
  if (numberOf(inside.right) !== undefined) return undefined;
  // A growth is shifted by one: a / b - 1; 1 - a / b is what is missing to the whole.
  const above = linearOf(inside.left);
  const below = linearOf(inside.right);
  const factor = factorOf((scale * above.scale) / below.scale);
  const over = differenceOver(above.core, below.core);
  if (over)
    return { ...named(over[0], over[1]), share: false, change: over[2], complement: !over[2], ...factor };
  const [upper, lower] = [sideOf(above.core), sideOf(below.core)];
  const isChange = one && !negative && !above.shifted;
  return {
    ...named(above.core, below.core),
    share:
      !isChange &&
      !above.shifted &&
      !below.shifted &&
      isPart(inside.left, inside.right, upper, lower, wholes),
    change: isChange,
    complement: one && negative,
    ...factor,
  };
}

function factorOf(scale: number): Pick<Quotient, 'scaled' | 'factor'> {
  const factor = Math.abs(Number(scale.toPrecision(12)));
  return {
    scaled: factor === 100,
    ...(factor === 1 || factor === 100 || !Number.isFinite(factor) ? {} : { factor }),
  };
}

/** Factors and the 1 that stand around a division: `100 * (a / b - 1)`. */
function around(e: Expression): { inside: Expression; scale: number; one: boolean; negative: boolean } {
  let inside = e;
  let [scale, one, negative] = [1, false, false];
  for (;;) {
    inside = seenThrough(inside);
    if (inside.kind !== 'binary') break;
    const { operator, left, right } = inside;
    const [first, second] = [numberOf(left), numberOf(right)];
    const number = first ?? second;
    if (number === undefined) break;
    if (operator === '*') scale *= number;
    else if (operator === '/' && second) scale /= second;
    else if (operator === '-' && (number === 1 || number === 100) && !one) {
      one = true;
      negative = first !== undefined;
    } else break;
    inside = first === undefined ? left : right;
  }
  return { inside, scale, one, negative };
}

/** What stands above and below, and whether it is a growth: `(a - b) / b` is one, `(b - a) / b` is what is missing. */
function differenceOver(above: Expression, below: Expression): [Expression, Expression, boolean] | undefined {
  if (above.kind !== 'binary' || above.operator !== '-') return undefined;
  const [left, right] = [linearOf(above.left).core, linearOf(above.right).core];
  if (isSame(right, below)) return [left, right, true];
  return isSame(left, below) ? [right, left, false] : undefined;
}

function named(above: Expression, below: Expression): Pick<Quotient, 'above' | 'below'> {
  const [upper, lower] = [nameOf(above), nameOf(below)];
  return {
    ...(upper === undefined ? {} : { above: upper }),
    ...(lower === undefined ? {} : { below: lower }),
  };
}

function nameOf(e: Expression): string | undefined {
  const side = sideOf(e);
  if (side?.countsRows) return '*';
  const columns = side?.columns ?? columnsOf(e);
  return columns.length === 1 ? columns[0] : undefined;
}

/** The amount on a side, of a scalar subquery too. */
function sideOf(e: Expression): Amount | undefined {
  const { core } = linearOf(e);
  return amountOf(core.kind === 'scalar' && core.value ? linearOf(core.value).core : core);
}

function isPart(
  above: Expression,
  below: Expression,
  upper: Amount | undefined,
  lower: Amount | undefined,
  wholes: Wholes,
): boolean {
  if (!lower || lower.tests.length > 0) return false;
  if (!upper) {
    // The value of a row in the sum of all: x / SUM(x) OVER ()
    const isSum =
      lower.aggregation === 'sum' && lower.core !== undefined && isSame(linearOf(above).core, lower.core);
    return isSum && isWhole(above, below, wholes);
  }
  const isAdditive = [upper, lower].every(
    ({ aggregation }) => aggregation === 'sum' || aggregation === 'count',
  );
  const isDistinct = upper.aggregation === 'distinct' && lower.aggregation === 'distinct';
  if (!isAdditive && !isDistinct) return false;
  const filters = upper.tests.length > 0;
  const same =
    upper.countsRows === lower.countsRows &&
    upper.columns.join() === lower.columns.join() &&
    sameCore(upper, lower);
  // Filled cells are a part of the rows; rows with a condition on a column are a part of its filled cells.
  if (lower.countsRows && upper.aggregation === 'count')
    return same ? filters || isWhole(above, below, wholes) : true;
  const [counted] = lower.columns;
  if (
    lower.aggregation === 'count' &&
    upper.countsRows &&
    counted !== undefined &&
    lower.columns.length === 1
  )
    return upper.tests.some((test) => columnsOf(test).includes(counted));
  return same && upper.aggregation === lower.aggregation && (filters || isWhole(above, below, wholes));
}

const sameCore = (upper: Amount, lower: Amount): boolean =>
  (!upper.core && !lower.core) ||
  (upper.core !== undefined && lower.core !== undefined && isSame(upper.core, lower.core));

/** Whether what is below the line is taken over more rows than what is above: of a window, a subquery or a total. */
function isWhole(above: Expression, below: Expression, wholes: Wholes): boolean {
  const { core } = linearOf(below);
  if (core.kind === 'call' && core.over)
    return core.over.order.length === 0 && !someIn(above, (e) => e.kind === 'call' && e.over !== undefined);
  if (core.kind === 'scalar') return wholes.isUnfiltered(core.query);
  const from = queryBelow(below);
  const other = queryBelow(above);
  if (!from || from === other) return false;
  return wholes.isTotal(from) && wholes.isUnfiltered(from);
}

/** The subquery whose column stands on a side. */
function queryBelow(e: Expression): Query | undefined {
  let found: Query | undefined;
  someIn(e, (node) => {
    if (node.kind === 'through') found ??= node.query;
    return found !== undefined;
  });
  return found;
}
