import { breakLines, measureParagraph, type TextLine } from './break-lines.js';
import type { FontMetrics } from './font-families.js';
import type { Paragraph } from './types.js';

/** Browsers, PowerPoint and LibreOffice round differently: text is laid out for slightly less room than it has. */
export const FIT_SAFETY = 0.02;

export interface FitOptions {
  width: number;
  height: number;
  /** Font sizes to try in slide pixels, largest first. */
  sizes: readonly number[];
  /** Multiple of the font size. */
  lineHeight: number;
  bold?: boolean;
  /** Whose advances; Arimo's where it is not said. */
  font?: FontMetrics;
  maxLines?: number;
}

export interface FittedText {
  /** With `spaceBefore` in slide pixels for the size found. */
  paragraphs: Paragraph[];
  fontSize: number;
  lines: TextLine[];
  /** Height of the lines and the space between them, slide pixels. */
  height: number;
  /** True when the smallest size does not fit either. */
  overflow: boolean;
}

/**
 * The largest of the given sizes at which the paragraphs fit the box with 2 % to spare; where none does, the smallest
 * with `overflow: true`. `spaceBefore` of the paragraphs that go in is a multiple of the font size (`toParagraphs`).
 */
export function fitText(paragraphs: readonly Paragraph[], options: FitOptions): FittedText {
  const measured = paragraphs.map((paragraph) => measureParagraph(paragraph, options));
  const width = options.width * (1 - FIT_SAFETY);
  const room = options.height * (1 - FIT_SAFETY);
  let result: FittedText | undefined;
  for (const fontSize of options.sizes) {
    const lines = breakLines(measured, width, fontSize);
    const space = paragraphs.reduce(
      (sum, paragraph, index) => sum + (index === 0 ? 0 : paragraph.spaceBefore),
      0,
    );
    const height = fontSize * (lines.length * options.lineHeight + space);
    // A cluster wider than the box stands alone on its line: nothing can be broken there.
    const tooWide = lines.some((line) => line.indent + line.width > options.width);
    const overflow = height > room || tooWide || lines.length > (options.maxLines ?? Infinity);
    result = { paragraphs: [], fontSize, lines, height, overflow };
    if (!overflow) break;
  }
  if (!result) throw new RangeError('fitText needs at least one size.');
  const { fontSize } = result;
  result.paragraphs = paragraphs.map((paragraph, index) => ({
    ...paragraph,
    spaceBefore: index === 0 ? 0 : paragraph.spaceBefore * fontSize,
  }));
  return result;
}
