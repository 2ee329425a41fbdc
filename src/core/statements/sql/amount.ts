import { aggregationOf, goesByColumn, isAggregate, takesCondition } from './aggregates.js';
import type { Call, Expression } from './ast.js';
import { fingerprint } from './expressions.js';
import { countsAll } from './scope.js';
import {
  choicesOf,
  columnsOf,
  isTest,
  linearOf,
  numberOf,
  otherwiseOf,
  seenThrough,
  type Linear,
} from './see-through.js';
import type { Aggregation } from './types.js';

/** What an aggregate adds up, counts or averages. */
export interface Amount {
  aggregation: Aggregation;
  inner?: Aggregation;
  columns: readonly string[];
  orderedBy?: string;
  countsRows: boolean;
  /** A condition that rows must meet to be taken. */
  tests: readonly Expression[];
  /** Rows are taken where the tests fail. */
  inverted: boolean;
  /** The average of yes and no, which is the share of rows with yes. */
  isShare: boolean;
  scale: number;
  shifted: boolean;
  difference: boolean;
  product: boolean;
  /** What is aggregated, beside conditions and constants. */
  core?: Expression;
  /** The argument as it is. */
  value?: Expression;
}

const PLAIN = {
  countsRows: false,
  inverted: false,
  isShare: false,
  scale: 1,
  shifted: false,
  difference: false,
  product: false,
};

/** What an aggregate comes to, over a window too; undefined where the expression is none. */
export function amountOf(e: Expression): Amount | undefined {
  if (e.kind !== 'call') return undefined;
  const aggregation = aggregationOf(e);
  if (!aggregation) return undefined;
  const tests = e.filter ? [e.filter] : [];
  const own = conditional(e, aggregation);
  const { orderedBy } = own;
  return {
    ...PLAIN,
    ...own,
    tests: [...tests, ...(own.tests ?? [])],
    ...(orderedBy === undefined ? {} : { orderedBy }),
  };
}

type Found = Partial<Amount> & Pick<Amount, 'aggregation' | 'columns'>;

function conditional(call: Call, aggregation: Aggregation): Found {
  const { name, args } = call;
  const test = takesCondition(name) ? args.at(-1) : undefined;
  const values = test ? args.slice(0, -1) : args;
  const tests = test ? [test] : [];
  const [first] = values;
  if (aggregation === 'count' && countsAll(values)) {
    const { keys } = call;
    if (!keys) return { aggregation, columns: [], countsRows: true, tests };
    // Rows that are groups of a subquery: as many as its key has values.
    return { aggregation: keys.length === 1 ? 'distinct' : 'count', columns: keys.flatMap(columnsOf), tests };
  }
  if (!first) return { aggregation, columns: [], tests };
  if (aggregation === 'first' || aggregation === 'last') return picked(call, aggregation, first);
  if (aggregation === 'other')
    return { aggregation, columns: [...new Set(values.flatMap(columnsOf))], tests };
  const found = ofValue(aggregation, first);
  return { ...found, tests: [...tests, ...(found.tests ?? [])] };
}

function picked(call: Call, aggregation: Aggregation, first: Expression): Found {
  const by = goesByColumn(call.name) ? call.args[1] : call.order[0]?.expression;
  const [orderedBy, ...others] = by ? columnsOf(by) : [];
  const { core, scale, shifted } = linearOf(first);
  // The value at the end of a descending order is the first one.
  const isDescending = !goesByColumn(call.name) && call.order[0]?.direction === 'desc';
  const turned = aggregation === 'first' ? 'last' : 'first';
  return {
    aggregation: isDescending ? turned : aggregation,
    columns: columnsOf(first),
    ...(orderedBy === undefined || others.length > 0 ? {} : { orderedBy }),
    scale,
    shifted,
    core,
  };
}

function ofValue(aggregation: Aggregation, value: Expression): Found {
  const linear = linearOf(value);
  const { core } = linear;
  const isSum = aggregation === 'sum';
  if (isTest(core)) {
    if (isSum || aggregation === 'average') return yesAndNo(aggregation, [core], false, linear);
    return { aggregation, columns: columnsOf(core) };
  }
  const one = isSum ? numberOf(value) : undefined;
  if (one !== undefined) return { aggregation: 'count', columns: [], countsRows: true, scale: one };
  const choices = choicesOf(core);
  if (choices) return ofChoices(aggregation, core, choices, linear);
  const nested = isAggregate(core) ? amountOf(core) : undefined;
  if (nested) return ofAggregate(aggregation, nested, linear);
  const parts = arithmetic(core);
  return { aggregation, columns: columnsOf(core), ...scaled(linear), ...parts, core, value };
}

