import type { Claim } from '../../deck/types.js';
import { COMPARISONS, type AssertionKind } from '../assertion-words.js';
import { branchesOf } from '../claim-branches.js';
import { meaningOf, type ClaimMeaning } from '../claim-meaning.js';
import { isFinder } from '../test-directions.js';
import { sides } from '../test-parts.js';
import { cachedExpression } from '../../template/scope.js';
import type { Assertion } from './assertions.js';
import { columnUses, isNumeric, testedColumns } from './column-uses.js';
import { comparesNamed, comparesPrinted } from './compared-rows.js';
import { measureAt, subjectsOf } from './measure-guard.js';
import { placeIn, rowsListed } from './range-sums.js';
import {
  fitsAdjective,
  isMajority,
  isOfMost,
  isOfWhole,
  isPartOfNamed,
  showsNoMove,
  isRecordOfLeast,
  LEAST_STEPS,
  turnsAgain,
} from './claim-fits.js';
import { canMove, goesOn, keepsOn, stepsInto } from './claim-moves.js';
import { asSaid, MOVES } from './negated-moves.js';
import { fitsNames } from './row-tests.js';
import {
  sourceOf,
  type JudgedClaim,
  type QuotedClaim,
  type SentenceView,
  type SlideView,
} from './sentence-view.js';

/** Whether a claim that quotes an assertion means it, over a column that the sentence is about. */
export function covers(
  { claim, pos, end }: QuotedClaim,
  assertion: Assertion,
  kinds: ReadonlySet<AssertionKind>,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const branches = branchesOf(claim.test);
  if (branches.length !== 1 || branches[0] !== claim.test)
    return (
      claim.holds &&
      branches.length > 0 &&
      branches.every((test) =>
        covers({ claim: asIfTrue({ ...claim, test }), pos, end }, assertion, kinds, view, slide),
      )
    );
  const { meaning } = claim;
  const said = asSaid(assertion, view);
  // Only a test of a course shows that something did not move.
  if (said !== assertion && meaning.directions.size === 0) return false;
  return (
    claim.holds &&
    pos <= assertion.pos &&
    assertion.end <= end &&
    (supports(meaning, said, negates(kinds, said)) ||
      isMajority(meaning, assertion, view, slide) ||
      boundsPart(claim, assertion, view, slide)) &&
    (!MOVES.has(assertion.kind) || canMove(claim, assertion, kinds, view, slide)) &&
    (!meaning.trivial || printsExtreme(view, assertion)) &&
    (meaning.half || !isOfMost(assertion, view)) &&
    (meaning.lastStep || !isOfLastStep(assertion, view) || turnsAgain(assertion, view, slide)) &&
    goesOn(claim, assertion, view, slide) &&
    stepsInto(claim, assertion, view, slide) &&
    keepsOn(claim, assertion, view, slide) &&
    !isRecordOfLeast(assertion, view) &&
    isAbout(claim, view, slide) &&
    fitsNames(assertion, view, slide) &&
    comparesNamed(claim, assertion, view, slide) &&
    comparesPrinted(claim, assertion, view, slide) &&
    isPartOfNamed(assertion, view) &&
    isOfWhole(assertion, view, claim) &&
    showsNoMove(assertion, claim) &&
    fitsAdjective(claim, assertion, view, slide) &&
    isOfOwnMeasure(assertion, claim, view, slide)
  );
}

/** A claim as it would be judged if its test held. */
export const asIfTrue = (claim: Claim): JudgedClaim => ({
  ...claim,
  holds: true,
  reason: '',
  meaning: meaningOf(claim),
});

const negates = (kinds: ReadonlySet<AssertionKind>, { kind }: Assertion): ReadonlySet<AssertionKind> =>
  kinds.has(kind) ? kinds : new Set([...kinds, kind]);

/** "Every month from {{ A }} to {{ B }} is above …": the least of just the rows from one to the other is. */
function boundsPart(
  claim: JudgedClaim,
  { kind, end }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const [large, small] = sides(cachedExpression(claim.test)) ?? [];
  const count = sourceOf(claim.source ?? view.source, slide)?.data?.rows.length;
  if (kind !== 'every' || count === undefined || !large || !small) return false;
  const rows = rowsListed(large, 'least', count) ?? rowsListed(small, 'greatest', count);
  const [from, to] = view.placeholders
    .filter((placeholder) => placeholder.pos >= end)
    .map(({ expressionSource }) => placeIn(cachedExpression(expressionSource), count));
  return rows !== undefined && rows[0] === from && rows[1] === to;
}

