import type { CallExpression, Expression } from './ast.js';
import { cachedExpression } from './scope.js';
import { TemplateError } from './template-error.js';

/** What figures are called in a language. */
export interface ExpressionWords {
  /** By the function over one column: `sum` of "revenue" is "Total of revenue". */
  figureOf: Readonly<Record<string, (column: string) => string>>;
  figureRows: string;
  figureShare: (key: string, column: string) => string;
  figureHighest: (label: string, column: string) => string;
  figureLowest: (label: string, column: string) => string;
  figureRank: (key: string, column: string) => string;
  figureAbove: (column: string, bound: string) => string;
  figureBelow: (column: string, bound: string) => string;
  figurePercentile: (percent: string, column: string) => string;
  figureTop: (count: string, column: string) => string;
  figureCorrelation: (column: string, other: string) => string;
  /** The median of a column over the rows of the quarter that is lowest, or highest, by another. */
  figureMedianLow: (column: string, other: string) => string;
  figureMedianHigh: (column: string, other: string) => string;
  /** The label of the row since which the last value of the column is the highest, or the lowest. */
  figureSince: (label: string, column: string) => string;
  figureLowSince: (label: string, column: string) => string;
  /** A figure of the rows of one key alone. */
  figureFor: (figure: string, key: string) => string;
}

/** Longer expressions are cut, in UTF-16 units. */
const LONGEST = 32;

/** A short name for an expression: "Total of revenue"; the expression itself where there are no words for it. */
export function describeExpression(expression: string, words: ExpressionWords): string {
  let name: string | undefined;
  try {
    name = nameOf(cachedExpression(expression), words);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
  }
  return name ?? (expression.length > LONGEST ? `${expression.slice(0, LONGEST - 1)}…` : expression);
}

function nameOf(node: Expression, words: ExpressionWords): string | undefined {
  if (node.kind === 'name') return node.name;
  return node.kind === 'call' ? callName(node, words) : undefined;
}

function callName(node: CallExpression, words: ExpressionWords): string | undefined {
  const { name, signature, args } = node;
  const [inner] = args;
  if (signature.startsWith('v'))
    return args.length > 1 && name !== 'round' ? undefined : inner && nameOf(inner, words);
  const keys = args.filter((_, index) => signature[index] === 'k').map(said);
  if (!keys.every((key) => key !== undefined)) return undefined;
  const { figure, rest } = figureName(node, keys, words);
  return figure === undefined || rest.length === 0 ? figure : words.figureFor(figure, rest.join(' · '));
}

/** A figure's name with the key it is of, and the keys that only choose its rows. */
function figureName(
  { name, signature, args }: CallExpression,
  keys: readonly string[],
  words: ExpressionWords,
): { figure: string | undefined; rest: readonly string[] } {
  const [first, second] = args.map(said);
  if (name === 'count' && signature !== 'c') return { figure: words.figureRows, rest: keys };
  if (first === undefined) return { figure: undefined, rest: [] };
  const [key = '', ...others] = keys;
  if (name === 'share') return { figure: words.figureShare(key, first), rest: others };
  if (name === 'rank') return { figure: words.figureRank(key, first), rest: others };
  if (name === 'lookup') return { figure: first, rest: keys };
  if (signature === 'c' || signature.startsWith('cck'))
    return {
      figure: Object.hasOwn(words.figureOf, name) ? words.figureOf[name]?.(first) : undefined,
      rest: keys,
    };
  const next = second ?? (args[1] && nameOf(args[1], words));
  return { figure: next === undefined ? undefined : pairName(name, first, next, words), rest: keys };
}

/** The name of a figure of two columns, or of a column and a number or bound. */
function pairName(name: string, first: string, second: string, words: ExpressionWords): string | undefined {
  switch (name) {
    case 'argmax':
      return words.figureHighest(first, second);
    case 'argmin':
      return words.figureLowest(first, second);
    case 'above':
      return words.figureAbove(first, second);
    case 'below':
      return words.figureBelow(first, second);
    case 'percentile':
      return words.figurePercentile(second, first);
    case 'top':
      return words.figureTop(second, first);
    case 'correlation':
      return words.figureCorrelation(first, second);
    case 'median_low':
      return words.figureMedianLow(first, second);
    case 'median_high':
      return words.figureMedianHigh(first, second);
    case 'since':
      return words.figureSince(second, first);
    case 'low_since':
      return words.figureLowSince(second, first);
    default:
      return undefined;
  }
}

/** A column or a key as it is spoken of. */
function said(node: Expression): string | undefined {
  if (node.kind === 'name') return node.name;
  return node.kind === 'constant' ? String(node.value) : undefined;
}
