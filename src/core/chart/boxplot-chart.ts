import { intl } from '../template/intl-cache.js';
import { orderBars } from './bar-order.js';
import { FENCE } from './box-summary.js';
import { readBoxes } from './boxplot-boxes.js';
import { lyingBoxes } from './boxplot-lying.js';
import { figuresOf, medianRoom, medianTexts } from './boxplot-parts.js';
import { uprightBoxes } from './boxplot-upright.js';
import type { Frame } from './frame.js';
import { lineHeight } from './frame.js';
import { highlighted } from './highlight.js';
import { wrapLabel } from './label-text.js';
import { fillPhrase } from './phrases.js';
import type { Matrix } from './series-matrix.js';
import type { Drawing } from './shapes.js';
import { axisTitle, frameFormat } from './value-axis.js';
import type { ValueFormat } from './value-format.js';

const MOST_UPRIGHT = 20;

/** Boxes of how values are spread, side by side where their names fit below them, else one below the other. */
export function boxplotChart(frame: Frame): Drawing {
  const { matrix: all, byKey } = readBoxes(frame);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const room = Math.floor((frame.height - title.height - 3 * lineHeight(frame)) / (frame.fontSize * 1.5));
  const format = frameFormat(frame, figuresOf(byKey.values()));
  const upright = standsUpright(frame, all, format);
  const matrix = orderBars(frame, all, {
    sorted: false,
    room: upright ? Number.POSITIVE_INFINITY : Math.max(1, room),
  });
  frame.notes.push(
    frame.encoding.median === undefined
      ? fillPhrase(frame.phrases.whiskers, { n: intl.number(frame.locale, {}).format(FENCE) })
      : frame.phrases.whiskerEnds,
  );
  const boxes = matrix.categories.map((category) => byKey.get(category.key));
  const strong = highlighted(frame, matrix.categories, matrix.series[0]?.values);
  const boxPlot = { matrix, boxes, title, format, strong };
  return upright ? uprightBoxes(frame, boxPlot) : lyingBoxes(frame, boxPlot);
}

/** Time runs from left to right; names stand below their boxes where they and the medians fit there whole. */
function standsUpright(frame: Frame, matrix: Matrix, format: ValueFormat): boolean {
  const { categories, scale } = matrix;
  if (scale !== 'names') return true;
  if (categories.length > MOST_UPRIGHT) return false;
  const band = (frame.width - frame.fontSize * 4) / categories.length;
  const names = categories.map((category) => wrapLabel(category.label, band - 8, 2, frame.fontSize));
  return names.every((label) => !label.cut) && medianRoom(frame, medianTexts(matrix, format), band);
}
