import type { Source } from '../../deck/types.js';
import type { Expression, Placeholder } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { isAscending } from '../course-of-rows.js';
import type { Assertion } from './assertions.js';
import { sameClause } from './clauses.js';
import { LESS, LIMITED, MORE } from './comparatives.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** Whether the rows are ranges in order, as those of a histogram. */
export const isOverRanges = (source: Source | undefined): source is Source =>
  source !== undefined &&
  (source.widget?.type === 'histogram' || source.columns[0]?.name === 'bucket') &&
  isAscending(source);

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
  const upwards = MORE.test(text) || /^upwards?$/i.test(text);
  if (!upwards && !LESS.test(text) && !/^up$/i.test(text)) return false;
  const source = sourceOf(view.source, slide);
  const count = source?.data?.rows.length;
  const [axis, measure] = source?.columns ?? [];
  if (!source || count === undefined || !axis || source.columns.length !== 2) return false;
  const edges = axis.type === 'number' && isAscending(source);
  if (!edges && !isOverRanges(source)) return false;
  if (LIMITED.test(view.masked) || TYPICALLY.test(view.masked)) return false;
  const placeOf = (placeholder: Placeholder | undefined): number | undefined => {
    const node = placeholder && cachedExpression(placeholder.expressionSource);
    return node && columnOf(node) === axis.name ? placeIn(node, count) : undefined;
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
  // A number alone may be the lower edge of its range: from it upwards, or below it, both readings are one.
  if (edges && own !== (upwards ? 0 : 1)) return false;
  const wanted: Rows = upwards ? [place + own, count] : [1, place - own];
  const figures = view.placeholders.filter((it) => it !== meant && placeOf(it) === undefined);
  const figure =
    figures.findLast((it) => it.end <= pos && sameClause(view.masked.slice(it.end, pos))) ??
    figures.find((it) => it.pos >= end && HOLDS.test(view.masked.slice(end, it.pos)));
  const rows = figure && rowsAdded(cachedExpression(figure.expressionSource), count, measure?.name);
  return rows !== undefined && rows[0] === wanted[0] && rows[1] === wanted[1];
}

/** What stands between a range and the rows that it is said to have. */
const HOLDS =
  /^[^:;–—]*(?<!\p{L})(?:lie|are|is found|hold|have|stand|fall|add up|make up|contain|account|liegen|sind|umfassen|se situent|comptent|sont|hay|están|suman)(?!\p{L})|^\s*(?:and (?:above|below) it\s*)?$/iu;

/** Words for a part or a middle of the rows: nothing is said of all on that side. */
const TYPICALLY =
  /(?<!\p{L})(?:average|mean|median|typical\p{L}*|usual\p{L}*|rare\p{L}*|often|mostly|seldom|Durchschnitt\p{L}*|Mittel|meist|oft|selten|moyenne?|médiane?|souvent|rarement|promedio|media|mediana|rara|menudo)(?!\p{L})/iu;

/** The neighbouring rows of one column that a figure adds up, alone or as a share of all. */
function rowsAdded(node: Expression, count: number, column: string | undefined): Rows | undefined {
  if (node.kind === 'binary' && node.operator === '/' && isSum(node.right))
    return rowsAdded(node.left, count, column);
  const terms = termsOf(node);
  return terms.every((term) => columnOf(term) === column) ? neighbours(terms, count) : undefined;
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
