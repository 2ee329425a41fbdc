import { mix } from './colors.js';
import { dumbbellAxis, dumbbellRange, dumbbellZero } from './dumbbell-axis.js';
import type { Pair } from './dumbbell-rows.js';
import { dumbbellRows, halfDifference } from './dumbbell-rows.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor, type Strong } from './highlight.js';
import { textColor } from './legend.js';
import type { RowNames } from './row-names.js';
import { rowNames } from './row-names.js';
import type { Drawing, Mark, Shape, TextShape } from './shapes.js';
import { crisp, dot, dotMark, line, text } from './shapes.js';
import { truncateText } from '../layout/measure.js';
import { axisName, axisTitle, frameFormat } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import { shareBetween } from './value-scale.js';

type Two<T> = readonly [T, T];

const GAP = 6;

/** Two values of each row as dots on one scale, a ring and a disc, joined by a line, each value beside its dot. */
export function dumbbellChart(frame: Frame): Drawing {
  const { config, encoding, fontSize } = frame;
  const names: Two<string> = [
    axisName(frame, config.value1Label, encoding.value1),
    axisName(frame, config.value2Label, encoding.value2),
  ];
  const colors: Two<string> = [paletteColor(frame, 0), paletteColor(frame, 1)];
  const title = axisTitle(frame, config.xLabel ?? config.yLabel, undefined);
  const key = valueKey(frame, names, colors, title.height);
  const top = title.height + key.height;
  const pairs = dumbbellRows(frame, (free) => Math.floor((frame.height - top - free) / (fontSize * 1.45)));
  const values = pairs.flatMap((pair) => pair.values);
  const format = frameFormat(frame, values);
  const categories = pairs.map((pair) => pair.category);
  const strong = highlighted(frame, categories, pairs.map(halfDifference));

  const labelled = config.valueLabels !== false && layOut(frame, pairs, top, strong, format).roomy;
  const { band, radius, rows, sides, plot } = layOut(
    frame,
    pairs,
    top,
    strong,
    labelled ? format : undefined,
  );
  const range = dumbbellRange(frame, values, plot, labelled);
  const xOf = (value: number): number => plot.left + plot.width * shareBetween(value, range.min, range.max);

  const shapes: Shape[] = [...title.shapes, ...key.shapes, ...rows.shapes(top)];
  const labels: TextShape[] = [];
  const marks: Mark[] = [];
  const guide = mix(frame.theme.colors.background, frame.theme.colors.rule, 0.7);
  const quiet = quietColor(frame);
  pairs.forEach((pair, i) => {
    const y = top + band * (i + 0.5);
    const own = strong.size === 0 || strong.has(i);
    const row = { y, radius, xs: pair.values.map((it) => (it === null ? null : xOf(it))) };
    shapes.push(line([[rows.width, crisp(y)], [frame.width, crisp(y)]], guide)); // prettier-ignore
    shapes.push(...rowShapes(frame, row, own ? colors : [quiet, quiet]));
    if (sides[i] !== undefined)
      labels.push(...rowLabels(frame, row, sides[i], colors, strong.size === 0 ? 0 : own ? 1 : -1));
    row.xs.forEach((x, n) => {
      if (x === null) return;
      const label = `${pair.category.label}, ${names[n] ?? ''}`;
      marks.push(dotMark(x, y, radius + 3, label, format.label(pair.values[n] ?? 0)));
    });
  });
  const axis = labelled
    ? dumbbellZero(frame, range, xOf, plot, labels)
    : dumbbellAxis(frame, range, format, xOf, plot);
  return { shapes: [...axis, ...shapes, ...labels], marks };
}

/** Below this width (px) dots can no longer be told apart. */
const NARROWEST = 40;

interface Layout {
  band: number;
  radius: number;
  rows: RowNames;
  /** What stands beside the dots; empty without labels. */
  sides: Sides[];
  plot: Plot;
  /** Whether labels leave rows and dots enough room. */
  roomy: boolean;
}

/** Names, labels and the plot between them; without a `format` no labels, but an axis below. */
function layOut(
  frame: Frame,
  pairs: readonly Pair[],
  top: number,
  strong: Strong,
  format: ValueFormat | undefined,
): Layout {
  const axis = format === undefined ? lineHeight(frame) + 8 : 0;
  const band = Math.max(20, frame.height - top - axis - notesHeight(frame)) / pairs.length;
  const radius = Math.min(8, Math.max(3, band * 0.28));
  const names = pairs.map((pair) => pair.category.label);
  const rows = rowNames(frame, names, band, frame.width * 0.34, strong);
  const sides = format === undefined ? [] : sideLabels(frame, pairs, format, frame.width - rows.width);
  const room = (side: keyof Sides): number =>
    Math.max(0, ...sides.map((it) => labelWidth(frame, it[side]?.text ?? '', true))) + radius + GAP + 3;
  const left = rows.width + room('left');
  const width = frame.width - left - room('right');
  const plot = { left, top, width: Math.max(20, width), height: band * pairs.length };
  return { band, radius, rows, sides, plot, roomy: band >= frame.fontSize * 1.2 && width >= NARROWEST };
}

