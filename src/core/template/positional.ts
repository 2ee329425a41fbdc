import { numbersOf, total } from './aggregates.js';
import type { CallExpression, Expression } from './ast.js';
import { doubleOf } from './exact.js';
import { printBare } from './formats.js';
import { intl } from './intl-cache.js';
import { largestPlaces, percentile } from './ranks.js';
import type { Scope } from './scope.js';
import { problemAt, type Span } from './template-error.js';
import { finite, type Operand } from './values.js';

interface Counting {
  takes: (count: number) => boolean;
  message: string;
  hint: string;
}

const COUNTING: Readonly<Record<string, Counting>> = {
  nth: {
    takes: (count) => Number.isSafeInteger(count) && count !== 0,
    message: 'nth counts in whole numbers from 1.',
    hint: 'Write nth(name, 1), or nth(name, -1) for the last row.',
  },
  list: {
    takes: (count) => Number.isInteger(count) && count >= 1 && count <= 50,
    message: 'list counts in whole numbers from 1 to 50.',
    hint: 'Write list(name, 3).',
  },
  top: {
    takes: (count) => Number.isSafeInteger(count) && count >= 1,
    message: 'top counts in whole numbers from 1.',
    hint: 'Write top(value, 3); argmax(name, value) names the largest.',
  },
  percentile: {
    takes: (percent) => percent >= 0 && percent <= 100,
    message: 'percentile takes a number from 0 to 100.',
    hint: 'Write percentile(value, 90).',
  },
};

/** A function of a column and a number. `nth` counts every row, nulls too; the others skip nulls. */
export function positional(
  node: CallExpression,
  column: readonly Operand[],
  count: Operand,
  scope: Scope,
): Operand {
  const { name, args } = node;
  const [head = node, at = node]: readonly Span[] = args;
  if (count === null) return null;
  const counting = COUNTING[name];
  if (typeof count !== 'number' || !counting?.takes(count))
    throw problemAt('ARGUMENT', at, counting?.message ?? '', counting?.hint);
  switch (name) {
    case 'nth':
      return column.at(count > 0 ? count - 1 : count) ?? null;
    case 'list':
      return list(column, count, scope);
    case 'top': {
      const values = numbersOf(column, head, name);
      const largest = largestPlaces(values, count).map((index) => values[index] ?? 0);
      return largest.length ? total(largest) : null;
    }
    default: {
      const value = percentile(numbersOf(column, head, name).map(doubleOf), count);
      return value === null ? null : finite(value);
    }
  }
}

/** The rows from one place to another, both counted as `nth` does and taken in; none where there is no such row. */
export function placesBetween(
  { args }: CallExpression,
  length: number,
  valueOf: (node: Expression) => Operand,
): number[] {
  const [from, to] = args.slice(1).map((arg) => {
    const count = valueOf(arg);
    if (count === null) return undefined;
    if (typeof count !== 'number' || !COUNTING['nth']?.takes(count))
      throw problemAt(
        'ARGUMENT',
        arg,
        'sum_rows counts in whole numbers from 1.',
        'Write sum_rows(value, 1, 12), or sum_rows(value, -12, -1) for the last rows.',
      );
    return count > 0 ? count - 1 : length + count;
  });
  if (from === undefined || to === undefined || from < 0 || to >= length) return [];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function list(column: readonly Operand[], count: number, scope: Scope): string | null {
  const texts: string[] = [];
  for (const value of column) {
    if (texts.length === count) break;
    if (value !== null) texts.push(printBare(value, scope.context));
  }
  return texts.length ? intl.list(scope.context.locale, { type: 'conjunction' }).format(texts) : null;
}
