import { belowTitle } from './below-title.js';
import type { CategoryLabels } from './category-labels.js';
import { categoryLabels } from './category-labels.js';
import { colorScale } from './color-scale.js';
import type { Frame, Plot } from './frame.js';
import { notesHeight } from './frame.js';
import { cellText, cellTexts, emptyCell, heatmapKey, outline } from './heatmap-cells.js';
import type { Grid } from './heatmap-grid.js';
import { fittingGrid } from './heatmap-grid.js';
import { heatmapTable, valuesDoNotFit } from './heatmap-table.js';
import { highlighted, highlightedCell, type Strong } from './highlight.js';
import { rowNames } from './row-names.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { boxMark, rect } from './shapes.js';
import { axisTitle, frameFormat } from './value-axis.js';

/** Share of the width that the names of the rows may take. */
const NAMES = 0.36;
/** No row of cells is drawn higher: a few of them would be walls of colour. */
const TALLEST = 96;

/** Cells shaded by their values: each with its value where all of them fit, else with a key of the shades. */
export function heatmapChart(frame: Frame): Drawing {
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const grid = fittingGrid(frame, title.height, NAMES);
  const { rows, cols, values } = grid;
  const flat = values.flat();
  const scale = colorScale(frame, flat);
  const format = frameFormat(frame, flat);
  const one = strongCell(frame, grid, flat);
  const strong = one
    ? { row: new Set([one.row]), col: new Set([one.col]) }
    : { row: outstanding(frame, rows.categories), col: outstanding(frame, cols.categories) };

  const bare = layOut(frame, grid, title.height, strong);
  const labels = cellTexts(frame, flat, format, bare.cell);
  const key = labels === undefined ? heatmapKey(frame, scale, format, flat.includes(null), title) : undefined;
  const { plot, cell, shapes: names } = key === undefined ? bare : layOut(frame, grid, key.height, strong);

  // Cells stand apart while that leaves most of them; a gap between specks would only make them paler.
  const side = Math.min(cell.width, cell.height);
  const gap = side >= 24 ? 2 : side >= 6 ? 1 : 0;
  const shapes: Shape[] = [];
  const marks: Mark[] = [];
  flat.forEach((value, i) => {
    const [r, c] = [Math.floor(i / cols.categories.length), i % cols.categories.length];
    const [x, y] = [plot.left + c * cell.width, plot.top + r * cell.height];
    if (value === null) {
      shapes.push(...emptyCell(frame, x, y, cell.width, cell.height, labels !== undefined));
      return;
    }
    const fill = scale.colorOf(value);
    shapes.push(rect(x + gap / 2, y + gap / 2, cell.width - gap, cell.height - gap, fill));
    if (labels !== undefined)
      shapes.push(cellText(frame, labels[i] ?? '', x + cell.width / 2, y + cell.height / 2, fill));
    const name = `${rows.categories[r]?.label ?? ''}, ${cols.categories[c]?.label ?? ''}`;
    marks.push(boxMark(x, y, cell.width, cell.height, name, format.label(value)));
  });

  const [row = -1] = strong.row;
  const [col = -1] = strong.col;
  const outlined = { row, col };
  const place = { left: plot.left, width: cell.width, tallest: TALLEST, top: title.height };
  const table =
    labels !== undefined
      ? heatmapTable(frame, grid, { scale, format }, place, outlined)
      : frame.config.valueLabels === false
        ? 'its cells are drawn without their values (valueLabels: false)'
        : valuesDoNotFit(bare.cell);
  return {
    shapes: [
      ...title.shapes,
      ...(key?.shapes ?? []),
      ...shapes,
      ...outline(frame, plot, cell, outlined),
      ...names,
    ],
    marks,
    ...(typeof table === 'string' ? { noOffice: table } : { officeTable: table }),
  };
}

/** The rows or columns that stand out, which a statement may call series: over time those are the rows. */
function outstanding(frame: Frame, names: Grid['rows']['categories']): Strong {
  const strong = highlighted(frame, names);
  return strong.size > 0 ? strong : highlighted(frame, names, [], 'series');
}

/** The one cell that stands out: the highest or lowest, or that of two names in either order. */
function strongCell(
  frame: Frame,
  { rows, cols }: Grid,
  flat: readonly (number | null)[],
): { row: number; col: number } | undefined {
  const cell = highlightedCell(frame, rows.categories, cols.categories);
  if (cell) return { row: cell.category, col: cell.series };
  const other = highlightedCell(frame, cols.categories, rows.categories);
  if (other) return { row: other.series, col: other.category };
  if (outstanding(frame, [...rows.categories, ...cols.categories]).size > 0) return undefined;
  const [index] = highlighted(frame, [], flat);
  const wide = cols.categories.length;
  return index === undefined ? undefined : { row: Math.floor(index / wide), col: index % wide };
}

interface Layout {
  plot: Plot;
  cell: { width: number; height: number };
  /** Names of rows and columns. */
  shapes: Shape[];
}

function layOut(frame: Frame, grid: Grid, top: number, strong: { row: Strong; col: Strong }): Layout {
  const { rows, cols } = grid;
  const names = rows.categories.map((category) => category.label);
  const end = belowTitle(
    frame,
    frame.config.xLabel,
    cols.scale === 'number' ? frame.encoding.col : undefined,
  );
  const columns = (left: number): CategoryLabels =>
    categoryLabels(frame, cols, Math.max(20, frame.width - left - 2), strong.col);
  const heightBy = (labels: CategoryLabels): number => {
    const free = frame.height - top - labels.height - end.height - notesHeight(frame);
    return Math.max(20, Math.min(free, names.length * TALLEST));
  };
  // Heights and widths depend on each other: names are wrapped to rows whose height their columns leave.
  const guess = columns(frame.width * NAMES);
  const labels = rowNames(frame, names, heightBy(guess) / names.length, frame.width * NAMES, strong.row);
  const first = columns(labels.width);
  const half = (frame.width - labels.width) / cols.categories.length / 2;
  const left = Math.max(labels.width, first.reach - half + 2);
  const below = columns(left);
  const plot = { left, top, width: Math.max(20, frame.width - left - 2), height: heightBy(below) };
  const atPlot = (shape: Shape): Shape =>
    shape.type === 'text' ? { ...shape, x: shape.x + left - labels.width } : shape;
  return {
    plot,
    cell: { width: plot.width / cols.categories.length, height: plot.height / names.length },
    shapes: [
      ...rowNames(frame, names, plot.height / names.length, frame.width * NAMES, strong.row)
        .shapes(plot.top)
        .map(atPlot),
      ...below.shapes(plot),
      ...end.shapes({ ...plot, height: plot.height + below.height }),
    ],
  };
}
