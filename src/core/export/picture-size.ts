/** Pixels of a side that every browser's canvas has. */
const MOST_SIDE = 16_384;
/** A quarter of a gigabyte while it is drawn; desktop browsers give four times as much and take seconds for it. */
const MOST_PIXELS = 8192 * 8192;

/** `scale`, or the largest one below it whose picture a canvas holds. Width and height in CSS pixels. */
export function fittingScale(width: number, height: number, scale: number): number {
  return Math.min(scale, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
}
