import { countText } from './bar-order.js';
import type { Frame } from './frame.js';
import { lineHeight } from './frame.js';
import { fillPhrase } from './phrases.js';
import type { Category } from './series-matrix.js';
import { pick, readMatrix, requireReadable } from './series-matrix.js';

export interface Pair {
  category: Category;
  values: [number | null, number | null];
}

/**
 * From the first value to the second, halved: the extremes of a double lie farther apart than a double can say. Without
 * one of them there is no difference.
 */
export function halfDifference({ values: [from, to] }: Pair): number | null {
  return from === null || to === null ? null : to / 2 - from / 2;
}

const MOST_ROWS = 300;

/**
 * The rows in the order they are drawn: largest rise first and largest fall last, those without a difference
 * behind; dates in their own order, or as the author sorts them. Names beyond `room` (of the rows, with px kept free) leave the largest differences, with a note.
 */
export function dumbbellRows(frame: Frame, room: (free: number) => number): Pair[] {
  const { label, value1, value2 } = frame.encoding;
  const read = (value: string | undefined): ReturnType<typeof readMatrix> =>
    readMatrix({ ...frame, encoding: { category: label ?? '', value: value ?? '' } }, 'keep');
  const matrix = read(value1);
  const first = matrix.series[0]?.values ?? [];
  const second = read(value2).series[0]?.values ?? [];
  const all = matrix.categories.map((category, i): Pair => ({
    category,
    values: [first[i] ?? null, second[i] ?? null],
  }));
  const { sort, top } = frame.config;
  const named = matrix.scale === 'names';
  const wanted = typeof top === 'number' && top >= 1 ? Math.floor(top) : Number.POSITIVE_INFINITY;
  const roomy = !named || all.length <= room(0);
  const most = Math.max(1, Math.min(wanted, roomy ? wanted : room(lineHeight(frame) + 8)));
  let indices = all.map((_, i) => i);
  const ranked = (by: (pair: Pair) => number): number[] =>
    [...indices].sort((a, b) => descending(by(all[a] as Pair), by(all[b] as Pair)) || a - b);
  if (indices.length > most) {
    const kept = new Set(ranked((pair) => Math.abs(halfDifference(pair) ?? 0)).slice(0, most));
    frame.notes.push(
      fillPhrase(frame.phrases.differences, { n: countText(frame, most), of: countText(frame, all.length) }),
    );
    indices = indices.filter((i) => kept.has(i));
  }
  requireReadable(frame, pick({ ...matrix, series: matrix.series.slice(0, 1) }, indices), MOST_ROWS);
  const reached = ({ values }: Pair): number => values[1] ?? values[0] ?? Number.NEGATIVE_INFINITY;
  if (sort === 'value') {
    indices = ranked(reached);
  } else if (sort === 'value-asc') {
    indices = ranked((pair) => (Number.isFinite(reached(pair)) ? -reached(pair) : Number.NEGATIVE_INFINITY));
  } else if (named && sort === 'category') {
    const collator = new Intl.Collator(frame.locale, { numeric: true });
    const nameOf = (i: number): string => all[i]?.category.label ?? '';
    indices.sort((a, b) => collator.compare(nameOf(a), nameOf(b)) || a - b);
  } else if (named && sort !== 'none') {
    indices = ranked((pair) => halfDifference(pair) ?? Number.NEGATIVE_INFINITY);
  }
  return indices.map((i) => all[i] as Pair);
}

const descending = (a: number, b: number): number => (a === b ? 0 : a > b ? -1 : 1);
