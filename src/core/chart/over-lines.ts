import type { Frame } from './frame.js';
import type { Series } from './series-matrix.js';

/** Px across a point of a line over bars, and the width of the line. */
const [POINT, LINE] = [9, 3];

/** Series as lines over bars, with a point at the middle of each category. */
export function overLines(
  { theme }: Frame,
  lines: readonly Series[],
  colors: readonly string[],
): Record<string, unknown>[] {
  return lines.map(({ values }, i) => ({
    type: 'line',
    symbol: 'circle',
    symbolSize: POINT,
    showAllSymbol: true,
    z: 5,
    lineStyle: { color: colors[i], width: LINE, cap: 'round', join: 'round' },
    // A rim in the colour of the ground keeps points apart from bars of any hue.
    itemStyle: { color: colors[i], borderColor: theme.colors.background, borderWidth: 1.5 },
    data: values.map((value) => value ?? '-'),
  }));
}
