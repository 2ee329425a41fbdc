import { cachedExpression } from '../../template/scope.js';
import type { Expression } from '../../template/index.js';
import type { AssertionKind } from '../assertion-words.js';
import { hasCourse } from '../course-of-rows.js';
import type { Assertion } from './assertions.js';
import { MOVES } from './negated-moves.js';
import { sameClause } from './clauses.js';
import { measuredUses } from './column-uses.js';
import { isShare } from './derived-tests.js';
import { WHOLLY } from './claim-fits.js';
import { RANGE_PLACES } from './range-places.js';
import { isOverRanges, isRangeSum } from './range-sums.js';
import { rowValues } from './row-tests.js';
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
  if ([...RANGE_PLACES, isPlaceOfRows, isRangeSum, isUpTo].some((says) => says(assertion, view, slide)))
    return false;
  const totals = placeholders.filter(({ expression }) => isTotal(expression)).map(({ pos }) => pos);
  // "Sold in every month" is no course; "rose every month" is.
  if (kind === 'course' && PERIODS.test(text)) return all.some((other) => MOVES.has(other.kind));
  if (kind !== 'every') return true;
  if (isBase(assertion, view, slide) || TOGETHER.test(masked.slice(end))) return false;
  // "Each donor gave to {{ count() }} campaigns" tells the figure of all as that of each.
  if (SINGLE.test(text) && totals.some((pos) => pos >= end && isTold(masked.slice(end, pos)))) return true;
  if (HAS_SOME.test(masked.slice(end)) || WHOLLY.test(masked.slice(end))) return true;
  // "Both {{ A }} and {{ B }} exceed …": what "and" joins is one subject.
  const joins = /^(?:both|beide[a-z]?)$/i.test(text);
  const reaches = (between: string): boolean => sameClause(joins ? between.replace(AND, ' ') : between);
  return all.some(
    (other) => other.pos >= end && COMPARES.has(other.kind) && reaches(masked.slice(end, other.pos)),
  );
}

/** "Every building has a backlog": that none is without. */
const HAS_SOME =
  /^(?!.*(?<!\p{L})(?:positi|negati))(?:\s+\p{L}+){1,2}\s+(?:has|have|had|carr(?:y|ies|ied)|holds?|held|records?|recorded|reports?|reported|saw|sees|hat|hatten?|haben|weist|verzeichnet\p{L}*|a|ont|avait|enregistre|tiene|tienen|tuvo|registra|registró)\s+(?:a|an|some|at least|ein|eine|einen|un|une|una|des|algún|alguna)\s/iu;

const AND = /(?<!\p{L})(?:and|und)(?!\p{L})/u;

/** Of all in one sum, nothing is said of each. */
const TOGETHER =
  /^[^,.;:]*(?<!\p{L})(?:together|combined|zusammen(?:genommen)?|réuni[es]*|ensemble|junt[oa]s|en conjunto)(?!\p{L})/iu;

const ALL = /^(?:all|every|alle[rn]?|tou(?:s|tes) les|tod[oa]s l[oa]s)$/iu;

/** "{{ share }} of all records": what the share is one of. */
function isBase({ pos, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const figure = view.placeholders.findLast(({ end }) => end <= pos);
  if (!figure || !ALL.test(text)) return false;
  const between = view.masked.slice(figure.end, pos);
  if (!/^\s*(?:of|von|de)\s*$/iu.test(between) && !(/^aller$/i.test(text) && between.trim() === ''))
    return false;
  return measuredUses(figure.expression, view, slide).length > 0;
}

const PLACED = /^\s+(?:there|here|in)(?!\p{L})/u;
const ROWS_BEFORE =
  /^,?\s*(?:of (?:them|these|those|(?:all |the )?(?:records|rows|observations|entries|cases|values|items))|(?:records|rows|observations|entries|cases|values|items))[\s,]+$/u;

/** "{{ share }} of them fall in {{ range }}", "{{ count }} records fall there": where rows lie, not how something moves. */
function isPlaceOfRows({ kind, text, pos, end }: Assertion, view: SentenceView, slide: SlideView): boolean {
  if (kind !== 'down' || !/^fall$/i.test(text) || !PLACED.test(view.masked.slice(end))) return false;
  const before = view.placeholders.findLast((placeholder) => placeholder.end <= pos);
  if (!before || !ROWS_BEFORE.test(view.masked.slice(before.end, pos))) return false;
  const node = cachedExpression(before.expressionSource);
  if (isShare(node)) return true;
  if (isTotal(node)) return false;
  const source = sourceOf(view.source, slide);
  if (source === undefined || measuredUses(before.expression, view, slide).length === 0) return false;
  return source.widget?.type === 'histogram' || !hasCourse(source);
}

/** "Every step up to {{ last(month) }}": how far, and not a rise. */
function isUpTo({ text, pos, end }: Assertion, view: SentenceView, slide: SlideView): boolean {
  if (
    !/^up$/i.test(text) ||
    /(?<!\p{L})(?:go|goes|went|gone|is|was|are|were|move[sd]?|picked|shot)\s*$/iu.test(
      view.masked.slice(0, pos),
    )
  )
    return false;
  const source = sourceOf(view.source, slide);
  const ranges = source?.columns[0]?.type === 'number' || isOverRanges(source);
  return rowValues(view, slide).some(
    ({ named, place, pos: at }) =>
      named &&
      /^\s*to\s*$/.test(view.masked.slice(end, at)) &&
      (!ranges || place === source?.data?.rows.length),
  );
}
