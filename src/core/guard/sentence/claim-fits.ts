import type { ClaimMeaning } from '../claim-meaning.js';
import { comparesByDimension, dimensionNamed } from '../dimension-words.js';
import type { Assertion } from './assertions.js';
import { columnUses, meaningIn, testedColumns } from './column-uses.js';
import { columnsOf, type JudgedClaim, type SentenceView, type SlideView } from './sentence-view.js';

/** So many comparisons place a value between others. */
const LEAST_STEPS = 2;

/** Of what is no amount of money it would be a judgement. */
const VALUABLE = /valuable|wertvoll|valios/iu;

/** "Nächsthöher" is next to another: a test of the two alone does not show it. */
const NEXT_TO = /^(?:nächst|zweit)/iu;

/**
 * "Heaviest" is told of a weight and of its largest value: a test of another column does not show it where one of weights is at hand, nor
 * does one of the least.
 */
export function fitsAdjective(
  claim: JudgedClaim,
  { text }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (NEXT_TO.test(text)) return claim.meaning.steps >= LEAST_STEPS;
  if (!comparesByDimension(text)) return true;
  const { ends } = claim.meaning;
  const tested = testedColumns(claim, view, slide);
  const named = (column: string, source: string | undefined): 'max' | 'min' | 'any' | undefined => {
    const meaning = meaningIn(column, source, slide);
    return meaning && dimensionNamed(text, meaning);
  };
  const fitting = tested.map(({ column, source }) => named(column, source)).filter(Boolean);
  if (fitting.length > 0)
    return ends.size === 0 || fitting.some((end) => end === 'any' || (end !== undefined && ends.has(end)));
  return (
    !VALUABLE.test(text) &&
    !columnsOf(slide, view.source).some(
      ({ name, type }) => type === 'number' && named(name, view.source) !== undefined,
    )
  );
}

/** "{{ name }} is the most frequent": it has more than all others together. */
export function isMajority(
  { majority }: ClaimMeaning,
  { kind }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (kind !== 'top' || majority === undefined) return false;
  const names = view.placeholders.filter(({ expression, expressionSource }) =>
    expression.kind === 'constant'
      ? expressionSource === majority.key
      : columnUses(expression, slide.variables, view.source).some(
          ({ column, fn }) => column === majority.column && fn !== 'count',
        ),
  );
  return names.length > 0 && names.every(({ expressionSource }) => expressionSource === majority.key);
}

const AGAIN_FROM = /(?<!\p{L})(?:again|wieder),?\s+(?:from|von)\s+$/iu;

/** "Rose again, from {{ min }} to …" tells the course since an extreme that another course led to. */
export function turnsAgain({ kind }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const from = view.placeholders.find(({ pos }) => AGAIN_FROM.test(view.masked.slice(0, pos)));
  const { name, args } = from?.expression.kind === 'call' ? from.expression : { name: '', args: [] };
  if (args.length !== 1 || name !== (kind === 'up' ? 'min' : 'max')) return false;
  const value = from?.expressionSource ?? '';
  const test = `${value.replace(name, 'first')} ${kind === 'up' ? '>' : '<'} ${value}`;
  const source = view.source === undefined ? {} : { source: view.source };
  const claim = slide.judgeClaim({ id: '', quote: view.text.trim(), test, ...source });
  return claim !== false && claim.holds;
}
