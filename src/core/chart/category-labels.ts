import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { FittedLabel } from './label-text.js';
import { wrapLabel } from './label-text.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import { formatWall } from './wall-time.js';

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
  const labels = matrix.categories.map((category) => category.label);
  const wrapped = labels.map((label) => wrapLabel(label, band - 8, 3, frame.fontSize));
  if (matrix.scale !== 'names') {
    return thinned(
      frame,
      labels.map((label) => ({ lines: [label], cut: false })),
      band,
      strong,
    );
  }
  if (wrapped.every((label) => !label.cut)) return flat(frame, wrapped, band, 1, strong);
  const cutWidth = Math.max(...labels.map((label) => labelWidth(frame, label)));
  // Few long labels read better on three lines with an ellipsis than slanted.
  if (band >= 90 && cutWidth < band * 4) return flat(frame, wrapped, band, 1, strong);
  return slanted(frame, labels, band, strong);
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
          : label.lines.map((content, n) =>
              text(frame, content, plot.left + band * (i + 0.5), plot.top + plot.height + GAP + n * step, {
                align: 'center',
                baseline: 'top',
                ...style(frame, i === strong),
              }),
            ),
      ),
  };
}

function thinned(frame: Frame, labels: FittedLabel[], band: number, strong: number): CategoryLabels {
  const widest = Math.max(...labels.map((label) => labelWidth(frame, label.lines[0] ?? '')));
  const every = Math.max(1, Math.ceil((widest + 14) / band));
  const isolated = strong % every === 0 ? strong : -1;
  return flat(frame, labels, band, every, isolated);
}

function dateLabels(frame: Frame, matrix: Matrix, band: number, strong: number): CategoryLabels {
  const near: Record<Matrix['grain'], Intl.DateTimeFormatOptions> = {
    year: { year: 'numeric' },
    month: { month: 'short' },
    day: { month: 'short', day: 'numeric' },
    time: { hour: '2-digit', minute: '2-digit' },
  };
  const far: Intl.DateTimeFormatOptions =
    matrix.grain === 'time' ? { month: 'short', day: 'numeric' } : { year: 'numeric' };
  const first = matrix.categories.map((category) =>
    category.at === null ? category.label : formatWall(category.at, frame.locale, near[matrix.grain]),
  );
  const widest = Math.max(...first.map((label) => labelWidth(frame, label)));
  const every = roundStep(Math.max(1, Math.ceil((widest + 14) / band)), matrix.grain);
  // A January every year says no more than the year.
  const onlyYears = matrix.grain === 'month' && every % 12 === 0;
  let previous = '';
  const labels = matrix.categories.map((category, i): FittedLabel => {
    const label = first[i] ?? '';
    if (category.at === null || i % every !== 0) return { lines: [label], cut: false };
    const larger = formatWall(category.at, frame.locale, far);
    const lines = larger === previous ? [label] : onlyYears ? [larger] : [label, larger];
    previous = larger;
    return { lines, cut: false };
  });
  return flat(frame, labels, band, every, strong % every === 0 ? strong : -1);
}

/** Steps that fall on the same places of every year or week: January and July, not January and August. */
function roundStep(every: number, grain: Matrix['grain']): number {
  const steps =
    grain === 'month' ? [1, 2, 3, 4, 6, 12, 24, 36, 60, 120] : grain === 'day' ? [1, 2, 7, 14, 28] : [];
  return steps.find((step) => step >= every) ?? every;
}

function slanted(frame: Frame, labels: string[], band: number, strong: number): CategoryLabels {
  const every = Math.max(1, Math.ceil((frame.fontSize * 1.25) / band));
  const shown = labels.map((label) => truncateText(label, ROTATED_WIDTH, { fontSize: frame.fontSize }));
  const angle = (ROTATION * Math.PI) / 180;
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