/** The names of the two values above the plot, each behind its dot and in its colour. */
function valueKey(
  frame: Frame,
  names: Two<string>,
  colors: Two<string>,
  top: number,
): { height: number; shapes: Shape[] } {
  const step = lineHeight(frame) + 4;
  const shown = names.map((name) => truncateText(name, frame.width - 24, { fontSize: frame.fontSize }));
  const next = 18 + labelWidth(frame, shown[0] ?? '', true) + 24;
  const stacked = next + 18 + labelWidth(frame, shown[1] ?? '', true) > frame.width;
  const shapes = shown.flatMap((name, n) => {
    const x = n === 0 || stacked ? 0 : next;
    const y = top + step * (stacked ? n + 0.5 : 0.5);
    const color = colors[n] ?? '';
    return [
      n === 0 ? dot(x + 7, y, 5.5, frame.theme.colors.background, color) : dot(x + 7, y, 6.5, color),
      text(frame, name, x + 18, y, { bold: true, color: textColor(frame, color) }),
    ];
  });
  return { height: step * (stacked ? 2 : 1) + 8, shapes };
}

interface Row {
  y: number;
  radius: number;
  xs: (number | null)[];
}

/** How much wider the ring is where it goes around the disc because both lie on one place. */
function widening({ xs: [x1 = null, x2 = null], radius }: Row): number {
  return x1 !== null && x2 !== null && Math.abs(x1 - x2) < radius * 0.7 ? 3.5 : 0;
}

function rowShapes(frame: Frame, row: Row, colors: Two<string>): Shape[] {
  const { xs: [x1 = null, x2 = null], y, radius } = row; // prettier-ignore
  const { background, rule, muted } = frame.theme.colors;
  const shapes: Shape[] = [];
  if (x1 !== null && x2 !== null) {
    shapes.push(line([[x1, y], [x2, y]], mix(rule, muted, 0.5), Math.max(2, radius * 0.4))); // prettier-ignore
  }
  if (x1 !== null) shapes.push(dot(x1, y, radius - 1 + widening(row), background, colors[0]));
  if (x2 !== null) shapes.push(dot(x2, y, radius, colors[1]));
  return shapes;
}

/** A value as written, and which of the two it is; −1 for a row that has neither. */
interface SideLabel {
  text: string;
  which: number;
}
interface Sides {
  left?: SideLabel;
  right?: SideLabel;
}

/** What stands left and right of each row's dots: the lower value and the higher one, shortened where they need half the room. */
function sideLabels(frame: Frame, pairs: readonly Pair[], format: ValueFormat, room: number): Sides[] {
  const longest = Math.max(
    ...pairs.flatMap((pair) =>
      pair.values.map((it) => (it === null ? 0 : labelWidth(frame, format.label(it), true))),
    ),
  );
  const write = longest * 4 > room ? format.short : format.label;
  return pairs.map(({ values: [first, second] }) => {
    const [one, two] = [first, second].map((it, which) => ({ text: it === null ? '' : write(it), which }));
    if (one === undefined || two === undefined || (first === null && second === null))
      return { right: { text: '–', which: -1 } };
    if (first === null) return { right: two };
    if (second === null) return { right: one };
    return first <= second ? { left: one, right: two } : { left: two, right: one };
  });
}

/** `rank` is 1 for the highlighted row, −1 for one behind it, 0 where none is highlighted. */
function rowLabels(frame: Frame, row: Row, sides: Sides, colors: Two<string>, rank: -1 | 0 | 1): TextShape[] {
  const ends = row.xs.filter((x) => x !== null);
  const away = row.radius + GAP + widening(row);
  const label = (it: SideLabel | undefined, x: number, align: 'left' | 'right'): TextShape[] => {
    if (it === undefined) return [];
    const color =
      rank < 0 || it.which < 0 ? frame.theme.colors.muted : textColor(frame, colors[it.which] ?? '');
    return [text(frame, it.text, x, row.y, { align, color, bold: rank > 0, rim: true })];
  };
  if (ends.length === 0)
    return [text(frame, sides.right?.text ?? '', frame.width, row.y, { align: 'right', rim: true })];
  return [
    ...label(sides.left, Math.min(...ends) - away, 'right'),
    ...label(sides.right, Math.max(...ends) + away, 'left'),
  ];
}
