import type { Expression, Placeholder } from '../../template/index.js';
import type { Span } from '../../template/template-error.js';
import { assertionsIn, type Assertion } from './assertions.js';
import { sameClause } from './clauses.js';
import { LESS, LIMITED, MORE } from './comparatives.js';
import { columnUses, isNumeric, ROUNDS } from './column-uses.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** What says that nothing lies beyond a value, and what says it after "no": "at least", "no group has fewer than". */
const BOUNDS = {
  min: [
    /(?:at least|mindestens|au moins|al menos|como mínimo|por lo menos)\s*$/iu,
    /(?:less|fewer|lower|smaller|weniger|moins|menos|below|under|unter|sous|en dessous|por debajo)(?: than| als)?\s*$/iu,
  ],
  max: [
    /(?:at most|höchstens|au plus|au maximum|como máximo|a lo sumo)\s*$/iu,
    /(?:more|higher|larger|mehr|plus|más|above|over|über|au-dessus|por encima)(?: than| als)?\s*$/iu,
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

const BELOW = /^\s*(?:below|under|beneath|unter|sous|en dessous de|del?|por debajo de)(?!\p{L})/iu;

/** "No month fell below …", "ningún mes baja de …". */
const isBelowNone = ({ pos, end }: Span, view: SentenceView, slide: SlideView): boolean =>
  BELOW.test(view.masked.slice(end)) &&
  assertionsIn(view, slide).some(
    (it) => it.pos < pos && (it.kind === 'none' || (it.kind === 'every' && NONE.test(it.text))),
  );
const NONE = /^(?:no|none|kein\p{L}*|aucun\p{L}*|ning[uú]n\p{L}*)$/iu;

const OR = /^\s*(?:\p{L}+\s+)?(?:or|oder|ou|o|u)\s+$/iu;

/** "{{ min(x) }} or more", "{{ max(x) }} o inferior": of all rows, and rounded away from them at most. */
function isOrBeyond({ pos, end }: Span, { masked, placeholders }: SentenceView): boolean {
  const figure = placeholders.findLast((it) => it.end <= pos);
  if (!figure || LIMITED.test(masked) || !OR.test(masked.slice(figure.end, pos))) return false;
  const said = masked.slice(pos, end);
  const [wanted, rounded] = MORE.test(said) ? ['min', 'floor'] : LESS.test(said) ? ['max', 'ceil'] : [];
  const { expression } = figure;
  const [inner] = expression.kind === 'call' && expression.name === rounded ? expression.args : [expression];
  return inner?.kind === 'call' && inner.name === wanted && inner.args.length === 1;
}

/** The function of a figure, whatever it is rounded to; none for an extreme that is rounded past some rows. */
function nameOf(node: Expression): string {
  // Written in another unit it is the same extreme.
  if (node.kind === 'binary' && /^[*/]$/.test(node.operator) && isPositive(node.right))
    return nameOf(node.left);
  if (node.kind !== 'call') return '';
  const [inner] = node.args;
  const name = ROUNDS.has(node.name) && inner ? nameOf(inner) : node.name;
  return (node.name === 'ceil' && name === 'min') || (node.name === 'floor' && name === 'max') ? '' : name;
}

const isPositive = (node: Expression): boolean =>
  node.kind === 'constant' && typeof node.value === 'number' && node.value > 0;

function columnOf(node: Expression): string | undefined {
  const [column] = node.kind === 'call' ? node.args : [];
  return column?.kind === 'name' ? column.name : undefined;
}

/** The distance between both ends, "from the highest to the lowest". */
const isSpread = (node: Expression): boolean =>
  node.kind === 'binary' &&
  node.operator === '-' &&
  nameOf(node.left) === 'max' &&
  nameOf(node.right) === 'min' &&
  columnOf(node.left) === columnOf(node.right);

/**
 * What the extreme that stands beside it makes true: "no month fell below {{ min(x) }}", "at least {{ min(x) }}", and, where no name is
 * told of it, "the smallest is {{ min(x) }}".
 */
export function boundsItself({ kind, pos, end }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const { placeholders, masked } = view;
  const extreme =
    (wanted: RegExp, from: number) =>
    (placeholder: Placeholder): boolean =>
      wanted.test(nameOf(placeholder.expression)) &&
      placeholder.pos >= from &&
      sameClause(masked.slice(from, placeholder.pos));
  if (kind === 'every' || kind === 'none') return placeholders.some(extreme(/^(?:arg)?(?:min|max)$/, end));
  if (kind === 'down' && isBelowNone({ pos, end }, view, slide))
    return placeholders.some(extreme(/^min$/, end));
  if (kind === 'rank' && isOrBeyond({ pos, end }, view)) return true;
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
  if (!named && placeholders.some(({ expression, pos: at }) => at >= end && isSpread(expression)))
    return true;
  return !named && placeholders.some(extreme(kind === 'top' ? /^max$/ : /^min$/, end));
}
