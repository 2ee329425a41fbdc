import { findLiterals, type Expression, type Placeholder } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { isPercentName, printsPercent } from './percent-format.js';
import { columnUses } from './column-uses.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

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

/** "In percent", "rounded to whole percent": how a figure of the sentence is written. */
const IN_PERCENT = /(?:(?<!\p{L})in|rounded to (?:whole|full)|auf ganze) $/iu;
const POINTS = /^(?:percentage points?|Prozentpunkten?|points? de pourcentage|puntos? porcentual(?:es)?)$/iu;

/** A hundred times the difference of two ratios, or that of two percentages, right before the words. */
const isPoints = (
  { expression, end }: Placeholder,
  text: string,
  pos: number,
  view: SentenceView,
  slide: SlideView,
): boolean =>
  end <= pos &&
  /^\s*$/.test(text.slice(end, pos)) &&
  (expression.kind === 'binary' && expression.operator === '*'
    ? [expression.left, expression.right].some(isDifference)
    : isDifference(expression) && isOfPercent(expression, view, slide));

/** Whether all columns are in percent, by their names and with values that are no parts of one. */
function isOfPercent(node: Expression, view: SentenceView, slide: SlideView): boolean {
  const uses = columnUses(node, slide.variables, view.source);
  return (
    uses.length > 0 &&
    uses.every(
      ({ column, source }) =>
        isPercentName(column) &&
        (sourceOf(source, slide)?.data?.rows ?? []).some((row) => Math.abs(Number(row[column])) > 1),
    )
  );
}

function isDifference(node: Expression): boolean {
  if (node.kind === 'call')
    return node.name === 'delta' || (node.name === 'abs' && node.args.some(isDifference));
  return node.kind === 'binary' && node.operator === '-';
}

/** Figures outside placeholders, in digits or words. */
export function literalFigure(view: SentenceView, slide: SlideView): string | undefined {
  const { text, placeholders } = view;
  const { format, allowed } = slide;
  const literal = findLiterals(text, { locale: format.locale, allowed }).find(
    (found) =>
      !(/^[²³]$/.test(found.text) && /(?<!\p{L})[ckmdh]?m$/u.test(text.slice(0, found.pos))) &&
      !(
        /^per ?cent$|^prozent$/i.test(found.text) &&
        IN_PERCENT.test(text.slice(0, found.pos)) &&
        placeholders.some(printsPercent)
      ) &&
      !(
        POINTS.test(found.text) &&
        placeholders.some((figure) => isPoints(figure, text, found.pos, view, slide))
      ),
  );
  return literal && `"${literal.text}" stands outside placeholders`;
}
