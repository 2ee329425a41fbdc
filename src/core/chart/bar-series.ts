import { DeckError } from '../errors.js';
import { cleanText } from './cells.js';
import { countText, orderBars } from './bar-order.js';
import type { Frame } from './frame.js';
import { highlighted, NOTHING_STRONG, quietColor, type Strong } from './highlight.js';
import { strongColors } from './named-colors.js';
import { fillPhrase } from './phrases.js';
import type { Matrix, Series } from './series-matrix.js';
import { joinSmallSeries, readMatrix } from './series-matrix.js';

const MOST_SERIES = 7;

/** Series of bars, each with a colour, and those that are drawn as lines over them. */
export interface BarSeries {
  /** All of them: the bars first, then the lines. */
  matrix: Matrix;
  bars: Matrix;
  lines: Series[];
  /** In the order of the matrix. */
  colors: string[];
  strongCategory: Strong;
}

/**
 * Rows as at most seven series; a highlighted series stands before quiet ones. Those that `config.lines` names are lines.
 * Throws `invalid_config` for a name that is no series, and where no bars are left.
 */
export function barSeries(frame: Frame, stacked: boolean): BarSeries {
  const read = readMatrix(frame, stacked ? 'sum' : 'refuse');
  const lines = lineSeries(frame, read);
  const rest = { ...read, series: read.series.filter((it) => !lines.includes(it)) };
  const most = Math.max(2, MOST_SERIES - lines.length);
  const { matrix: few, joined } = stacked
    ? joinSmallSeries(rest, most, frame.phrases.other)
    : { matrix: largestSeries(frame, rest, most), joined: 0 };
  if (joined > 0) {
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, {
        n: countText(frame, joined),
        of: countText(frame, rest.series.length),
      }),
    );
  }
  const count = few.series.length;
  const matrix = orderBars(
    frame,
    { ...few, series: [...few.series, ...lines] },
    { sorted: false, room: Number.POSITIVE_INFINITY },
  );
  const strong = highlighted(
    frame,
    matrix.series.map((it) => ({ label: it.name })),
    [],
    'series',
  );
  const hues = strongColors(
    frame,
    matrix.series.map((it) => it.name),
    strong,
  );
  const colors = hues.map((hue, i) =>
    strong.size === 0 && joined > 0 && i === count - 1 ? quietColor(frame) : hue,
  );
  return {
    matrix,
    bars: { ...matrix, series: matrix.series.slice(0, count) },
    lines: matrix.series.slice(count),
    colors,
    strongCategory: strong.size > 0 ? NOTHING_STRONG : highlighted(frame, matrix.categories),
  };
}

/** The series that the author wants as lines, in the author's order. */
function lineSeries({ config, spec }: Frame, { series }: Matrix): Series[] {
  const { lines } = config;
  if (!Array.isArray(lines) || lines.length === 0) return [];
  const refuse = (what: string, hint: string): never => {
    throw new DeckError('invalid_config', `config.lines of this ${spec.type} ${what}`, {
      path: 'config.lines',
      hint,
    });
  };
  if (config.stack === 'percent')
    refuse(
      'cannot stand beside config.stack "percent": shares and values have no axis in common.',
      'Leave one of them out.',
    );
  const named = [...new Set(lines.map((name) => cleanText(String(name))))].map((name) => {
    const fold = name.toLowerCase();
    const found =
      series.find((it) => it.name === name) ?? series.find((it) => it.name.toLowerCase() === fold);
    const known = series.map((it) => JSON.stringify(it.name)).join(', ');
    return found ?? refuse(`names ${JSON.stringify(name)}, which is no series.`, `The series are ${known}.`);
  });
  if (named.length >= series.length)
    refuse('names every series.', 'Leave one out, or take the type multi-line.');
  return [...new Set(named)];
}

/** Bars side by side do not add up, so small series cannot be joined: the largest stay. */
function largestSeries(frame: Frame, matrix: Matrix, most: number): Matrix {
  if (matrix.series.length <= most) return matrix;
  const kept = [...matrix.series].sort((a, b) => Math.abs(b.total) - Math.abs(a.total)).slice(0, most);
  frame.notes.push(
    fillPhrase(frame.phrases.top, {
      n: countText(frame, kept.length),
      of: countText(frame, matrix.series.length),
    }),
  );
  return { ...matrix, series: matrix.series.filter((it) => kept.includes(it)) };
}
