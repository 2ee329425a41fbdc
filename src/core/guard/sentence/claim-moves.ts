import { cellOf, numberOf } from '../../chart/cells.js';
import { cachedExpression } from '../../template/scope.js';
import { COMPARISONS, type AssertionKind } from '../assertion-words.js';
import { hasCourse, isAscending } from '../course-of-rows.js';
import { comparesPlaced } from '../test-directions.js';
import { conjuncts } from '../test-parts.js';
import type { Assertion } from './assertions.js';
import { LEAST_STEPS } from './claim-fits.js';
import { testedColumns } from './column-uses.js';
import { namesIn, rowsNamed } from './row-places.js';
import { MOVES } from './negated-moves.js';
import { placesIn } from './range-places.js';
import { sourceOf, tableOf, type JudgedClaim, type SentenceView, type SlideView } from './sentence-view.js';

/** "Went up to {{ … }}", "ist auf {{ … }} gestiegen": a value is told as where something got to. */
const TO_VALUE =
  /^\s*(?:\p{L}+\s+)?(?:to|auf|à|au|a|al|hasta)\s+(?:(?:le|la|el|l[’']|about|rund)\s*)?(?:\*\*)?\uFFFC/iu;
/** "From {{ … }} up to {{ … }}" spans values. */
const FROM_VALUE = /(?<!\p{L})from\s+(?:\*\*)?\uFFFC[^.;]*$/iu;
const AUF_VALUE = /(?<!\p{L})auf\s+(?:\*\*)?\uFFFC+(?:\*\*)?(?:\s+\p{L}+)?\s*$/iu;

/**
 * Mere names rise and fall only where the test compares their moments or goes along more than one step. That one of them has more than
 * another makes none of them one that got there.
 */
export function canMove(
  claim: JudgedClaim,
  { pos, end, text }: Assertion,
  kinds: ReadonlySet<AssertionKind>,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const { directions, steps, dated, trivial } = claim.meaning;
  // "Grew the most" is told of the largest change; that one value is the largest of all shows no way that anything went.
  const compares = [...COMPARISONS].some((kind) => kinds.has(kind));
  const goes =
    compares ||
    /^up$/i.test(text) ||
    (steps > 0 && !trivial) ||
    conjuncts(cachedExpression(claim.test)).some(comparesPlaced);
  if (directions.size === 0 && !goes) return false;
  if (directions.size > 0 && (steps >= LEAST_STEPS || dated)) return true;
  const { masked } = view;
  const before = masked.slice(0, pos);
  const gotThere = (TO_VALUE.test(masked.slice(end)) && !FROM_VALUE.test(before)) || AUF_VALUE.test(before);
  return (directions.size === 0 && !gotThere) || runs(claim, view, slide);
}

const ONWARD =
  /(?<!\p{L})(?:from|ab|à partir de|a partir de|desde)\s[^,.;]*(?:upwards?|onwards?|aufw[äa]rts)(?!\p{L})/iu;

/** "From the first range upward, … increases" goes on to the last row: a test that stops before it does not show that. */
export function goesOn(
  claim: JudgedClaim,
  { kind, text }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const count = sourceOf(claim.source ?? view.source, slide)?.data?.rows.length;
  if (!MOVES.has(kind) || /wards?$|w[äa]rts$/iu.test(text) || !ONWARD.test(view.masked)) return true;
  if (count === undefined) return true;
  const places = placesIn(cachedExpression(claim.test), count);
  return places.length === 0 || places.includes(count);
}

/** "Fell in {{ month }}", "sank im {{ month }} auf …": the row that a movement is told of follows the verb. */
const INTO = /^\s+(?:in|im|en|au|al)\s+(?:(?:the|le|la|el)\s+)?(?:\*\*)?$/iu;
const SINCE =
  /(?<!\p{L})(?:from|since|after|between|over|against|compared|than|von|vom|seit|nach|zwischen|gegenüber|de|du|depuis|après|entre|desde|tras|respecto)(?!\p{L})/iu;

/** What is told of a row is a step that leads there: a test of a later step shows nothing of it. */
export function stepsInto(
  claim: JudgedClaim,
  { kind, end }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const source = sourceOf(claim.source ?? view.source, slide);
  const table = tableOf(claim.source ?? view.source, slide);
  if (!MOVES.has(kind) || !source || !table || !isAscending(source)) return true;
  const { rows } = table;
  const name = namesIn(view, slide, table).find((it) => it.pos >= end);
  if (!name || !INTO.test(view.masked.slice(end, name.pos)) || SINCE.test(view.masked)) return true;
  const [place, ...more] = rowsNamed([name], rows);
  if (place === undefined || more.length > 0) return true;
  const steps = placesIn(cachedExpression(claim.test), rows.length);
  return steps.length === 0 || (steps.includes(place + 1) && Math.max(...steps) <= place + 1);
}

/** "Keeps climbing": at no step it goes the other way. */
const KEEPS =
  /(?<!\p{L})(?:keep(?:s|ing)?|kept|ne cess(?:e|ent|ait|aient)(?: pas)?|no (?:deja|dejan|dejó|dejaron) de|hört nicht auf)(?!\p{L})/iu;

/** Whether what "keeps rising" does so from row to row in a column of its test, or its test goes step by step. */
export function keepsOn(
  claim: JudgedClaim,
  { kind }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const rows = sourceOf(claim.source ?? view.source, slide)?.data?.rows;
  if (!MOVES.has(kind) || !rows || !KEEPS.test(view.masked) || claim.meaning.steps >= LEAST_STEPS)
    return true;
  const sign = kind === 'up' ? 1 : -1;
  return testedColumns(claim, view, slide).some(({ column }) => {
    const values = rows.map((row) => numberOf(cellOf(row, column)));
    return values.every((value, i) => {
      const before = values[i - 1] ?? null;
      return i === 0 || (value !== null && before !== null && (value - before) * sign >= 0);
    });
  });
}

/** Whether the rows of a claim come in an order in which something can rise. */
function runs(claim: JudgedClaim, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(claim.source ?? view.source, slide);
  return source === undefined || hasCourse(source);
}
