import type PptxGenJS from 'pptxgenjs';
import { LIST_INDENT_EM } from '../../layout/list-indent.js';
import type { Theme } from '../../layout/theme-types.js';
import type { Paragraph, Run, TextBox } from '../../layout/types.js';
import { cleanText } from './clean-text.js';
import { emojiApart } from './emoji-runs.js';
import { hex } from './theme-colors.js';

/** Slide pixels to inches and to points: 96 and 4/3 of them make one. */
export const inches = (px: number): number => px / 96;
export const points = (px: number): number => px * 0.75;

/**
 * Height of a line at "single" spacing in em, which the file's multiples count in (CSS counts in the font size):
 * measured in LibreOffice with Arial, Calibri and Georgia, whose lines of a title are equally high there, and the height
 * that PowerPoint gives its own boxes of one line.
 */
const SINGLE_LINE_EM = 1.2;

/**
 * How much lower, in em, a line's text stands in the file than on the screen. CSS puts half of the spare height above
 * the text and half below (ascender 0.905, descender 0.212; the middle of Calibri and Georgia is the same within
 * 0.005 em), Office programs all of it above: 0.21 em stay below.
 */
function dropOf(lineHeight: number): number {
  const onScreen = (lineHeight - 0.905 - 0.212) / 2 + 0.905;
  return lineHeight - 0.21 - onScreen;
}

/** How far a box is raised in the file, so that its lines stand where the screen has them; slide pixels. */
export const rise = ({ lineHeight, fontSize }: Pick<TextBox, 'lineHeight' | 'fontSize'>): number =>
  dropOf(lineHeight) * fontSize;

/** The spacing of lines as the file has it: a share of its "single" spacing. */
export const lineSpacing = (lineHeight: number): number => lineHeight / SINGLE_LINE_EM;

/** A character that stands for "no bullet, but indented"; `hanging-indent.ts` takes it away again. */
export const NO_BULLET = '2060';

export interface TextStyle {
  theme: Theme;
  language: string;
  rightToLeft: boolean;
  /** Slides of the file by their ids in the deck, in order, with their titles: what links lead to. */
  titles: ReadonlyMap<string, string>;
}

export interface DrawnText {
  runs: PptxGenJS.TextProps[];
  options: PptxGenJS.TextPropsOptions;
}

/** A text box as the writer takes it, placed so that its lines stand where the screen has them: no insets, no fitting, every run with its full style. */
export function drawText(box: TextBox, style: TextStyle): DrawnText {
  const shared = {
    fontFace: fontReference(box.font),
    fontSize: points(box.fontSize),
    color: hex(box.color),
    lang: style.language,
  };
  const runs = box.paragraphs.flatMap((paragraph, index) => {
    const drawn = drawParagraph(paragraph, box, style);
    const pieces = joined(paragraph.runs).flatMap((run) =>
      emojiApart(cleanText(run.text)).map((text): Run => ({ ...run, text })),
    );
    return pieces.map((run, at): PptxGenJS.TextProps => ({
      text: run.text,
      options: {
        ...shared,
        ...drawn,
        ...runStyle(run, box, style),
        breakLine: at === pieces.length - 1 && index < box.paragraphs.length - 1,
      },
    }));
  });
  return {
    runs,
    options: {
      x: inches(box.x),
      y: inches(box.y - rise(box)),
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

/** Runs that look alike as one, as a person would have written them: a figure among words is told apart on the screen alone. */
function joined(runs: readonly Run[]): Run[] {
  const pieces: Run[] = [];
  for (const { text, bold = false, italic = false, href, slideId } of runs) {
    const last = pieces.at(-1);
    const same = last?.bold === bold && last.italic === italic && last.href === href;
    if (same && last.slideId === slideId) last.text += text;
    else
      pieces.push({
        text, bold, italic,
        ...(href === undefined ? {} : { href }),
        ...(slideId === undefined ? {} : { slideId }),
      }); // prettier-ignore
  }
  return pieces;
}

/** The Latin font of the file's theme; `font-references.ts` adds those of other scripts. */
export function fontReference(font: 'heading' | 'body'): string {
  return font === 'heading' ? '+mj-lt' : '+mn-lt';
}

function runStyle(run: Run, box: TextBox, { theme, titles }: TextStyle): PptxGenJS.TextPropsOptions {
  const slide = run.slideId === undefined ? -1 : [...titles.keys()].indexOf(run.slideId);
  const tooltip = titles.get(run.slideId ?? '') ?? '';
  return {
    ...(box.bold || run.bold === true ? { bold: true } : {}),
    ...(run.italic === true ? { italic: true } : {}),
    ...(run.href === undefined ? {} : { hyperlink: { url: cleanText(run.href) } }),
    ...(slide < 0
      ? {}
      : {
          hyperlink: { slide: slide + 1, tooltip },
          underline: { style: 'none' as const },
          color: hex(theme.colors.accent),
        }),
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
    lineSpacingMultiple: lineSpacing(box.lineHeight),
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
