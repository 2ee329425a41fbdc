import { intl } from '../template/intl-cache.js';
import { calendarOrder } from './calendar-order.js';
import { fillPhrase } from './phrases.js';
import type { Frame } from './frame.js';
import type { Matrix } from './series-matrix.js';
import { bySize, pick, requireReadable, smallestFirst } from './series-matrix.js';

const MOST_BARS = 20;
const TOP_BARS = 12;
const MOST_MARKS = 5000;

/** A count in the deck's locale. */
export function countText(frame: Frame, count: number): string {
  return intl.number(frame.locale, {}).format(count);
}

/**
 * Bars in the order they are drawn: as the author sorts them; months and weekdays as the calendar has them, unless the rows are
 * ranked; years one after the other; else by value where `sorted`, else as the rows come.
 * Beyond twenty names (or `config.top`, or what the box has room for) only the largest stay, and a note says so.
 */
export function orderBars(frame: Frame, matrix: Matrix, options: { sorted: boolean; room: number }): Matrix {
  const ordered = inOrder(frame, matrix, options);
  requireReadable(frame, ordered, MOST_MARKS);
  return ordered;
}

function inOrder(frame: Frame, matrix: Matrix, options: { sorted: boolean; room: number }): Matrix {
  const { sort, top } = frame.config;
  const named = matrix.scale === 'names' && !areYears(matrix);
  const wanted = typeof top === 'number' && top >= 1 ? Math.floor(top) : undefined;
  const most = Math.max(1, Math.min(wanted ?? MOST_BARS, named ? options.room : Number.POSITIVE_INFINITY));
  let result = matrix;
  if (matrix.categories.length > most && (named || wanted !== undefined)) {
    const kept = Math.min(wanted ?? TOP_BARS, most);
    result = pick(matrix, bySize(matrix, true).slice(0, kept));
    frame.notes.push(
      fillPhrase(frame.phrases.top, {
        n: countText(frame, kept),
        of: countText(frame, matrix.categories.length),
      }),
    );
    if (sort !== 'category' && sort !== 'value-asc')
      return pick(result, named ? bySize(result) : byPlace(result));
  }
  if (sort === 'value-asc') return pick(result, smallestFirst(result));
  const calendar = named && sort === undefined && !isRanked(result) ? calendarOf(result, frame) : undefined;
  if (calendar) return pick(result, calendar);
  if (sort === 'value' || (named && options.sorted && sort === undefined))
    return pick(result, bySize(result));
  if (sort === 'category' && named) return pick(result, orderOfNames(result, frame));
  return result;
}

/** Years in text, one after the other: a course, of which the largest alone say nothing. */
function areYears({ categories }: Matrix): boolean {
  const years = categories.map(({ label }) => (/^(?:1[5-9]|2[01])\d\d$/.test(label) ? Number(label) : NaN));
  return years.length > 2 && years.every((year, at) => at === 0 || year > (years[at - 1] ?? NaN));
}

const calendarOf = ({ categories }: Matrix, { locale }: Frame): number[] | undefined =>
  calendarOrder(
    categories.map(({ label }) => label),
    locale,
  );

/** Whether the rows come by their values, largest or smallest first: their query ranks them. */
function isRanked(matrix: Matrix): boolean {
  const inOrder = (order: readonly number[]): boolean => order.every((at, i) => at === i);
  return matrix.categories.length > 2 && (inOrder(bySize(matrix)) || inOrder(smallestFirst(matrix)));
}

/** Months and weekdays as the year and the week have them, other names by the alphabet. */
function orderOfNames(matrix: Matrix, frame: Frame): number[] {
  const calendar = calendarOf(matrix, frame);
  if (calendar) return calendar;
  const collator = new Intl.Collator(frame.locale, { numeric: true });
  const labels = matrix.categories.map(({ label }) => label);
  return labels.map((_, i) => i).sort((a, b) => collator.compare(labels[a] ?? '', labels[b] ?? '') || a - b);
}

function byPlace(matrix: Matrix): number[] {
  return matrix.categories
    .map((_, i) => i)
    .sort((a, b) => (matrix.categories[a]?.at ?? 0) - (matrix.categories[b]?.at ?? 0));
}
