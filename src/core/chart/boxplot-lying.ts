import { boxMarks, boxShapes } from './boxplot-marks.js';
import type { BoxPlot } from './boxplot-parts.js';
import { figuresOf, labelColor, medianTexts, placed } from './boxplot-parts.js';
import { finiteScale } from './finite-scale.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { rowNames } from './row-names.js';
import type { Drawing, Shape } from './shapes.js';
import { crisp, line, text } from './shapes.js';

/** Share of the width that names may take. */
const NAMES = 0.36;

/** Boxes one below the other, their values to the right, their medians in a column of their own. */
export function lyingBoxes(frame: Frame, boxPlot: BoxPlot): Drawing {
  const { matrix, boxes, title, format, strong } = boxPlot;
  const { width, height, phrases, fontSize } = frame;
  const figures = figuresOf(boxes);
  const texts = matrix.categories.map((category) => category.label);
  const medians = frame.config.valueLabels === false ? undefined : medianTexts(matrix, format);
  const heading = title.shapes[0];
  const used = heading?.type === 'text' ? heading.x + labelWidth(frame, heading.style.text) + 16 : 0;
  const headWidth = labelWidth(frame, phrases.median);
  const shared = used + headWidth <= width;
  const top = Math.max(
    title.height,
    medians === undefined ? 8 : (shared ? 0 : title.height) + lineHeight(frame) + 6,
  );
  const below = lineHeight(frame) + 9;
  const plotHeight = Math.max(20, height - top - below - notesHeight(frame));
  const band = plotHeight / texts.length;
  const names = rowNames(frame, texts, band, width * NAMES, strong);
  const column = Math.max(headWidth, ...(medians ?? []).map((it) => labelWidth(frame, it, true)));
  const right = medians === undefined ? 16 : column + 20;
  const plot: Plot = {
    left: names.width,
    top,
    width: Math.max(20, width - names.width - right),
    height: plotHeight,
  };
  const scale = finiteScale(frame, figures, Math.max(2, Math.floor(plot.width / 100)), false);
  const at = (value: number): number =>
    plot.left + (plot.width * (value - scale.min)) / (scale.max - scale.min);
  const centerOf = (i: number): number => top + band * (i + 0.5);
  const drawn = placed(boxPlot, centerOf, Math.min(32, band * 0.62));
  const every = Math.max(1, Math.ceil((fontSize * 1.15) / band));
  const headY = shared ? lineHeight(frame) / 2 : title.height + lineHeight(frame) / 2;
  return {
    shapes: [
      ...title.shapes,
      ...ticks(frame, scale, plot, at, (tick) => format.tick(tick, scale.step)),
      ...drawn.flatMap((box) => boxShapes(frame, box, at, true)),
      ...(medians === undefined ? [] : [text(frame, phrases.median, width - 2, headY, { align: 'right' })]),
      ...(medians ?? []).flatMap((median, i) =>
        i % every !== 0
          ? []
          : [
              text(frame, median, width - 2, centerOf(i), {
                align: 'right',
                bold: strong.size === 0 || strong.has(i),
                color: labelColor(frame, strong, i),
              }),
            ],
      ),
      ...names.shapes(top),
    ],
    marks: drawn.flatMap((box) => boxMarks(frame, box, at, true, format)),
  };
}

/** Grid lines from top to bottom with their values below; every second where they would touch. */
function ticks(
  frame: Frame,
  scale: { ticks: readonly number[] },
  plot: Plot,
  at: (value: number) => number,
  write: (tick: number) => string,
): Shape[] {
  const texts = scale.ticks.map(write);
  const pitch = plot.width / Math.max(1, texts.length - 1);
  const widest = Math.max(...texts.map((it) => labelWidth(frame, it)));
  const every = Math.max(1, Math.ceil((widest + 12) / pitch));
  return scale.ticks.flatMap((tick, i) => {
    const x = crisp(at(tick));
    const bottom = plot.top + plot.height;
    const grid = line([[x, plot.top], [x, bottom]], frame.theme.colors.rule); // prettier-ignore
    if (i % every !== 0) return [grid];
    const half = labelWidth(frame, texts[i] ?? '') / 2;
    const inside = Math.min(frame.width - half, Math.max(half, at(tick)));
    return [
      grid,
      text(frame, texts[i] ?? '', inside, bottom + 9, { align: 'center', baseline: 'top', tick: true }),
    ];
  });
}
