import type { Row } from '../../query/types.js';
import type { Placeholder } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { isNumeric } from './column-uses.js';
import { LESS, MORE } from './comparatives.js';
import { namesIn, rowsNamed, type NamedRow } from './row-places.js';
import { tableOf, type SentenceView, type SlideView } from './sentence-view.js';

const AND = /^\s*(?:\*\*)?\s*(?:and|to|und|bis|et|à|y|a|hasta)\s+(?:(?:in|le|la|el|l[’'])\s*)?(?:\*\*)?$/iu;
const FROM =
  /(?<!\p{L})(?:between|from|zwischen|von|vom|entre|de|du|desde)\s+(?:(?:the|le|la|el|l[’'])\s*)?(?:\*\*)?$/iu;
const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde)\s+(?:(?:the|le|la|el|l[’'])\s*)?(?:\*\*)?$/iu;

/** "Between {{ nth(month, 7) }} and {{ last(month) }}, … by {{ growth(visits) }}": growth and delta go from the first row to the last. */
export function changeOfOtherSpan(view: SentenceView, slide: SlideView): string | undefined {
  const table = tableOf(view.source, slide);
  if (!table || table.rows.length < 2) return undefined;
  const { rows } = table;
  const changes = view.placeholders.filter(isWholeChange);
  if (changes.length !== 1) return undefined;
  const names = namesIn(view, slide, table);
  const [from, to] = spanNamed(names, view);
  const isAt = (name: NamedRow, place: number): boolean => rowsNamed([name], rows).includes(place);
  const fits = (!from || isAt(from, 0)) && (!to || isAt(to, rows.length - 1));
  return fits ? undefined : `{{ ${changes[0]?.expressionSource} }} goes from the first row to the last`;
}

function isWholeChange({ expressionSource }: Placeholder): boolean {
  const node = cachedExpression(expressionSource);
  return node.kind === 'call' && /^(?:growth|delta)$/.test(node.name) && node.args.length === 1;
}

/** The rows that a sentence says something went between, or from which on. */
function spanNamed(
  names: readonly NamedRow[],
  { masked }: SentenceView,
): readonly [from?: NamedRow | undefined, to?: NamedRow | undefined] {
  const from = names.find(({ pos }) => FROM.test(masked.slice(0, pos)));
  const to = from && names.find(({ pos }) => pos >= from.end && AND.test(masked.slice(from.end, pos)));
  return to ? [from, to] : [names.find(({ pos }) => SINCE.test(masked.slice(0, pos)))];
}

const WITHIN = /(?<!\p{L})(?:in|im|during|en|au|durante)\s+(?:\*\*)?$/iu;

/** "In {{ last(month) }}, … average {{ avg(rate) }}": what all rows have, told of one moment. */
export function totalToldOfMoment(view: SentenceView, slide: SlideView): string | undefined {
  const table = tableOf(view.source, slide);
  const [one, other, ...more] = view.placeholders;
  if (!table || !one || !other || more.length > 0) return undefined;
  const { rows } = table;
  const [name] = namesIn(view, slide, table);
  const figure = name?.pos === one.pos ? other : one;
  const node = cachedExpression(figure.expressionSource);
  if (!name || node.kind !== 'call' || !/^(?:sum|avg|median)$/.test(node.name) || node.args.length !== 1)
    return undefined;
  if (isNumeric(name.column, view.source, slide) || !WITHIN.test(view.masked.slice(0, name.pos)))
    return undefined;
  if (MORE.test(view.masked) || LESS.test(view.masked)) return undefined;
  return rowsNamed([name], rows).length < rows.length
    ? `{{ ${figure.expressionSource} }} is of all rows, and not of the one that the sentence is set in`
    : undefined;
}

/** A verb, with nothing that says of what. */
const DID =
  /^\s*(?:\*\*)?\s+(?!(?:and|und|et|y|with|mit|avec|con|of|von|de|than|als|que|or|oder|ou|o|to|bis|à|a|in|the|total|is|ist|est|es)\s)\p{Ll}+(?:\s+(?:in|up|out|off|about|around|rund|etwa|environ|unos|unas))?\s+(?:\*\*)?$/u;
const LISTED = /(?:[,;]|(?<!\p{L})(?:and|to|und|bis|et|à|y|a|e|or|through|hasta|of|in))\s*(?:\*\*)?\s*$/iu;

/** "{{ argmax(town, loans) }} lends {{ sum(loans) }}": what all rows have together, told of one of them. */
export function totalToldOfName(view: SentenceView, slide: SlideView): string | undefined {
  const table = tableOf(view.source, slide);
  if (!table || table.rows.length < 2) return undefined;
  const { rows } = table;
  const names = namesIn(view, slide, table).filter((name) => isOfOne(name, rows, view, slide));
  const told = view.placeholders.find((figure) => {
    const node = cachedExpression(figure.expressionSource);
    if (node.kind !== 'call' || node.name !== 'sum' || node.args.length !== 1) return false;
    return names.some(({ end }) => {
      const between = end <= figure.pos ? view.masked.slice(end, figure.pos) : '';
      return DID.test(between) && !MORE.test(between) && !LESS.test(between);
    });
  });
  return told && `{{ ${told.expressionSource} }} is of all rows, and not of the name beside it`;
}

const isOfOne = (
  name: NamedRow,
  rows: readonly Row[],
  { source, masked }: SentenceView,
  slide: SlideView,
): boolean =>
  !isNumeric(name.column, source, slide) &&
  rowsNamed([name], rows).length < rows.length &&
  !LISTED.test(masked.slice(0, name.pos));
