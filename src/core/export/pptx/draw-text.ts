import type PptxGenJS from 'pptxgenjs';
import { LIST_INDENT_EM } from '../../layout/list-indent.js';
import type { Theme } from '../../layout/theme-types.js';
import type { Paragraph, Run, TextBox } from '../../layout/types.js';
import { cleanText } from './clean-text.js';
import { fileColor } from './theme-colors.js';

/** Slide pixels to inches and to points: 96 and 4/3 of them make one. */
export const inches = (px: number): number => px / 96;
export const points = (px: number): number => px * 0.75;

/**
 * Height of a line of Arial at "single" spacing, in em: ascender, descender and line gap of its `hhea` table
 * (1854 + 434 + 67 of 2048). The file says spacing as a multiple of this, CSS as a multiple of the font size.
 */
const SINGLE_LINE_EM = 1.15;

/** A character that stands for "no bullet, but indented"; `hanging-indent.ts` takes it away again. */
export const NO_BULLET = '2060';

export interface TextStyle {
  theme: Theme;
  language: string;
  rightToLeft: boolean;
}

export interface DrawnText {
  runs: PptxGenJS.TextProps[];
  options: PptxGenJS.TextPropsOptions;
}

/** A text box as the writer takes it: no insets, no fitting, every run with its full style. */
export function drawText(box: TextBox, style: TextStyle): DrawnText {
  const shared = {
    fontFace: fontName(style.theme, box.font),
    fontSize: points(box.fontSize),
    color: fileColor(box.color, style.theme),
    lang: style.language,
  };
  const runs = box.paragraphs.flatMap((paragraph, index) => {
    const drawn = drawParagraph(paragraph, box, style);
    return paragraph.runs.map((run, at): PptxGenJS.TextProps => ({
      text: cleanText(run.text),
      options: {
        ...shared,
        ...drawn,
        ...runStyle(run, box),
        breakLine: at === paragraph.runs.length - 1 && index < box.paragraphs.length - 1,
      },
    }));
  });
  return {
    runs,
    options: {
      x: inches(box.x),
      y: inches(box.y),
      w: inches(box.width),
      h: inches(box.height),
      margin: 0,
      wrap: true,
      isTextBox: true,
      valign: box.anchor,
      ...shared,
    },
  };
}

/** The writer puts font names into attributes as they are. */
export function fontName(theme: Theme, font: 'heading' | 'body'): string {
  return cleanText(theme.fonts[font].file).replace(/[<>&"']/gu, '');
}

function runStyle(run: Run, box: TextBox): PptxGenJS.TextPropsOptions {
  return {
    ...(box.bold || run.bold === true ? { bold: true } : {}),
    ...(run.italic === true ? { italic: true } : {}),
    ...(run.href === undefined ? {} : { hyperlink: { url: cleanText(run.href) } }),
  };
}

function drawParagraph(
  paragraph: Paragraph,
  box: TextBox,
  { rightToLeft }: TextStyle,
): PptxGenJS.TextPropsOptions {
  const options: PptxGenJS.TextPropsOptions = {
    // Always given: without it the writer starts a new paragraph at every run of a list item.
    align: alignment(box.align, rightToLeft),
    lineSpacingMultiple: box.lineHeight / SINGLE_LINE_EM,
    ...(rightToLeft ? { rtlMode: true } : {}),
    ...(paragraph.spaceBefore > 0 ? { paraSpaceBefore: points(paragraph.spaceBefore) } : {}),
  };
  const indent = points(LIST_INDENT_EM * box.fontSize);
  if (paragraph.list === undefined) {
    if (paragraph.level === 0) return options;
    return { ...options, indentLevel: paragraph.level - 1, bullet: { indent, characterCode: NO_BULLET } };
  }
  const bullet: PptxGenJS.TextPropsOptions['bullet'] =
    paragraph.list === 'number'
      ? { indent, type: 'number', numberStartAt: listStart(paragraph, box.paragraphs) }
      : { indent, characterCode: '2022' };
  return { ...options, bullet, indentLevel: paragraph.level };
}

export function alignment(
  align: 'start' | 'center' | 'end',
  rightToLeft: boolean,
): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'start') === rightToLeft ? 'right' : 'left';
}

/**
 * The number the list of an item starts with. Items of one list must name the same start: PowerPoint counts on by
 * itself, and begins a new list where the start changes.
 */
function listStart(item: Paragraph, paragraphs: readonly Paragraph[]): number {
  let start = item.number ?? 1;
  for (let at = paragraphs.indexOf(item) - 1; at >= 0; at--) {
    const before = paragraphs[at];
    if (before === undefined || before.level < item.level) break;
    if (before.level > item.level) continue;
    if (before.list !== 'number' || before.number !== start - 1) break;
    start -= 1;
  }
  return start;
}
