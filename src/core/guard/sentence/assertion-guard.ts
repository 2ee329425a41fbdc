import type { Claim } from '../../deck/types.js';
import type { Expression, Placeholder } from '../../template/index.js';
import type { AssertionKind } from '../assertion-words.js';
import { meaningOf } from '../claim-meaning.js';
import { cachedExpression } from '../../template/scope.js';
import { hasCourse } from '../course-of-rows.js';
import { assertionsIn, UNKNOWABLE, type Assertion } from './assertions.js';
import { covers, isAbout, MOVES } from './claim-support.js';
import { sameClause } from './clauses.js';
import { columnUses, isNumeric, measuredUses, ROUNDS } from './column-uses.js';
import { boundTest, derivedTests, isShare } from './derived-tests.js';
import { sourceOf, type JudgedClaim, type SentenceView, type SlideView } from './sentence-view.js';

/** A claim of the sentence that the rows refute. */
export function brokenClaim({ claims }: SentenceView): string | undefined {
  const broken = claims.find(({ claim }) => !claim.holds);
  return broken && `its claim "${broken.claim.id}" fails: ${broken.claim.reason}`;
}
/** A direction, rank, comparison or quantifier that no claim of the sentence means. */
export function bareAssertion(view: SentenceView, slide: SlideView): string | undefined {
  const assertions = assertionsIn(view, slide).filter(({ kind }) => !UNKNOWABLE.has(kind));
  const kinds = new Set(assertions.map(({ kind }) => kind));
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
  const bound = boundTest(assertion, view);
  const bounds = bound !== undefined && slide.judgeClaim(made(bound));
  if (bounds && bounds.holds) {
    view.claims.push({ claim: bounds, pos: 0, end: text.length });
    view.derived.push(made(bound));
    return true;
  }
  for (const test of derivedTests(assertion, view, slide)) {
    const claim = slide.judgeClaim(made(test));
    if (!means(claim)) continue;
    view.claims.push({ claim, pos: 0, end: text.length });
    view.derived.push(made(test));
    return true;
  }
  return false;
}

const asIfTrue = (claim: Claim): JudgedClaim => ({
  ...claim,
  holds: true,
  reason: '',
  meaning: meaningOf(claim),
});

