import type { CategoryLabels } from './category-labels.js';
import { categoryLabels } from './category-labels.js';
import type { Frame, Plot } from './frame.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import type { Strong } from './highlight.js';

/** What a plot of bands has to leave at its sides, px. */
export interface BandRoom {
  /** For the axis at its left. */
  axis: number;
  /** At its right; 4 unless given. */
  right?: number;
  /** The most that a band is wide; no limit unless given. */
  widest?: number;
}

/** Where a plot of bands lies, and what stands below it. */
export interface LabelledBands {
  left: number;
  width: number;
  labels: { height: number; shapes(plot: Plot): Shape[] };
}

const EDGE = 4;
/** Px that places may lose where they are rounded. */
const ROUNDING = 1;

export function bandsWidth(frame: Frame, left: number, count: number, room: BandRoom): number {
  const { right = EDGE, widest = Number.POSITIVE_INFINITY } = room;
  return Math.max(20, Math.min(frame.width - left - right, count * widest));
}

/** The names of bands below their plot, which begins further right than its axis asks where the first name needs that. */
export function bandLabels(frame: Frame, matrix: Matrix, room: BandRoom, strong: Strong): LabelledBands {
  const count = Math.max(1, matrix.categories.length);
  const fit = (left: number): CategoryLabels & { width: number } => {
    const width = bandsWidth(frame, left, count, room);
    return { ...categoryLabels(frame, matrix, width, strong), width };
  };
  const first = fit(room.axis);
  // Half a band is left of the first name's middle, and bands grow narrower as the plot begins further right.
  const half = 1 / (2 * count);
  const least = (first.reach + ROUNDING - (frame.width - (room.right ?? EDGE)) * half) / (1 - half);
  const left = Math.max(room.axis, least);
  const labels = left === room.axis ? first : fit(left);
  return { left, width: labels.width, labels };
}
