import { cellOf } from '../../chart/cells.js';
import type { Source } from '../../deck/types.js';
import { columnRef } from '../../template/column-ref.js';
import { isAscending } from '../course-of-rows.js';
import { assertionsIn, type Assertion } from './assertions.js';
import { MOVES } from './negated-moves.js';
import { placesOfExtreme } from './row-places.js';
import { PLAIN_STEP, rowValues, type RowValue } from './row-tests.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

type End = 'max' | 'min';

/** A row that a sentence places beside another: "after the peak", "a week before the low", "after {{ argmax(…) }}". */
interface Reference {
  pos: number;
  end: number;
  /** Which extreme the words name; none where a placeholder names the row. */
  extreme: End | undefined;
  /** The row itself, counted from 1. */
  place: number;
  later: boolean;
  /** The row right beside it is meant. */
  next: boolean;
  /** What a span of time would have to lie between both, where the sentence says one. */
  period: string | undefined;
}

const HIGH =
  'peaks?|high(?:s|est)?|maximum|Höchst\\p{L}*|Höhepunkt\\p{L}*|Spitzen?\\p{L}*|Maximums?|pic|sommet|point culminant|plus haut|pico|máximo|punto más alto';
const LOW =
  'low(?:s|est)?|minimum|trough|bottom|Tief\\p{L}*|Minimums?|creux|plus bas|point le plus bas|mínimo|punto más bajo';
const LATER =
  'after|since|following|nach|seit|après|depuis|(?:qui|que) (?:suit|suivait)|suivant|tras|después de|desde';
const EARLIER = 'before|prior to|preceding|vor|avant|précédant|antes de';
const THE =
  "(?:the|this|that|its|dem|der|diesem|dieser|ce|cette|le|la|el|este|ese|esta|esa|l[’']|ihrem|seinem|son|sa|su)";
const NEXT =
  '(?:right|just|directly|immediately|direkt|unmittelbar|gleich|juste|immédiatement|justo|inmediatamente)';
const PERIOD =
  '(?:day|week|month|quarter|year|Tag|Woche|Monat|Quartal|Jahr|jour|semaine|mois|trimestre|année|día|semana|mes|año)';
const ONE = `(?:a|the|an|ein|eine|einen|der|die|das|un|une|le|la|el|una|l[’'])`;

/** "A week right after the …"; the words of an extreme, or a placeholder, follow. */
const REFERENCE = new RegExp(
  `(?<!\\p{L})(?:(?<period>${ONE}\\s+${PERIOD})\\s+)?(?:(?<next>${NEXT})\\s+)?(?:(?<later>${LATER})|(?<earlier>${EARLIER}))\\s+(?:${THE}\\s*(?:\\p{L}+\\s+)?(?:(?<high>${HIGH})|(?<low>${LOW}))(?!\\p{L})|(?<name>\\uFFFC+))(?!\\s+(?:in|of|im|der|des|von|de|du|del|en)\\s+\\p{L})`,
  'iu',
);

function referenceIn(view: SentenceView, slide: SlideView): Reference | undefined {
  const source = sourceOf(view.source, slide);
  const found = REFERENCE.exec(view.masked);
  if (!found?.groups || !source || !isAscending(source)) return undefined;
  const { period, next, later, high, name } = found.groups;
  const [pos, end] = [found.index, found.index + found[0].length];
  const shared = { pos, end, later: later !== undefined, period };
  if (name !== undefined) {
    // "Just before {{ name }}" may say where a row ranks; only what moves follows the order of rows.
    if (!assertionsIn(view, slide).some(({ kind }) => MOVES.has(kind))) return undefined;
    const value = rowValues(view, slide).find((it) => it.named && it.end === end);
    const place = value && placeOf(value, source);
    return place === undefined
      ? undefined
      : { ...shared, extreme: undefined, place, next: next !== undefined };
  }
  const extreme: End = high === undefined ? 'min' : 'max';
  const place = placeOfExtreme(extreme, source);
  return place === undefined
    ? undefined
    : { ...shared, extreme, place, next: next !== undefined || period !== undefined };
}

/** The only row with the largest or the least value. */
function placeOfExtreme(end: End, { columns, data }: Source): number | undefined {
  const measure = columns[1];
  if (!measure) return undefined;
  const [place, ...more] = placesOfExtreme(data?.rows ?? [], measure.name, end);
  return place === undefined || more.length > 0 ? undefined : place + 1;
}

