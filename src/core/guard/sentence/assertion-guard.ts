import { matchFolded } from '../../template/fold.js';
import { parse, type Expression, type Placeholder } from '../../template/index.js';
import type { Variable } from '../../deck/types.js';
import { assertionPatterns, type AssertionKind } from '../assertion-words.js';
import type { ClaimMeaning } from '../claim-meaning.js';
import { hasCourse } from '../course-of-rows.js';
import { sameClause } from './clauses.js';
import { columnUses, isNumeric, testedColumns } from './column-uses.js';
import { textsIn } from './spoken-texts.js';
import { measureAt, subjectsOf } from './measure-guard.js';
import {
  sourceOf,
  type JudgedClaim,
  type QuotedClaim,
  type SentenceView,
  type SlideView,
} from './sentence-view.js';
import { hostWord } from './word-guard.js';

/** Something a sentence says that only a claim can stand for, or that nothing can. */
interface Assertion {
  pos: number;
  end: number;
  text: string;
  kind: AssertionKind;
}

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
      isMeant(assertion, assertions, view) &&
      !boundsItself(assertion, view, slide) &&
      !view.claims.some((claim) => covers(claim, assertion, kinds, view, slide)),
  );
  return bare && `"${bare.text}" has no claim that makes it true`;
}

const SINGLE = /^(?:every|each|jede[a-z]?|chaque|cada)$/i;
const isTotal = (node: Expression): boolean =>
  node.kind === 'call' && (node.name === 'sum' || node.name === 'count');
/** A verb stands between: "each of the {{ count() }} bars" counts what each is one of. */
const isTold = (between: string): boolean =>
  sameClause(between) &&
  !/(?<!\p{L})(?:of|the|von|der|den|des|die|de|les|las|los)\s+(?:\p{L}+\s+)?$/u.test(between);
const PERIODS = /^(?:every|each|jede|chaque|cada)/i;
const MOVES: ReadonlySet<AssertionKind> = new Set(['up', 'down']);
const COMPARES: ReadonlySet<AssertionKind> = new Set(['up', 'down', 'flat', 'top', 'bottom', 'rank', 'part']);

/** "All regions together" says nothing of each: a quantifier asserts what the words after it in its clause do. */
function isMeant(
  { kind, text, end }: Assertion,
  all: readonly Assertion[],
  { masked, placeholders }: SentenceView,
): boolean {
  const totals = placeholders.filter(({ expression }) => isTotal(expression)).map(({ pos }) => pos);
  // "Sold in every month" is no course; "rose every month" is.
  if (kind === 'course' && PERIODS.test(text)) return all.some((other) => MOVES.has(other.kind));
  if (kind !== 'every') return true;
  // "Each donor gave to {{ count() }} campaigns" tells the figure of all as that of each.
  if (SINGLE.test(text) && totals.some((pos) => pos >= end && isTold(masked.slice(end, pos)))) return true;
  return all.some(
    (other) => other.pos >= end && COMPARES.has(other.kind) && sameClause(masked.slice(end, other.pos)),
  );
}

const ROUNDS = new Set(['round', 'floor', 'ceil']);
const AT_LEAST = /(?:at least|mindestens|au moins|al menos|como mínimo|por lo menos)\s*$/iu;
const AT_MOST = /(?:at most|up to|höchstens|au plus|au maximum|como máximo|a lo sumo)\s*$/iu;

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
  const said = masked.slice(Math.max(0, pos - 12), end);
  if (AT_LEAST.test(said)) return placeholders.some(extreme(/^min$/, end));
  if (AT_MOST.test(said)) return placeholders.some(extreme(/^max$/, end));
  if (kind !== 'top' && kind !== 'bottom') return false;
  const named = placeholders.some(({ expression }) =>
    columnUses(expression, slide.variables, view.source).some(
      ({ column, source, fn }) => fn !== 'count' && !isNumeric(column, source, slide),
    ),
  );
  return !named && placeholders.some(extreme(kind === 'top' ? /^max$/ : /^min$/, end));
}

