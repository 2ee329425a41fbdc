import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { FittedLabel } from './label-text.js';
import { wrapLabel } from './label-text.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { labels, ownTicks, timeTicks } from './time-ticks.js';

/** Labels below the bands of a category axis. */
export interface CategoryLabels {
  height: number;
  /** How far the first label reaches to the left of its band's centre. */
  reach: number;
  shapes(plot: Plot): Shape[];
}

const GAP = 9;
const ROTATION = 40;
const ROTATED_WIDTH = 130;

/**
 * Horizontal labels, wrapped to their band where that keeps every word whole; else slanted. Dates and numbers are
 * thinned instead: a reader fills in what lies between. `strong` is the index of the category to emphasise.
 */
export function categoryLabels(frame: Frame, matrix: Matrix, width: number, strong = -1): CategoryLabels {
  const band = width / matrix.categories.length;
  if (matrix.scale === 'time' && matrix.grain !== 'year') return dateLabels(frame, matrix, band, strong);
  const names = matrix.categories.map((category) => category.label);
  const wrapped = names.map((label) => wrapLabel(label, band - 8, 3, frame.fontSize));
  if (matrix.scale !== 'names') {
    return thinned(
      frame,
      names.map((label) => ({ lines: [label], cut: false })),
      band,
      strong,
    );
  }
  if (wrapped.every((label) => !label.cut)) return flat(frame, wrapped, band, 1, strong);
  // Few long names read better on three lines with an ellipsis than slanted.
  if (band >= 90) return flat(frame, wrapped, band, 1, strong);
  return slanted(frame, names, band, strong);
}

function style(frame: Frame, isStrong: boolean): { color: string; bold: boolean } {
  return isStrong
    ? { color: frame.theme.colors.text, bold: true }
    : { color: frame.theme.colors.muted, bold: false };
}

function flat(
  frame: Frame,
  labels: FittedLabel[],
  band: number,
  every: number,
  strong: number,
  tick = false,
): CategoryLabels {
  const most = Math.max(...labels.map((label, i) => (i % every === 0 ? label.lines.length : 1)));
  const step = lineHeight(frame);
  return {
    height: GAP + most * step,
    reach: Math.max(0, ...(labels[0]?.lines ?? []).map((it) => labelWidth(frame, it) / 2)),
    shapes: (plot) =>
      labels.flatMap((label, i) =>
        i % every !== 0 && i !== strong
          ? []
          : label.lines.map((content, n) => {
              const half = labelWidth(frame, content, i === strong) / 2;
              const x = Math.min(frame.width - half, Math.max(half, plot.left + band * (i + 0.5)));
              return text(frame, content, x, plot.top + plot.height + GAP + n * step, {
                align: 'center',
                baseline: 'top',
                tick,
                ...style(frame, i === strong),
              });
            }),
      ),
  };
}

function thinned(frame: Frame, labels: FittedLabel[], band: number, strong: number): CategoryLabels {
  const widest = Math.max(...labels.map((label) => labelWidth(frame, label.lines[0] ?? '')));
  const every = Math.max(1, Math.ceil((widest + 14) / band));
  const isolated = strong % every === 0 ? strong : -1;
  return flat(frame, labels, band, every, isolated, true);
}

/** Every date while there is room; else the first of each month, quarter, year …, as on a time axis. */
function dateLabels(frame: Frame, matrix: Matrix, band: number, strong: number): CategoryLabels {
  const { categories, grain } = matrix;
  const places = categories.map((category) => category.at);
  const known = places.filter((at) => at !== null);
  const ordered = known.every((at, i) => i === 0 || at >= (known[i - 1] ?? at));
  const [from, to] = [known[0] ?? 0, known.at(-1) ?? 0];
  // A label is never narrower than a letter is high: more than that is not worth trying.
  const room = Math.max(2, Math.floor((band * categories.length) / frame.fontSize));
  let ticks =
    categories.length <= room
      ? ownTicks(known, grain, frame.locale)
      : timeTicks(from, to, grain, room, frame.locale);
  for (
    let most = Math.min(room, categories.length);
    ordered && most > 1;
    most = Math.min(most - 1, Math.ceil(most * 0.9))
  ) {
    const found: FittedLabel[] = categories.map(() => ({ lines: [], cut: false }));
    for (const tick of ticks) {
      const i = places.findIndex((at) => at !== null && at >= tick.time);
      if (i < 0 || !labels(tick, places[i] ?? 0, frame.locale)) continue;
      found[i] = { lines: tick.below === undefined ? [tick.label] : [tick.label, tick.below], cut: false };
    }
    ticks = timeTicks(from, to, grain, most, frame.locale);
    if (apart(frame, found, band) && found.some((label) => label.lines.length > 0)) {
      return flat(frame, found, band, 1, strong, true);
    }
  }
  const own = categories.map((category): FittedLabel => ({ lines: [category.label], cut: false }));
  return thinned(frame, own, band, strong);
}

/** Whether neighbouring labels leave a gap between them. */
function apart(frame: Frame, labels: readonly FittedLabel[], band: number): boolean {
  let end = Number.NEGATIVE_INFINITY;
  return labels.every(({ lines }, i) => {
    if (lines.length === 0) return true;
    const half = Math.max(...lines.map((it) => labelWidth(frame, it))) / 2;
    const clear = band * i - half >= end;
    end = band * i + half + 12;
    return clear;
  });
}

function slanted(frame: Frame, labels: string[], band: number, strong: number): CategoryLabels {
  const angle = (ROTATION * Math.PI) / 180;
  // Across the slant, where neighbours come nearest.
  const every = Math.max(1, Math.ceil((frame.fontSize * 1.05) / (band * Math.sin(angle))));
  const shown = labels.map((label) => truncateText(label, ROTATED_WIDTH, { fontSize: frame.fontSize }));
  const widths = shown.map((label, i) => (i % every === 0 ? labelWidth(frame, label) : 0));
  return {
    height: GAP + Math.max(...widths) * Math.sin(angle) + frame.fontSize,
    reach: Math.max(0, ...widths.map((it, i) => it * Math.cos(angle) - band * i)),
    shapes: (plot) =>
      shown.flatMap((content, i) =>
        i % every !== 0
          ? []
          : text(frame, content, plot.left + band * (i + 0.5) + 4, plot.top + plot.height + GAP + 4, {
              align: 'right',
              baseline: 'middle',
              rotate: ROTATION,
              ...style(frame, i === strong),
            }),
      ),
  };
}
