import { addExactly, compareNumbers, doubleOf, isNumeric, negated, type Numeric } from './exact.js';
import { pace, streak } from './row-order.js';
import { problemAt, type Span } from './template-error.js';
import { ExactDecimal, finite, readDecimal, typeName, type Operand } from './values.js';

/** Sum with Neumaier's compensation, so that the order of rows does not show in the last digits. */
export function compensatedSum(values: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return Number.isFinite(lost) ? sum + lost : sum;
}

/** A number for arithmetic: null stays null, text is refused. */
export function arithmetic(value: Operand, at: Span, what: string): Numeric | null {
  if (isNumeric(value) || value === null) return value;
  throw problemAt(
    'TYPE',
    at,
    `${what} needs numbers, not ${typeName(value)}.`,
    'Name a numeric column, or convert it in the SQL query.',
  );
}

/** The numbers of a column, without nulls; text is refused. */
export function numbersOf(values: readonly Operand[], at: Span, what: string): Numeric[] {
  const found: Numeric[] = [];
  for (const value of values) {
    const number = arithmetic(value, at, what);
    if (number !== null) found.push(number);
  }
  return found;
}

/** −1, 0 or 1; throws for values that have no order. */
export function compareOrder(left: Operand, right: Operand, at: Span): number {
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  throw problemAt(
    'TYPE',
    at,
    `Cannot order ${typeName(left)} and ${typeName(right)}.`,
    'Compare numbers with numbers and text with text.',
  );
}

/** Index of the greatest (`direction` 1) or least (−1) value that is not null; −1 when there is none. */
export function extreme(values: readonly Operand[], direction: 1 | -1, at: Span): number {
  let best = -1;
  values.forEach((value, index) => {
    if (value === null) return;
    if (best < 0 || compareOrder(value, values[best] ?? null, at) * direction > 0) best = index;
  });
  return best;
}

const firstOf = (values: readonly Operand[]): Operand => values.find((value) => value !== null) ?? null;
const lastOf = (values: readonly Operand[]): Operand => values.findLast((value) => value !== null) ?? null;

/** Exact where a number of the column is beyond a double. */
export function total(values: readonly Numeric[]): Numeric | null {
  return isOfDoubles(values) ? finite(compensatedSum(values)) : addExactly(values);
}

const isOfDoubles = (values: readonly Numeric[]): values is readonly number[] =>
  values.every((value) => typeof value === 'number');

const mean = (values: readonly number[]): number => compensatedSum(values) / values.length;

function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Sample standard deviation, in two passes; null below two values. */
function stddev(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const center = mean(values);
  return Math.sqrt(compensatedSum(values.map((value) => (value - center) ** 2)) / (values.length - 1));
}

export function delta(from: Numeric | null, to: Numeric | null): Numeric | null {
  if (from === null || to === null) return null;
  return typeof from === 'number' && typeof to === 'number'
    ? finite(to - from)
    : addExactly([to, negated(from)]);
}

/** Change as a ratio of the size of `from`, so that its sign is the direction; from zero null. */
export function growth(from: Numeric | null, to: Numeric | null): number | null {
  const change = delta(from, to);
  if (change === null || from === null || from === 0) return null;
  return finite(doubleOf(change) / Math.abs(doubleOf(from)));
}

/** By zero null, as is what no double holds. */
export const quotient = (part: Numeric | null, whole: Numeric | null): number | null =>
  part === null || whole === null ? null : finite(doubleOf(part) / doubleOf(whole));

type Aggregate = (values: readonly Operand[], at: Span) => Operand;
type Change = (from: Numeric | null, to: Numeric | null) => Numeric | null;

/** A figure between those of the rows, such as their average, which a double holds as closely as anyone reads it. */
const levelAggregate =
  (name: string, compute: (values: number[]) => number | null): Aggregate =>
  (values, at) => {
    const found = numbersOf(values, at, name).map(doubleOf);
    const result = found.length ? compute(found) : null;
    return result === null ? null : finite(result);
  };

/** A figure of the steps between values in row order. */
const stepAggregate =
  (name: string, compute: (values: Numeric[]) => number | null): Aggregate =>
  (values, at) =>
    compute(numbersOf(values, at, name));

const sum: Aggregate = (values, at) => {
  const found = numbersOf(values, at, 'sum');
  return found.length ? total(found) : null;
};

const changeAggregate =
  (name: string, change: Change): Aggregate =>
  (values, at) =>
    change(arithmetic(firstOf(values), at, name), arithmetic(lastOf(values), at, name));

/** Aggregates over one column's values, nulls among them. */
export const AGGREGATES = new Map<string, Aggregate>([
  ['sum', sum],
  ['avg', levelAggregate('avg', mean)],
  ['median', levelAggregate('median', median)],
  ['stddev', levelAggregate('stddev', stddev)],
  ['min', (values, at) => values[extreme(values, -1, at)] ?? null],
  ['max', (values, at) => values[extreme(values, 1, at)] ?? null],
  ['distinct', (values) => new Set(values.filter((value) => value !== null).map(identity)).size],
  ['count', (values) => values.reduce<number>((count, value) => (value === null ? count : count + 1), 0)],
  ['first', firstOf],
  ['last', lastOf],
  ['delta', changeAggregate('delta', delta)],
  ['growth', changeAggregate('growth', growth)],
  ['streak', stepAggregate('streak', streak)],
  ['pace', stepAggregate('pace', pace)],
]);

/** What equal cells share. */
export const identity = (value: Operand): Operand =>
  value instanceof ExactDecimal ? `\u0000${value.text}` : value;

/** A test for rows whose cell in `column` equals `key`, read as the column's own type; null equals nothing. */
export function keyMatcher(column: readonly Operand[], key: Operand): (index: number) => boolean {
  if (key === null) return () => false;
  const sample = firstOf(column);
  let wanted: Operand = key;
  if (typeof sample === 'string') wanted = key instanceof ExactDecimal ? key.text : String(key);
  else if (typeof sample !== 'boolean' && typeof key === 'string') wanted = readDecimal(key) ?? key;
  else if (typeof sample === 'boolean' && typeof key === 'string')
    wanted = key === 'true' ? true : key === 'false' ? false : key;
  const id = identity(wanted);
  return (index) => {
    const cell = column[index] ?? null;
    return cell !== null && identity(cell) === id;
  };
}
