import { findLiterals, type Expression, type Placeholder } from '../../template/index.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** Placeholders that cannot be read, name what is not there, or take what they must not. */
export function brokenPlaceholder({ problems }: SentenceView): string | undefined {
  return problems[0]?.message;
}

/** Figures inside placeholders that no row has a part in. */
export function unboundPlaceholder({ unbound }: SentenceView): string | undefined {
  const [first] = unbound;
  return first && `{{ ${first.expression} }} is ${first.mark}, not computed from rows`;
}

const POINTS = /^(?:percentage points?|Prozentpunkten?|points? de pourcentage|puntos? porcentual(?:es)?)$/iu;

/** A hundred times the difference of two ratios, right before the words. */
const isPoints = ({ expression, end }: Placeholder, text: string, pos: number): boolean =>
  expression.kind === 'binary' &&
  expression.operator === '*' &&
  [expression.left, expression.right].some(isDifference) &&
  end <= pos &&
  /^\s*$/.test(text.slice(end, pos));

function isDifference(node: Expression): boolean {
  if (node.kind === 'call')
    return node.name === 'delta' || (node.name === 'abs' && node.args.some(isDifference));
  return node.kind === 'binary' && node.operator === '-';
}

/** Figures outside placeholders, in digits or words. */
export function literalFigure(
  { text, placeholders }: SentenceView,
  { format, allowed }: SlideView,
): string | undefined {
  const literal = findLiterals(text, { locale: format.locale, allowed }).find(
    (found) =>
      !(/^[²³]$/.test(found.text) && /(?<!\p{L})[ckmd]?m$/u.test(text.slice(0, found.pos))) &&
      !(POINTS.test(found.text) && placeholders.some((figure) => isPoints(figure, text, found.pos))),
  );
  return literal && `"${literal.text}" stands outside placeholders`;
}
