import type { Expression } from '../../template/index.js';
import { matchFolded } from '../../template/fold.js';
import { cachedExpression } from '../../template/scope.js';
import { UNIT_PATTERNS } from '../unit-words.js';
import { columnUses, meaningIn } from './column-uses.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** What turns hours into minutes, and months into years. */
const OF_TIME: ReadonlySet<number> = new Set([7, 12, 24, 52, 60, 365, 1440, 3600]);
const OF_SCALE: ReadonlySet<number> = new Set([1e3, 1e6, 1e9]);
const SCALE_WORDS =
  /(?<!\p{L})(?:thousands?|millions?|billions?|bn|k|m|tsd|tausend|mio|mrd|million(?:en)?|milliarden?|milliers?|milliards?|mille|mil|miles|millón|millones)(?!\p{L})/iu;

/**
 * A figure that a constant makes another: `count() * 100` is no count, `count() + count()` counts every row twice, and `sum(x) / 1000` is
 * an amount only where the sentence says of which unit.
 */
export function isMadeUp(expression: string, view: SentenceView, slide: SlideView): boolean {
  const textOf = ({ pos, end }: Expression): string => expression.slice(pos, end);
  const look = (node: Expression): boolean => {
    if (node.kind === 'negate') return look(node.of);
    if (node.kind === 'call') return !node.signature.startsWith('c') && node.args.some(look);
    if (node.kind !== 'binary') return false;
    const { left, right, operator } = node;
    if (look(left) || look(right)) return true;
    if (operator === '+' && textOf(left) === textOf(right) && left.kind !== 'constant') return true;
    const [constant, other] = right.kind === 'constant' ? [right, left] : [left, right];
    if (constant.kind !== 'constant' || typeof constant.value !== 'number' || other.kind === 'constant')
      return false;
    const { value } = constant;
    if (operator === '/' && value === 100 && constant === right) return !isOfPercent(other, view, slide);
    const adds = operator === '+' || operator === '-';
    // "1 - share", and "growth * 100 + 100" as an index.
    if (isRatio(other, view, slide)) return adds && value !== 1 && !(value === 100 && isHundredfold(other));
    if (operator === '+') return value !== 0;
    if (operator !== '*' && !(operator === '/' && constant === right)) return false;
    if (OF_SCALE.has(value)) return !saysScale(view);
    return operator === '*' && value > 1 && (holdsCount(other) || !OF_TIME.has(value));
  };
  return look(cachedExpression(expression));
}

const saysScale = ({ masked }: SentenceView): boolean =>
  SCALE_WORDS.test(masked) || matchFolded(masked, UNIT_PATTERNS).length > 0;

const isHundredfold = (node: Expression): boolean =>
  node.kind === 'binary' &&
  node.operator === '*' &&
  [node.left, node.right].some(
    ({ kind, ...side }) => kind === 'constant' && 'value' in side && side.value === 100,
  );

const holdsCount = (node: Expression): boolean =>
  node.kind === 'call' && /^(?:count|distinct)$/.test(node.name);

const isOfPercent = (node: Expression, view: SentenceView, slide: SlideView): boolean =>
  columnUses(node, slide.variables, view.source).every(
    ({ column, source }) => meaningIn(column, source, slide)?.ratio === true,
  );

/** A part of something, or what is measured in parts. */
function isRatio(node: Expression, view: SentenceView, slide: SlideView): boolean {
  if (node.kind === 'negate') return isRatio(node.of, view, slide);
  if (node.kind === 'binary')
    return node.operator === '/' || isRatio(node.left, view, slide) || isRatio(node.right, view, slide);
  if (node.kind === 'call' && /^(?:growth|share)$/.test(node.name)) return true;
  if (node.kind === 'call' && !node.signature.startsWith('c'))
    return node.args.some((arg) => isRatio(arg, view, slide));
  return columnUses(node, slide.variables, view.source).some(({ column, source }) => {
    const meaning = meaningIn(column, source, slide);
    return meaning?.ratio === true || meaning?.kind === 'ratio' || meaning?.kind === 'level';
  });
}
