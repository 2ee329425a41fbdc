import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { categoryLabels } from './category-labels.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { timeTicks } from './time-ticks.js';
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

/** Dates and numbers at their true distance, names in equal bands. */
export function xScale(frame: Frame, matrix: Matrix, width: number): XScale {
  const places = matrix.categories.map((category) => category.at);
  const known = places.filter((at) => at !== null);
  if (matrix.scale === 'names' || known.length < 2) return bandScale(frame, matrix, width);
  const from = Math.min(...spanOf(known));
  const to = Math.max(...spanOf(known));
  const ticks =
    matrix.scale === 'time' ? dateTicks(frame, matrix, from, to, width) : numberTicks(frame, known, width);
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
          });
        });
      }),
  };
}

/** First and last: categories of a scale come in its order. */
function spanOf(known: readonly number[]): [number, number] {
  return [known[0] ?? 0, known.at(-1) ?? 0];
}

interface Tick {
  at: number;
  label: string;
  below?: string | undefined;
}

function dateTicks(frame: Frame, matrix: Matrix, from: number, to: number, width: number): Tick[] {
  // As many ticks as their labels leave room for; the labels are known only once there are ticks.
  for (let most = Math.max(2, Math.floor(width / (frame.fontSize * 3))); most > 2; most -= 1) {
    const ticks = timeTicks(from, to, matrix.grain, most, frame.locale);
    const widest = Math.max(
      ...ticks.flatMap((tick) => [labelWidth(frame, tick.label), labelWidth(frame, tick.below ?? '')]),
    );
    const nearest = Math.min(...ticks.slice(1).map((tick, i) => tick.time - (ticks[i]?.time ?? 0)));
    if (
      ticks.length < 2 ||
      (to - from === 0 ? 0 : nearest / (to - from)) * width > widest + frame.fontSize * 1.4
    ) {
      return ticks.map((tick) => ({ at: tick.time, label: tick.label, below: tick.below }));
    }
  }
  return timeTicks(from, to, matrix.grain, 2, frame.locale).map((tick) => ({
    at: tick.time,
    label: tick.label,
    below: tick.below,
  }));
}

function numberTicks(frame: Frame, known: readonly number[], width: number): Tick[] {
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