const placeOf = ({ value, place }: RowValue, source: Source): number | undefined =>
  place ?? (/^(?:max|min)\(/.test(value) ? placeOfExtreme(value.slice(0, 3) as End, source) : undefined);

/** The one row, other than that of the reference, that the rest of the sentence speaks of. */
function rowBeside(reference: Reference, view: SentenceView, slide: SlideView): number | undefined {
  const places = rowValues(view, slide)
    .filter((it) => it.place !== undefined && !(it.pos >= reference.pos && it.end <= reference.end))
    .map(({ place }) => place);
  return new Set(places).size === 1 ? places[0] : undefined;
}

const FROM = /(?<!\p{L})(?:from|von|vom|de|du|desde)\s+(?:\*\*)?$/iu;
const TO = /^[^\uFFFC.,;:]*(?<!\p{L})(?:to|auf|bis|à|a|hasta)\s+(?:\*\*)?$/iu;

/** "From {{ min }} to {{ max }}" of what moves: the first of both stands before the other. */
function runsForwards(view: SentenceView, slide: SlideView): boolean {
  const source = sourceOf(view.source, slide);
  const moves = assertionsIn(view, slide).some(({ kind }) => MOVES.has(kind));
  if (!source || !moves || !isAscending(source)) return true;
  const values = rowValues(view, slide).filter((it) => !it.named);
  const at = values.findIndex(({ pos }) => FROM.test(view.masked.slice(0, pos)));
  const [from, to] = values.slice(Math.max(0, at));
  if (at < 0 || !from || !to || !TO.test(view.masked.slice(from.end, to.pos))) return true;
  const [start, end] = [placeOf(from, source), placeOf(to, source)];
  return start === undefined || end === undefined || start < end;
}

const DAY_MS = 86_400_000;
/** From so many days to so many. */
const SPANS: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/^(?:day|tag|jour|día)$/iu, 1, 1],
  [/^(?:week|woche|semaine|semana)$/iu, 7, 7],
  [/^(?:month|monat|mois|mes)$/iu, 28, 31],
  [/^(?:quarter|quartal|trimestre)$/iu, 90, 92],
  [/^(?:year|jahr|année|año)$/iu, 365, 366],
];

/** Whether two rows are a span of time apart; numbers of years are counted as such. */
function isApart(period: string, a: number, b: number, { columns: [axis], data }: Source): boolean {
  const cells = [a, b].map((place) => {
    const row = data?.rows[place - 1];
    return row && axis ? cellOf(row, axis.name) : null;
  });
  const [one, other] = cells;
  const unit = period.split(/\s+/).at(-1) ?? '';
  if (typeof one === 'number' && typeof other === 'number')
    return /^(?:year|jahr|année|año)$/iu.test(unit) && Math.abs(one - other) === 1;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const days = Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
  return SPANS.some(([words, from, to]) => words.test(unit) && days >= from && days <= to);
}

/**
 * Whether the rows stand as a sentence places them: what is told "after the peak" stands after the row with the largest value, what is told
 * "right after" it in the next.
 */
export function fitsExtremes(view: SentenceView, slide: SlideView): boolean {
  if (!runsForwards(view, slide)) return false;
  const reference = referenceIn(view, slide);
  if (!reference) return true;
  const { place, later, next, period } = reference;
  const source = sourceOf(view.source, slide);
  if (period !== undefined && source && !isApart(period, place, place + (later ? 1 : -1), source))
    return false;
  const wanted = place + (later ? 1 : -1);
  return rowValues(view, slide)
    .filter((it) => it.place !== undefined && (it.pos < reference.pos || it.end > reference.end))
    .every((it) => {
      const at = it.place ?? NaN;
      if (next && rowBeside(reference, view, slide) !== undefined) return at === wanted;
      return at === place || (later ? at > place : at < place);
    });
}

/** Words for the way back from an extreme. */
const BACK = /^(?:recover(?:s|ed)|remont\p{L}*|retomb\p{L}*|redescend\p{L}*|repunt\p{L}*)$/iu;

/**
 * Tests that would make an assertion true of a row that a sentence places beside an extreme: "after the peak, … fell to {{ nth(value, 9) }}",
 * "the week right after the highest", "since that low, … has recovered to {{ last(value) }}".
 */
export function extremeTests(
  { kind, pos, end, text }: Assertion,
  view: SentenceView,
  slide: SlideView,
): string[] {
  const reference = referenceIn(view, slide);
  const source = sourceOf(view.source, slide);
  const [axis, measure] = source?.columns ?? [];
  if (!reference?.extreme || !axis || !measure) return [];
  const row = rowBeside(reference, view, slide);
  if (row === undefined) return [];
  const { extreme, later, next } = reference;
  const [name, value] = [columnRef(axis.name), columnRef(measure.name)];
  const bound = `${extreme}(${value})`;
  const order = next
    ? `nth(${value}, ${row + (later ? -1 : 1)}) == ${bound}`
    : axis.type === 'string'
      ? undefined
      : `arg${extreme}(${name}, ${value}) ${later ? '<' : '>'} nth(${name}, ${row})`;
  if (order === undefined) return [];
  const alone = `count(${value}, ${bound}) == 1 and ${order}`;
  const within = reference.pos <= pos && end <= reference.end;
  if (within && kind === (extreme === 'max' ? 'top' : 'bottom')) return [alone];
  // From an extreme there is one way only; what a move that leads to it began with, nothing says.
  const away = extreme === 'max' ? 'down' : 'up';
  if (kind !== away || !later || pos < reference.end || !(PLAIN_STEP.test(text) || BACK.test(text)))
    return [];
  return [`nth(${value}, ${row}) ${away === 'down' ? '<' : '>'} ${bound} and ${alone}`];
}
