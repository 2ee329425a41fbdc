import { DeckError } from '../errors.js';
import { barBand } from './bar-band.js';
import { textOn } from './colors.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { MOST_DIRECT, spread, textColor } from './legend.js';
import type { OfficeEnds } from './office-types.js';
import { officeWords } from './office-words.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { yOf } from './value-axis.js';
import type { ValueFormat } from './value-format.js';

/** Px across a stack. */
export const THICKEST_STACK = 110;

interface Scale {
  min: number;
  max: number;
}

export function stackTotal(matrix: Matrix, category: number): { up: number; down: number; net: number } {
  let up = 0;
  let down = 0;
  for (const { values } of matrix.series) {
    const value = values[category] ?? 0;
    if (value > 0) up += value;
    else down += value;
  }
  if (!Number.isFinite(up) || !Number.isFinite(down)) {
    const label = JSON.stringify(matrix.categories[category]?.label ?? '');
    throw new DeckError('wrong_columns', `The values of ${label} add up beyond what a number can hold.`, {
      hint: 'Scale the values in the SQL.',
    });
  }
  return { up, down, net: up + down };
}

export interface StackLabels {
  shapes: Shape[];
  /** Whether parts carry their values, and stacks their sums. */
  parts: boolean;
  sums: boolean;
}

/** The value in each part that has room for it, and the sum above each stack. */
export function stackLabels(
  frame: Frame,
  matrix: Matrix,
  colors: string[],
  format: ValueFormat,
  { scale, plot, sums: withSums }: { scale: Scale; plot: Plot; sums: boolean },
): StackLabels {
  if (frame.config.valueLabels === false) return { shapes: [], parts: false, sums: false };
  const band = plot.width / matrix.categories.length;
  const bar = Math.min(THICKEST_STACK, band * 0.66);
  const shapes: Shape[] = [];
  const totals = matrix.categories.map((_, c) => stackTotal(matrix, c));
  const sums = totals.map((total) => format.short(total.net));
  const signed = totals.some((total) => total.down < 0);
  const parts = matrix.series.flatMap((it) => it.values.filter((value) => value !== null).map(format.short));
  const inParts = parts.every((part) => labelWidth(frame, part) <= bar - 6);
  if (inParts) {
    matrix.categories.forEach((_, c) => {
      let up = 0;
      let down = 0;
      matrix.series.forEach(({ values }, s) => {
        const value = values[c] ?? 0;
        const from = value >= 0 ? up : down;
        const to = from + value;
        if (value >= 0) up = to;
        else down = to;
        const [a, b] = [yOf(from, scale, plot), yOf(to, scale, plot)];
        if (Math.abs(a - b) < frame.fontSize * 1.4) return;
        shapes.push(
          text(frame, format.short(value), plot.left + band * (c + 0.5), (a + b) / 2, {
            align: 'center',
            color: textOn(colors[s] ?? '#000000', frame.theme),
          }),
        );
      });
    });
  }
  const above =
    withSums &&
    !signed &&
    matrix.series.length > 1 &&
    sums.every((sum) => labelWidth(frame, sum, true) <= band - 4);
  if (above) {
    totals.forEach((total, c) =>
      shapes.push(
        text(frame, sums[c] ?? '', plot.left + band * (c + 0.5), yOf(total.up, scale, plot) - 4, {
          align: 'center',
          baseline: 'bottom',
          bold: true,
          color: frame.theme.colors.text,
        }),
      ),
    );
  }
  return { shapes, parts: inParts, sums: above };
}

const BESIDE = 8;
/** No more of a chart's width than this goes to names beside its last stack. */
const NAMES_SHARE = 0.25;

/**
 * Px for the names of series beside the parts of the last stack, which say more than a legend; 0 where they are too
 * many or too long, or a part is missing there.
 */
export function stackNamesWidth(frame: Frame, { series }: Matrix): number {
  if (frame.config.legend === false || series.length < 2 || series.length > MOST_DIRECT) return 0;
  if (series.some(({ values }) => (values.at(-1) ?? 0) <= 0)) return 0;
  const width = Math.max(...series.map(({ name }) => labelWidth(frame, name, true)));
  return width <= frame.width * NAMES_SHARE ? width + BESIDE : 0;
}

/** Where the name of each part of the last stack stands, and where its middle is; px. */
function namePlaces(
  frame: Frame,
  { series }: Matrix,
  scale: Scale,
  plot: Plot,
): { middles: number[]; places: number[] } {
  let from = 0;
  const middles = series.map(({ values }) => {
    const value = values.at(-1) ?? 0;
    from += value;
    return yOf(from - value / 2, scale, plot);
  });
  const half = lineHeight(frame) / 2;
  const { places } = spread(middles, lineHeight(frame), plot.top + half, plot.top + plot.height - half);
  return { middles, places };
}

/** The same for a program that places names itself. */
export function stackEnds(
  frame: Frame,
  matrix: Matrix,
  colors: readonly string[],
  scale: Scale,
  plot: Plot,
): OfficeEnds {
  const { middles, places } = namePlaces(frame, matrix, scale, plot);
  const { thickness } = barBand(plot, matrix.categories.length, { most: THICKEST_STACK });
  return {
    across: thickness / 2,
    heading: officeWords(frame.locale).nameAt,
    labels: new Map(
      matrix.series.map(({ name }, s) => {
        const moved = (places[s] ?? 0) - (middles[s] ?? 0);
        return [s, { name, value: '', color: textColor(frame, colors[s] ?? ''), moved }];
      }),
    ),
  };
}

/** Each name at the height of its part of the last stack, in its colour. */
export function stackNames(
  frame: Frame,
  matrix: Matrix,
  colors: readonly string[],
  scale: Scale,
  plot: Plot,
): Shape[] {
  const { series, categories } = matrix;
  const { places } = namePlaces(frame, matrix, scale, plot);
  const { middle, thickness } = barBand(plot, categories.length, { most: THICKEST_STACK });
  const x = middle(categories.length - 1, 0) + thickness / 2 + BESIDE;
  return series.map(({ name }, s) =>
    text(frame, name, x, places[s] ?? 0, { color: textColor(frame, colors[s] ?? ''), bold: true, rim: true }),
  );
}
