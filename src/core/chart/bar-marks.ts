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
  write: BarWriter;
  horizontal?: boolean;
}

/** A mark for every bar; where they are `stacked`, each begins at the sum of those before it. */
export function barMarks(
  { categories, series }: Matrix,
  { band, at, write, horizontal = false }: BarPlaces,
  stacked: boolean,
): Mark[] {
  return categories.flatMap((category, c) => {
    let [up, down] = [0, 0];
    return series.flatMap((it, s) => {
      const value = it.values[c] ?? null;
      if (value === null) return [];
      const from = !stacked ? 0 : value >= 0 ? up : down;
      if (value >= 0) up += value;
      else down += value;
      const [start, end] = [at(from), at(from + value)];
      const across = band.middle(c, stacked ? 0 : s) - band.thickness / 2;
      const [name, text] = [valueName(category, it), write(value, c, s)];
      return horizontal
        ? boxMark(start, across, end - start, band.thickness, name, text)
        : boxMark(across, start, band.thickness, end - start, name, text);
    });
  });
}
