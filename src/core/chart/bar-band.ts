import type { Plot } from './frame.js';

/** Space between bars that stand side by side in one band, as a share of their thickness. */
export const GROUP_GAP = 0.08;

/** Space between bands; none where they are so many that gaps would only flicker. */
export function bandGap(bars: number): string {
  return bars > 150 ? '0%' : bars > 40 ? '18%' : '34%';
}

/** Where the bars of a chart lie across its bands: the arithmetic of ECharts, for what is laid over them. */
export interface BarBand {
  thickness: number;
  /** Middle of the bar of series `s` in band `c`, in px of the chart. */
  middle: (c: number, s: number) => number;
}

/** `side` bars in each of `bands` bands, none thicker than `most`. */
export function barBand(
  plot: Plot,
  bands: number,
  { horizontal = false, side = 1, most }: { horizontal?: boolean; side?: number; most: number },
): BarBand {
  const [from, length] = horizontal ? [plot.top, plot.height] : [plot.left, plot.width];
  const band = length / bands;
  const share = 1 - Number.parseFloat(bandGap(bands)) / 100;
  const thickness = Math.max(1, Math.min(most, (band * share) / (side + GROUP_GAP * (side - 1))));
  return {
    thickness,
    middle: (c, s) => from + band * (c + 0.5) + (s - (side - 1) / 2) * thickness * (1 + GROUP_GAP),
  };
}
