import type { Expression } from './ast.js';
import { aggregationOf, isAggregate } from './aggregates.js';
import {
  behindNames,
  choicesOf,
  columnsOf,
  linearOf,
  numberOf,
  otherwiseOf,
  seenThrough,
} from './see-through.js';

export interface Ranges {
  column: string;
  width?: number;
}

/** The ranges that an expression cuts a number into; undefined where it cuts none. */
export function rangesOf(e: Expression): Ranges | undefined {
  const inside = bare(e);
  if (choicesOf(inside)) return ofChoices(inside);
  if (inside.kind === 'call') return ofCall(inside.name, inside.args);
  if (inside.kind !== 'binary') return undefined;
  const { operator, left, right } = inside;
  if (operator === '||') return together([left, right]);
  if (operator === '//') return wide(left, numberOf(right));
  // x - x % 10
  const rest = bare(right);
  if (operator === '-' && rest.kind === 'binary' && rest.operator === '%')
    return wide(left, numberOf(rest.right));
  if (!['*', '+', '-', '/'].includes(operator)) return undefined;
  // What is done to all ranges alike: FLOOR(x / 10) * 10 + 5
  if (numberOf(right) !== undefined) return rangesOf(left);
  return numberOf(left) === undefined ? undefined : rangesOf(right);
}

/** Behind names and casts; roundings make ranges. */
function bare(e: Expression): Expression {
  let inside = behindNames(e);
  while (inside.kind === 'cast') inside = behindNames(inside.operand);
  return inside;
}

function wide(e: Expression, width: number | undefined): Ranges | undefined {
  const column = amountIn(e);
  return column === undefined ? undefined : { column, ...(width ? { width: Math.abs(width) } : {}) };
}

/** The column that is cut, `*` where rows are counted. */
function amountIn(e: Expression): string | undefined {
  const { core } = linearOf(e);
  if (isAggregate(core) && aggregationOf(core) === 'count' && columnsOf(core).length === 0) return '*';
  const columns = columnsOf(core);
  return columns.length === 1 ? columns[0] : undefined;
}

function ofCall(name: string, args: readonly Expression[]): Ranges | undefined {
  const [first, second, third, fourth] = args;
  if (!first) return undefined;
  switch (name) {
    case 'floor':
    case 'ceil':
    case 'ceiling':
    case 'trunc':
    case 'round': {
      const digits = second && numberOf(second);
      if (digits !== undefined && digits < 0) return wide(first, 10 ** -digits);
      const { core, scale } = linearOf(first);
      const inside = bare(first);
      const isDivided =
        inside.kind === 'binary' && inside.operator === '/' && Math.abs(scale) < 1 && !isAggregate(core);
      const counted = isAggregate(core) && amountIn(core) === '*' && Math.abs(scale) < 1;
      if (name !== 'round' && (isDivided || counted)) return wide(core, Number((1 / scale).toPrecision(12)));
      return rangesOf(first);
    }
    case 'width_bucket': {
      const [low, high, count] = [second, third, fourth].map((arg) => arg && numberOf(arg));
      const width = low !== undefined && high !== undefined && count ? (high - low) / count : undefined;
      return wide(first, width);
    }
    case 'least':
    case 'greatest': {
      const open = args.filter((arg) => numberOf(arg) === undefined);
      return open.length === 1 && open[0] ? rangesOf(open[0]) : undefined;
    }
    case 'concat':
    case 'printf':
    case 'format':
      return together(args);
    default:
      return ['coalesce', 'ifnull', 'tostring', 'lpad', 'trim'].includes(name) ? rangesOf(first) : undefined;
  }
}

/** `lo || ' to ' || hi`, all of one column. */
function together(pieces: readonly Expression[]): Ranges | undefined {
  let found: Ranges | undefined;
  for (const piece of pieces) {
    if (bare(piece).kind === 'literal') continue;
    const ranges = rangesOf(piece);
    if (!ranges || (found && found.column !== ranges.column)) return undefined;
    found ??= ranges;
  }
  return found;
}

/** `CASE WHEN x < 10 THEN 'under 10' WHEN x < 20 THEN …`, or names for the ranges of a number: `CASE FLOOR(x / 10) WHEN 0 THEN …`. */
function ofChoices(e: Expression): Ranges | undefined {
  const choices = choicesOf(e) ?? [];
  const otherwise = otherwiseOf(e);
  const values = [...choices.map(({ then }) => then), ...(otherwise ? [otherwise] : [])];
  const ranged = values.filter((value) => bare(value).kind !== 'literal').map(rangesOf);
  const inner = ranged[0];
  if (ranged.some((ranges) => !ranges || ranges.column !== inner?.column)) return undefined;
  if (e.kind === 'case' && e.subject) return rangesOf(e.subject);
  const edges: number[] = [];
  let column = inner?.column;
  for (const { when } of choices) {
    const compared = comparisonOf(when);
    if (!compared || (column !== undefined && compared.column !== column)) return undefined;
    column = compared.column;
    edges.push(...compared.edges);
  }
  const distinct = [...new Set(edges)].sort((a, b) => a - b);
  if (column === undefined || (!inner && distinct.length === 0)) return undefined;
  // A flag, such as CASE WHEN x > 0 THEN 1 ELSE 0 END, is no range.
  if (!inner && values.every((value) => numberOf(value) !== undefined)) return undefined;
  const width = inner ? inner.width : steps(distinct);
  return { column, ...(width === undefined ? {} : { width }) };
}

function steps(edges: readonly number[]): number | undefined {
  const widths = edges.slice(1).map((edge, i) => edge - (edges[i] ?? edge));
  const [first] = widths;
  return widths.length > 1 && widths.every((width) => width === first) ? first : undefined;
}

/** What a condition compares with numbers, and where: `x >= 10 AND x < 20`. */
function comparisonOf(e: Expression): { column: string; edges: number[] } | undefined {
  if (e.kind === 'logic' && e.operator === 'AND') {
    const parts = e.parts.map(comparisonOf);
    const [first] = parts;
    if (!first || parts.some((part) => part?.column !== first.column)) return undefined;
    return { column: first.column, edges: parts.flatMap((part) => part?.edges ?? []) };
  }
  if (e.kind === 'null-test') {
    const column = amountIn(e.operand);
    return column === undefined ? undefined : { column, edges: [] };
  }
  if (e.kind === 'between') {
    const edges = [numberOf(e.low), numberOf(e.high)].filter((edge) => edge !== undefined);
    const column = amountIn(seenThrough(e.operand));
    return column !== undefined && edges.length === 2 && !e.negated
      ? { column, edges: edges.slice(0, 1) }
      : undefined;
  }
  if (e.kind !== 'binary' || !['<', '<=', '>', '>='].includes(e.operator)) return undefined;
  const isFirst = numberOf(e.left) === undefined;
  const edge = numberOf(isFirst ? e.right : e.left);
  const column = amountIn(isFirst ? e.left : e.right);
  return edge === undefined || column === undefined ? undefined : { column, edges: [edge] };
}
