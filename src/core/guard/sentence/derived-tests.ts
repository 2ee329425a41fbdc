import type { Expression } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { MOMENT_WORDS, orderOf } from '../test-directions.js';
import { assertionsIn, type Assertion } from './assertions.js';
import { sameClause } from './clauses.js';
import { LESS, LIMITED, MORE } from './comparatives.js';
import { measuredUses, ROUNDS } from './column-uses.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** An expression of the sentence, and the text its positions count in. */
interface Figure {
  node: Expression;
  within: string;
}

interface PlacedFigure extends Figure {
  pos: number;
  /** Columns it is computed from. */
  columns: string;
}

/** An earlier and a later value of one measure. */
type Step = readonly [earlier: Figure, later: Figure];

/**
 * Tests that would make an assertion true, read off the figures of its own sentence: "rose from {{ A }} to {{ B }}" where B is more
 * than A, "{{ argmax(region, revenue) }} has the most" where one region has the largest revenue. Whether they hold, and mean what the
 * sentence says, is judged as of any other claim.
 */
export function derivedTests(assertion: Assertion, view: SentenceView, slide: SlideView): readonly string[] {
  const figures = figuresOf(view, slide);
  switch (assertion.kind) {
    case 'up':
    case 'down':
      return [
        ...figures.flatMap((figure) => changeTests(figure, assertion.kind === 'up' ? '>' : '<')),
        ...[...figures.flatMap(differenceIn), ...stepsBetween(figures)].map(
          ([earlier, later]) => `${textOf(later)} ${assertion.kind === 'up' ? '>' : '<'} ${textOf(earlier)}`,
        ),
      ];
    case 'top':
      return [...extremeTests(figures, 'max'), ...extremeTests(figures, 'min').map(ofLosses)];
    case 'bottom':
      return extremeTests(figures, 'min');
    case 'rank':
      return [
        ...comparison(assertion, figures, view.masked),
        // "{{ A - B }} years younger" where A is more than B: the words say which of both is meant.
        ...(COMPARATIVE.test(assertion.text) ? figures.flatMap(differenceTests) : []),
        ...((SUPERLATIVE.test(assertion.text) && !LOW.test(assertion.text)) || RECORD.test(assertion.text)
          ? extremeTests(figures, 'max')
          : []),
      ];
    case 'part':
      return figures.filter(({ node }) => isShare(node)).map((figure) => `${textOf(figure)} > 0.5`);
    default:
      return [];
  }
}

/** Figures and names found by figures, in the order of the text. */
function figuresOf(view: SentenceView, slide: SlideView): PlacedFigure[] {
  return view.placeholders.flatMap(({ expression, expressionSource, pos }) => {
    if (expression.kind === 'choose') return [];
    const uses = measuredUses(expression, view, slide);
    const node = bare(cachedExpression(expressionSource));
    if (uses.length === 0 && !isCall(node, /^arg(?:min|max)$/)) return [];
    const columns = [...new Set(uses.map(({ column }) => column))].sort().join();
    return [{ node, within: expressionSource, pos, columns }];
  });
}

const isCall = (node: Expression, name: RegExp): node is Extract<Expression, { kind: 'call' }> =>
  node.kind === 'call' && name.test(node.name);

/** A bracket around a part of the expression may be lost: then the test does not parse, and is left. */
const textOf = ({ node, within }: Figure): string =>
  node === cachedExpression(within) ? within : within.slice(node.pos, node.end);

/** Without what changes how a figure is written more than what it says. */
function bare(node: Expression): Expression {
  const inner =
    node.kind === 'negate'
      ? node.of
      : node.kind === 'call' && (node.name === 'abs' || ROUNDS.has(node.name))
        ? node.args[0]
        : node.kind === 'binary' && /[*/]/.test(node.operator) && node.right.kind === 'constant'
          ? node.left
          : undefined;
  return inner ? bare(inner) : node;
}

const COMPARATIVE =
  /(?<!\p{L})(?:\p{L}+er|above|below|über|unter|more|less|mehr|weniger|plus|moins|más|menos)$/iu;

const differenceTests = ({ node, within }: Figure): string[] =>
  node.kind === 'binary' && node.operator === '-'
    ? [`${textOf({ node: node.left, within })} > ${textOf({ node: node.right, within })}`]
    : [];

const changeTests = (figure: Figure, sign: '<' | '>'): string[] =>
  isCall(figure.node, /^(?:growth|delta)$/) ? [`${textOf(figure)} ${sign} 0`] : [];

/** The values of a difference, of one that is told as a part of the earlier value, or of how many times a value is another. */
function differenceIn({ node, within }: Figure): Step[] {
  if (node.kind !== 'binary' || !/[-/]/.test(node.operator)) return [];
  const steps = inOrder({ node: node.left, within }, { node: node.right, within });
  return node.operator === '/' && steps.length === 0
    ? differenceIn({ node: bare(node.left), within })
    : steps;
}

/** Of one column, or of two that name no more than the moment: "first_price" and "last_price". */
const isSameMeasure = (a: PlacedFigure, b: PlacedFigure): boolean =>
  a.columns === b.columns || measureName(a.columns) === measureName(b.columns);

