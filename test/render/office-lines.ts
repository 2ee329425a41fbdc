import {
  breakLines,
  defaultTheme,
  measureParagraph,
  type SlideGeometry,
  type TextBox,
  type Theme,
} from '../../src/core/layout/index.js';
import { convertInOffice, run } from './in-office.js';

/** A word as LibreOffice drew it, in slide pixels. */
export interface DrawnWord {
  text: string;
  left: number;
  right: number;
  middle: number;
}

/** Words of each slide of a presentation, drawn by LibreOffice. */
export const drawInOffice = (bytes: Uint8Array, locale?: string): Promise<DrawnWord[][]> =>
  convertInOffice(
    bytes,
    'deck.pptx',
    'pdf',
    async (pdf) => {
      const { stdout } = await run('pdftotext', ['-bbox', pdf, '-'], { maxBuffer: 1 << 26 });
      return stdout.split('<page ').slice(1).map(wordsOf);
    },
    locale === undefined ? {} : { locale },
  );

function wordsOf(page: string): DrawnWord[] {
  const words = page.matchAll(
    /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</gu,
  );
  return [...words].map(([, left, top, right, bottom, text = '']) => {
    const px = (points: string | undefined): number => (Number(points) * 4) / 3;
    const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return { text: plain, left: px(left), right: px(right), middle: (px(top) + px(bottom)) / 2 };
  });
}

/** Slide pixels by which a line may stand elsewhere than on the screen. */
const TOLERANCE = 3;

/**
 * Compares the lines of every text box as the screen has them with the words that were drawn: the same words in each
 * line, at the same height, from the same edge. Gives one line a difference.
 */
export function compareLines(
  geometry: SlideGeometry,
  words: readonly DrawnWord[],
  theme: Theme = defaultTheme,
): string[] {
  return geometry.boxes.flatMap((box) => (box.kind === 'text' ? compareBox(box, words, theme) : []));
}

function compareBox(box: TextBox, words: readonly DrawnWord[], theme: Theme): string[] {
  const style = { bold: box.bold, font: theme.fonts[box.font].metrics };
  const measured = box.paragraphs.map((paragraph) => measureParagraph(paragraph, style));
  const lines = breakLines(measured, box.width, box.fontSize);
  const pitch = box.lineHeight * box.fontSize;
  const space = box.paragraphs.reduce((sum, { spaceBefore }) => sum + spaceBefore, 0);
  const spare = box.height - lines.length * pitch - space;
  let top = box.y + (box.anchor === 'middle' ? spare / 2 : box.anchor === 'bottom' ? spare : 0);
  return lines.flatMap((line): string[] => {
    if (line.first) top += box.paragraphs[line.paragraph]?.spaceBefore ?? 0;
    const middle = top + pitch / 2;
    top += pitch;
    const left = box.align === 'end' ? box.x + box.width - line.width : box.x + line.indent;
    const wanted = line.runs
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/gu, '');
    const found = words
      .filter((word) => Math.abs(word.middle - middle) <= TOLERANCE)
      .filter((word) => word.left >= left - TOLERANCE && word.right <= box.x + box.width + TOLERANCE)
      .sort((a, b) => a.left - b.left);
    const text = found.map((word) => word.text).join('');
    const place = `${box.id} at ${Math.round(left)}, ${Math.round(middle)}`;
    if (text !== wanted) return [`${place}: "${text}" drawn where the screen has "${wanted}"`];
    const off = Math.abs((found[0]?.left ?? left) - left);
    return off > TOLERANCE ? [`${place}: drawn ${off.toFixed(1)} px beside`] : [];
  });
}
