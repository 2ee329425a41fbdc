import { cachedExpression } from '../../template/scope.js';
import type { Expression } from '../../template/index.js';
import type { AssertionKind } from '../assertion-words.js';
import { hasCourse } from '../course-of-rows.js';
import type { Assertion } from './assertions.js';
import { MOVES } from './claim-support.js';
import { sameClause } from './clauses.js';
import { measuredUses } from './column-uses.js';
import { isShare } from './derived-tests.js';
import { isOverRanges, isRangeSum } from './range-sums.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

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
export function isMeant(
  assertion: Assertion,
  all: readonly Assertion[],
  view: SentenceView,
  slide: SlideView,
): boolean {
  const { kind, text, end } = assertion;
  const { masked, placeholders } = view;
  if ([isEndOfRanges, isPlaceOfRows, isRangeSum].some((says) => says(assertion, view, slide))) return false;
  const totals = placeholders.filter(({ expression }) => isTotal(expression)).map(({ pos }) => pos);
  // "Sold in every month" is no course; "rose every month" is.
  if (kind === 'course' && PERIODS.test(text)) return all.some((other) => MOVES.has(other.kind));
  if (kind !== 'every' || isBase(assertion, view) || TOGETHER.test(masked.slice(end)))
    return kind !== 'every';
  // "Each donor gave to {{ count() }} campaigns" tells the figure of all as that of each.
  if (SINGLE.test(text) && totals.some((pos) => pos >= end && isTold(masked.slice(end, pos)))) return true;
  return all.some(
    (other) => other.pos >= end && COMPARES.has(other.kind) && sameClause(masked.slice(end, other.pos)),
  );
}

/** Of all in one sum, nothing is said of each. */
const TOGETHER =
  /^[^,.;:]*(?<!\p{L})(?:together|combined|zusammen(?:genommen)?|réuni[es]*|ensemble|junt[oa]s|en conjunto)(?!\p{L})/iu;

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
  'range|end|bin|bucket|group|band|class|bracket|Bereich|Gruppe|Klasse|Stufe|Ende|tranche|extrémité|extremo|classe|groupe|tramo|rango|intervalo|grupo';
const HIGH_END = /top|upper|high|larg|long|old|heav|hoch|höch|ober|groß|größ|haut|élev|alto|alta|mayor/iu;
const LOW_END = /bottom|low|small|short|young|light|niedrig|unter|klein|kürz|bas|petit|bajo|baja|menor/iu;

/** "The top range, {{ last(bucket) }}" names the end of the chart's own axis, and compares no figures. */
function isEndOfRanges({ pos, end, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  if (!isOverRanges(source)) return false;
  const around = new RegExp(
    `^\\s*(?:(?:to the|zum|au|al)\\s+\\p{L}+\\s+)?(?:${RANGE})|(?:${RANGE})s?\\s*$`,
    'iu',
  );
  if (!around.test(view.masked.slice(end)) && !around.test(view.masked.slice(0, pos))) return false;
  const wanted = HIGH_END.test(text)
    ? /\b(?:last|growth|delta)\(/
    : LOW_END.test(text)
      ? /\b(?:first|growth|delta)\(/
      : undefined;
  return (
    wanted !== undefined && view.placeholders.some(({ expressionSource }) => wanted.test(expressionSource))
  );
}