function covers(
  { claim, pos, end }: QuotedClaim,
  assertion: Assertion,
  kinds: ReadonlySet<AssertionKind>,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const { meaning } = claim;
  return (
    claim.holds &&
    pos <= assertion.pos &&
    assertion.end <= end &&
    supports(meaning, assertion, kinds) &&
    (meaning.directions.size === 0 ||
      meaning.steps >= LEAST_STEPS ||
      !MOVES.has(assertion.kind) ||
      runs(claim, view, slide)) &&
    (!meaning.trivial || printsExtreme(view, assertion)) &&
    (meaning.lastStep || !isOfLastStep(assertion, view)) &&
    isAbout(claim, view, slide) &&
    isOfOwnMeasure(assertion, claim, view, slide)
  );
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
  /(?<!\p{L})(?:(?:in|over|during) the (?:latest|most recent) \p{L}+|im (?:letzten|jüngsten) \p{L}+|(?:le|au cours du) dernier \p{L}+|en el último \p{L}+|again|still|continues?(?! to be)|weiterhin|nach wie vor|siguen?)(?!\p{L})/iu;

/** "Rose again in the latest month" speaks of one step, not of the whole course. */
const isOfLastStep = ({ kind }: Assertion, { masked }: SentenceView): boolean =>
  (kind === 'up' || kind === 'down') && LAST_STEP.test(masked);

/** Whether the rows of a claim come in an order in which something can rise. */
function runs(claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(claim.source ?? view.source, slide);
  return source === undefined || hasCourse(source);
}

/** Whether a claim tests a column that the sentence prints or names: "waits came down" is not shown by a test of visits. */
function isAbout(claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
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

const isFinder = (node: Expression): boolean =>
  node.kind === 'call' && (node.name === 'argmax' || node.name === 'argmin');

const UNKNOWABLE: ReadonlySet<AssertionKind> = new Set(['cause', 'forecast']);

/** A cause or a forecast: no rows can show it. A question may ask for one. */
export function unknowable(view: SentenceView, slide: SlideView): string | undefined {
  if (/\?["”»)*\s]*$/.test(view.text)) return undefined;
  const said = assertionsIn(view, slide).find(({ kind }) => UNKNOWABLE.has(kind));
  return said && `"${said.text}" speaks of a cause, of the future or of what to do, which rows cannot show`;
}

const found = new WeakMap<SentenceView, Assertion[]>();

/** Once a sentence, however many guards ask. */
function assertionsIn(view: SentenceView, slide: SlideView): Assertion[] {
  let assertions = found.get(view);
  if (!assertions) found.set(view, (assertions = readAssertions(view, slide)));
  return assertions;
}

function readAssertions(view: SentenceView, slide: SlideView): Assertion[] {
  const patterns = assertionPatterns(slide.format.locale);
  const isHost = hostWord(slide);
  return [
    ...matchFolded(view.ownWords, patterns).filter(
      ({ kind, text }) => !UNKNOWABLE.has(kind) || !isHost(text),
    ),
    ...view.placeholders.flatMap((placeholder) => spoken(placeholder, slide.variables, patterns)),
  ];
}

/** Words a placeholder may print: those of a trend over a movement are true by construction, in the right order. */
function spoken(
  { expression, formats, pos, end }: Placeholder,
  variables: Record<string, Variable>,
  patterns: ReturnType<typeof assertionPatterns>,
): Assertion[] {
  const found: Assertion[] = [];
  const look = (text: string, but?: AssertionKind): void => {
    for (const match of matchFolded(text, patterns))
      if (match.kind !== but) found.push({ ...match, pos, end });
  };
  for (const format of formats) {
    const earned = format.name === 'trend' && isMovement(expression, variables);
    const kinds = ['up', 'down', 'flat'] as const;
    format.texts.forEach((text, index) => look(text, earned ? kinds[index] : undefined));
  }
  textsIn(expression, false).forEach((text) => look(text));
  return found;
}

const COMPARISONS: readonly AssertionKind[] = ['top', 'bottom', 'rank'];

/** So many comparisons show a course, or one value above all others. */
const LEAST_STEPS = 2;

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
    return meaning.bounded || !COMPARISONS.some((other) => kinds.has(other));
  if (!substantial) return false;
  if (kind === 'up' || kind === 'down') {
    const other = kind === 'up' ? 'down' : 'up';
    return directions.size === 0
      ? ranks
      : directions.has(kind) && (!directions.has(other) || kinds.has(other));
  }
  const chain = steps >= LEAST_STEPS;
  // A superlative is about values beside each other; a test of a change alone says nothing of it.
  if (kind === 'top') return ranks && (ends.has('max') || chain || (shares && /^most$/i.test(text)));
  if (kind === 'bottom') return ranks && (ends.has('min') || chain);
  if (kind === 'part') return ranks && (shares || ends.has('max'));
  if (kind === 'every' || kind === 'none') return chain;
  if (kind === 'vague') return shares;
  if (kind === 'course') return chain || together;
  return true;
}

const MOVEMENT = /delta|growth|change|diff|trend|_(?:yoy|mom|qoq|wow)$/i;

/** Whether an expression is a change: its sign is a direction. */
function isMovement(node: Expression, variables: Record<string, Variable>): boolean {
  if (node.kind === 'call') {
    if (node.name === 'growth' || node.name === 'delta') return true;
    const [column] = node.args;
    return node.signature.startsWith('c') && column?.kind === 'name' && MOVEMENT.test(column.name);
  }
  if (node.kind === 'binary') return node.operator === '-';
  if (node.kind !== 'name') return false;
  const variable = Object.hasOwn(variables, node.name) ? variables[node.name] : undefined;
  if (typeof variable !== 'object' || variable === null) return MOVEMENT.test(node.name);
  const [part] = parse(`{{ ${variable.expr} }}`).parts;
  return (
    part?.kind === 'placeholder' && part.expression.kind !== 'name' && isMovement(part.expression, variables)
  );
}
