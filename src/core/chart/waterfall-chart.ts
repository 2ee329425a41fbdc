import { tight } from './bar-chart.js';
import { bandLabels } from './band-labels.js';
import type { Frame, Plot } from './frame.js';
import { lineHeight, notesHeight } from './frame.js';
import { highlighted, quietColor, type Strong } from './highlight.js';
import { hueApart } from './hue-apart.js';
import { unseenAxis } from './office-marks.js';
import type { Matrix } from './series-matrix.js';
import { readMatrix } from './series-matrix.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { boxMark, crisp, line, rect } from './shapes.js';
import { axisTitle, baseline, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import { valueScale } from './value-scale.js';
import type { StepBar, StepLabels } from './waterfall-labels.js';
import { signedText, stepLabels } from './waterfall-labels.js';
import { connectorColor, waterfallOffice } from './waterfall-office.js';
import type { Step } from './waterfall-steps.js';
import { waterfallSteps } from './waterfall-steps.js';

/** Floating bars that add up from left to right, with their changes written at their ends, and the total at the end. */
export function waterfallChart(frame: Frame): Drawing {
  const steps = waterfallSteps(frame, Math.floor((frame.width - 60) / (frame.fontSize * 1.3)));
  const levels = steps.flatMap((step) => [step.from, step.to]);
  const values = steps.map((step) => step.value);
  const format = frameFormat(frame, [...levels, ...values]);
  const strong = highlighted(
    frame,
    steps.map((step) => step.category),
    values,
  );
  const wanted = frame.config.valueLabels !== false;
  const exact = steps.map((step) => signedText(step, format.label));
  const short = steps.map((step) => signedText(step, format.short));
  // Where the names below are thinned, the value of a total carries its name.
  const said = (texts: string[]): string[][] => {
    const thinned = namesMatrix(frame, steps).scale !== 'names';
    return texts.map((it, i) =>
      thinned && steps[i]?.total === true ? [`${steps[i].category.label} ${it}`, it] : [it],
    );
  };

  // Bars that all carry their values need no axis.
  const free = layOut(frame, steps, tight(levels), NO_AXIS, strong);
  const complete = [exact, short]
    .map((texts) => stepLabels(frame, steps, said(texts), free, strong))
    .find((labels) => wanted && labels.complete);
  if (complete !== undefined) return drawing(frame, steps, exact, free, complete, strong);
  const scale = valueScale(levels, Math.max(3, Math.floor(frame.height / 80)), true);
  const layout = layOut(frame, steps, scale, valueAxisWidth(frame, scale, format), strong);
  const labels = wanted ? stepLabels(frame, steps, said(short), layout, strong) : NO_LABELS;
  layout.shapes.push(...valueAxis(frame, scale, format, layout.plot));
  return drawing(frame, steps, exact, layout, labels, strong);
}

const NO_LABELS: StepLabels = { shapes: [], labels: new Map(), complete: false };
/** Px left of the plot where there is no axis. */
const NO_AXIS = 4;

/** Where everything lies over a range of values, right of an axis. */
interface Layout {
  plot: Plot;
  range: { min: number; max: number; step?: number };
  bars: StepBar[];
  zero: number;
  /** Px below the plot, for labels. */
  below: number;
  shapes: Shape[];
  axis: boolean;
}

function layOut(
  frame: Frame,
  steps: readonly Step[],
  range: Layout['range'],
  axisWidth: number,
  strong: Strong,
): Layout {
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const room = lineHeight(frame) + 4;
  const below = range.min < 0 ? room : 0;
  const matrix = namesMatrix(frame, steps);
  // The value of a total at the end may be wider than its band.
  const right = steps.at(-1)?.total === true ? 10 : 4;
  const { left, width, labels: names } = bandLabels(frame, matrix, { axis: axisWidth, right }, strong);
  const top = title.height + room;
  const height = Math.max(20, frame.height - top - below - names.height - notesHeight(frame));
  const plot: Plot = { left, top, width, height };
  const band = width / steps.length;
  const thick = Math.min(110, band * (band < 6 ? 1 : band < 20 ? 0.8 : 0.66));
  return {
    plot,
    range,
    bars: steps.map((step, i) => ({
      left: left + band * (i + 0.5) - thick / 2,
      width: thick,
      from: yOf(step.from, range, plot),
      to: yOf(step.to, range, plot),
    })),
    zero: yOf(0, range, plot),
    below,
    shapes: [...title.shapes, ...names.shapes({ ...plot, height: height + below })],
    axis: axisWidth > NO_AXIS,
  };
}

/** The names below the bars: few dates each by its own, many thinned as on an axis. */
function namesMatrix(frame: Frame, steps: readonly Step[]): Matrix {
  const matrix = readMatrix(frame, 'keep');
  const each = frame.width / steps.length >= frame.fontSize * 2.4;
  return {
    ...matrix,
    categories: steps.map((step) => step.category),
    scale: each ? 'names' : matrix.scale,
  };
}

function drawing(
  frame: Frame,
  steps: readonly Step[],
  written: readonly string[],
  layout: Layout,
  labels: StepLabels,
  strong: Strong,
): Drawing {
  const { bars, range, plot, axis } = layout;
  const lines = connectors(frame, bars);
  return {
    office: waterfallOffice(frame, steps, {
      ...(range.step === undefined
        ? unseenAxis(plot, range, { room: layout.below })
        : { plot, step: range.step }),
      axis,
      thick: bars[0]?.width ?? 1,
      connected: lines.length > 0,
      names: namesMatrix(frame, steps),
      labels: labels.labels,
      strong,
      total: totalColor(frame),
    }),
    shapes: [
      ...layout.shapes,
      ...bars.map((bar, i) => barShape(frame, steps[i] as Step, bar, strong.size === 0 || strong.has(i))),
      ...lines,
      baseline(frame, range, plot),
      ...labels.shapes,
    ],
    marks: bars.map(({ left, width, from, to }, i): Mark => {
      const height = Math.max(8, Math.abs(to - from));
      const label = steps[i]?.category.label ?? '';
      return boxMark(left, (from + to) / 2 - height / 2, width, height, label, written[i] ?? '');
    }),
  };
}

function totalColor(frame: Frame): string {
  const { positive, negative } = frame.theme.colors;
  return hueApart(frame, [positive, negative], 0.06);
}

/** A bar in the colour of its direction; a step that changes nothing is a line on its level. */
function barShape(frame: Frame, step: Step, bar: StepBar, own: boolean): Shape {
  const { positive, negative } = frame.theme.colors;
  const hue = step.total ? totalColor(frame) : step.to < step.from ? negative : positive;
  const color = own ? hue : quietColor(frame);
  if (step.from === step.to) return level(bar.left, bar.left + bar.width, bar.to, frame);
  return rect(bar.left, bar.from, bar.width, bar.to - bar.from, color);
}

/** Thin lines from the end of each bar to the beginning of the next, where there is a gap between them. */
function connectors(frame: Frame, bars: readonly StepBar[]): Shape[] {
  return bars.slice(1).flatMap((next, i) => {
    const bar = bars[i] as StepBar;
    const end = bar.left + bar.width;
    return next.left - end < 2 ? [] : level(end, next.left, bar.to, frame);
  });
}

function level(from: number, to: number, y: number, frame: Frame): Shape {
  return line([[from, crisp(y)], [to, crisp(y)]], connectorColor(frame)); // prettier-ignore
}
