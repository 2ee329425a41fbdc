import type { Call, Expression } from './ast.js';
import { aggregationOf, goesByColumn, takesCondition } from './aggregates.js';
import { childrenOf } from './expressions.js';

/** Functions that leave an amount the same amount: its first argument. */
const WRAPPING = new Set(
  `round round_even roundbankers floor ceil ceiling trunc truncate coalesce ifnull nvl nullif tofloat64 tofloat32 tofloat
  toint64 toint32 touint64 todecimal64 todecimal128 tostring tonullable assumenotnull zeroifnull to_number any_value_or_null`.split(
    /\s+/,
  ),
);
export const isWrapping = (name: string): boolean => WRAPPING.has(name);
const TEXT_TYPE = /^(?:VARCHAR|TEXT|STRING|CHAR|BPCHAR|NVARCHAR|CHARACTER)/;
export const isTextType = (type: string): boolean => TEXT_TYPE.test(type);

/** Behind names of subqueries. */
export function behindNames(e: Expression): Expression {
  let inside = e;
  while (inside.kind === 'through') inside = inside.value;
  return inside;
}

/** Behind names, casts, roundings and what stands in for nothing. */
export function seenThrough(e: Expression): Expression {
  let inside = e;
  for (;;) {
    const next = wrappedIn(inside);
    if (!next) return inside;
    inside = next;
  }
}

function wrappedIn(e: Expression): Expression | undefined {
  if (e.kind === 'through') return e.value;
  if (e.kind === 'cast') return e.operand;
  if (e.kind !== 'call' || e.over || !WRAPPING.has(e.name)) return undefined;
  const [first, ...others] = e.args;
  // COALESCE(a, b) is either of two; with a text in it names what is missing, as COALESCE(region, 'None') does.
  return others.every((arg) => arg.kind === 'literal' && typeof arg.value !== 'string') ? first : undefined;
}

/** `-1000 * x / 8 + 2` is x with the factor -125 and a shift. */
export interface Linear {
  core: Expression;
  scale: number;
  shifted: boolean;
}

export function linearOf(e: Expression): Linear {
  let core = e;
  let scale = 1;
  let shifted = false;
  for (;;) {
    core = seenThrough(core);
    if (core.kind === 'unary' && core.operator === '-') {
      scale = -scale;
      core = core.operand;
      continue;
    }
    if (core.kind !== 'binary') break;
    const left = numberOf(core.left);
    const right = numberOf(core.right);
    const { operator } = core;
    if (operator === '*' && (left ?? right) !== undefined) {
      scale *= left ?? right ?? 1;
      core = left === undefined ? core.left : core.right;
    } else if (operator === '/' && right) {
      scale /= right;
      core = core.left;
    } else if ((operator === '+' || operator === '-') && (left ?? right) !== undefined) {
      if (operator === '-' && left !== undefined) scale = -scale;
      shifted ||= (left ?? right) !== 0;
      core = left === undefined ? core.left : core.right;
    } else break;
  }
  return { core, scale: Number(scale.toPrecision(12)), shifted };
}

/** The number that a constant expression is. */
export function numberOf(e: Expression): number | undefined {
  const inside = seenThrough(e);
  if (inside.kind === 'literal') return typeof inside.value === 'number' ? inside.value : undefined;
  if (inside.kind === 'unary' && inside.operator === '-') {
    const value = numberOf(inside.operand);
    return value === undefined ? undefined : -value;
  }
  if (inside.kind !== 'binary' || !['*', '+', '-', '/'].includes(inside.operator)) return undefined;
  const left = numberOf(inside.left);
  const right = left === undefined ? undefined : numberOf(inside.right);
  if (left === undefined || right === undefined) return undefined;
  if (inside.operator === '*') return left * right;
  if (inside.operator === '+') return left + right;
  return inside.operator === '-' ? left - right : left / right;
}

/** A condition, whose value is yes or no. */
export function isTest(e: Expression): boolean {
  const inside = seenThrough(e);
  if (inside.kind === 'binary')
    return /^(?:=|<>|!=|<|<=|>|>=|(?:NOT )?(?:LIKE|ILIKE|SIMILAR|GLOB))$/.test(inside.operator);
  if (inside.kind === 'unary') return inside.operator === 'NOT';
  return ['logic', 'in', 'between', 'null-test'].includes(inside.kind);
}

/** The choices of CASE, IF and multiIf; undefined for anything else. */
export function choicesOf(e: Expression): { when: Expression; then: Expression }[] | undefined {
  if (e.kind === 'case') return [...e.branches];
  if (e.kind !== 'call' || !['if', 'iif', 'multiif'].includes(e.name)) return undefined;
  return e.args.flatMap((when, i) => {
    const then = i % 2 === 0 ? e.args[i + 1] : undefined;
    return then ? [{ when, then }] : [];
  });
}

/** What comes where none of the choices holds. */
export function otherwiseOf(e: Expression): Expression | undefined {
  if (e.kind === 'case') return e.otherwise;
  return e.kind === 'call' && e.args.length % 2 === 1 ? e.args.at(-1) : undefined;
}

/**
 * The base columns that the values of an expression are made of, each once. What only filters, orders or partitions its rows is left
 * out, and so are the conditions of a CASE that gives values of a column.
 */
export function columnsOf(e: Expression): string[] {
  const found = new Map<string, string>();
  const visit = (node: Expression): void => {
    if (node.kind === 'base') {
      if (!found.has(node.name.toLowerCase())) found.set(node.name.toLowerCase(), node.name);
      return;
    }
    valuesIn(node).forEach(visit);
  };
  visit(e);
  return [...found.values()];
}

function valuesIn(e: Expression): readonly Expression[] {
  const choices = choicesOf(e);
  if (choices) {
    const otherwise = otherwiseOf(e);
    const values = [...choices.map(({ then }) => then), ...(otherwise ? [otherwise] : [])];
    if (values.some((value) => seenThrough(value).kind !== 'literal')) return values;
    return e.kind === 'case' && e.subject ? [e.subject] : choices.map(({ when }) => when);
  }
  if (e.kind === 'call') return e.keys ?? valuesOfCall(e);
  return childrenOf(e);
}

function valuesOfCall(e: Call): readonly Expression[] {
  const isRank = e.args.length === 0 && e.over !== undefined;
  if (isRank) return e.over?.order.map(({ expression }) => expression) ?? [];
  if (aggregationOf(e) === 'count' && takesCondition(e.name)) return [];
  // A CASE of constants in an aggregate, or a test, only says which rows are taken.
  const [first] = e.args;
  const inside = first && aggregationOf(e) ? seenThrough(first) : undefined;
  if (
    inside &&
    (isTest(inside) || choicesOf(inside)?.every(({ then }) => seenThrough(then).kind === 'literal'))
  )
    return otherwiseOf(inside) ? [otherwiseOf(inside) as Expression] : [];
  return goesByColumn(e.name) || takesCondition(e.name) ? e.args.slice(0, 1) : e.args;
}
