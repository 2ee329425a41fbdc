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

function callName({ name, signature, args }: CallExpression, words: ExpressionWords): string | undefined {
  const [first, second, third] = args.map(said);
  if (name === 'count') {
    if (first === undefined) return words.figureRows;
    if (signature === 'ck')
      return second === undefined ? undefined : words.figureFor(words.figureRows, second);
  }
  if (name === 'argmax' || name === 'argmin') {
    if (first === undefined || second === undefined) return undefined;
    return name === 'argmax' ? words.figureHighest(first, second) : words.figureLowest(first, second);
  }
  const [inner] = args;
  if (signature.startsWith('v'))
    return args.length > 1 && name !== 'round' ? undefined : inner && nameOf(inner, words);
  if (first === undefined) return undefined;
  if (signature === 'cck') {
    if (third === undefined) return undefined;
    if (name === 'share') return words.figureShare(third, first);
    if (name === 'lookup') return words.figureFor(first, third);
  }
  const figure = Object.hasOwn(words.figureOf, name) ? words.figureOf[name]?.(first) : undefined;
  if (figure === undefined || signature === 'c') return figure;
  return signature === 'cck' && third !== undefined ? words.figureFor(figure, third) : undefined;
}

/** A column or a key as it is spoken of. */
function said(node: Expression): string | undefined {
  if (node.kind === 'name') return node.name;
  return node.kind === 'constant' ? String(node.value) : undefined;
}
