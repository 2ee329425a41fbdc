import { belowTitle } from './below-title.js';
import { cellTexts } from './heatmap-cells.js';
import { textOn } from './colors.js';
import type { ColorScale } from './color-scale.js';
import type { Frame } from './frame.js';
import { lineHeight, notesHeight } from './frame.js';
import type { Grid } from './heatmap-grid.js';
import { wrapNames } from './label-text.js';
import type { OfficeTable } from './office-types.js';
import { axisName } from './value-axis.js';
import type { ValueFormat } from './value-format.js';

/** Lines of a name above its column, and px between text and the edge of its cell. */
const LINES = 2;
const PADDING = 4;
/** Of a line of a table, in letter heights. */
const LINE_HEIGHT = 1.2;

/**
 * The cells of a heatmap as a table: names of columns above, those of rows in front. Text that says why where values or names
 * find no room in cells of this width: a picture slants its names, a table has nothing but its cells.
 *
 * @param place px: where cells begin, how wide each is, how high at most, and what the heading above takes
 * @param strong what is highlighted: a row, a column or one cell; -1 where that is not said
 */
export function heatmapTable(
  frame: Frame,
  { rows, cols, values }: Grid,
  { scale, format }: { scale: ColorScale; format: ValueFormat },
  place: { left: number; width: number; tallest: number; top: number },
  strong: { row: number; col: number },
): OfficeTable | string {
  const { config, encoding, fontSize, theme } = frame;
  const names = cols.categories.map(({ label }) => label);
  const fitted = wrapNames(names, place.width - 2 * PADDING, LINES, fontSize);
  const cut = fitted.findIndex((it) => it.cut);
  if (cut >= 0)
    return `the column name ${JSON.stringify(names[cut])} does not fit above cells of ${Math.round(place.width)} px`;
  const lines = Math.max(1, ...fitted.map((it) => it.lines.length));
  const headerHeight = lines * LINE_HEIGHT * fontSize + 2 * PADDING;
  const below = belowTitle(frame, config.xLabel, cols.scale === 'number' ? encoding.col : undefined).height;
  const room = frame.height - place.top - headerHeight - below - notesHeight(frame);
  const rowHeight = Math.min(place.tallest, room / rows.categories.length);
  if (rowHeight < lineHeight(frame))
    return `its ${rows.categories.length} rows are ${Math.round(rowHeight)} px high, less than a line of text`;
  const cell = { width: place.width, height: rowHeight };
  const texts = cellTexts(frame, values.flat(), format, cell);
  if (texts === undefined) return valuesDoNotFit(cell);
  return {
    top: place.top,
    nameWidth: place.left,
    columnWidth: place.width,
    headerHeight,
    rowHeight,
    heading: axisName(frame, config.yLabel, encoding.value),
    across: below === 0 ? '' : axisName(frame, config.xLabel, encoding.col),
    corner: axisName(frame, undefined, encoding.row),
    columns: names,
    rows: rows.categories.map(({ label }, r) => ({
      name: label,
      cells: (values[r] ?? []).map((value, c) => {
        const text = texts[r * names.length + c] ?? '';
        if (value === null) return { text, color: theme.colors.muted };
        const fill = scale.colorOf(value);
        return { text, fill, color: textOn(fill, theme) };
      }),
    })),
    strong,
  };
}

/** Why values do not stand in cells of this size. */
export const valuesDoNotFit = ({ width, height }: { width: number; height: number }): string =>
  `its values do not fit into cells of ${Math.round(width)} × ${Math.round(height)} px`;