/** A cause or a forecast: no rows can show it. A question may ask for one. */
export function unknowable(view: SentenceView, slide: SlideView): string | undefined {
  if (/\?["”»)*\s]*$/.test(view.text)) return undefined;
  const said = assertionsIn(view, slide).find(({ kind }) => UNKNOWABLE.has(kind));
  return said && `"${said.text}" speaks of a cause, of the future or of what to do, which rows cannot show`;
}
const SINGLE = /^(?:every|each|jede[a-z]?|chaque|cada)$/i;
const isTotal = (node: Expression): boolean =>
  node.kind === 'call' && (node.name === 'sum' || node.name === 'count');
/** A verb stands between: "each of the {{ count() }} bars" counts what each is one of. */
const isTold = (between: string): boolean =>
  sameClause(between) &&
  !/(?<!\p{L})(?:of|the|von|der|den|des|die|de|les|las|los)\s+(?:\p{L}+\s+)?$/u.test(between);
const PERIODS = /^(?:every|each|jede|chaque|cada|tous|toutes|todos|todas)/i;
const COMPARES: ReadonlySet<AssertionKind> = new Set(['up', 'down', 'flat', 'top', 'bottom', 'rank', 'part']);

/** "All regions together" says nothing of each: a quantifier asserts what the words after it in its clause do. */
function isMeant(
  assertion: Assertion,
  all: readonly Assertion[],
  view: SentenceView,
  slide: SlideView,
): boolean {
  const { kind, text, end } = assertion;
  const { masked, placeholders } = view;
  if (isEndOfRanges(assertion, view, slide) || isPlaceOfRows(assertion, view, slide)) return false;
  const totals = placeholders.filter(({ expression }) => isTotal(expression)).map(({ pos }) => pos);
  // "Sold in every month" is no course; "rose every month" is.
  if (kind === 'course' && PERIODS.test(text)) return all.some((other) => MOVES.has(other.kind));
  if (kind !== 'every' || isBase(assertion, view)) return kind !== 'every';
  // "Each donor gave to {{ count() }} campaigns" tells the figure of all as that of each.
  if (SINGLE.test(text) && totals.some((pos) => pos >= end && isTold(masked.slice(end, pos)))) return true;
  return all.some(
    (other) => other.pos >= end && COMPARES.has(other.kind) && sameClause(masked.slice(end, other.pos)),
  );
}

/** "{{ share }} of all records": what the share is one of. */
function isBase({ pos }: Assertion, { masked, placeholders }: SentenceView): boolean {
  return placeholders.some(
    ({ end }) => end <= pos && /^\s*(?:(?:of|von|de)\s*)?$/iu.test(masked.slice(end, pos)),
  );
}

const PLACED = /^\s+(?:there|here|(?:in|under|outside|above|below|on|at)(?!\p{L}))/u;
const ROWS_BEFORE = /^,?\s*(?:of (?:them|these|those|all|the)|\p{Ll}+)?(?:\s+\p{Ll}+){0,3}\s+$/u;

/** "{{ share }} of them fall in {{ range }}", "{{ count }} records fall there": where rows lie, not how something moves. */
function isPlaceOfRows({ kind, text, pos, end }: Assertion, view: SentenceView, slide: SlideView): boolean {
  if (kind !== 'down' || !/^falls?$/i.test(text) || !PLACED.test(view.masked.slice(end))) return false;
  const before = view.placeholders.findLast((placeholder) => placeholder.end <= pos);
  if (!before || !ROWS_BEFORE.test(view.masked.slice(before.end, pos))) return false;
  if (isShare(cachedExpression(before.expressionSource))) return true;
  const source = sourceOf(view.source, slide);
  if (source === undefined || measuredUses(before.expression, view, slide).length === 0) return false;
  return source.widget?.type === 'histogram' || !hasCourse(source);
}
const RANGE =
  'range|bin|bucket|group|band|class|bracket|Bereich|Gruppe|Klasse|Stufe|tranche|classe|groupe|tramo|rango|intervalo|grupo';
const HIGH_END = /top|upper|high|larg|long|old|heav|hoch|höch|ober|groß|größ|haut|élev|alto|alta|mayor/iu;
const LOW_END = /bottom|low|small|short|young|light|niedrig|unter|klein|kürz|bas|petit|bajo|baja|menor/iu;

/** "The top range, {{ last(bucket) }}" names the end of the chart's own axis, and compares no figures. */
function isEndOfRanges({ pos, end, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  if (sourceOf(view.source, slide)?.widget?.type !== 'histogram') return false;
  const around = new RegExp(`^\\s*(?:${RANGE})|(?:${RANGE})s?\\s*$`, 'iu');
  if (!around.test(view.masked.slice(end)) && !around.test(view.masked.slice(0, pos))) return false;
  const wanted = HIGH_END.test(text) ? /\blast\(/ : LOW_END.test(text) ? /\bfirst\(/ : undefined;
  return (
    wanted !== undefined && view.placeholders.some(({ expressionSource }) => wanted.test(expressionSource))
  );
}

/** What says that nothing lies beyond a value, and what says it after "no": "at least", "no group has fewer than". */
const BOUNDS = {
  min: [
    /(?:at least|mindestens|au moins|al menos|como mínimo|por lo menos)\s*$/iu,
    /(?:less|fewer|lower|smaller|weniger|moins|menos)(?: than| als)?\s*$/iu,
  ],
  max: [
    /(?:at most|höchstens|au plus|au maximum|como máximo|a lo sumo)\s*$/iu,
    /(?:more|higher|larger|mehr|plus|más)(?: than| als)?\s*$/iu,
  ],
} as const;

function isBound(end: 'min' | 'max', pos: number, to: number, view: SentenceView, slide: SlideView): boolean {
  const said = view.masked.slice(Math.max(0, pos - 12), to);
  const [plainly, afterNo] = BOUNDS[end];
  if (plainly.test(said)) return true;
  return (
    afterNo.test(said) &&
    assertionsIn(view, slide).some(({ kind, pos: at }) => at < pos && (kind === 'every' || kind === 'none'))
  );
}

/** The function of a figure, whatever it is rounded to. */
function nameOf(node: Expression): string {
  if (node.kind !== 'call') return '';
  const [inner] = node.args;
  return ROUNDS.has(node.name) && inner ? nameOf(inner) : node.name;
}

/**
 * What the extreme that stands beside it makes true: "no month fell below {{ min(x) }}", "at least {{ min(x) }}", and, where no name is
 * told of it, "the smallest is {{ min(x) }}".
 */
function boundsItself({ kind, pos, end }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const { placeholders, masked } = view;
  const extreme =
    (wanted: RegExp, from: number) =>
    (placeholder: Placeholder): boolean =>
      wanted.test(nameOf(placeholder.expression)) &&
      placeholder.pos >= from &&
      sameClause(masked.slice(from, placeholder.pos));
  if (kind === 'every' || kind === 'none') return placeholders.some(extreme(/^(?:arg)?(?:min|max)$/, end));
  if (kind === 'rank' && isBound('min', pos, end, view, slide))
    return placeholders.some(extreme(/^min$/, end));
  if (kind === 'rank' && isBound('max', pos, end, view, slide))
    return placeholders.some(extreme(/^max$/, end));
  if (kind !== 'top' && kind !== 'bottom') return false;
  const named = placeholders.some(({ expression }) =>
    columnUses(expression, slide.variables, view.source).some(
      ({ column, source, fn }) => fn !== 'count' && !isNumeric(column, source, slide),
    ),
  );
  return !named && placeholders.some(extreme(kind === 'top' ? /^max$/ : /^min$/, end));
}
