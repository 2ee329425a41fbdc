import type { ImageSize } from '../layout/image-size.js';

/** Pixels of a side that every browser's canvas has. */
const MOST_SIDE = 16_384;
/** A quarter of a gigabyte while it is drawn; desktop browsers give four times as much and take seconds for it. */
const MOST_PIXELS = 8192 * 8192;

/** `scale`, or the largest one below it whose picture a canvas holds. Width and height in CSS pixels. */
export function fittingScale(width: number, height: number, scale: number): number {
  return Math.min(scale, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Whole pixels of a picture that a canvas holds, one at least: what is narrower than a pixel, or too long to be measured, is drawn too. */
export function pixelSize({ width, height, scale }: ImageSize & { scale: number }): ImageSize {
  const fitting = fittingScale(width, height, scale);
  const side = (length: number): number => Math.max(1, Math.round(length * fitting) || 0);
  return { width: side(width), height: side(height) };
}