const MOMENT = new RegExp(`\\b(?:${MOMENT_WORDS}|\\d+)\\b`, 'g');
const measureName = (columns: string): string =>
  columns.toLowerCase().replaceAll('_', ' ').replace(MOMENT, '').trim();

/** Neighbours in the text that are the same measure at two places of the rows. */
const stepsBetween = (figures: readonly PlacedFigure[]): Step[] =>
  figures.flatMap((figure, index) => {
    const next = figures[index + 1];
    return next && isSameMeasure(figure, next) ? inOrder(figure, next) : [];
  });

function inOrder(a: Figure, b: Figure): Step[] {
  const order = orderOf(a.node, b.node);
  return order < 0 ? [[a, b]] : order > 0 ? [[b, a]] : [];
}

/** Superlatives that have no other side: "wettest", "am teuersten", "la plus peuplée", "el más caro". */
const SUPERLATIVE = /est$|st(?:e[nrsm]?)?$|^(?:la|le|les|el|los|las|lo) /iu;
/** Those that may be told of the least of a measure. */
const LOW =
  /cheap|slow|weak|worst|poor|young|near|light|quiet|cold|cool|dri?est|thin|narrow|low|late|earl|few|first|g[üu]nstig|langsam|schw[äa]ch|schlecht|j[üu]ng|leicht|ruhig|k[äa]lt|moins|menos|record|rekord/iu;

/** "That record belongs to {{ argmax(…) }}": as the row that it is, and as the highest value, it is that one. */
const RECORD = /^record$/i;

/** That one row alone has the largest or the least value which the sentence finds its name by, or prints. */
function extremeTests(figures: readonly Figure[], end: 'max' | 'min'): string[] {
  const columns = figures.flatMap((figure) => extremeColumns(figure, end));
  const finders = columns.filter(({ names }) => names);
  return (finders.length > 0 ? finders : columns).map(
    ({ column }) =>
      `count(${column}, ${end}(${column})) == 1 and ${end}(${column}) ${end === 'max' ? '>' : '<'} median(${column})`,
  );
}

function extremeColumns({ node, within }: Figure, end: 'max' | 'min'): { column: string; names: boolean }[] {
  const inside = (nodes: readonly Expression[]): { column: string; names: boolean }[] =>
    nodes.flatMap((child) => extremeColumns({ node: bare(child), within }, end));
  if (node.kind === 'binary') return inside([node.left, node.right]);
  if (node.kind !== 'call') return [];
  if (node.name === 'lookup' || node.name === 'share') return inside(node.args);
  const names = node.name === `arg${end}`;
  // Of some rows only: nothing is said of all.
  if (!(names || node.name === end) || node.args.length > (names ? 2 : 1)) return [];
  const column = node.args[names ? 1 : 0];
  return column ? [{ column: textOf({ node: column, within }), names }] : [];
}

/** "Lost the most" is the least of values, the largest of which may be gains. */
const ofLosses = (test: string): string => `${test} and ${/min\(.+?\)/.exec(test)?.[0] ?? ''} < 0`;

export const isShare = (node: Expression): boolean =>
  isCall(node, /^share$/) ||
  (node.kind === 'binary' && node.operator === '/' && isCall(node.right, /^(?:sum|count)$/));

/** "All are above {{ floor(min(x)) }}": a rounded extreme bounds the rows strictly where rounding has moved it. */
export function boundTest(assertion: Assertion, view: SentenceView, slide: SlideView): string | undefined {
  const { kind, pos, end, text } = assertion;
  const every = assertionsIn(view, slide).find((it) => it.kind === 'every' && it.end <= pos);
  if (kind !== 'rank' || !every || LIMITED.test(view.masked)) return undefined;
  const figure = view.placeholders.find(({ pos: at }) => at >= end);
  if (figure === undefined || !sameClause(view.masked.slice(every.end, figure.pos))) return undefined;
  const said = /^than$|^als$|^que$/i.test(text) ? view.masked.slice(Math.max(0, pos - REACH), end) : text;
  const [wanted, rounded, sign] = MORE.test(said)
    ? ['min', 'floor', '>']
    : LESS.test(said)
      ? ['max', 'ceil', '<']
      : [];
  const within = figure.expressionSource;
  const node = cachedExpression(within);
  const [inner] = node.kind === 'call' && node.name === rounded ? node.args : [];
  if (inner?.kind !== 'call' || inner.name !== wanted || inner.args.length !== 1) return undefined;
  return `${textOf({ node: inner, within })} ${sign} ${within}`;
}

const REACH = 12;

/** "{{ A }}, more than the {{ B }} of …": two figures on either side of the word that compares them. */
function comparison({ pos, end }: Assertion, figures: readonly PlacedFigure[], masked: string): string[] {
  const said = masked.slice(Math.max(0, pos - REACH), end);
  const [more, less] = [MORE.test(said), LESS.test(said)];
  const after = figures.findIndex((figure) => figure.pos >= end);
  const [left, right] = [figures[after - 1], figures[after]];
  if (more === less || !left || !right || left.columns !== right.columns) return [];
  return [`${textOf(left)} ${more ? '>' : '<'} ${textOf(right)}`];
}
