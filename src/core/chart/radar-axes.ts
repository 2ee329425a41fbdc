import { DeckError } from '../errors.js';
import { countText, orderBars } from './bar-order.js';
import type { Frame } from './frame.js';
import { highlighted } from './highlight.js';
import { fillPhrase } from './phrases.js';
import type { Matrix, Series } from './series-matrix.js';
import { readMatrix, requireReadable } from './series-matrix.js';
import { oneType } from './widget-types.js';

const FEWEST_AXES = 3;
const MOST_AXES = 12;
const MOST_SERIES = 4;

/**
 * Categories as axes and series as polygons: a dozen and four at most, with notes of the rest. Throws `wrong_columns`
 * for fewer than three axes and for negative values, `too_large` for dates that are too many.
 */
export function readAxes(frame: Frame): Matrix {
  const { spec, encoding } = frame;
  const read = fewSeries(frame, readMatrix(frame, 'refuse'));
  const matrix = orderBars(frame, read, { sorted: false, room: MOST_AXES });
  const axes = matrix.categories.length;
  if (axes < FEWEST_AXES) {
    throw new DeckError(
      'wrong_columns',
      `${oneType(spec.type)} has at least ${FEWEST_AXES} axes, but ${JSON.stringify(encoding.category)} has ${axes === 1 ? 'one value' : `${axes} values`}.`,
      { hint: 'Draw it as a bar, or as a grouped-bar where there are several series.' },
    );
  }
  requireReadable(frame, matrix, MOST_AXES * matrix.series.length);
  for (const { name, values } of matrix.series) {
    const i = values.findIndex((value) => value !== null && value < 0);
    if (i < 0) continue;
    const where = [matrix.categories[i]?.label ?? '', name].filter((it) => it !== '');
    throw new DeckError(
      'wrong_columns',
      `${oneType(spec.type)} measures from zero in its middle, but ${JSON.stringify(encoding.value)} is negative at ${where.map((it) => JSON.stringify(it)).join(', ')}.`,
      { hint: 'Draw it as a bar, which shows values on both sides of zero.' },
    );
  }
  return matrix;
}

/** The series with the largest values, the highlighted one among them: more polygons than four hide each other. */
function fewSeries(frame: Frame, matrix: Matrix): Matrix {
  const { series } = matrix;
  if (series.length <= MOST_SERIES) return matrix;
  const strong = highlighted(
    frame,
    series.map(({ name }) => ({ label: name })),
    [],
    'series',
  );
  const rank = (i: number): number => (strong.has(i) ? Number.POSITIVE_INFINITY : (series[i]?.total ?? 0));
  const order = series
    .map((_, i) => i)
    .sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) < rank(b) ? 1 : -1));
  frame.notes.push(
    fillPhrase(frame.phrases.someSeries, {
      n: countText(frame, MOST_SERIES),
      of: countText(frame, series.length),
    }),
  );
  const kept = order.slice(0, MOST_SERIES).map((i) => series[i] as Series);
  // An axis on which none of them has a value would be an axis of the others.
  const used = matrix.categories
    .map((_, i) => i)
    .filter((i) => kept.some(({ values }) => values[i] !== null));
  return {
    ...matrix,
    categories: used.map((i) => matrix.categories[i] as Matrix['categories'][number]),
    series: kept.map((it) => ({ ...it, values: used.map((i) => it.values[i] ?? null) })),
  };
}
