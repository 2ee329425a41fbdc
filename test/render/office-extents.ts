import {
  breakLines,
  measureParagraph,
  type SlideGeometry,
  type TextBox,
} from '../../src/core/layout/index.js';
import type { DrawnWord } from './office-lines.js';

/** Slide pixels by which words may stand beyond the box that holds them. */
const TOLERANCE = 3;

/**
 * What is wrong with the text boxes of a slide as they were drawn, where another font than on the screen draws the
 * letters and lines end at other words: words outside every box, a box without its first line at its start edge, more
 * lines than were measured. Gives one line a fault.
 */
export function compareExtents(geometry: SlideGeometry, drawn: readonly DrawnWord[]): string[] {
  const words = drawn.map(withoutMark);
  const holders = geometry.boxes.filter(({ kind }) => kind !== 'shape' && kind !== 'image');
  const outside = words.filter(
    (word) =>
      !holders.some(
        (box) =>
          word.left >= box.x - TOLERANCE &&
          word.right <= box.x + box.width + TOLERANCE &&
          word.middle >= box.y - TOLERANCE &&
          word.middle <= box.y + box.height + TOLERANCE,
      ),
  );
  return [
    ...outside.map(({ text, left, right, middle }) => {
      const place = [left, right, middle].map(Math.round).join(', ');
      return `"${text}" at ${place} is outside every box`;
    }),
    ...geometry.boxes.flatMap((box) => (box.kind === 'text' ? compareText(box, geometry, words) : [])),
  ];
}

/** The mark before an Arabic minus shows nothing, and the PDF gives it the width of a letter. */
function withoutMark(word: DrawnWord): DrawnWord {
  if (!word.text.includes('\u061c')) return word;
  return { ...word, right: word.right - (word.right - word.left) / word.text.length };
}

function compareText(box: TextBox, { direction }: SlideGeometry, words: readonly DrawnWord[]): string[] {
  const [first] = box.paragraphs;
  if (!first || first.list !== undefined) return [];
  const own = words.filter(
    ({ left, right, middle }) =>
      left >= box.x - TOLERANCE &&
      right <= box.x + box.width + TOLERANCE &&
      middle >= box.y - TOLERANCE &&
      middle <= box.y + box.height + TOLERANCE,
  );
  if (own.length === 0) return [`${box.id}: nothing is drawn`];
  const pitch = box.lineHeight * box.fontSize;
  const drawn = new Set(own.map(({ middle }) => Math.round((middle - box.y) / (pitch / 2)) >> 1)).size;
  const measured = breakLines(
    box.paragraphs.map((paragraph) => measureParagraph(paragraph, { bold: box.bold })),
    box.width,
    box.fontSize,
  ).length;
  const faults = drawn > measured ? [`${box.id}: ${drawn} lines drawn, ${measured} measured`] : [];
  const atRight = (box.align === 'start') === (direction === 'rtl');
  const off = atRight
    ? box.x + box.width - Math.max(...own.map(({ right }) => right))
    : Math.min(...own.map(({ left }) => left)) - box.x;
  if (Math.abs(off) > TOLERANCE) faults.push(`${box.id}: begins ${off.toFixed(1)} px from its edge`);
  return faults;
}
