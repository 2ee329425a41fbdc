import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { OfficeChart } from './office-types.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { axisName } from './value-axis.js';

/** A heading of the horizontal axis: at its end, below labels that end at the bottom of `plot`. */
export function belowTitle(
  frame: Frame,
  given: string | undefined,
  column: string | undefined,
): { height: number; shapes(plot: Plot): Shape[] } {
  const title = axisName(frame, given, column);
  if (title === '') return { height: 0, shapes: () => [] };
  return {
    height: lineHeight(frame) + 4,
    shapes: (plot) => {
      const content = truncateText(title, plot.left + plot.width, { fontSize: frame.fontSize });
      const y = plot.top + plot.height + 4;
      return [text(frame, content, plot.left + plot.width, y, { align: 'right', baseline: 'top' })];
    },
  };
}

/** The same for a program that writes it itself: `bottom` is where the labels of the axis end. */
export function officeBelow(
  frame: Frame,
  title: string,
  plot: Plot,
  bottom: number,
): Pick<OfficeChart, 'below'> {
  if (title === '') return {};
  const text = truncateText(title, plot.left + plot.width, { fontSize: frame.fontSize });
  const left = plot.left + plot.width - labelWidth(frame, text);
  return { below: { text, left, top: bottom + 4 } };
}
