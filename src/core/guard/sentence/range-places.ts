import type { Expression } from '../../template/index.js';
import { cachedExpression } from '../../template/scope.js';
import { plainWord } from '../word-forms.js';
import type { Assertion } from './assertions.js';
import { LESS, MORE } from './comparatives.js';
import { isOverRanges, placeIn } from './range-sums.js';
import { rowValues, type RowValue } from './row-tests.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

const RANGE =
  'range|end|bin|bucket|group|band|class|bracket|Bereich|Gruppe|Klasse|Stufe|Ende|tranche|extrémité|extremo|classe|groupe|tramo|rango|intervalo|grupo';
const HIGH_END = /top|upper|high|long|old|heav|hoch|höch|ober|haut|élev|alto|alta|larg[oa]/iu;
const LOW_END = /bottom|low|short|young|light|niedrig|unter|kürz|bas|court|faible|petit|baj[oa]|cort[oa]/iu;

/** "The top range, {{ last(bucket) }}" names the end of the chart's own axis, and compares no figures. */
function isEndOfRanges({ pos, end, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  if (!isOverRanges(source)) return false;
  const named = rowValues(view, slide).filter((it) => it.named);
  const [place, value] = HIGH_END.test(text)
    ? [source.data?.rows.length, /\blast\(/]
    : LOW_END.test(text)
      ? [1, /\bfirst\(/]
      : [];
  if (place === undefined || value === undefined) return false;
  // "In the top {{ last(bucket) }}": the end that it is told of stands beside it.
  const beside = named.find((it) => it.pos >= end && BESIDE.test(view.masked.slice(end, it.pos)));
  if (beside) return beside.place === place;
  const around = new RegExp(
    `^\\s*(?:(?:to the|zum|au|al)\\s+\\p{L}+\\s+)?(?:${RANGE})s?(?!\\p{L})|(?<!\\p{L})(?:${RANGE})s?\\s*$`,
    'iu',
  );
  if (!around.test(view.masked.slice(end)) && !around.test(view.masked.slice(0, pos))) return false;
  if (named.length > 0) return named.some((it) => it.place === place);
  return view.placeholders.some(
    ({ expressionSource: source }) => value.test(source) || /\b(?:growth|delta)\(/.test(source),
  );
}

const BESIDE = new RegExp(`^\\s*(?:(?:${RANGE})s?)?\\s*,?\\s*(?:of|von|de)?\\s*(?:\\*\\*)?$`, 'iu');

const THEM = /^\s*(?:it|them|this|that|these|those)?,?\s*(?:\*\*)?$/iu;

/** "Below them, {{ first(bucket) }} has …": the range below all others, and no smaller figure. */
function isBeyondThem({ pos, end, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  const [more, less] = [MORE.test(text), LESS.test(text)];
  if (!isOverRanges(source) || more === less || /\p{L}/u.test(view.masked.slice(0, pos))) return false;
  const next = rowValues(view, slide).find((it) => it.pos >= end);
  if (!next?.named || !THEM.test(view.masked.slice(end, next.pos))) return false;
  return next.place === (more ? source.data?.rows.length : 1);
}

const FROM = /(?:^|[\s(])(?:from|ab|à partir de|a partir de|desde)\s+(?:\*\*)?$/iu;
const ONWARDS = /^(?:upwards?|up|aufw[äa]rts)$/i;

/** "From {{ nth(bucket, 2) }} upward, …": where a sentence looks, as far as its claims compare just the rows from there on. */
function isFromRange({ pos, end, text }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  const count = source?.data?.rows.length;
  if (!isOverRanges(source) || count === undefined || !ONWARDS.test(text)) return false;
  const from = namedBefore(pos, rowValues(view, slide), view);
  if (!from || !FROM.test(view.masked.slice(0, from.pos))) return false;
  if (view.placeholders.some((it) => it.pos >= end)) return false;
  return view.claims.some(({ claim }) => {
    const places = placesIn(cachedExpression(claim.test), count);
    return (
      claim.holds &&
      Math.min(...places) === from.place &&
      Math.max(...places) === count &&
      new Set(places).size === count - from.place + 1
    );
  });
}

const namedBefore = (
  pos: number,
  values: readonly RowValue[],
  { masked }: SentenceView,
): (RowValue & { place: number }) | undefined =>
  values.find(
    (it): it is RowValue & { place: number } =>
      it.named && it.place !== undefined && it.end <= pos && masked.slice(it.end, pos).trim() === '',
  );

/** The rows whose values an expression reads by their places. */
export function placesIn(node: Expression, count: number): number[] {
  const own = placeIn(node, count);
  if (own !== undefined) return [own];
  if (node.kind === 'binary') return [node.left, node.right].flatMap((side) => placesIn(side, count));
  if (node.kind === 'negate' || node.kind === 'not') return placesIn(node.of, count);
  return node.kind === 'call' ? node.args.flatMap((arg) => placesIn(arg, count)) : [];
}

const ALONG = /(?<!\p{L})(?:with|mit|bei|avec|con)\s+(?:an?\s+|une?\s+)?$/iu;
/** So many steps show what comes along with the ranges. */
const LEAST_STEPS = 2;
const BY = /\s(?:by|per|nach|pro|par|por)\s(.+)$/iu;

/** "With rising {{ axis }}, …": along the ranges, of what they are ranges. */
function isAlongRanges({ pos, end }: Assertion, view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  if (!isOverRanges(source) || !ALONG.test(view.masked.slice(0, pos))) return false;
  const axis = BY.exec(source.widget?.title ?? source.title)?.[1] ?? '';
  const [, noun = ''] = /^\s+(\p{L}{3,})/u.exec(view.masked.slice(end)) ?? [];
  const words = plainWord(axis).split(/[^\p{L}]+/u);
  const isTold = view.claims.some(({ claim }) => claim.holds && claim.meaning.steps >= LEAST_STEPS);
  return isTold && noun !== '' && words.includes(plainWord(noun));
}

/** What speaks of where ranges stand along their axis, and asserts nothing of the figures. */
export const RANGE_PLACES = [isEndOfRanges, isBeyondThem, isFromRange, isAlongRanges] as const;
