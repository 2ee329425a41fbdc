import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { textColor } from './legend.js';
import type { Lines } from './line-series.js';
import type { OfficeEnds } from './office-types.js';
import { officeWords } from './office-words.js';
import type { Shape } from './shapes.js';
import { dot, text } from './shapes.js';
import { yOf } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import type { XScale } from './x-scale.js';

interface End {
  name: string;
  value: string;
  index: number;
  /** The value at whose height the label stands. */
  at: number;
  color: string;
}
export interface LineEnds {
  items: End[];
  /** Room that the labels take to the right of the plot. */
  width: number;
}

/** Name and last value of each named line; only the names where both take too much of the width. */
export function lineEnds(
  frame: Frame,
  lines: Lines,
  tops: readonly (readonly (number | null)[])[],
  format: ValueFormat,
  stacked: boolean,
): LineEnds {
  const { matrix, colors, named } = lines;
  const items = named.map((s): End => {
    const values = matrix.series[s]?.values ?? [];
    const index = Math.max(
      0,
      values.findLastIndex((value) => value !== null),
    );
    const raw = values[index] ?? 0;
    return {
      name: frame.config.legend === false ? '' : (matrix.series[s]?.name ?? ''),
      value: format.label(raw),
      index,
      at: stacked ? (tops[s]?.[index] ?? 0) - raw / 2 : raw,
      color: colors[s] ?? frame.theme.colors.accent,
    };
  });
  const most = frame.width * 0.3;
  const nameWidth = (end: End): number => (end.name === '' ? 0 : labelWidth(frame, `${end.name} `, true));
  const full = Math.max(
    0,
    ...items.map((end) => nameWidth(end) + labelWidth(frame, end.value, end.name === '')),
  );
  if (full <= most || items.every((end) => end.name === '')) return { items, width: full };
  const names = Math.max(...items.map(nameWidth));
  return { items: items.map((end) => ({ ...end, value: '' })), width: Math.min(most, names) };
}

/** The same for a program that places labels itself: how far each is from the end of its line. */
export function officeEnds(
  frame: Frame,
  { items }: LineEnds,
  named: readonly number[],
  wanted: readonly number[],
  places: readonly number[],
): OfficeEnds {
  return {
    across: 0,
    heading: officeWords(frame.locale).nameAt,
    labels: new Map(
      items.map(({ name, value, color }, i) => [
        named[i] ?? 0,
        { name, value, color: textColor(frame, color), moved: (places[i] ?? 0) - (wanted[i] ?? 0) },
      ]),
    ),
  };
}

/** The labels at their places (px, middle), in the colours of their lines. */
export function endLabels(
  frame: Frame,
  ends: LineEnds,
  places: readonly number[],
  x: XScale,
  plot: Plot,
  scale: { min: number; max: number },
  stacked: boolean,
): Shape[] {
  const at = Math.max(...ends.items.map((it) => x.px(it.index, plot))) + 12;
  return ends.items.flatMap((end, i) => {
    const y = places[i] ?? 0;
    const { background, text: dark } = frame.theme.colors;
    const shapes: Shape[] = [];
    if (!stacked) shapes.push(dot(x.px(end.index, plot), yOf(end.at, scale, plot), 5, end.color, background));
    if (end.name === '') return [...shapes, text(frame, end.value, at, y, { color: dark, bold: true })];
    // The widest name has just its width, but for the last digits of a sum.
    const room = (end.value === '' ? ends.width : ends.width - labelWidth(frame, ` ${end.value}`)) + 0.01;
    const name = truncateText(end.name, room, { fontSize: frame.fontSize, bold: true });
    shapes.push(text(frame, name, at, y, { color: textColor(frame, end.color), bold: true }));
    if (end.value !== '') shapes.push(text(frame, end.value, at + labelWidth(frame, `${name} `, true), y));
    return shapes;
  });
}

/** The value at a highlighted point of a line. */
export function pointLabel(
  frame: Frame,
  values: readonly (number | null)[],
  i: number,
  x: XScale,
  scale: { min: number; max: number },
  plot: Plot,
  format: ValueFormat,
): Shape[] {
  const value = values[i] ?? null;
  if (value === null) return [];
  const px = x.px(i, plot);
  const py = yOf(value, scale, plot);
  const shapes: Shape[] = [dot(px, py, 6, frame.theme.colors.accent, frame.theme.colors.background)];
  // The last point is labelled at its end already.
  if (i === values.findLastIndex((it) => it !== null)) return shapes;
  const label = format.label(value);
  const half = labelWidth(frame, label, true) / 2;
  // The label goes where the line does not: above a peak, below a trough, beside a slope.
  const falls = (values[i - 1] ?? value) > value;
  const rises = (values[i + 1] ?? value) > value;
  const trough = falls && rises && py + lineHeight(frame) + 12 < plot.top + plot.height;
  const side = falls === rises ? 0 : falls ? half + 10 : -half - 10;
  const inside = Math.min(frame.width - half, Math.max(plot.left + half, px + side));
  return [
    ...shapes,
    text(frame, label, inside, trough ? py + 10 : py - (side === 0 ? 10 : 2), {
      align: 'center',
      baseline: trough ? 'top' : 'bottom',
      bold: true,
      color: frame.theme.colors.text,
      rim: true,
    }),
  ];
}
