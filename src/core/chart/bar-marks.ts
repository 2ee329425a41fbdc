import type { BarBand } from './bar-band.js';
import type { Matrix } from './series-matrix.js';
import { valueName } from './series-matrix.js';
import type { Mark } from './shapes.js';
import { boxMark } from './shapes.js';

/** The value of a bar in words: of the category `c` and the series `s`. */
export type BarWriter = (value: number, c: number, s: number) => string;

interface BarPlaces {
  band: BarBand;
  /** Where a value lies on its axis, in px of the chart. */
  at: (value: number) => number;
  horizontal?: boolean;
}

/** A bar of the category `c` and the series `s`, px of the chart. */
export interface BarBox {
  c: number;
  s: number;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where every bar lies; where they are `stacked`, each begins at the sum of those before it. */
export function barBoxes(
  { categories, series }: Matrix,
  { band, at, horizontal = false }: BarPlaces,
  stacked: boolean,
): BarBox[] {
  return categories.flatMap((_, c) => {
    let [up, down] = [0, 0];
    return series.flatMap((it, s): BarBox | [] => {
      const value = it.values[c] ?? null;
      if (value === null) return [];
      const from = !stacked ? 0 : value >= 0 ? up : down;
      if (value >= 0) up += value;
      else down += value;
      const [start, end] = [at(from), at(from + value)];
      const across = band.middle(c, stacked ? 0 : s) - band.thickness / 2;
      const [low, length] = [Math.min(start, end), Math.abs(end - start)];
      return horizontal
        ? { c, s, value, x: low, y: across, width: length, height: band.thickness }
        : { c, s, value, x: across, y: low, width: band.thickness, height: length };
    });
  });
}

/** A mark for every bar. */
export function barMarks({ categories, series }: Matrix, boxes: readonly BarBox[], write: BarWriter): Mark[] {
  return boxes.map(({ c, s, value, x, y, width, height }) =>
    boxMark(x, y, width, height, valueName(categories[c]!, series[s]!), write(value, c, s)),
  );
}
