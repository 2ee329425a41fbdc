import { boxMarks, boxShapes } from './boxplot-marks.js';
import type { BoxPlot } from './boxplot-parts.js';
import { figuresOf, labelColor, medianRoom, medianTexts, placed } from './boxplot-parts.js';
import { bandLabels } from './band-labels.js';
import { finiteScale } from './finite-scale.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, notesHeight } from './frame.js';
import { requireReadable } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { text } from './shapes.js';
import { valueAxis, valueAxisWidth, yOf } from './value-axis.js';

const WIDEST_BOX = 56;
const MOST_BOXES = 200;

/** Boxes side by side, their values upwards; each with its median at its right while there is room. */
export function uprightBoxes(frame: Frame, boxPlot: BoxPlot): Drawing {
  const { matrix, boxes, title, format, strong } = boxPlot;
  requireReadable(frame, matrix, MOST_BOXES);
  const figures = figuresOf(boxes);
  const scale = finiteScale(frame, figures, Math.max(3, Math.floor(frame.height / 80)), false);
  const count = matrix.categories.length;
  const axis = valueAxisWidth(frame, scale, format);
  const { left, width, labels: below } = bandLabels(frame, matrix, { axis }, strong);
  const top = title.height + 8;
  const height = Math.max(20, frame.height - top - below.height - notesHeight(frame));
  const plot: Plot = { left, top, width, height };

  const band = width / count;
  const medians = medianTexts(matrix, format);
  const labelled = frame.config.valueLabels !== false && medianRoom(frame, medians, band);
  const widest = Math.max(...medians.map((it) => labelWidth(frame, it, true)));
  const thickness = Math.min(WIDEST_BOX, labelled ? band - 2 * (widest + 6) : band * 0.6, band * 0.6);
  const centerOf = (i: number): number => left + band * (i + 0.5);
  const at = (value: number): number => yOf(value, scale, plot);
  const drawn = placed(boxPlot, centerOf, thickness);
  const labels = matrix.series[0]?.values.flatMap((median, i): Shape[] => {
    if (!labelled || median === null) return [];
    const inside = Math.min(top + height - frame.fontSize / 2, Math.max(frame.fontSize / 2, at(median)));
    const options = { bold: strong.size === 0 || strong.has(i), color: labelColor(frame, strong, i) };
    return [text(frame, medians[i] ?? '', centerOf(i) + thickness / 2 + 6, inside, options)];
  });
  return {
    shapes: [
      ...title.shapes,
      ...valueAxis(frame, scale, format, plot),
      ...drawn.flatMap((box) => boxShapes(frame, box, at, false)),
      ...(labels ?? []),
      ...below.shapes(plot),
    ],
    marks: drawn.flatMap((box) => boxMarks(frame, box, at, false, format)),
  };
}
