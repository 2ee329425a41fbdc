import type { TemplateSource } from '../../template/types.js';
import { numberOf } from '../../chart/cells.js';
import type { Expression } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { conjuncts, sides } from '../test-parts.js';
import { wordsIn } from '../word-forms.js';
import { COMPARISONS } from '../assertion-words.js';
import type { Assertion } from './assertions.js';
import { columnUses, testedColumns } from './column-uses.js';
import { columnWords } from './column-words.js';
import { LESS, MORE } from './comparatives.js';
import { APART } from './named-pairs.js';
import { callsIn, namesIn, placesOf, rowsNamed, valueOf, type NamedRow, type Places } from './row-places.js';
import { sourceOf, tableOf, type JudgedClaim, type SentenceView, type SlideView } from './sentence-view.js';

/** A comparison that a test makes. */
interface Comparison {
  large: Expression;
  small: Expression;
}

/**
 * Whether a test that is to bear out "{{ A }} has a higher rate than {{ B }}" compares the rate of A with that of B in this direction, and
 * not other rows, other columns, or the two the other way round. What names no two rows is left to others.
 */
export function comparesNamed(
  claim: JudgedClaim,
  { kind, pos, end }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  if (kind !== 'rank') return true;
  const table = tableOf(claim.source ?? view.source, slide);
  if (!table) return true;
  const { rows } = table;
  const pair = pairAround({ pos, end }, view, slide, table);
  if (!pair) return comparesMentioned(claim, { pos, end }, view, slide);
  const one = rowsNamed(pair.one, rows);
  // "… in part-time, more than in full-time": what else is named before holds for both.
  const [nearest] = pair.other;
  const shared = pair.one.filter(({ column }) => column !== nearest?.column);
  const others = [pair.other, pair.other.slice(0, 1), [...pair.other.slice(0, 1), ...shared]].map((names) =>
    rowsNamed(names, rows),
  );
  const compared = comparisonsIn(claim.test);
  return others.some((other) =>
    compared.some(({ large, small }) => {
      if (columnsIn(large).join() !== columnsIn(small).join()) return false;
      const forwards = isOf(large, one, table, claim.test) && isOf(small, other, table, claim.test);
      const backwards = isOf(large, other, table, claim.test) && isOf(small, one, table, claim.test);
      if (!(pair.sign === '>' ? forwards : pair.sign === '<' ? backwards : forwards || backwards))
        return false;
      // "x > 0.1 * y" shows nothing of which is more.
      return [large, small].every(isPlain) || isMore(large, small, table, claim.test);
    }),
  );
}

/** "Above the level of {{ first(x) }}" is shown by a test that compares with this value. */
export function comparesPrinted(
  claim: JudgedClaim,
  { kind, pos, end }: Assertion,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const table = tableOf(claim.source ?? view.source, slide);
  const figure = view.placeholders.find((it) => it.pos >= end);
  if (!COMPARISONS.has(kind) || !table || !figure) return true;
  const said = view.masked.slice(pos, figure.pos);
  const than = [...said.matchAll(THAN)].at(-1);
  // "Dépassent … de": by how much.
  if (!than || /^d[ée]pass/iu.test(than[0]) || !OBJECT.test(said.slice(than.index + than[0].length)))
    return true;
  const own = columnUses(figure.expression, slide.variables, view.source).map(({ column }) => column);
  // Years and other names are numbers too.
  if (!testedColumns(claim, view, slide).some(({ column }) => own.includes(column))) return true;
  const bound = valueOf(figure.expressionSource, table);
  if (bound === undefined || numberOf(bound) === null || isExtreme(figure.expression)) return true;
  return conjuncts(cachedExpression(claim.test)).some((node) =>
    (sides(node) ?? []).some((side) => valueOf(claim.test.slice(side.pos, side.end), table) === bound),
  );
}

/** No value lies beyond it, whatever a test says. */
const isExtreme = (node: Expression): boolean =>
  node.kind === 'call' && /^(?:arg)?(?:max|min)$/.test(node.name);

