import { countText } from './bar-order.js';
import { calendarOrder } from './calendar-order.js';
import type { Frame } from './frame.js';
import { highlighted, NOTHING_STRONG, quietColor, type Strong, strongSeries } from './highlight.js';
import { MOST_DIRECT } from './legend.js';
import { namedColors, strongColors } from './named-colors.js';
import { fillPhrase } from './phrases.js';
import type { Matrix } from './series-matrix.js';
import { joinSmallSeries, pick, readMatrix, requireReadable } from './series-matrix.js';

const MOST_COLOURED = 7;
const MOST_LINES = 100;
const MOST_NAMED_POINTS = 20_000;
const MOST_POINTS = 200_000;
/** Lower, because points of several series are often alone at their place and drawn one by one. */
const MOST_SERIES_POINTS = 60_000;

/** What is drawn: its series in drawing order, each with its colour; `strong` are the ones that carry a name. */
export interface Lines {
  matrix: Matrix;
  colors: string[];
  named: number[];
  /** Of a single series. */
  strongPoints: Strong;
}

/** Rows as lines, each with a colour: those that carry a name, and their quiet context. */
export function prepareLines(frame: Frame, filled: boolean): Lines {
  const unsorted = { ...frame, config: { ...frame.config, sort: undefined } } as Frame;
  const read = readMatrix(unsorted, filled && frame.encoding.series !== undefined ? 'sum' : 'refuse');
  const placed =
    read.scale === 'names'
      ? inCalendar(frame, read)
      : pick(
          read,
          // A value without a place on the scale is drawn all the same: it is in every sum.
          read.categories.flatMap(({ at }, i) =>
            at !== null || read.series.some(({ values }) => values[i] !== null) ? [i] : [],
          ),
        );
  const { matrix, joined } =
    filled && placed.series.length > 1
      ? joinSmallSeries(placed, MOST_COLOURED, frame.phrases.other)
      : { matrix: fewLines(frame, placed), joined: 0 };
  const most = placed.scale === 'names' ? MOST_NAMED_POINTS : MOST_POINTS;
  requireReadable(frame, matrix, matrix.series.length > 1 ? Math.min(most, MOST_SERIES_POINTS) : most);
  const count = (n: number): string => countText(frame, n);
  if (joined > 0) {
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, { n: count(joined), of: count(placed.series.length) }),
    );
  }
  const names = matrix.series.map((it) => ({ label: it.name }));
  const [only, ...others] = matrix.series;
  const single = only !== undefined && others.length === 0;
  const strong = single ? NOTHING_STRONG : strongSeries(frame, matrix.series, matrix.categories);
  const strongPoints = single ? highlighted(frame, matrix.categories, only.values) : NOTHING_STRONG;
  if (strong.size > 0) {
    return {
      matrix,
      colors: strongColors(
        frame,
        names.map(({ label }) => label),
        strong,
      ),
      named:
        matrix.series.length <= (filled ? MOST_COLOURED : MOST_DIRECT)
          ? matrix.series.map((_, s) => s)
          : [...strong],
      strongPoints,
    };
  }
  const quiet = quietColor(frame);
  // Beyond seven nobody tells hues apart: the largest seven are coloured, the others are their quiet context.
  const ranked = matrix.series
    .map((_, s) => s)
    .sort((a, b) => Math.abs(matrix.series[b]?.total ?? 0) - Math.abs(matrix.series[a]?.total ?? 0) || a - b);
  const coloured = ranked.slice(0, MOST_COLOURED);
  if (ranked.length > coloured.length) {
    frame.notes.push(
      fillPhrase(frame.phrases.context, { n: count(coloured.length), of: count(ranked.length) }),
    );
  }
  const hues = namedColors(
    frame,
    coloured.map((s) => matrix.series[s]?.name ?? ''),
  );
  const colors = matrix.series.map((_, s) => {
    const rank = coloured.indexOf(s);
    return joined > 0 && s === matrix.series.length - 1 ? quiet : (hues[rank] ?? quiet);
  });
  return { matrix, colors, named: coloured.sort((a, b) => a - b), strongPoints };
}

/** Months and weekdays run as the calendar has them, whatever the query sorts them by. */
function inCalendar({ locale, config }: Frame, matrix: Matrix): Matrix {
  const names = matrix.categories.map(({ label }) => label);
  const order = config.sort === 'none' ? undefined : calendarOrder(names, locale);
  return order ? pick(matrix, order) : matrix;
}

/** Beyond so many lines the context of the largest is a cloud: those that stand out stay, and the largest. */
function fewLines(frame: Frame, matrix: Matrix): Matrix {
  const { series, categories } = matrix;
  if (series.length <= MOST_LINES) return matrix;
  const strong = strongSeries(frame, series, categories);
  const order = series
    .map((_, s) => s)
    .sort(
      (a, b) =>
        Number(strong.has(b)) - Number(strong.has(a)) ||
        Math.abs(series[b]?.total ?? 0) - Math.abs(series[a]?.total ?? 0) ||
        a - b,
    );
  const kept = new Set(order.slice(0, Math.max(MOST_COLOURED, strong.size)));
  const counts = { n: countText(frame, kept.size), of: countText(frame, series.length) };
  frame.notes.push(fillPhrase(frame.phrases.someSeries, counts));
  return { ...matrix, series: series.filter((_, s) => kept.has(s)) };
}
