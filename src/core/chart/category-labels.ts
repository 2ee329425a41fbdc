import type { Frame, Plot } from './frame.js';
import { HALF_CAPITAL, labelWidth, lineHeight } from './frame.js';
import type { FittedLabel } from './label-text.js';
import { wrapLabel, wrapNames } from './label-text.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { labels, ownTicks, paceOf, timeTicks } from './time-ticks.js';
import { type Strong, NOTHING_STRONG } from './highlight.js';

/** Labels below the bands of a category axis. */
export interface CategoryLabels {
  height: number;
  /** How far the first label reaches to the left of its band's centre. */
  reach: number;
  shapes(plot: Plot): Shape[];
}

const GAP = 9;
const ROTATION = 40;
/** Px from the middle of a band to the end of its slanted label. */
const START = 4;
/** Widths of a slanted label, px: the least that holds all names is taken. */
const ROTATED_WIDTHS = [130, 160, 190];
/** No more of a chart's height than this goes to slanted labels. */
const ROTATED_SHARE = 0.3;
const [APART, LINES] = [8, 3];

/**
 * Horizontal labels, wrapped to their band where that keeps every word whole, or a little over it beside shorter ones;
 * else slanted. Dates and numbers are thinned instead: a reader fills in what lies between. `strong` is the index of the category to emphasise.
 */
export function categoryLabels(
  frame: Frame,
  matrix: Matrix,
  width: number,
  strong = NOTHING_STRONG,
): CategoryLabels {
  const band = width / matrix.categories.length;
  if (matrix.scale === 'time' && matrix.grain !== 'year') return dateLabels(frame, matrix, band, strong);
  const names = matrix.categories.map((category) => category.label);
  if (matrix.scale !== 'names') {
    return thinned(
      frame,
      names.map((label) => ({ lines: [label], cut: false })),
      band,
      strong,
    );
  }
  const whole = wrapped(frame, names, band, strong);
  if (whole !== undefined) return flat(frame, whole, band, 1, strong);
  // Few long names read better on three lines with an ellipsis than slanted.
  if (band >= 90) {
    const cut = wrapNames(names, band - APART, LINES, frame.fontSize);
    return flat(frame, cut, band, 1, strong);
  }
  return slanted(frame, names, band, strong);
}

/** Every word whole, none nearer to its neighbour than a gap; undefined where the bands are too narrow. */
function wrapped(frame: Frame, names: string[], band: number, strong: Strong): FittedLabel[] | undefined {
  for (const share of [1, 1.2, 1.4, 1.7]) {
    const labels = names.map((label) => wrapLabel(label, band * share - APART, LINES, frame.fontSize));
    if (labels.some((label) => label.cut)) continue;
    const widths = labels.map(({ lines }, i) =>
      Math.max(...lines.map((it) => labelWidth(frame, it, strong.has(i)))),
    );
    const clear = widths.every((width, i) => {
      const next = widths[i + 1];
      // The last one ends with the chart.
      return next === undefined ? width <= band + APART : (width + next) / 2 + APART <= band;
    });
    if (share === 1 || clear) return labels;
  }
  return undefined;
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
  strong: Strong,
  tick = false,
): CategoryLabels {
  const most = Math.max(...labels.map((label, i) => (i % every === 0 ? label.lines.length : 1)));
  const step = lineHeight(frame);
  return {
    height: GAP + most * step,
    reach: Math.max(0, ...(labels[0]?.lines ?? []).map((it) => labelWidth(frame, it) / 2)),
    shapes: (plot) =>
      labels.flatMap((label, i) =>
        i % every !== 0 && !strong.has(i)
          ? []
          : label.lines.map((content, n) => {
              const half = labelWidth(frame, content, strong.has(i)) / 2;
              const x = Math.min(frame.width - half, Math.max(half, plot.left + band * (i + 0.5)));
              return text(frame, content, x, plot.top + plot.height + GAP + n * step, {
                align: 'center',
                baseline: 'top',
                tick,
                ...style(frame, strong.has(i)),
              });
            }),
      ),
  };
}

function thinned(frame: Frame, labels: FittedLabel[], band: number, strong: Strong): CategoryLabels {
  const widest = Math.max(...labels.map((label) => labelWidth(frame, label.lines[0] ?? '')));
  const every = Math.max(1, Math.ceil((widest + 14) / band));
  const isolated = new Set([...strong].filter((i) => i % every === 0));
  return flat(frame, labels, band, every, isolated, true);
}

/** Every date while there is room; else the first of each month, quarter, year …, as on a time axis. */
function dateLabels(frame: Frame, matrix: Matrix, band: number, strong: Strong): CategoryLabels {
  const { categories, grain } = matrix;
  const places = categories.map((category) => category.at);
  const known = places.filter((at) => at !== null);
  const ordered = known.every((at, i) => i === 0 || at >= (known[i - 1] ?? at));
  const [from, to] = [known[0] ?? 0, known.at(-1) ?? 0];
  const pace = paceOf(known, grain);
  // A label is never narrower than a letter is high: more than that is not worth trying.
  const room = Math.max(2, Math.floor((band * categories.length) / frame.fontSize));
  let ticks =
    categories.length <= room
      ? ownTicks(known, grain, frame.locale)
      : timeTicks(from, to, pace, room, frame.locale);
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
    categories.forEach(({ at, label }, i) => {
      if (at === null) found[i] = { lines: [label], cut: false };
    });
    ticks = timeTicks(from, to, pace, most, frame.locale);
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

/** Slanted labels that end below their bands, on two lines where the bands are wide enough for both. */
function slanted(frame: Frame, names: string[], band: number, strong: Strong): CategoryLabels {
  const angle = (ROTATION * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const line = frame.fontSize * 1.1;
  // Across the slant, where neighbours come nearest.
  const every = Math.max(1, Math.ceil((frame.fontSize * 1.05) / (band * sin)));
  const most = band * sin >= 2 * line + 4 ? 2 : 1;
  const widths = ROTATED_WIDTHS.filter((width, n) => n === 0 || width * sin <= frame.height * ROTATED_SHARE);
  const fit = (width: number): FittedLabel[] => wrapNames(names, width, most, frame.fontSize);
  const whole = widths.find((width) => fit(width).every((label) => !label.cut));
  const labels = fit(whole ?? widths.at(-1) ?? 0).map(({ lines }, i) => (i % every === 0 ? lines : []));
  const reaches = labels.flatMap((lines, i) =>
    lines.map((content, n) => {
      const width = labelWidth(frame, content);
      const back = ((lines.length - 1) / 2 - n) * line * sin;
      const corner = HALF_CAPITAL * frame.fontSize * sin - START;
      return { down: width * sin + n * line * cos, left: width * cos + corner + back - band * i };
    }),
  );
  return {
    height: GAP + Math.max(...reaches.map((it) => it.down)) + frame.fontSize,
    reach: Math.max(0, ...reaches.map((it) => it.left)),
    shapes: (plot) =>
      labels.flatMap((lines, i) =>
        lines.map((content, n) => {
          const x = plot.left + band * (i + 0.5) + START + (n - (lines.length - 1) / 2) * line * sin;
          return text(frame, content, x, plot.top + plot.height + GAP + 4 + n * line * cos, {
            align: 'right',
            baseline: 'middle',
            rotate: ROTATION,
            ...style(frame, strong.has(i)),
          });
        }),
      ),
  };
}