const scaled = ({ scale, shifted }: Linear): Pick<Amount, 'scale' | 'shifted'> => ({ scale, shifted });

function yesAndNo(
  aggregation: Aggregation,
  tests: readonly Expression[],
  inverted: boolean,
  linear: Linear,
): Found {
  const isShare = aggregation === 'average';
  return {
    aggregation: isShare ? aggregation : 'count',
    columns: [],
    countsRows: !isShare,
    isShare,
    tests,
    inverted,
    ...scaled(linear),
  };
}

/** `SUM(CASE WHEN paid THEN amount ELSE 0 END)` takes the rows that are paid. */
function ofChoices(
  aggregation: Aggregation,
  core: Expression,
  choices: readonly { when: Expression; then: Expression }[],
  linear: Linear,
): Found {
  const isSum = aggregation === 'sum';
  const otherwise = otherwiseOf(core);
  const isNothing = (e: Expression | undefined): boolean => {
    const inside = e && seenThrough(e);
    if (inside?.kind === 'literal' && inside.value === null) return true;
    return inside === undefined || (isSum && numberOf(inside) === 0);
  };
  const taken = choices.filter(({ then }) => !isNothing(then));
  const values = [
    ...taken.map(({ then }) => then),
    ...(isNothing(otherwise) || !otherwise ? [] : [otherwise]),
  ];
  const [value, second] = [...new Map(values.map((one) => [fingerprint(one), one])).values()];
  const most = Math.max(...values.map((one) => numberOf(one) ?? NaN));
  const isFlag =
    (most === 1 || most === 100) && values.every((one) => [0, most].includes(numberOf(one) ?? NaN));
  const isSubject = core.kind === 'case' && core.subject !== undefined;
  const tests = isSubject ? [core] : (taken.length > 0 ? taken : choices).map(({ when }) => when);
  const inverted = taken.length === 0;
  // 1 and 0 averaged are a share; without ELSE the others would not count.
  if (aggregation === 'average' && isFlag && otherwise && values.length === choices.length + 1) {
    const yes = choices.filter(({ then }) => numberOf(then) === most).map(({ when }) => when);
    return yesAndNo(aggregation, yes.length > 0 ? yes : choices.map(({ when }) => when), yes.length === 0, {
      ...linear,
      scale: linear.scale * most,
    });
  }
  if (value && !second && (values.length < choices.length + 1 || !otherwise)) {
    const literal = seenThrough(value).kind === 'literal';
    if (aggregation === 'count' && literal)
      return { aggregation, columns: [], countsRows: true, tests, inverted };
    const inside = ofValue(aggregation, value);
    return {
      ...inside,
      scale: (inside.scale ?? 1) * linear.scale,
      tests: [...tests, ...(inside.tests ?? [])],
      inverted,
    };
  }
  // CASE WHEN sold THEN amount ELSE -amount END
  const [a, b] = [value, second].map((one) => one && linearOf(one));
  const isSigned = a && b && fingerprint(a.core) === fingerprint(b.core) && a.scale * b.scale < 0;
  return { aggregation, columns: columnsOf(core), difference: Boolean(isSigned), ...scaled(linear), core };
}

/** Sums of sums are sums; the average of sums is one of sums. */
function ofAggregate(aggregation: Aggregation, nested: Amount, linear: Linear): Found {
  const { aggregation: inner, scale } = nested;
  const isOne = (aggregation === 'sum' && (inner === 'sum' || inner === 'count')) || aggregation === inner;
  const isTotal = isOne && !['average', 'median', 'distinct', 'quantile', 'deviation'].includes(inner);
  if (aggregation === 'count' && isTotal) return { aggregation, columns: [] };
  if (isTotal) return { ...nested, scale: scale * linear.scale, shifted: nested.shifted || linear.shifted };
  return {
    ...nested,
    aggregation,
    inner,
    countsRows: false,
    isShare: false,
    scale: scale * linear.scale,
    shifted: nested.shifted || linear.shifted,
  };
}

/** Whether amounts are subtracted or multiplied. */
export function arithmetic(e: Expression): { difference: boolean; product: boolean } {
  const found = { difference: false, product: false };
  const visit = (node: Expression): void => {
    const inside = seenThrough(node);
    if (inside.kind === 'unary') visit(inside.operand);
    if (inside.kind !== 'binary') return;
    const { operator, left, right } = inside;
    const isConstant = numberOf(left) !== undefined || numberOf(right) !== undefined;
    if (operator === '-' && !isConstant) found.difference = true;
    if (operator === '*' && !isConstant) found.product = true;
    visit(left);
    visit(right);
  };
  visit(e);
  return found;
}
