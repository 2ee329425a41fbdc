import { lineSegments } from './break-lines.js';
import type { FitOptions, FittedText } from './fit-text.js';
import { FIT_SAFETY, fitText } from './fit-text.js';
import { measureText } from './measure.js';
import type { Paragraph } from './types.js';

/** No box becomes narrower than this share of its width: text that is typed into it later needs room. */
const NARROWEST = 0.66;
/** By this share of its width a line is too long for its box: there it breaks in every program. */
const TOO_LONG = 0.015;
/** A last line as long as this share of the longest one does not look lost. */
const LONG_ENOUGH = 0.45;

/**
 * The width in slide pixels, as near as may be to the one it has, at which a wrapped text ends in no lost word. The
 * number of lines stays.
 */
export function balancedWidth(
  paragraphs: readonly Paragraph[],
  fitted: FittedText,
  options: Omit<FitOptions, 'sizes'>,
): number {
  if (fitted.lines.length < 2) return options.width;
  const { fontSize } = fitted;
  const style = { fontSize, bold: options.bold === true, font: options.font };
  const text = paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  const word = Math.max(0, ...lineSegments(text).map((segment) => measureText(segment, style)));
  const least = Math.max(NARROWEST * options.width, word / (1 - FIT_SAFETY));
  // Programs use all of the room that they have; what was fitted left some of it.
  const within = (room: number): FittedText =>
    fitText(paragraphs, { ...options, width: room / (1 - FIT_SAFETY), sizes: [fontSize] });
  let [width, { lines }] = [options.width, within(options.width)];
  while (lines.length > 1) {
    const longest = Math.max(...lines.map((line) => line.width));
    if ((lines.at(-1)?.width ?? 0) >= LONG_ENOUGH * longest) break;
    // A little less than the longest line needs, so that its last word goes down.
    const less = longest * (1 - TOO_LONG);
    if (less < least) break;
    const next = within(less);
    if (next.overflow || next.lines.length > lines.length) break;
    [width, { lines }] = [less, next];
  }
  return width;
}
