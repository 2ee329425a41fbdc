import { arithmetic, compareOrder, delta, extreme, growth, quotient } from './aggregates.js';
import type { BinaryOperator, CallExpression, Expression } from './ast.js';
import { computeColumnCall } from './column-calls.js';
import {
  addExactly,
  compareNumbers,
  isNumeric,
  multiplied,
  negated,
  roundedExactly,
  type Numeric,
} from './exact.js';
import { quoteName, suggest } from './nearest.js';
import type { Scope } from './scope.js';
import { problemAt, type Span } from './template-error.js';
import { finite, typeName, type Operand } from './values.js';

/** Computes an expression in a scope. Throws a `TemplateError` at the first thing that cannot be computed. */
export function compute(node: Expression, scope: Scope): Operand {
  switch (node.kind) {
    case 'constant':
      return node.value;
    case 'name':
      return readName(node, scope);
    case 'negate': {
      const value = arithmetic(compute(node.of, scope), node.of, '-');
      return value === null ? null : negated(value);
    }
    case 'not':
      return !condition(node.of, scope);
    case 'choose':
      return compute(condition(node.test, scope) ? node.then : node.otherwise, scope);
    case 'binary':
      return computeBinary(node, scope);
    case 'call':
      return computeCall(node, scope);
  }
}

/** Null counts as false; anything but a boolean is an error. */
function condition(node: Expression, scope: Scope): boolean {
  const value = compute(node, scope);
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  const hint = typeof value === 'number' ? 'Compare it: growth > 0.' : 'Compare it: name == "text".';
  throw problemAt('TYPE', node, `A condition must be true or false, not ${typeName(value)}.`, hint);
}

function readName(node: Expression & { kind: 'name' }, scope: Scope): Operand {
  const { name } = node;
  if (scope.hasVariable(name)) return scope.variable(name, node);
  const table = scope.table();
  if (!table?.has(name)) {
    throw problemAt(
      'UNKNOWN_NAME',
      node,
      `There is no variable or column "${name.slice(0, 60)}".`,
      suggest(name, scope.names()),
    );
  }
  if (table.rows.length === 1) return table.column(name, node)[0] ?? null;
  const column = quoteName(name);
  throw problemAt(
    'COLUMN_NEEDS_FUNCTION',
    node,
    `"${name.slice(0, 60)}" is a column with ${table.rows.length} rows.`,
    `Say which: sum(${column}), first(${column}), last(${column}), max(${column}) …`,
  );
}

function computeBinary(node: Expression & { kind: 'binary' }, scope: Scope): Operand {
  const { operator, left, right } = node;
  if (operator === 'and') return condition(left, scope) && condition(right, scope);
  if (operator === 'or') return condition(left, scope) || condition(right, scope);
  const first = compute(left, scope);
  if (operator === '??') return first ?? compute(right, scope);
  const second = compute(right, scope);
  if (operator === '+' || operator === '-' || operator === '*' || operator === '/') {
    return calculate(operator, arithmetic(first, left, operator), arithmetic(second, right, operator));
  }
  if (first === null || second === null) return false;
  return compareValues(operator, first, second, node);
}

function calculate(
  operator: '+' | '-' | '*' | '/',
  left: Numeric | null,
  right: Numeric | null,
): Numeric | null {
  if (left === null || right === null) return null;
  if (operator === '*') return multiplied(left, right);
  if (operator === '/') return quotient(left, right);
  if (typeof left === 'number' && typeof right === 'number')
    return finite(operator === '+' ? left + right : left - right);
  return addExactly([left, operator === '+' ? right : negated(right)]);
}

function compareValues(operator: BinaryOperator, left: Operand, right: Operand, at: Span): boolean {
  if (operator === '==' || operator === '!=') return isEqual(left, right, at) === (operator === '==');
  const order = compareOrder(left, right, at);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function isEqual(left: Operand, right: Operand, at: Span): boolean {
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right) === 0;
  if (typeof left === typeof right) return left === right;
  throw problemAt(
    'TYPE',
    at,
    `Cannot compare ${typeName(left)} with ${typeName(right)}.`,
    'Compare numbers with numbers and text with text.',
  );
}

function computeCall(node: CallExpression, scope: Scope): Operand {
  const valueOf = (arg: Expression): Operand => compute(arg, scope);
  return node.signature.startsWith('v')
    ? computeScalar(node, node.args.map(valueOf))
    : computeColumnCall(node, scope, valueOf);
}

function computeScalar(node: CallExpression, args: readonly Operand[]): Operand {
  const values = args.map((value, index) => arithmetic(value, node.args[index] ?? node, node.name));
  const [first = null, second = null] = values;
  switch (node.name) {
    case 'delta':
      return delta(first, second);
    case 'growth':
      return growth(first, second);
    case 'least':
    case 'greatest':
      return values[extreme(values, node.name === 'least' ? -1 : 1, node)] ?? null;
  }
  if (first === null) return null;
  switch (node.name) {
    case 'abs':
      return compareNumbers(first, 0) < 0 ? negated(first) : first;
    case 'floor':
    case 'ceil':
      if (typeof first !== 'number') return roundedExactly(first, 0, node.name);
      return finite(Math[node.name](first));
    default:
      return round(first, values.length > 1 ? second : 0, node);
  }
}

/** Half away from zero on the number's shortest decimal text, as the formats do: round(1.005, 2) is 1.01. */
function round(value: Numeric, digits: Numeric | null, node: CallExpression): Numeric | null {
  if (digits === null) return null;
  if (typeof digits !== 'number' || !Number.isInteger(digits) || Math.abs(digits) > 15) {
    throw problemAt(
      'ARGUMENT',
      node.args[1] ?? node,
      'round takes whole digits from -15 to 15.',
      'Write round(x, 2).',
    );
  }
  if (typeof value !== 'number') return roundedExactly(value, digits, 'half away from zero');
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const [whole = '0', power = '0'] = String(shifted).split('e');
  const magnitude = Number(`${whole}e${Number(power) - digits}`);
  return finite(value < 0 ? -magnitude : magnitude);
}
