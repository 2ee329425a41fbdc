import { DeckError } from '../errors.js';
import { mix } from './colors.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape, TextShape } from './shapes.js';
import { crisp, line, text } from './shapes.js';
import type { ValueFormat } from './value-format.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';

/**
 * The scale of the dots. Places are compared, not lengths, so it may begin at the lowest value; a range that nearly
 * reaches zero, seen from its own size, begins there. Ends are round only where ticks write them.
 */
export function dumbbellRange(
  frame: Frame,
  values: readonly (number | null)[],
  plot: Plot,
  labelled: boolean,
): ValueScale {
  const scale = valueScale(values, Math.max(2, Math.floor(plot.width / (frame.fontSize * 5))), false);
  if (!labelled) {
    if (Number.isFinite(scale.max) && Number.isFinite(scale.min)) return scale;
    throw new DeckError('invalid', `The values of this ${frame.spec.type} are outside what can be drawn.`, {
      hint: 'Scale the values in the SQL.',
    });
  }
  const numbers = values.filter((value) => value !== null);
  let [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  if (min > 0 && min < 0.25 * max) min = 0;
  if (max < 0 && max > 0.25 * min) max = 0;
  return { ...scale, min, max };
}

/** The line of zero where it lies in sight, interrupted where one of `labels` stands on it. */
export function dumbbellZero(
  frame: Frame,
  { min, max }: ValueScale,
  xOf: (value: number) => number,
  plot: Plot,
  labels: readonly TextShape[],
): Shape[] {
  if (min > 0 || max < 0 || min === max) return [];
  const x = xOf(0);
  const color = mix(frame.theme.colors.rule, frame.theme.colors.muted, 0.7);
  const half = lineHeight(frame) / 2;
  const crossed = labels.filter((label) => crosses(frame, label, x)).map((label) => label.y);
  const ends = [plot.top, ...crossed.flatMap((y) => [y - half, y + half]), plot.top + plot.height];
  return ends.flatMap((top, i) => {
    const bottom = ends[i + 1] ?? top;
    return i % 2 === 0 && bottom > top ? [upright(x, { ...plot, top, height: bottom - top }, color)] : [];
  });
}

function crosses(frame: Frame, { x, style }: TextShape, at: number): boolean {
  const width = labelWidth(frame, style.text, style.fontWeight === 'bold');
  const left = style.align === 'right' ? x - width : x;
  return at > left - 2 && at < left + width + 2;
}

/** Grid lines with their values below, where no values stand beside the dots; thinned until they are apart. */
export function dumbbellAxis(
  frame: Frame,
  scale: ValueScale,
  format: ValueFormat,
  xOf: (value: number) => number,
  plot: Plot,
): Shape[] {
  const labels = scale.ticks.map((tick) => format.tick(tick, scale.step));
  const widest = Math.max(...labels.map((it) => labelWidth(frame, it)));
  const every = Math.max(1, Math.ceil(((widest + 12) * (labels.length - 1)) / plot.width));
  return scale.ticks.flatMap((tick, i) => {
    if (i % every !== 0) return [];
    const x = xOf(tick);
    const half = labelWidth(frame, labels[i] ?? '') / 2;
    const inside = Math.min(frame.width - half, x);
    return [
      upright(x, plot, frame.theme.colors.rule),
      text(frame, labels[i] ?? '', inside, plot.top + plot.height + 6 + lineHeight(frame) / 2, {
        align: 'center',
        tick: true,
      }),
    ];
  });
}

function upright(x: number, plot: Plot, color: string): Shape {
  return line(
    [
      [crisp(x), plot.top],
      [crisp(x), plot.top + plot.height],
    ],
    color,
  );
}
