import type { Source } from '../../deck/types.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import type { Assertion } from './assertions.js';
import { LESS, MORE } from './comparatives.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** Whether the rows are ranges in order, as those of a histogram. */
export const isOverRanges = (source: Source | undefined): source is Source =>
  source?.widget?.type === 'histogram' || source?.columns[0]?.name === 'bucket';

/** Rows from one to another, counted from 1. */
type Rows = readonly [from: number, to: number];

const AND = /^\s*(?:(?:and|or|und|oder|et|ou|y|o|u)\s+)?$/iu;
const TO = /^\s*(?:(?:to|and|including|the|a|l[ao]s?|den?|de)\s*)*$/iu;
const IT = /^\s+(?:it|this|that|them|these)(?!\p{L})/u;

/**
 * "{{ … }} records lie below {{ nth(bucket, 3) }}": true where the figure adds up just the rows that stand before that range. Says
 * where rows stand, and compares no figures.
 */
export function isRangeSum({ pos, end, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  const count = source?.data?.rows.length;
  if (!isOverRanges(source) || count === undefined) return false;
  const axis = source.columns[0]?.name ?? '';
  const placeOf = (placeholder: Placeholder | undefined): number | undefined => {
    const node = placeholder && cachedExpression(placeholder.expressionSource);
    return node && columnOf(node) === axis ? placeIn(node, count) : undefined;
  };
  const [before, after] = [
    view.placeholders.findLast((it) => it.end <= pos),
    view.placeholders.find((it) => it.pos >= end),
  ];
  const follows = before !== undefined && AND.test(view.masked.slice(before.end, pos));
  const precedes = after !== undefined && TO.test(view.masked.slice(end, after.pos));
  const meant = IT.test(view.masked.slice(end))
    ? view.placeholders.findLast((it) => it.end <= pos && placeOf(it) !== undefined)
    : follows && placeOf(before) !== undefined
      ? before
      : precedes
        ? after
        : undefined;
  const place = placeOf(meant);
  if (place === undefined) return false;
  const own = meant === before && follows ? 0 : /^up$/i.test(text) ? 0 : 1;
  const wanted: Rows | undefined =
    MORE.test(text) || /^upwards?$/i.test(text)
      ? [place + own, count]
      : LESS.test(text) || /^up$/i.test(text)
        ? [1, place - own]
        : undefined;
  return (
    wanted !== undefined &&
    view.placeholders.some(({ expressionSource }) => {
      const rows = rowsAdded(cachedExpression(expressionSource), count);
      return rows !== undefined && rows[0] === wanted[0] && rows[1] === wanted[1];
    })
  );
}

/** The neighbouring rows of one column that a figure adds up, alone or as a share of all. */
function rowsAdded(node: Expression, count: number): Rows | undefined {
  if (node.kind === 'binary' && node.operator === '/' && isSum(node.right))
    return rowsAdded(node.left, count);
  return neighbours(termsOf(node), count);
}

/** The neighbouring rows whose values `least` or `greatest` compares. */
export function rowsListed(node: Expression, name: 'least' | 'greatest', count: number): Rows | undefined {
  return node.kind === 'call' && node.name === name ? neighbours(node.args, count) : undefined;
}

function neighbours(terms: readonly Expression[], count: number): Rows | undefined {
  const places = terms.map((term) => placeIn(term, count)).sort((a = 0, b = 0) => a - b);
  const [from] = places;
  if (from === undefined || places.some((place, i) => place !== from + i)) return undefined;
  return new Set(terms.map(columnOf)).size === 1 ? [from, from + places.length - 1] : undefined;
}

const isSum = (node: Expression): boolean => node.kind === 'call' && node.name === 'sum';

const termsOf = (node: Expression): Expression[] =>
  node.kind === 'binary' && node.operator === '+' ? [...termsOf(node.left), ...termsOf(node.right)] : [node];

/** The column of a value of one row. */
function columnOf(node: Expression): string | undefined {
  const [column] = node.kind === 'call' && /^(?:first|last|nth)$/.test(node.name) ? node.args : [];
  return column?.kind === 'name' ? column.name : undefined;
}

/** The row, counted from 1, that a value of one row stands in. */
export function placeIn(node: Expression, count: number): number | undefined {
  if (node.kind !== 'call') return undefined;
  if (node.name === 'first' && node.args.length === 1) return 1;
  if (node.name === 'last' && node.args.length === 1) return count;
  const [, at] = node.name === 'nth' ? node.args : [];
  const [sign, value] = at?.kind === 'negate' ? [-1, at.of] : [1, at];
  if (value?.kind !== 'constant' || typeof value.value !== 'number') return undefined;
  return sign < 0 ? count + 1 - value.value : value.value;
}