/** That the largest exceeds the smallest is worth saying only where the sentence names them. */
function printsExtreme({ placeholders }: SentenceView, { kind }: Assertion): boolean {
  const wanted =
    kind === 'top' || kind === 'part'
      ? /\b(?:arg)?max\(/
      : kind === 'bottom'
        ? /\b(?:arg)?min\(/
        : /\b(?:arg)?(?:max|min)\(/;
  return placeholders.some(({ expressionSource }) => wanted.test(expressionSource));
}

const LAST_STEP =
  /(?<!\p{L})(?:(?:in|over|during) the (?:latest|most recent) \p{L}+|im (?:letzten|jüngsten) \p{L}+|(?:le|au cours du) dernier \p{L}+|en el último \p{L}+|again|still|continues?(?! to be)|weiterhin|nach wie vor|siguen?|no dejan? de)(?!\p{L})/iu;

/** "Falls to …, and is higher again in …": a turn, told as a comparison. */
const TURN =
  /(?<!\p{L})(?:(?:(higher|more)|lower|fewer|less) again|wieder (?:(höher|mehr)|niedriger|weniger))(?!\p{L})/giu;

/** Ways in which a sentence goes, those of its turns among them. */
export function turnsIn({ masked }: SentenceView): ('up' | 'down')[] {
  return [...masked.matchAll(TURN)].map(([, english, german]) => ((english ?? german) ? 'up' : 'down'));
}

/** "Rose again in the latest month" speaks of one step, not of the whole course. */
const isOfLastStep = ({ kind }: Assertion, { masked }: SentenceView): boolean =>
  (kind === 'up' || kind === 'down') && LAST_STEP.test(masked.replace(TURN, ''));

/** Whether a claim tests a column that the sentence prints or names: "waits came down" is not shown by a test of visits. */
export function isAbout(claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
  const spoken = subjectsOf(view, slide);
  return spoken === undefined || testedColumns(claim, view, slide).some((use) => spoken(use));
}

/**
 * "The most new accounts" is shown by a test of new accounts only, and told of a name that was found by another column only where the
 * test looks at that one too.
 */
function isOfOwnMeasure(
  { kind, end }: Assertion,
  claim: JudgedClaim,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (kind !== 'top' && kind !== 'bottom') return true;
  const own = measureAt(end, view, slide);
  if (!own) return true;
  const tested = testedColumns(claim, view, slide);
  if (!tested.some(own)) return false;
  const finders = view.placeholders
    .flatMap(({ expression }) => (isFinder(expression) ? [expression] : []))
    .flatMap((expression) => columnUses(expression, slide.variables, view.source))
    .filter(({ column, source }) => isNumeric(column, source, slide));
  return (
    finders.length === 0 ||
    finders.some(own) ||
    finders.some(({ column }) => tested.some((use) => use.column === column))
  );
}

/** More than half of a whole; "mainly" may be less. */
const MAJORITY = /^(?:majority|Mehrheit|majorit\p{L}*|la plupart|mayor[ií]a)$/iu;

/** `kinds`: of all assertions of the sentence; "rose, then fell" needs both ways, "rose" a test that goes no other. */
function supports(
  meaning: ClaimMeaning,
  { kind, text }: Assertion,
  kinds: ReadonlySet<AssertionKind>,
): boolean {
  const { substantial, directions, ends, ranks, universal, signs, shares, steps, together } = meaning;
  if (kind === 'sign') return signs;
  // That the least value is above zero says something of all; where values are compared, another value must bound them.
  if ((kind === 'every' || kind === 'none') && universal)
    return meaning.bounded || ![...COMPARISONS].some((other) => kinds.has(other));
  if (!substantial) return false;
  if (kind === 'up' || kind === 'down') {
    const other = kind === 'up' ? 'down' : 'up';
    return directions.size === 0
      ? ranks
      : directions.has(kind) && (!directions.has(other) || kinds.has(other));
  }
  const chain = steps >= LEAST_STEPS;
  // A superlative is about values beside each other; a test of a change alone says nothing of it.
  // "Lost the most" is told of the least value.
  const lost = kinds.has('down') && signs && ends.has('min');
  if (kind === 'top')
    return ranks && (ends.has('max') || lost || chain || (shares && /^(?:most|meisten?)$/i.test(text)));
  if (kind === 'bottom') return ranks && (ends.has('min') || chain);
  if (kind === 'part') return MAJORITY.test(text) ? meaning.half : ranks && (shares || ends.has('max'));
  if (kind === 'every' || kind === 'none') return chain;
  if (/^record$/i.test(text)) return ranks && (ends.size > 0 || chain);
  if (kind === 'vague') return shares;
  if (kind === 'course') return chain || together;
  return true;
}
