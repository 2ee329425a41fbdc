import { matchFolded } from '../../template/fold.js';
import { parse, type Expression, type Placeholder } from '../../template/index.js';
import type { Variable } from '../../deck/types.js';
import { assertionPatterns, type AssertionKind } from '../assertion-words.js';
import type { ClaimMeaning } from '../claim-meaning.js';
import { sameClause } from './clauses.js';
import { testedColumns } from './column-uses.js';
import { textsIn } from './spoken-texts.js';
import { subjectsOf } from './measure-guard.js';
import { type JudgedClaim, type QuotedClaim, type SentenceView, type SlideView } from './sentence-view.js';
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
      !boundsItself(assertion, view) &&
      !view.claims.some((claim) => covers(claim, assertion, kinds, view, slide)),
  );
  return bare && `"${bare.text}" has no claim that makes it true`;
}

const COMPARES: ReadonlySet<AssertionKind> = new Set(['up', 'down', 'flat', 'top', 'bottom', 'rank', 'part']);

/** "All regions together" says nothing of each: a quantifier asserts what the words after it in its clause do. */
function isMeant({ kind, end }: Assertion, all: readonly Assertion[], { masked }: SentenceView): boolean {
  if (kind !== 'every') return true;
  return all.some(
    (other) => other.pos >= end && COMPARES.has(other.kind) && sameClause(masked.slice(end, other.pos)),
  );
}

/** "No month fell below {{ min(x) }}": no value lies beyond the extreme that the sentence prints. */
function boundsItself({ kind, end }: Assertion, { placeholders, masked }: SentenceView): boolean {
  const extreme = ({ expression, pos }: Placeholder): boolean =>
    expression.kind === 'call' &&
    /^(?:arg)?(?:min|max)$/.test(expression.name) &&
    pos >= end &&
    sameClause(masked.slice(end, pos));
  return (kind === 'every' || kind === 'none') && placeholders.some(extreme);
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
    (!meaning.trivial || printsExtreme(view, assertion)) &&
    (meaning.lastStep || !isOfLastStep(assertion, view)) &&
    isAbout(claim, view, slide)
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
  /(?<!\p{L})(?:(?:in|over|during) the (?:latest|most recent) \p{L}+|im (?:letzten|jüngsten) \p{L}+|(?:le|au cours du) dernier \p{L}+|en el último \p{L}+|again)(?!\p{L})/iu;

/** "Rose again in the latest month" speaks of one step, not of the whole course. */
const isOfLastStep = ({ kind }: Assertion, { masked }: SentenceView): boolean =>
  (kind === 'up' || kind === 'down') && LAST_STEP.test(masked);

/** Whether a claim tests a column that the sentence prints or names: "waits came down" is not shown by a test of visits. */
function isAbout(claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
  const spoken = subjectsOf(view, slide);
  return spoken === undefined || testedColumns(claim, view, slide).some((use) => spoken(use));
}

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

/** So many comparisons show a course, or one value above all others. */
const LEAST_STEPS = 2;

/** `kinds`: of all assertions of the sentence; "rose, then fell" needs both ways, "rose" a test that goes no other. */
function supports(
  meaning: ClaimMeaning,
  { kind, text }: Assertion,
  kinds: ReadonlySet<AssertionKind>,
): boolean {
  const { substantial, directions, ends, ranks, universal, shares, steps } = meaning;
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
  if (kind === 'every' || kind === 'none') return universal || chain;
  if (kind === 'vague') return shares;
  if (kind === 'course') return chain;
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
