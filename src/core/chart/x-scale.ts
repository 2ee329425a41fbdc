import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { categoryLabels } from './category-labels.js';
import type { DateTick } from './date-ticks.js';
import { dateTicks } from './date-ticks.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { paceOf } from './time-ticks.js';
import { frameFormat } from './value-axis.js';
import { valueScale } from './value-scale.js';
import { intl } from '../template/intl-cache.js';

/** The horizontal axis of a line: its ECharts option, the place of each category, its labels. */
export interface XScale {
  option: Record<string, unknown>;
  /** What ECharts takes for a category: its index, or its number or wall time. */
  at(index: number): number | string;
  height: number;
  /** How far the first label stands out to the left of the plot. */
  reach: number;
  px(index: number, plot: Plot): number;
  shapes(plot: Plot): Shape[];
}

const GAP = 9;

/** Dates and numbers at their true distance; names in equal bands, and all of them where one has no place on a scale. */
export function xScale(frame: Frame, matrix: Matrix, width: number): XScale {
  const places = matrix.categories.map((category) => category.at);
  const known = places.filter((at) => at !== null);
  if (matrix.scale === 'names' || known.length < Math.max(2, places.length))
    return bandScale(frame, matrix, width);
  const from = Math.min(...spanOf(known));
  const to = Math.max(...spanOf(known));
  const ticks =
    matrix.scale === 'time'
      ? dateTicks(frame, { from, to, ...paceOf(known, matrix.grain) }, width)
      : numberTicks(frame, known, width);
  const pxOf = (at: number, plot: Plot): number => plot.left + (plot.width * (at - from)) / (to - from);
  const two = ticks.some((tick) => tick.below !== undefined);
  return {
    option: { type: 'value', min: from, max: to },
    at: (index) => places[index] ?? from,
    height: GAP + lineHeight(frame) * (two ? 2 : 1),
    reach: labelWidth(frame, ticks[0]?.label ?? '') / 2,
    px: (index, plot) => pxOf(places[index] ?? from, plot),
    shapes: (plot) =>
      ticks.flatMap((tick) => {
        const x = pxOf(tick.at, plot);
        const y = plot.top + plot.height + GAP;
        const lines = tick.below === undefined ? [tick.label] : [tick.label, tick.below];
        return lines.map((content, n) => {
          const half = labelWidth(frame, content) / 2;
          const inside = Math.min(frame.width - half, Math.max(half, x));
          return text(frame, content, inside, y + n * lineHeight(frame), {
            align: 'center',
            baseline: 'top',
            tick: true,
          });
        });
      }),
  };
}

/** First and last: categories of a scale come in its order. */
function spanOf(known: readonly number[]): [number, number] {
  return [known[0] ?? 0, known.at(-1) ?? 0];
}

function numberTicks(frame: Frame, known: readonly number[], width: number): DateTick[] {
  const whole = known.every(Number.isInteger);
  const years = whole && known.every((at) => at >= 1000 && at < 3000);
  const scale = valueScale(spanOf(known), Math.min(10, Math.max(2, Math.floor(width / 90))), false);
  const [from, to] = spanOf(known);
  const format = frameFormat({ ...frame, config: {} }, known);
  return scale.ticks
    .filter((tick) => tick >= from && tick <= to && (!whole || Number.isInteger(tick)))
    .map((tick) => ({
      at: tick,
      label: years
        ? intl.number(frame.locale, { useGrouping: false }).format(tick)
        : format.tick(tick, scale.step),
    }));
}

function bandScale(frame: Frame, matrix: Matrix, width: number): XScale {
  const labels = categoryLabels(frame, matrix, width);
  const band = width / matrix.categories.length;
  return {
    option: { type: 'category', data: matrix.categories.map((_, i) => String(i)) },
    at: (index) => String(index),
    height: labels.height,
    reach: labels.reach - band / 2,
    px: (index, plot) => plot.left + (plot.width / matrix.categories.length) * (index + 0.5),
    shapes: (plot) => labels.shapes(plot),
  };
}
