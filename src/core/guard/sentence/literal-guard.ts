import { findLiterals, type Expression } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** Placeholders that cannot be read, name what is not there, or take what they must not. */
export function brokenPlaceholder({ problems }: SentenceView): string | undefined {
  return problems[0]?.message;
}

/** Figures inside placeholders that no row has a part in. */
export function unboundPlaceholder({ unbound, placeholders }: SentenceView): string | undefined {
  const [first] = unbound;
  if (first) return `{{ ${first.expression} }} is ${first.mark}, not computed from rows`;
  const made = placeholders.find(({ expressionSource }) =>
    cancels(cachedExpression(expressionSource), expressionSource),
  );
  return made && `{{ ${made.expressionSource} }} is the same whatever the rows hold`;
}

/** A value divided by itself or taken from itself: a constant that somebody made. */
function cancels(node: Expression, within: string): boolean {
  if (node.kind === 'call') return node.args.some((arg) => cancels(arg, within));
  if (node.kind !== 'binary') return false;
  const [left, right] = [node.left, node.right].map(({ pos, end }) => within.slice(pos, end));
  return (
    (/^[-/]$/.test(node.operator) && left === right) ||
    cancels(node.left, within) ||
    cancels(node.right, within)
  );
}

/** Figures outside placeholders, in digits or words. */
export function literalFigure({ text }: SentenceView, { format, allowed }: SlideView): string | undefined {
  const literal = findLiterals(text, { locale: format.locale, allowed }).find(
    // "km²" is a unit, and "percentage points" says how the figure before it is meant.
    (found) =>
      !(/^[²³]$/.test(found.text) && UNIT.test(text.slice(0, found.pos))) && !POINTS.test(found.text),
  );
  return literal && `"${literal.text}" is outside placeholders`;
}

const UNIT = /(?<!\p{L})[ckmdh]?m$/u;
const POINTS =
  /^(?:percentage points?|Prozentpunkten?|points? de pourcentage|puntos? porcentual(?:es)?|pontos? percentua(?:l|is))$/iu;
