import { AGGREGATES, arithmetic, extreme } from './aggregates.js';
import { columnName, type CallExpression, type Expression } from './ast.js';
import { extremePlace, placesBeyond, placesInQuarter, placesSince } from './column-calls.js';
import { compute } from './evaluate.js';
import { keyPairs, matchingAll } from './key-pairs.js';
import { placesBetween } from './positional.js';
import { largestPlaces } from './ranks.js';
import { asExpression, Scope } from './scope.js';
import type { EvaluateOptions } from './render.js';
import type { Span } from './template-error.js';
import type { Operand } from './values.js';

/** What one function call, or one bare column, of an expression read. */
export interface Reading {
  /** The call as it is written. */
  call: string;
  /** The source a variable named; absent where the rows are those of the expression itself. */
  source?: string;
  /** Columns it looked at; none for `count()`. */
  columns: string[];
  /** Places of the rows that went into the value, from 0, in order. */
  rows: number[];
  /** How many rows there are. */
  total: number;
}

/** A variable that took part, and what it stands for. */
export interface Definition {
  name: string;
  expr: string;
  source?: string;
}

export interface Trace {
  readings: Reading[];
  definitions: Definition[];
}

/**
 * Which rows an expression reads: those a filter leaves, the one row that `first`, `nth`, `argmax` and their like pick.
 * Only the branch that a condition takes is followed. Throws a `TemplateError` where the expression has no value.
 */
export function traceExpression(expression: string, options: EvaluateOptions = {}): Trace {
  const node = asExpression(expression);
  const scope = new Scope(options.variables ?? {}, options, compute);
  compute(node, scope);
  const trace: Trace = { readings: [], definitions: [] };
  follow(node, expression, scope, trace);
  return trace;
}

function follow(node: Expression, text: string, scope: Scope, trace: Trace): void {
  const on = (...nodes: readonly Expression[]) => nodes.forEach((child) => follow(child, text, scope, trace));
  switch (node.kind) {
    case 'constant':
      return;
    case 'name':
      return followName(node, text, scope, trace);
    case 'negate':
    case 'not':
      return on(node.of);
    case 'binary':
      on(node.left);
      if (needsRight(node, scope)) on(node.right);
      return;
    case 'choose':
      return on(node.test, compute(node.test, scope) === true ? node.then : node.otherwise);
    case 'call': {
      // Columns are names of their own; everything else in a call is an expression.
      const values = node.args.filter((_, index) => node.signature[index] !== 'c');
      on(...values);
      if (!node.signature.startsWith('v')) trace.readings.push(read(node, text, scope));
    }
  }
}

/** The right side is not computed where the left one decides. */
function needsRight({ operator, left }: Expression & { kind: 'binary' }, scope: Scope): boolean {
  if (operator === '??') return compute(left, scope) === null;
  if (operator === 'and') return compute(left, scope) === true;
  return operator !== 'or' || compute(left, scope) !== true;
}

function followName(node: Expression & { kind: 'name' }, text: string, scope: Scope, trace: Trace): void {
  if (!scope.hasVariable(node.name)) {
    const reading = { call: text.slice(node.pos, node.end), columns: [node.name], rows: [0], total: 1 };
    trace.readings.push({ ...reading, ...scope.place });
    return;
  }
  const inner = scope.inside(node.name);
  if (!inner) return;
  const { definition } = inner;
  const known = trace.definitions.some(
    ({ name, source }) => name === definition.name && source === definition.source,
  );
  if (known) return;
  trace.definitions.push(definition);
  follow(inner.expression, definition.expr, inner.scope, trace);
}

function read(node: CallExpression, text: string, scope: Scope): Reading {
  const table = scope.rows(node);
  const columns = node.args.filter((_, index) => node.signature[index] === 'c').map((arg) => columnName(arg));
  return {
    call: text.slice(node.pos, node.end),
    ...scope.place,
    columns: [...new Set(columns)],
    rows: rowsRead(node, scope),
    total: table.rows.length,
  };
}

const PICKS_ONE: Record<string, 1 | -1> = { max: 1, min: -1 };
const places = (values: readonly unknown[]): number[] => values.map((_, index) => index);
const filled = (values: readonly Operand[]): number[] =>
  places(values).filter((index) => values[index] !== null);
const found = (...rows: readonly number[]): number[] => [...new Set(rows.filter((index) => index >= 0))];

function rowsRead(node: CallExpression, scope: Scope): number[] {
  const { name, args, signature } = node;
  const [head, second] = args;
  const valueOf = (arg: Expression): Operand => compute(arg, scope);
  const table = scope.rows(node);
  if (!head) return places(table.rows);
  const column = table.column(columnName(head), head);
  if (!second) return contributing(name, filled(column), column, head);
  if (signature === 'cn') return positional(name, column, valueOf(second), head);
  if (signature === 'cnn')
    return placesBetween(node, column.length, valueOf).filter((index) => column[index] !== null);
  if (signature === 'cv') {
    const bound = valueOf(second);
    return bound === null ? [] : placesBeyond(name, column, bound, second);
  }
  const other = signature.startsWith('cc') ? table.column(columnName(second), second) : column;
  const pairs = keyPairs(node, table, valueOf);
  switch (name) {
    case 'argmax':
    case 'argmin':
      return found(extremePlace(name, other, pairs, second));
    case 'since':
    case 'low_since': {
      const { since, last } = placesSince(name, column, head);
      return found(since, last);
    }
    case 'median_low':
    case 'median_high':
      return placesInQuarter(name, column, other, second);
    // A rank is among the sums of all keys.
    case 'rank':
    case 'correlation':
      return filled(column).filter((index) => other[index] !== null);
    case 'lookup':
      return places(column).filter(matchingAll(pairs)).slice(0, 1);
    // A share is of all rows that the second pair leaves, whichever it is the share of.
    case 'share':
      return filled(column).filter(matchingAll(pairs.slice(1)));
  }
  return contributing(name, filled(column).filter(matchingAll(pairs)), column, head);
}

/** Of the rows with a value those that the function takes. */
function contributing(name: string, rows: number[], column: readonly Operand[], at: Span): number[] {
  if (name === 'first') return rows.slice(0, 1);
  if (name === 'last') return rows.slice(-1);
  if (name === 'delta' || name === 'growth') return found(...rows.slice(0, 1), ...rows.slice(-1));
  const values = rows.map((index) => column[index] ?? null);
  if (name === 'streak') {
    const steps = AGGREGATES.get(name)?.(values, at);
    // Of no steps at all the last, equal one.
    return rows.slice(-1 - Math.max(1, typeof steps === 'number' ? steps : 0));
  }
  const direction = PICKS_ONE[name];
  if (direction === undefined) return rows;
  const place = extreme(values, direction, at);
  return rows.slice(place, place + 1);
}

function positional(name: string, column: readonly Operand[], count: Operand, at: Span): number[] {
  if (typeof count !== 'number') return [];
  if (name === 'list') return filled(column).slice(0, count);
  if (name === 'percentile') return filled(column);
  if (name === 'top')
    return largestPlaces(
      column.map((value) => arithmetic(value, at, name)),
      count,
    );
  const place = count > 0 ? count - 1 : column.length + count;
  return place >= 0 && place < column.length ? [place] : [];
}
