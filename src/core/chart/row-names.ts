import type { Frame } from './frame.js';
import { labelWidth } from './frame.js';
import { wrapNames } from './label-text.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import type { Strong } from './highlight.js';

/** Names of rows, one below the other at the left of a chart. */
export interface RowNames {
  /** Up to the plot, with the gap before it. */
  width: number;
  /** Whether a name had to be cut. */
  cut: boolean;
  shapes(top: number): Shape[];
}

const GAP = 12;

/**
 * Names that end before the plot, wrapped to two lines where a row is high enough; thinned where rows are lower than a
 * line. `strong` is the index of the row to emphasise.
 */
export function rowNames(
  frame: Frame,
  names: readonly string[],
  band: number,
  widest: number,
  strong: Strong,
): RowNames {
  // Closer than the rows, so that the lines of a name belong together.
  const step = frame.fontSize * 1.1;
  const most = band >= step + frame.fontSize + 5 ? 2 : 1;
  const every = Math.max(1, Math.ceil((frame.fontSize * 1.15) / band));
  const fitted = wrapNames(names, widest, most, frame.fontSize);
  const lines = fitted.map((it) => it.lines);
  const bold = (i: number): boolean => strong.has(i);
  const end = Math.max(0, ...lines.flatMap((own, i) => own.map((it) => labelWidth(frame, it, bold(i)))));
  const { text: dark, muted } = frame.theme.colors;
  return {
    width: end + GAP,
    cut: fitted.some((it) => it.cut),
    shapes: (top) =>
      lines.flatMap((own, i) =>
        i % every !== 0
          ? []
          : own.map((content, n) =>
              text(frame, content, end, top + band * (i + 0.5) + (n - (own.length - 1) / 2) * step, {
                align: 'right',
                bold: bold(i),
                color: strong.size === 0 || bold(i) ? dark : muted,
              }),
            ),
      ),
  };
}
