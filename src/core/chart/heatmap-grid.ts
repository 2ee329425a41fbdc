import { DeckError } from '../errors.js';
import { countText } from './bar-order.js';
import { calendarOrder } from './calendar-order.js';
import { belowTitle } from './below-title.js';
import { categoryLabels } from './category-labels.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { fillPhrase } from './phrases.js';
import type { Category, Matrix } from './series-matrix.js';
import { bySize, pick, readMatrix, smallestFirst } from './series-matrix.js';
import { axisName } from './value-axis.js';

/** Rows by columns, each value in its place. */
export interface Grid {
  rows: Matrix;
  cols: Matrix;
  /** By row, then by column; null where the rows of the query have no value. */
  values: (number | null)[][];
}

const MOST_CELLS = 5000;
const MOST_ROWS = 40;
const MOST_COLUMNS = 60;

/** One dimension of a grid: its categories in order, and whether any of them may be left out. */
interface Side {
  matrix: Matrix;
  /** Dates, numbers, weekdays and months: a reader fills in labels that are thinned, and misses one left out. */
  ordered: boolean;
  column: string | undefined;
}

/**
 * The values of both dimensions, with no more names than there is room for, `top` px from above and with a share of
 * the width for the names of rows. What has an order of its own is never cut: its labels are thinned. Throws `too_large`
 * for more cells than a picture can show.
 */
export function fittingGrid(frame: Frame, top: number, names: number): Grid {
  const { config, fontSize } = frame;
  const sides = readSides(frame);
  const width = frame.width - Math.min(frame.width * names, widestOf(frame, sides.rows)) - 16;
  // Slanted names stand apart by more than a line; short ones need no more than their own width.
  const pitch = Math.min(fontSize * 1.6, Math.max(fontSize, widestOf(frame, sides.cols) + 9));
  const wide = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / pitch)));
  const cols = sides.cols.ordered ? sides.cols : keepLargest(frame, sides.cols, wide);

  // Above the cells a key may stand, below them the names of columns, a heading and notes.
  const above = Math.max(top, lineHeight(frame) + 12);
  const numbers = cols.matrix.scale === 'number' ? cols.column : undefined;
  const below =
    categoryLabels(frame, cols.matrix, width).height + belowTitle(frame, config.xLabel, numbers).height;
  const roomFor = (notes: number): number =>
    Math.max(1, Math.min(MOST_ROWS, Math.floor((frame.height - above - below - notes) / (fontSize * 1.2))));
  const all = sides.rows.matrix.categories.length;
  const own = notesHeight(frame);
  const room = all <= roomFor(own) ? all : roomFor(Math.max(own, lineHeight(frame) + 8));
  const wanted = typeof config.top === 'number' && config.top >= 1 ? Math.floor(config.top) : undefined;
  const most = Math.min(wanted ?? all, sides.rows.ordered ? all : room);
  const grid = gridOf(keepLargest(frame, sides.rows, most), cols);
  const cells = grid.rows.categories.length * grid.cols.categories.length;
  if (cells <= MOST_CELLS) return grid;
  const count = (side: Matrix, column: string | undefined): string =>
    `${side.categories.length} values of ${JSON.stringify(column)}`;
  throw new DeckError(
    'too_large',
    `This heatmap of ${count(grid.rows, frame.encoding.row)} by ${count(grid.cols, frame.encoding.col)} cannot be read; it takes ${MOST_CELLS} cells.`,
    { hint: 'Group in the SQL, for example by month or into ranges, or LIMIT the rows.' },
  );
}

const widestOf = (frame: Frame, { matrix }: Side): number =>
  matrix.categories.reduce((widest, { label }) => Math.max(widest, labelWidth(frame, label)), 0);

/** Both dimensions of the rows. Throws `wrong_columns` where a pair of names stands in several rows. */
function readSides(frame: Frame): { rows: Side; cols: Side } {
  const { row, col, value } = frame.encoding;
  const side = (category: string | undefined, series: string | undefined): Side => {
    const encoding = { category: category ?? '', series: series ?? '', value: value ?? '' };
    return inOrder(frame, readMatrix({ ...frame, encoding }, 'refuse'), category);
  };
  return { rows: side(row, col), cols: side(col, row) };
}

function inOrder(frame: Frame, matrix: Matrix, column: string | undefined): Side {
  const { sort } = frame.config;
  if (sort === 'value' || sort === 'value-asc') {
    const order = sort === 'value' ? bySize(matrix) : smallestFirst(matrix);
    return { matrix: pick(matrix, order), ordered: matrix.scale !== 'names', column };
  }
  if (matrix.scale !== 'names') return { matrix, ordered: true, column };
  const names = matrix.categories.map((category) => category.label);
  const calendar = calendarOrder(names, frame.locale);
  if (calendar !== undefined)
    return { matrix: sort === 'none' ? matrix : pick(matrix, calendar), ordered: true, column };
  if (sort !== 'category') return { matrix, ordered: false, column };
  const collator = new Intl.Collator(frame.locale, { numeric: true });
  const order = names.map((_, i) => i);
  order.sort((a, b) => collator.compare(names[a] ?? '', names[b] ?? '') || a - b);
  return { matrix: pick(matrix, order), ordered: false, column };
}

/** The names with the largest sums, in the order they had; a note says which dimension was cut, and to what. */
function keepLargest(frame: Frame, side: Side, most: number): Side {
  const { matrix } = side;
  const all = matrix.categories.length;
  if (all <= most) return side;
  const kept = bySize(matrix, true).slice(0, most).sort((a, b) => a - b); // prettier-ignore
  const note = fillPhrase(frame.phrases.top, { n: countText(frame, most), of: countText(frame, all) });
  const name = axisName(frame, undefined, side.column);
  frame.notes.push(name === '' ? note : `${name}: ${note}`);
  return { ...side, matrix: pick(matrix, kept) };
}

/** The values of what is left of both dimensions. */
function gridOf(rows: Side, cols: Side): Grid {
  const byName = new Map(rows.matrix.series.map((it) => [it.name, it.values]));
  const columns = cols.matrix.categories.map((category: Category) => byName.get(category.key));
  return {
    rows: rows.matrix,
    cols: cols.matrix,
    values: rows.matrix.categories.map((_, i) => columns.map((values) => values?.[i] ?? null)),
  };
}
