import type { Claim } from '../../deck/types.js';
import type { AssertionKind } from '../assertion-words.js';
import { assertionsIn, UNKNOWABLE, type Assertion } from './assertions.js';
import { asIfTrue, covers, isAbout, turnsIn } from './claim-support.js';
import { asSaid } from './negated-moves.js';
import { boundTest, derivedTests } from './derived-tests.js';
import { inventedCause } from './invented-causes.js';
import { isMeant } from './meant-assertions.js';
import { boundsItself } from './own-bounds.js';
import { extremeTests } from './extreme-places.js';
import { rowTests } from './row-tests.js';
import type { JudgedClaim, SentenceView, SlideView } from './sentence-view.js';

/** A claim of the sentence that the rows refute. */
export function brokenClaim({ claims }: SentenceView): string | undefined {
  const broken = claims.find(({ claim }) => !claim.holds);
  return broken && `its claim "${broken.claim.id}" fails: ${broken.claim.reason}`;
}
/** A direction, rank, comparison or quantifier that no claim of the sentence means. */
export function bareAssertion(view: SentenceView, slide: SlideView): string | undefined {
  const assertions = assertionsIn(view, slide).filter(({ kind }) => !UNKNOWABLE.has(kind));
  const kinds = new Set<AssertionKind>([...assertions.map(({ kind }) => kind), ...turnsIn(view)]);
  const bare = assertions.find(
    (assertion) =>
      isMeant(assertion, assertions, view, slide) &&
      !boundsItself(assertion, view, slide) &&
      !view.claims.some((claim) => covers(claim, assertion, kinds, view, slide)) &&
      !derive(assertion, kinds, view, slide),
  );
  return bare && `"${bare.text}" has no claim that makes it true`;
}

/** Whether the figures of the sentence bear it out by themselves; where they do for now, it is given the claim that says so. */
function derive(
  assertion: Assertion,
  kinds: ReadonlySet<AssertionKind>,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const { text, source } = view;
  const made = (test: string): Claim => ({
    id: '',
    quote: text.trim(),
    test,
    ...(source === undefined ? {} : { source }),
  });
  const means = (claim: JudgedClaim | false): claim is JudgedClaim =>
    claim !== false && covers({ claim, pos: 0, end: text.length }, assertion, kinds, view, slide);
  // Words that a placeholder chooses are true whichever it prints: no claim has to follow the rows.
  if (assertion.test !== undefined && means(asIfTrue(made(assertion.test)))) return true;
  // A test of something else than the sentence prints shows that the figures are not what it speaks of.
  if (view.claims.some(({ claim }) => !isAbout(claim, view, slide))) return false;
  const take = (claim: JudgedClaim, test: string, { pos, end } = { pos: 0, end: text.length }): true => {
    view.claims.push({ claim, pos, end });
    view.derived.push(made(test));
    return true;
  };
  const bound = boundTest(assertion, view, slide);
  const bounds = bound !== undefined && slide.judgeClaim(made(bound));
  if (bounds && bounds.holds) return take(bounds, bound);
  const said = asSaid(assertion, view);
  for (const test of [...derivedTests(said, view, slide), ...rowTests(said, view, slide)]) {
    const claim = slide.judgeClaim(made(test));
    if (means(claim)) return take(claim, test);
  }
  // Where a peak lies shows nothing of what else the sentence calls the highest.
  for (const test of extremeTests(said, view, slide)) {
    const claim = slide.judgeClaim(made(test));
    if (means(claim)) return take(claim, test, assertion);
  }
  return false;
}

/** A cause or a forecast: no rows can show it. A question may ask for one. */
export function unknowable(view: SentenceView, slide: SlideView): string | undefined {
  if (/\?["”»)*\s]*$/.test(view.text)) return undefined;
  const said = assertionsIn(view, slide).find(({ kind }) => UNKNOWABLE.has(kind));
  return said
    ? `"${said.text}" speaks of a cause, of the future or of what to do, which rows cannot show`
    : inventedCause(view, slide);
}
