import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { wrapLabel } from './label-text.js';

export interface Part {
  name: string;
  key: string;
  value: number;
  /** Of the whole, 0 to 1. */
  share: number;
  /** The share, and the value where it can be said, as they are written. */
  percent: string;
  figure: string;
}
export interface Tile extends Plot {
  part: Part;
  /** Lines of the name; none where the tile has no room for it. */
  name: string[];
  /** What stands below the name (beside it in a tile of one line): the share, with the value where there is room. */
  figures: { percent: string; figure: string; beside: boolean; size: number } | undefined;
}

export const INSET = 8;

/**
 * Parts as rectangles whose areas are as their shares, nearly square where that is possible (squarified treemap: Bruls,
 * Huizing, van Wijk, 2000). `parts` come largest first, `ratio` is the
 * shape that rows of tiles are built for; the space between tiles is drawn over them, not taken off.
 */
export function layTiles(frame: Frame, parts: readonly Part[], box: Plot, ratio: number): Tile[] {
  const root = hierarchy<{ part?: Part; children?: { part: Part }[] }>({
    children: parts.map((part) => ({ part })),
  }).sum(({ part }) => part?.share ?? 0);
  const placed = treemap<{ part?: Part }>().tile(treemapSquarify.ratio(ratio)).size([box.width, box.height])(
    root,
  );
  return placed.leaves().flatMap(({ data, x0, y0, x1, y1 }) => {
    if (data.part === undefined) return [];
    const place = { left: box.left + x0, top: box.top + y0, width: x1 - x0, height: y1 - y0 };
    return [{ part: data.part, ...place, ...tileText(frame, data.part, place) }];
  });
}

/** The name in as many lines as it needs, cut only where a tile is wide; then what is left for the figures. */
function tileText(frame: Frame, part: Part, place: Plot): Pick<Tile, 'name' | 'figures'> {
  const { fontSize } = frame;
  const width = place.width - 2 * INSET;
  const rows = Math.floor((place.height - INSET) / lineHeight(frame));
  const fitting = (most: number): string[] => {
    const { lines, cut } = wrapLabel(part.name, width, most, fontSize);
    return cut && width < fontSize * 6 ? [] : lines;
  };
  if (rows < 1 || width < fontSize) return { name: [], figures: undefined };
  const roomy = rows > 1 ? fitting(Math.min(3, rows - 1)) : [];
  const name = roomy.length > 0 ? roomy : fitting(Math.min(3, rows));
  if (name.length === 0) return { name, figures: undefined };
  const size = rows >= name.length + 4 && width > fontSize * 8 ? Math.round(fontSize * 1.6) : fontSize;
  const share = (labelWidth(frame, part.percent, true) * size) / fontSize;
  const figure = part.figure === '' ? 0 : labelWidth(frame, `  ${part.figure}`);
  if (rows > name.length && share <= width) {
    const both = share + figure <= width;
    return { name, figures: { percent: part.percent, figure: both ? part.figure : '', beside: false, size } };
  }
  const beside = name.length === 1 && labelWidth(frame, `${name[0] ?? ''}  `) + share <= width;
  return { name, figures: beside ? { percent: part.percent, figure: '', beside, size } : undefined };
}