/** From a word of comparison to the value itself: "above the first level of", and not "dépasse de". */
const OBJECT =
  /^(?!\s+(?:de|pas|nicht|not)\s)(?!.*(?<!\p{L})(?:by|at|with|um|bei|mit|avec|con|en|in|for|für|pour|para)\s*(?:\*\*)?$)(?:\s+\p{L}+){0,6}\s+(?:\*\*)?$/iu;

/** What a row is compared with follows such a word. */
const THAN =
  /(?<!\p{L})(?:than|als|que|exceed\p{L}*|surpass\p{L}*|outnumber\p{L}*|outperform\p{L}*|beats?|ahead of|behind|above|below|supera\p{L}*|superó|rebasa\p{L}*|dépass\p{L}*|übertr\p{L}*|devanc\p{L}*|devant)(?!\p{L})/giu;
/** Between it and that row. */
const LINKS =
  /^(?:\s|\*|[’']|(?:than|als|que|that|those|the|ones?|of|from|in|for|at|by|von|im|aus|bei|der|die|das|dem|den|des|celui|celle|ceux|celles|de|du|dans|le|la|les|el|los|las|lo|del|en|a|à|d|l)(?!\p{L}))*$/iu;
const TO_NEXT = /^\s*(?:\*\*)?\s*(?:to|bis|à|a|hasta)\s+(?:\*\*)?\uFFFC/iu;
const END_OF_CLAUSE = /[;:–—.!?]/u;

/** The names on either side of a comparison. Several of different columns stand for one row together. */
function pairAround(
  { pos, end }: Pick<Assertion, 'pos' | 'end'>,
  view: SentenceView,
  slide: SlideView,
  table: TemplateSource,
): { one: NamedRow[]; other: NamedRow[]; sign: '<' | '>' | undefined } | undefined {
  const names = namesIn(view, slide, table);
  const one = names.findLast((it) => it.end <= pos);
  const other = names.find((it) => it.pos >= end);
  if (!one || !other || APART.test(view.masked)) return undefined;
  const between = view.masked.slice(one.end, other.pos);
  if (isOfSeveral(one, pos, names, view)) return undefined;
  const than = [...between.matchAll(THAN)].at(-1);
  if (!than || END_OF_CLAUSE.test(between)) return undefined;
  if (!LINKS.test(between.slice(than.index + than[0].length))) return undefined;
  // "More than from {{ C }} to {{ D }}": two steps are compared.
  if (TO_NEXT.test(view.masked.slice(other.end))) return undefined;
  const [more, less] = [MORE.test(between), LESS.test(between)];
  return {
    one: names.filter((it) => it.end <= pos && standsFor(it, one)),
    other: names.filter((it) => it.pos >= end && standsFor(it, other)),
    sign: more === less ? undefined : more ? '>' : '<',
  };
}

const SEVERAL =
  /(?<!\p{L})(?:together|combined|adds? up|added up|upwards?|onwards?|zusammen|insgesamt|aufwärts|ensemble|réuni\p{L}*|junt[oa]s|suman|en conjunto)(?!\p{L})/iu;

/** "{{ A }} and {{ B }} together", "from {{ A }} upward there are {{ … }}": the sum of several rows is compared, and no row. */
const isOfSeveral = (one: NamedRow, pos: number, names: readonly NamedRow[], view: SentenceView): boolean =>
  SEVERAL.test(view.masked.slice(0, pos)) &&
  (names.some((it) => it !== one && it.end <= pos && it.column === one.column) ||
    view.placeholders.some((it) => it.pos >= one.end && it.end <= pos));

const standsFor = (name: NamedRow, nearest: NamedRow): boolean =>
  name === nearest || name.column !== nearest.column;

/** The comparisons of which each must be true for a test to be. */
function comparisonsIn(test: string): Comparison[] {
  return conjuncts(cachedExpression(test)).flatMap((node): Comparison[] => {
    if (node.kind !== 'binary' || !/^[<>]$/.test(node.operator)) return [];
    const [large, small] = sides(node) ?? [];
    if (!large || !small) return [];
    // "a - b > 0" and "a / b > 1" compare both as well.
    if (isConstant(small, 0) && large.kind === 'binary' && large.operator === '-')
      return [{ large: large.left, small: large.right }];
    if (isConstant(large, 0) && small.kind === 'binary' && small.operator === '-')
      return [{ large: small.right, small: small.left }];
    if (isConstant(small, 1) && large.kind === 'binary' && large.operator === '/')
      return [{ large: large.left, small: large.right }];
    return [{ large, small }];
  });
}

const isConstant = (node: Expression, value: number): boolean =>
  node.kind === 'constant' && node.value === value;

/** The columns of a side, with what is made of those of several rows. */
const columnsIn = (node: Expression): string[] =>
  callsIn(node).map(({ name, args: [column] }) => {
    const of = column?.kind === 'name' ? column.name : '';
    return /^(?:sum|avg|median|count|distinct|share|stddev)$/.test(name) ? `${name} ${of}` : of;
  });

const isPlain = (node: Expression): boolean =>
  node.kind === 'call'
    ? node.signature.startsWith('c') || node.args.every(isPlain)
    : node.kind === 'binary'
      ? [node.left, node.right].every(isPlain)
      : node.kind !== 'constant';

/** Whether a value is more than another where both are compared with a constant beside them. */
function isMore(large: Expression, small: Expression, table: TemplateSource, within: string): boolean {
  const [a, ...furtherOfA] = callsIn(large);
  const [b, ...furtherOfB] = callsIn(small);
  if (!a || !b || furtherOfA.length > 0 || furtherOfB.length > 0) return false;
  const [more, less] = [a, b].map(({ pos, end }) => within.slice(pos, end));
  return valueOf(`${more} > ${less}`, table) === true;
}

/** Whether every value of a side is of just the rows that a name has, or of the one of them that its place among them tells. */
function isOf(node: Expression, named: Places, table: TemplateSource, within: string): boolean {
  const calls = callsIn(node);
  return (
    calls.length > 0 &&
    calls.every((call) => {
      const places = placesOf(call, table, within) ?? [];
      const picked =
        call.args.length < 3 ? [] : call.name === 'first' ? places.slice(0, 1) : places.slice(-1);
      return (
        named.join() === places.join() ||
        (/^(?:first|last)$/.test(call.name) && named.join() === picked.join())
      );
    })
  );
}

/** "Returns exceed orders": a test that compares both columns the other way round refutes it. */
function comparesMentioned(
  claim: JudgedClaim,
  { pos, end }: Pick<Assertion, 'pos' | 'end'>,
  view: SentenceView,
  slide: SlideView,
): boolean {
  const source = sourceOf(claim.source ?? view.source, slide);
  const said = view.masked.slice(Math.max(0, pos - REACH), end);
  const [more, less] = [MORE.test(said), LESS.test(said)];
  // "… and lower receipts of …" says the measure of the lower behind the word.
  const compares = view.masked.slice(pos).search(THAN) >= 0;
  if (!source || !compares || more === less || APART.test(view.masked)) return true;
  const columns = columnWords(source, slide.format.locale);
  const named = (text: string): Set<string> => {
    const words = wordsIn(text);
    return new Set(columns.filter(({ isOwn }) => words.some(isOwn)).map(({ column }) => column));
  };
  const [before, after] = [named(view.masked.slice(0, pos)), named(view.masked.slice(end))];
  const [greater, lesser] = more ? [before, after] : [after, before];
  const onlyIn = (here: Set<string>, there: Set<string>, node: Expression): boolean =>
    columnsIn(node).some((column) => here.has(column) && !there.has(column));
  return !conjuncts(cachedExpression(claim.test)).some((node) => {
    const [large, small] = sides(node) ?? [];
    return large && small && onlyIn(lesser, greater, large) && onlyIn(greater, lesser, small);
  });
}

const REACH = 12;
